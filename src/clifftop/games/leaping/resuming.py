"""What goes on after a feast or a scatter: the next die, or the rest of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping import cards, fleeing, lost, turn
from clifftop.games.leaping.pieces import LOST, NO_CARD, PULL_MY_PAW, SNAP

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def resume(state: LeapingState) -> None:
    if state.card == NO_CARD:
        turn.after_die(state)
    elif state.card == LOST:
        lost.next_lost(state)
    elif state.card == PULL_MY_PAW or state.card == SNAP:
        fleeing.next_to_flee(state)
    else:
        cards.finish_card(state)
