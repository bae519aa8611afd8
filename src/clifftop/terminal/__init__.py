"""A table in the terminal: one person against bots, and recorded games to step through."""
