"""Lemming Mafia at the terminal."""
