"""Positions: reading one, checking it, and writing it."""
