"""How tables look to those who search, a judge a game."""
