"""Worlds that fit what a seat knows: the present, and a past that leads to it."""
