"""Leaping Lemmings at a terminal."""
