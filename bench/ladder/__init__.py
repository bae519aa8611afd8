"""How strong the bots are: what is played, and the page that comes of it."""
