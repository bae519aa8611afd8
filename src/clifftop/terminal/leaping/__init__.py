"""Leaping Lemmings at a terminal: `face` puts together the map (`canyon_map`), the panel beside it,
the final screen, and help with what is asked.
"""
