"""What goes on after a feast, a scatter or a drive: the next die, or the rest of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.pieces import LOST, NO_CARD, PULL_MY_PAW, SNAP
from clifftop.games.leaping.questions import BOOK, FLEE_WHO, LOST_WHO, MOVE, REVEAL
from clifftop.games.leaping.rules import turn_order

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def resume(state: LeapingState) -> None:
    """Carry on with the dice, or with the card that is being played."""
    if state.card == NO_CARD:
        BOOK[REVEAL].begin(state)
    elif state.card == LOST:
        BOOK[LOST_WHO].begin(state)
    elif state.card == PULL_MY_PAW or state.card == SNAP:
        BOOK[FLEE_WHO].begin(state)
    else:
        finish_card(state)


def finish_card(state: LeapingState) -> None:
    """LL-4.3: after the card its player moves; in Chaos the turn begins (LL-R25)."""
    state.card = NO_CARD
    if state.frame.chaos:
        turn_order.begin_lemmings_phase(state)
    else:
        state.ask(MOVE, state.mover())
