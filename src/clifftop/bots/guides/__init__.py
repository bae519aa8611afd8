"""What seems a good move, by game, for those who search."""
