"""The bots of Leaping Lemmings, and how their expert thinks.

A plan is all that a seat answers until others or chance have their say: which lemming, where it
goes, and before that a Special Action with all that belongs to it. The expert finds its best plans
by a look, has a guide play each of them on for two turns, in the same worlds and with the same
dice, and judges where that has led. `search.plans` and `search.trials` do this; here is what they
ask about the game. What the others keep in their hands is not guessed at. Read from top to bottom:

- `levels`: who plays on which level.
- `judge`: all that a search asks: how likely each seat wins, when to look at a table, what a guide
  would do.
- What the judge looks at: `judge_features`, a list of numbers for each clan, and `judge_weights`,
  what each counts. They are put together from `expected_points`, a table of what three lemmings may
  still bring; `leaders`, which three these are; `eagle_forecast`, whom the eagles hit next; and
  `hand_values`, the cards in hand. `hex_set` is a set of hexes that is quickly asked.
- How everybody plays on: `guide`, which does nearly what the greedy bot would. `guide_moves` finds
  its moves over `section_ground`, and `quick_worth` looks up what a table is worth to that bot.
- `greedy` and `greedy_worth`: the frozen yardstick.

Layers, each of which knows only those before it: greedy < `hand_values`, `hex_set`,
`eagle_forecast`, `expected_points`, `leaders` < features and weights; `quick_worth`,
`section_ground` < `guide_moves` < `guide` < `judge` < `levels`.
"""
