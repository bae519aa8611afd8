"""The pieces in the box: lemmings, terrains, cards, tiles."""

from typing import Final

MOST_PLAYERS: Final = 5
LEMMINGS: Final = 2  # a player

# Where a lemming is that is in no hex.
IN_START: Final = -1
HOME: Final = -2

TERRAINS: Final[list[str]] = ["forest", "water", "mountain", "swamp", "desert", "meadow"]
LETTERS: Final = "fwrsdm"  # in a course file; r, for rock, is mountain
KINDS: Final = 5  # terrains that have cards
MEADOW: Final = 5
TILES: Final[bytes] = bytes([3, 3, 3, 3, 3, 6])  # LE-1.3
NO_TILE: Final = -1

# LE-1.3: how many cards of a terrain are worth 0, 1, 2, 3 and 4. A card is terrain * 5 + value, and
# two of one terrain and value are the same card twice.
COPIES: Final[list[int]] = [2, 3, 3, 2, 1]
VALUES: Final = 5
CARDS: Final = 25
ALL_CARDS: Final[bytes] = bytes(COPIES * KINDS)
NUMBER_OF_CARDS: Final = 55
FIRST_IN_PILE: Final = 2  # LE-2.1: the value that starts every pile
HAND_LIMIT: Final = 6

# LE-R4: how long a game may last.
TURNS_A_PLAYER: Final = 200

# The hidden things of this game: each player's hand.
THINGS: Final = MOST_PLAYERS


def cards_dealt(players: int) -> list[int]:
    """LE-2.2: how many cards each player is dealt, the first player first."""
    return [HAND_LIMIT + 1 - players + order for order in range(players)]
