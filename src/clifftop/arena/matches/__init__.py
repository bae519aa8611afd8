"""Matches: who plays, with which chance, and the file of what came of it."""
