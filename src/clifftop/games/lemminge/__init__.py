"""Lemminge, for 2 to 5 players."""
