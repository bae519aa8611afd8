"""A lemming that a card drives: where it comes to, and what the eagles that wait there do to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import EAGLE, OVER_THE_CLIFF
from clifftop.games.leaping.pieces import BLUE, RED
from clifftop.games.leaping.questions import SCATTER_WHERE, WHICH_EAGLE_EATS, Question
from clifftop.games.leaping.rules import continuation, eagles, scattering

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def drive(state: LeapingState, action: int) -> None:
    """The lemming at `hex` and `level` goes where the action says, and meets the eagles there."""
    clan = state.lift(state.hex, state.level)
    if action == OVER_THE_CLIFF:
        scattering.fall(state, clan, state.hex)
        continuation.resume(state)
        return
    state.put_on_top(action, clan)
    state.happens(events.DRIVEN, clan, state.hex, action)
    meet_eagles(state, action)


def meet_eagles(state: LeapingState, hex: int) -> None:
    """LL-9.5, LL-R6: a lemming that a card leaves in a zone of control is eaten if that eagle is
    hunting and the hex is clear, else scattered, at once, by the player of the card."""
    if not state.danger() >> hex & 1:
        continuation.resume(state)
        return
    state.hex = hex
    state.level = state.height(hex) - 1
    hungry = hungry_eagles(state, hex)
    if len(hungry) == 2:
        state.ask(WHICH_EAGLE_EATS, state.to_act)
    elif hungry:
        eagles.eat(state, hungry[0], hex)
        continuation.resume(state)
    elif scattering.can_scatter(state, hex, state.clan_at(hex, state.level)):
        state.ask(SCATTER_WHERE, state.to_act)
    else:
        continuation.resume(state)


def hungry_eagles(state: LeapingState, hex: int) -> list[int]:
    """The hunting eagles that can eat in this hex."""
    if not state.board.clear >> hex & 1:
        return []
    return [
        eagle
        for eagle in (RED, BLUE)
        if state.hunting[eagle] and state.zone_of_control(eagle) >> hex & 1
    ]


@final
class WhichEagleEats(Question):
    """LL-R6: two hunting eagles over one clear hex."""

    def options(self, state: LeapingState) -> list[int]:
        return [EAGLE + eagle for eagle in hungry_eagles(state, state.hex)]

    def answer(self, state: LeapingState, action: int) -> None:
        eagles.eat(state, action - EAGLE, state.hex)
        continuation.resume(state)


QUESTIONS: list[Question] = [WhichEagleEats(WHICH_EAGLE_EATS)]
