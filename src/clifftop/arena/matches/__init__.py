"""Matches: `match` says what is played by whom, `block` plays it with every player at every seat,
`results_file` keeps what came of it, and `match_run` leads from the first block to the last.
"""
