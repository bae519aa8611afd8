"""What many games add up to: shares, ratings, tests and times, with their errors."""
