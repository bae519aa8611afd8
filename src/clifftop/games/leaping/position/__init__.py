"""Positions: writing one, reading it back, and checking it.

`write` shows what there is to read. `read` goes through it from top to bottom, part by part:
`read_hexes`, `read_asked`, `read_pellets`, `read_cards`; what one seat cannot know is noted in
`gaps`. `check_asked` looks last whether the question can have come up.
"""
