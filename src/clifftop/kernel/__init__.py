"""What a game is: states, chance points, secrecy, records, reasons, board files. Knows no game."""
