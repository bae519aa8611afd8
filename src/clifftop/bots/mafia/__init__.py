"""The bots of Lemming Mafia, and how their expert thinks.

It asks what the others may hold, tries its moves out in worlds where they hold that, and lets a
network judge where a move has led. Read from top to bottom:

- `levels`: who plays on which level. `player`: one decision, from what is known to the answer.
- `round_trials`: each move is played on in the same worlds and with the same dice until the seat is
  to move again; what is clearly worse is dropped, and the better half goes on.
- What it assumes about the others: `watched_race` goes through all that was done since the deal;
  `beliefs` has for each of the others their `possible_cards`, contracts and bets together, which
  are the less likely the worse they explain a move; `move_worths` says what a move was worth with
  each of them.
- How the others play on: `guide`, which does quickly what the greedy bot does. `moves` lists what
  can be done.
- What comes of it: `win_network` says how likely the seat wins. Its input is made in
  `network_inputs`, from a race with all cards open; `weight_files` reads its weights.

To the skilled and the strong bot all cards are equally likely. They have no network: their `judge`
adds up `judge_features` in `judge_sum`, all of them things that the seat can see itself.

Layers, each of which knows only those before it: greedy (`greedy_odds`, `greedy_worth`, `greedy`) <
`quick_odds`, the same odds on native numbers < `moves`, `move_worths` < `guide` < judges (`judge…`,
`win_network`, `network_inputs`) < beliefs < `round_trials` < `player` < `levels`.
"""
