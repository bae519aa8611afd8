"""The bots of Lemminge, and how their expert thinks.

Choices are small here, and most of them mean nothing on their own, so it thinks in whole turns: it
puts together what it may do with a card, looks at where each such turn leaves the table, plays the
most promising ones on for two rounds as a mere `race`, and judges who will be home first. In these
races the others hold cards that explain the turns they took. Read from top to bottom:

- `levels`: who plays on which level. `player`: one decision, from what is known to the answer.
- `turn_choice`: the turns that the seat may take, looked at and tried out in imagined worlds.
  `turn_options` finds them; `turn_walks` says where a lemming can go and whom it pushes,
  `tile_spots` where a tile may help.
- What the others hold: `beliefs` goes through the past and exchanges cards in their hands as long
  as each `turn_taken` is explained about as well; without beliefs, `redeal` deals their hands anew.
- `judge`: how likely each seat wins a table.
- `race`: a folder for what is tried out thousands of times; how it plays and what it is worth.
- `greedy`, `greedy_walks`, `greedy_worth`: the frozen yardstick; nothing else here knows them.

Layers, each of which knows only those before it: `race` < `redeal` < `judge` < `tile_spots`,
`turn_walks` < `turn_options`; `turn_taken` < `beliefs` < `turn_choice` < `player` < `levels`.
"""
