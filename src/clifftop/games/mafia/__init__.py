"""Lemming Mafia: six lemmings race for the end of a pier, and everybody has money on one."""
