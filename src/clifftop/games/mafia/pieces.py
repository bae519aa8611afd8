"""The pieces in the box: lemmings, kinds of spaces, dice, and what is hidden."""

from typing import Final

LEMMINGS: Final = ["blue", "grey", "green", "purple", "pink", "red"]
EVERY_LEMMING: Final = 63  # as a mask

# Where a lemming is, if not on a space. The numbers keep the order of the race: the start lies
# before every space, the water behind.
START: Final = -1
WATER: Final = 96
OUT: Final = -2

EMPTY: Final = 0
MIXER: Final = 1
JACKHAMMER: Final = 2
CAR: Final = 3
BOOKMAKER: Final = 4
GODFATHER: Final = 5
SPACE_KINDS: Final = ["empty", "mixer", "jackhammer", "car", "bookmaker", "godfather"]

BLOCKS_TO_SINK: Final = 3  # LM-3.1
CONTRACTS: Final = 18  # LM-1.3
EVERY_CONTRACT: Final = (1 << CONTRACTS) - 1
CONTRACTS_EACH: Final = 3

# LM-1.4: the two lemming dice as the unordered pairs they can show, and how many of 36 rolls do.
PAIRS: Final[list[tuple[int, int]]] = [(one, other) for one in range(6) for other in range(one, 6)]
PAIR_WEIGHTS: Final[list[int]] = [1 if one == other else 2 for one, other in PAIRS]
NOT_ROLLED: Final = -1

# The hidden things of this game: the contracts by their number, then each player's bet pile.
BET_PILE: Final = 18
THINGS: Final = 24
