"""Lemminge at the terminal."""
