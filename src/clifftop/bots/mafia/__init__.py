"""Bots of Lemming Mafia."""
