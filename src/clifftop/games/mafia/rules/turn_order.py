"""Whose turn it is: a turn begins, and the next player's follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.mafia import events
from clifftop.games.mafia.pieces import NOT_ROLLED
from clifftop.games.mafia.questions import ROLL
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


def begin(state: MafiaState, player: int) -> None:
    """LM-2.1: a turn starts with the roll of both lemming dice."""
    state.turn += 1
    state.player = player
    state.die = state.other_die = NOT_ROLLED
    state.happens(events.TURN, state.turn, player)
    state.ask(ROLL, CHANCE)


def pass_on(state: MafiaState) -> None:
    """LM-2.5: the next player clockwise."""
    begin(state, (state.player + 1) % state.players)
