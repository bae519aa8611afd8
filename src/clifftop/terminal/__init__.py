"""A table in the terminal: one person against bots, and recorded games to step through.

`play` and `replay` are the commands. `session` is a game in progress, `screen` draws it, and `face`
says what both ask of a game; each game has its face in a folder of its own, with the map, the side
panel and the help beside it. `keeper` writes the game down as it goes, into the folder of
`kept_games`; `hangups` hears the signals that end it.
"""
