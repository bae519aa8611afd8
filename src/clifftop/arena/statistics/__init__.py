"""What many games add up to, with its errors.

Of matches: `win_shares`, `crosstable`, `ratings`, the `sequential_test`, and a `time_report`, with
the intervals of `bootstrap`. Of simulations: `lengths_and_wins` and `game_tallies`.
"""
