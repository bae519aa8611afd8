"""Lemminge at a terminal: `face` puts together the map (`course_map`), the panel beside it,
the final screen, and help with what is asked.
"""
