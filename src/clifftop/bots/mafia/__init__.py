"""The bots of Lemming Mafia, and how their expert thinks.

It asks what the others may hold, tries its moves out in worlds where they hold that, and lets a
network judge where a move has led. To the skilled and the strong bot all cards are equally likely,
and they go by a sum instead of a network. Read from top to bottom; a line imports only from those
below it:

    levels            who plays on which level
    player            one decision, from what is known to the answer
    round_trials      moves, played on with the same cards and dice until the seat is to move again
    watched_race      what the others have done since the deal, gone through once more
    beliefs           what it assumes about the others: possible cards for each of them
    possible_cards    contracts and bets, the less likely the worse they explain what was done
    move_worths       what a move was worth with each hand
    guide             how the others play on: quickly, and as the greedy bot does
    moves             the moves there are
    win_network       how likely the seat wins a race whose cards all lie open
    network_inputs    where the input of the network is made
    judge  judge_sum  judge_features    the sum, of what the seat can see itself
    weight_files      where the weights of network and sum are read
    quick_odds        the greedy bot's odds and worths, on native numbers
    greedy  greedy_worth  greedy_odds    the frozen yardstick
"""
