"""Matches, a block at a time.

`match` says what is played by whom, `block` plays it with every player at every seat, with the luck
of `keyed_chance`; `decision_times` are a part of what comes of it. `results_file` keeps it all, and
`game_files` the games themselves, where they are wanted.
"""
