"""The canyon: the board file, its checks, and the tables made of it.

`canyon` is what the rules use. It is made of a `Plan` that has passed `checks`, which leave to
`file_parts` what can be read without knowing the hexes; `grid` says which hexes touch, `row_groups`
cuts the canyon into stretches that fit into a machine word.
"""
