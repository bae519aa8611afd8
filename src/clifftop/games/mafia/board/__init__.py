"""The pier: the board file, its checks, and the tables made of it."""
