"""The pieces in the box: clans, eagles, Special Actions, pellets."""

from typing import Final

CLANS: Final = ["ritz", "biker", "iq", "viking", "soldier", "hippie"]
CLAN_LETTERS: Final = "RBIVSH"
LEMMINGS_A_CLAN: Final = 10

EAGLES: Final = ["red", "blue"]
RED: Final = 0
BLUE: Final = 1
ZONES: Final = "ABCDEF"
HOVER: Final = 0

BOO: Final = 0
CAUTION: Final = 1
DEJA_VU: Final = 2
EAGLE_EYE: Final = 3
HEROIC_RETURN: Final = 4
KING_OF_THE_HILL: Final = 5
LOST: Final = 6
MINE: Final = 7
MISTAKEN_IDENTITY: Final = 8
NOBLE_SACRIFICE: Final = 9
PULL_MY_PAW: Final = 10
QUICK_START: Final = 11
ROCK_SLIDE: Final = 12
RUN: Final = 13
SNAP: Final = 14
UH_OH: Final = 15
NO_CARD: Final = -1
ITS_A_5: Final = 16  # not a card of the deck: it is printed on every clan's ID card

CARDS: Final = [
    "boo",
    "caution",
    "deja-vu",
    "eagle-eye",
    "heroic-return",
    "king-of-the-hill",
    "lost",
    "mine-all-mine",
    "mistaken-identity",
    "noble-sacrifice",
    "pull-my-paw",
    "quick-start",
    "rock-slide",
    "run-lemming-run",
    "snap-crackle-pop",
    "uh-oh",
    "its-a-5",
]
DECK_CARDS: Final = 16

# Where a Special Action card is. A hand is HAND + seat, a chaos card in front of its player
# FRONT + seat.
ASIDE: Final = 0  # undealt, or the chaos draw pile: undecided, so nobody knows which
OUT: Final = 1  # left in the box
PILE: Final = 2  # played, face up
UNDER_DICE: Final = 3  # MINE! ALL MINE! until the dice would be passed
HELD: Final = 4  # the chaos card that is going round
DISCARDED: Final = 5  # a chaos card that everybody passed
HAND: Final = 8
FRONT: Final = 16

ONE_VP: Final = 0
TWO_VP: Final = 1
FAVOR_PELLET: Final = 2
PELLET_LETTERS: Final = "12f"

# The hidden things of this game: the cards by their number, then each clan's pellets.
PURSE: Final = 16
THINGS: Final = 22


def cards_dealt(players: int) -> int:
    """LL-3.3: how many Special Actions each player is dealt."""
    if players <= 3:
        return 4
    return 3 if players <= 5 else 2


def brush_limit(players: int) -> int:
    """LL-2.7: how many lemmings fit into a brush hex."""
    if players == 2:
        return 1
    return 2 if players <= 4 else 3
