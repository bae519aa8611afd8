"""What each feature is worth, in victory points; fitted by scripts/fit/leaping.py.

The fit is of the points that clans had at the end, from tables in the course of 450 games of the
greedy bot and an earlier one that looked one ply ahead; the bots of today have played none of them.
How much a Special Action is worth beyond the point that it brings unused is held close to half a
point while there is time to play it, since players who play cards badly would teach that they are
worth nothing.

Matches against the greedy bot then moved some by hand, so that a new fit will not print what stands
here: EXPECTED up by a seventh, dangers up to where fewer are eaten, plain progress down by half;
with 32 cards left also HIGH_CARDS to nothing and the certainty to 0.3.
"""

from __future__ import annotations

from typing import Final

KNOTS: Final[list[int]] = [0, 3, 8, 16, 32]  # movement cards left; between them on straight lines

# By feature, in the order of `judge_features`, and by knot.
WORTHS: Final[list[list[float]]] = [
    [1.00, 1.00, 1.00, 1.00, 1.00],  # POINTS
    [0.86, 0.87, 0.86, 0.72, 0.52],  # EXPECTED
    [-1.60, -1.59, -0.99, -0.41, -1.17],  # DANGER
    [-0.20, -0.20, -0.20, -0.20, -0.20],  # DANGER_TO_COME
    [0.02, 0.19, 0.24, 0.15, 0.31],  # FAVORS
    [0.00, 0.00, 0.01, 0.03, 0.03],  # PROGRESS
    [0.30, 0.38, 0.22, 0.34, 0.21],  # COVERED
    [0.09, 0.29, 0.40, 0.55, 0.26],  # AT_PELLETS
    [0.00, 0.29, 0.47, 0.37, 0.62],  # FIVE
    [-0.50, -0.50, -0.50, -0.50, -0.50],  # EXPOSURE
    [-0.04, -0.05, 0.00, 0.15, 0.14],  # SHELTERED
    [0.02, 0.03, 0.07, 0.25, 0.34],  # CHOW
    [0.04, 0.05, -0.04, -0.03, 0.04],  # SCORED
    [0.12, 0.29, 0.16, -0.34, -0.08],  # EDGE
    [0.13, 0.13, 0.21, 0.05, 0.00],  # HIGH_CARDS
    [0.11, 0.23, 0.35, -0.04, 0.32],  # READY
    [0.00, 0.25, 0.53, 0.47, 0.48],  # BOO
    [0.00, 0.23, 0.38, 0.24, 0.34],  # CAUTION
    [0.00, 0.24, 0.42, 0.50, 0.54],  # DEJA_VU
    [0.01, 0.25, 0.42, 0.30, 0.35],  # EAGLE_EYE
    [0.00, 0.24, 0.45, 0.35, 0.76],  # HEROIC_RETURN
    [0.00, 0.24, 0.41, 0.35, 0.44],  # KING_OF_THE_HILL
    [0.00, 0.24, 0.47, 0.43, 0.54],  # LOST
    [0.00, 0.20, 0.38, 0.25, 0.37],  # MINE
    [0.00, 0.22, 0.37, 0.33, 0.40],  # MISTAKEN_IDENTITY
    [0.00, 0.24, 0.47, 0.43, 0.52],  # NOBLE_SACRIFICE
    [0.00, 0.23, 0.45, 0.34, 0.36],  # PULL_MY_PAW
    [0.00, 0.23, 0.40, 0.30, 0.29],  # QUICK_START
    [0.00, 0.22, 0.42, 0.36, 0.43],  # ROCK_SLIDE
    [0.00, 0.24, 0.44, 0.17, 0.44],  # RUN
    [0.00, 0.22, 0.43, 0.30, 0.34],  # SNAP
    [0.00, 0.25, 0.44, 0.35, 0.42],  # UH_OH
]

# By knot: how much a point more in sight speaks for victory (1 / the doubt about what is to come).
CERTAINTY: Final[list[float]] = [1.95, 1.06, 0.62, 0.44, 0.30]

# By the same: how much each speaks for victory between two turns. As printed by
# scripts/fit/leaping_pauses.py --games 4000 --seed 1
AT_PAUSES: Final[list[list[float]]] = [
    [1.440, 1.121, 0.618, 0.422, 0.188],  # POINTS
    [0.680, 0.677, 0.481, 0.095, -0.014],  # EXPECTED
    [0.000, 0.000, 0.000, 0.000, 0.000],  # DANGER
    [1.906, 0.731, 0.292, -0.103, 0.090],  # DANGER_TO_COME
    [0.274, 0.471, 0.353, 0.175, 0.086],  # FAVORS
    [-0.028, 0.013, 0.036, 0.049, 0.033],  # PROGRESS
    [0.303, 0.456, 0.014, 0.006, 0.045],  # COVERED
    [0.219, 0.483, 0.390, 0.372, 0.037],  # AT_PELLETS
    [0.126, 0.101, 0.256, 0.151, 0.013],  # FIVE
    [2.079, -0.970, -0.591, -0.099, -0.140],  # EXPOSURE
    [0.099, -0.202, -0.036, 0.016, 0.004],  # SHELTERED
    [-0.320, -0.097, -0.043, -0.012, 0.014],  # CHOW
    [0.307, 0.253, 0.160, 0.088, -0.048],  # SCORED
    [1.420, 0.715, -0.072, 0.398, -0.021],  # EDGE
    [0.874, 0.131, 0.103, 0.051, -0.037],  # HIGH_CARDS
    [-0.185, 0.629, -0.003, 0.080, 0.066],  # READY
    [0.000, 0.150, 0.200, 0.170, 0.100],  # BOO
    [0.000, 0.150, 0.200, 0.170, 0.100],  # CAUTION
    [0.000, 0.150, 0.200, 0.170, 0.100],  # DEJA_VU
    [0.000, 0.150, 0.200, 0.170, 0.100],  # EAGLE_EYE
    [0.000, 0.150, 0.200, 0.170, 0.100],  # HEROIC_RETURN
    [0.000, 0.150, 0.200, 0.170, 0.100],  # KING_OF_THE_HILL
    [0.000, 0.150, 0.200, 0.170, 0.100],  # LOST
    [0.000, 0.150, 0.200, 0.170, 0.100],  # MINE
    [0.000, 0.150, 0.200, 0.170, 0.100],  # MISTAKEN_IDENTITY
    [0.000, 0.150, 0.200, 0.170, 0.100],  # NOBLE_SACRIFICE
    [0.000, 0.150, 0.200, 0.170, 0.100],  # PULL_MY_PAW
    [0.000, 0.150, 0.200, 0.170, 0.100],  # QUICK_START
    [0.000, 0.150, 0.200, 0.170, 0.100],  # ROCK_SLIDE
    [0.000, 0.150, 0.200, 0.170, 0.100],  # RUN
    [0.000, 0.150, 0.200, 0.170, 0.100],  # SNAP
    [0.000, 0.150, 0.200, 0.170, 0.100],  # UH_OH
]
