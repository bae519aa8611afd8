"""The bots of Leaping Lemmings, and how their expert thinks.

A plan is all that a seat answers until others or chance have their say: which lemming, where it
goes, and before that a Special Action with all that belongs to it. The expert finds its best plans
by a look, has a guide play each of them on for two turns, in the same worlds and with the same
dice, and judges where that has led. `search.plans` and `search.trials` do this; here is what they
ask about the game. What the others keep in their hands is not guessed at. Read from top to bottom;
a line imports only from those below it:

    levels             who plays on which level
    judge              how likely each seat wins, when to look at a table, what the guide would do
    guide              how everybody plays on: nearly as the greedy bot would
    guide_moves        where it can go, and where it likes to
    section_ground     the ground of a part of the canyon, in machine words
    quick_worth        what a table is worth to the greedy bot, looked up
    judge_features     what the judge looks at: a list of numbers for each clan
    judge_weights      what each of these counts
    leaders            of each clan, the three lemmings that are closest to the edge
    expected_points    a table of what three lemmings may still bring
    eagle_forecast     whom the eagles hit next
    hand_values        what the cards in hand bring
    hex_set            a set of hexes that is quickly asked
    greedy  greedy_worth    the frozen yardstick
"""
