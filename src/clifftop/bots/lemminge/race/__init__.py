"""Lemminge as a mere race, quick enough to be tried out thousands of times."""
