"""The weights of the judge of Lemminge, fitted as scripts/fit/lemminge.py does, from 3,500 games.

The first four tables say what a hand is worth, in steps; the last one makes chances of it all.
"""

from typing import Final

TABLED: Final = 13  # movement; what gives more counts as this

# By value, then by what it gives now: a card that can join its pile.
JOINS: Final[list[list[float]]] = [
    [-0.34, 0.05, -0.13, 0.30, 0.37, 0.14, 0.38, 0.53, 0.46, 0.58, 0.85, 0.76, 1.14, 1.64],
    [0.0, 0.0, 0.13, -0.06, 0.26, 0.29, 0.05, 0.14, 0.20, -0.10, -0.05, -0.01, -0.36, -0.19],
    [0.0, 0.0, 0.0, 0.0, -0.28, 0.01, 0.03, -0.21, -0.41, -0.19, -0.61, -0.95, -0.67, -0.67],
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.27, -0.19, 0.0, 0.0, -0.82, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
]

# By value: a card that would start a new pile.
STARTS: Final[list[float]] = [0.0, -0.124, -0.162, -0.054, 0.211]
# By the number of cards in the hand.
SIZES: Final[list[float]] = [0.0, 0.203, -0.172, -0.470, -0.333, 0.076, 0.696]
# What the best, second and third card give now, and what all promise in their best order.
PLAYS: Final[list[float]] = [0.260, 0.167, 0.204, 0.194]

# The steps that the leader has left. Between two phases the weights change gradually.
PHASES: Final[list[float]] = [0.0, 5.0, 12.0, 22.0, 40.0, 70.0]
# By phase: steps of the lemming that is further on, of the other, lemmings not home, the hand,
# rounds until the next turn, what the best and the second card give.
WEIGHTS: Final[list[list[float]]] = [
    [-1.123, -0.604, 0.256, -0.059, -4.948, 0.240, 0.103],
    [-0.440, -0.427, -0.264, 0.106, -1.983, 0.157, 0.096],
    [-0.290, -0.311, -0.179, 0.289, -1.486, -0.003, -0.020],
    [-0.223, -0.224, -0.094, 0.185, -1.057, 0.005, -0.019],
    [-0.152, -0.173, -0.007, 0.141, -0.803, 0.008, -0.004],
    [-0.133, -0.133, 0.070, 0.117, -0.607, -0.006, -0.013],
]
