"""Leaping Lemmings, for 2 to 6 players."""
