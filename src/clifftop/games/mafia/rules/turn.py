"""The turn: two dice, and which lemming they set going."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from clifftop.games.mafia import events
from clifftop.games.mafia.actions import LEMMING
from clifftop.games.mafia.actions import ROLL as ROLL_ACTION
from clifftop.games.mafia.pieces import PAIR_WEIGHTS, PAIRS, START, WATER
from clifftop.games.mafia.questions import ROLL, WHICH_LEMMING, Question
from clifftop.games.mafia.rules import movement
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState

EVERY_ROLL: Final[list[int]] = [ROLL_ACTION + pair for pair in range(len(PAIRS))]
CHANCES: Final[list[tuple[int, float]]] = [
    (ROLL_ACTION + pair, weight / sum(PAIR_WEIGHTS)) for pair, weight in enumerate(PAIR_WEIGHTS)
]
# By the mask of the lemmings that may go: the actions that choose one.
CHOICES: Final[list[list[int]]] = [
    [LEMMING + lemming for lemming in members_of(mask)] for mask in range(64)
]


@final
class Roll(Question):
    """LM-2.1: the two dice are alike, so a roll is a pair of colours in no order."""

    def options(self, state: MafiaState) -> list[int]:
        return EVERY_ROLL

    def weights(self, state: MafiaState) -> list[int]:
        return PAIR_WEIGHTS

    def answer(self, state: MafiaState, action: int) -> None:
        one, other = PAIRS[action - ROLL_ACTION]
        state.die, state.other_die = one, other
        state.happens(events.ROLLED, one, other)
        movable = may_move(state)
        if movable & (movable - 1):
            state.ask(WHICH_LEMMING, state.player)
        else:
            movement.set_off(state, movable.bit_length() - 1)


def may_move(state: MafiaState) -> int:
    """LM-2.1, LM-2.4: the lemmings among which the roll lets the player choose."""
    rolled = 1 << state.die | 1 << state.other_die
    eliminated = rolled & ~state.racing
    if eliminated:
        return rolled & state.racing | last(state)
    return rolled


def last(state: MafiaState) -> int:
    """LM-R4, LM-R12: the lemming in last position of those racing; at the start all are."""
    hindmost, place = 0, WATER
    for lemming in range(6):
        at: int = state.at[lemming]
        if START <= at <= place:
            hindmost = hindmost | 1 << lemming if at == place else 1 << lemming
            place = at
    return hindmost


@final
class WhichLemming(Question):
    """LM-2.1: which of the lemmings that were rolled advances."""

    def options(self, state: MafiaState) -> list[int]:
        return CHOICES[may_move(state)]

    def answer(self, state: MafiaState, action: int) -> None:
        movement.set_off(state, action - LEMMING)


QUESTIONS: list[Question] = [Roll(ROLL), WhichLemming(WHICH_LEMMING)]
