"""The chances of a draw, each of them made once.

Whoever rolls from outside asks for a dozen of them every few steps. To make an action, a fraction
and the pair of both anew each time would take longer than all that the rules do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from clifftop.games.lemminge.actions import DRAW_NUMBERS
from clifftop.games.lemminge.pieces import CARDS, COPIES, NUMBER_OF_CARDS

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState

NUMBERS: Final = 1 + max(COPIES)  # of one card in a draw pile: none, or up to all of them

# By the size of the pile, then by card * NUMBERS + number; a size that has not come up is empty.
_odds: Final[list[list[object]]] = [[] for _ in range(NUMBER_OF_CARDS + 1)]


def of_size(size: int) -> list[object]:
    """The chance of every card, for every number of it in a draw pile of that size. Actions and
    fractions are shared, so that all there is to look at stays small."""
    if not _odds[size]:
        shares: list[object] = [number / size for number in range(NUMBERS)]
        _odds[size] = [(action, share) for action in DRAW_NUMBERS for share in shares]
    return _odds[size]


def chances(state: LemmingeState) -> list[tuple[int, float]]:
    """LE-2.2, LE-3.1: each card of the draw pile, as likely as there are of it."""
    deck, odds = state.deck, of_size(state.deck_size)
    listed: list[object] = []
    card: i64
    for card in range(CARDS):
        number: int = deck[card]
        if number:
            listed.append(odds[NUMBERS * card + number])
    return cast(list[tuple[int, float]], listed)
