"""The bots of Lemminge, and how their expert thinks.

Choices are small here, and most of them mean nothing on their own, so it thinks in whole turns: it
puts together what it may do with a card, looks at where each such turn leaves the table, plays the
most promising ones on for two rounds as a mere race, and judges who will be home first. In these
races the others hold cards that explain the turns they took. Read from top to bottom; a line
imports only from those below it:

    levels          who plays on which level
    player          one decision, from what is known to the answer
    turn_choice     the turns that the seat may take, looked at and then tried out
    turn_options    which turns are worth a thought
    turn_walks      where a lemming can go, and whom it pushes
    tile_spots      where a tile may help
    beliefs         who imagines the hands of others: cards change places in them
    turn_taken      how well a hand explains a turn
    judge           how likely each seat wins a table
    redeal          hands dealt anew, for players without beliefs
    race            what is tried out thousands of times, in native numbers
    greedy  greedy_walks  greedy_worth    the frozen yardstick
"""
