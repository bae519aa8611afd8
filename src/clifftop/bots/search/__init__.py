"""Ways to think that know no game. They are compiled where there is a compiler.

All of them imagine worlds that fit what the seat knows and try things out there. What they want to
know about a game they ask its `judge`: how good a table is for each seat, when to look at it, and
what a guide would do. Start with that module, then read the way that interests you:

- `greedy_choice`: take the answer after which the table looks best; what greedy bots share.
- `one_ply`, `skilled_player`: look at all ends of the seat's own choices, over what chance brings.
- `plans`, `trials`, `plan_player`: find whole plans, and play the best few on in the same worlds
  with the same luck.
- `tree`, `search`, `widening`, `search_player`: a tree over information sets, or a flat search.
  `search_settings` says how it goes about it.
- `by_players`: one way to think where two play, another among more. `win_chances`: from points to
  chances of winning.
- `levels`: the bots of a game that has none of its own.

A judge of your own is a subclass of `judge.Judge`, in Python too.
"""
