"""Many games in a row, and what they add up to."""
