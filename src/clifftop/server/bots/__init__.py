"""Bots at the server: whose turn it is, how long they take, and the processes they think in."""
