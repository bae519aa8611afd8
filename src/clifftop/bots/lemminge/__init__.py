"""Bots of Lemminge."""
