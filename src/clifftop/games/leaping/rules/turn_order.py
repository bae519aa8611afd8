"""Whose turn it is, and in it whose Lemmings phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping import events
from clifftop.games.leaping.pieces import PILE, RED, UNDER_DICE
from clifftop.games.leaping.questions import MOVE, ROLL
from clifftop.kernel.bytes_edit import with_at
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

BOTH_DICE: Final = 3
NOT_ROLLED: Final[tuple[int, ...]] = (0, 0)


def begin(state: LeapingState) -> None:
    """LL-4.1: a new turn starts with the roll of both eagle dice."""
    state.turn += 1
    state.value = 0
    state.moved = 0
    start_afresh(state)
    state.quick = 0
    state.caution = state.frame.nobody
    state.dice = NOT_ROLLED
    state.dice_left = BOTH_DICE
    state.eagle = RED
    state.happens(events.TURN, state.turn, state.eagle_player)
    state.ask(ROLL, CHANCE)


def begin_lemmings_phase(state: LeapingState) -> None:
    """LL-4.3: the Eagle Player first."""
    state.moved = 0
    next_mover(state)


def start_afresh(state: LeapingState) -> None:
    """Nothing has been done yet in a Lemmings phase."""
    state.stage = 0
    state.bonus = 0
    state.five = False


def next_mover(state: LeapingState) -> None:
    start_afresh(state)
    state.ask(MOVE, state.mover())


def finish_move(state: LeapingState) -> None:
    """LL-4.3, LL-4.4: the next player clockwise, or the end of the turn."""
    state.moved += 1
    if state.moved < state.players:
        next_mover(state)
    else:
        pass_dice(state)
        begin(state)


def pass_dice(state: LeapingState) -> None:
    """LL-4.4, LL-12.3, LL-9.14: the dice go on, unless two play or a card lies under them."""
    if state.players == 2:
        return
    if UNDER_DICE in state.card_places:
        card = state.card_places.index(UNDER_DICE)
        state.card_places = with_at(state.card_places, card, PILE)
        state.pile = (*state.pile, card * 8 + state.eagle_player)
        state.happens(events.DICE_KEPT, state.eagle_player)
    else:
        state.eagle_player = (state.eagle_player + 1) % state.players
        state.happens(events.DICE_PASSED, state.eagle_player)
