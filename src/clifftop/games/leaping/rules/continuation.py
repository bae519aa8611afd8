"""What goes on after a feast or a scatter: the next die, or the rest of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.pieces import LOST, NO_CARD, PULL_MY_PAW, SNAP
from clifftop.games.leaping.rules import turn
from clifftop.games.leaping.rules.cards import lost, paw_and_snap, play

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def resume(state: LeapingState) -> None:
    if state.card == NO_CARD:
        turn.after_die(state)
    elif state.card == LOST:
        lost.next_lost(state)
    elif state.card == PULL_MY_PAW or state.card == SNAP:
        paw_and_snap.next_to_flee(state)
    else:
        play.finish_card(state)
