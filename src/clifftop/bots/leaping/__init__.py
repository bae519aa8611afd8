"""Bots of Leaping Lemmings."""
