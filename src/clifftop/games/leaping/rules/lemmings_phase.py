"""The Lemmings phase of one player: favor, Special Action and lemming in one decision, then the
regular move, the claw or the pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import CARD, DIVE, FAVOR, LEVEL, PASS, START
from clifftop.games.leaping.questions import (
    BOOK,
    CLAIM,
    CLAW_LEVEL,
    DESTINATION,
    MOVE,
    SPECIAL_ACTION,
    Question,
)
from clifftop.games.leaping.rules import pellets, turn_order
from clifftop.games.leaping.rules.movement_points import movement
from clifftop.games.leaping.rules.reach import (
    FROM_START,
    can_start,
    regular_destinations,
    regular_movers,
)
from clifftop.games.leaping.stacks import HEIGHT
from clifftop.kernel.bytes_edit import with_more
from clifftop.kernel.masks import members_of
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


@final
class Move(Question):
    """LL-4.3: everything a player may do now, so that no skipped step tells the others what a
    hand does not hold."""

    def options(self, state: LeapingState) -> list[int]:
        options = lemmings_to_move(state)
        if state.stage == 0:
            options += pellets.favors(state)
        if state.stage < 2 and not state.frame.chaos:
            options += BOOK[SPECIAL_ACTION].options(state)
        return options

    def answer(self, state: LeapingState, action: int) -> None:
        if action < LEVEL:
            pick(state, FROM_START if action == START else action)
        elif action == PASS:
            state.happens(events.PASSED, state.mover())
            turn_order.finish_move(state)
        elif action < CARD:
            pellets.exchange(state, action - FAVOR)
        else:
            BOOK[SPECIAL_ACTION].answer(state, action)


def lemmings_to_move(state: LeapingState) -> list[int]:
    """LL-7.1, LL-7.4, LL-7.5: those with a regular move; failing that a claw; failing that pass."""
    clan = state.mover()
    points = movement(state, False)
    starting = movement(state, True) if state.start[clan] else 0
    options: list[int] = []
    if points:
        options = regular_movers(state, clan, points, starting == points)
    if starting != points and can_start(state, clan, starting):
        options.append(START)  # LL-9.18: by QUICK START
    if not options and points:
        options = members_of(clawers(state, clan))  # LL-R1: with 0 points nobody claws
    return options or [PASS]


def clawers(state: LeapingState, clan: int) -> int:
    """LL-7.4: the stacks in which the clan has a Covered lemming."""
    covered = 0
    for hex in members_of(state.present[clan]):
        if covered_levels(state, clan, hex):
            covered |= 1 << hex
    return covered


def covered_levels(state: LeapingState, clan: int, hex: int) -> list[int]:
    below = HEIGHT[state.stacks[hex]] - 1
    return [level for level in range(below) if state.clan_at(hex, level) == clan]


def pick(state: LeapingState, hex: int) -> None:
    """The lemming is chosen: next, where it goes, or how deep in the stack it claws from."""
    clan = state.mover()
    state.hex = hex
    if hex == FROM_START or state.tops[clan] >> hex & 1:
        ends = chosen_ends(state)
        if ends:
            state.ask(DESTINATION, clan)
            state.legal = ends  # so that they are not worked out twice
            return
    levels = covered_levels(state, clan, hex)
    if len(levels) == 1:
        claw(state, levels[0])
    else:
        state.ask(CLAW_LEVEL, clan)


def chosen_ends(state: LeapingState) -> list[int]:
    """LL-7.2: where the chosen lemming's regular move can end."""
    points = movement(state, state.hex == FROM_START)
    return regular_destinations(state, state.mover(), state.hex, points) if points else []


@final
class Destination(Question):
    """LL-7.2, LL-7.3: where the regular move ends."""

    def options(self, state: LeapingState) -> list[int]:
        return chosen_ends(state)

    def answer(self, state: LeapingState, action: int) -> None:
        go(state, action)


def go(state: LeapingState, end: int) -> None:
    """The lemming that was chosen makes its regular move."""
    clan, origin = state.mover(), state.hex
    if origin == FROM_START:
        state.start = with_more(state.start, clan, -1)
    else:
        state.lift(origin, state.height(origin) - 1)
    if end >= DIVE:
        dive(state, clan, end - DIVE)
    else:
        state.put_on_top(end, clan)
        state.happens(events.MOVED, clan, origin, end)
    if origin != FROM_START and state.pellets >> origin & 1:
        state.ask(CLAIM, CHANCE)  # LL-8.1
    else:
        turn_order.finish_move(state)


def dive(state: LeapingState, clan: int, points: int) -> None:
    """LL-7.3: the points left are the points of the dive."""
    state.score(clan, points)
    state.happens(events.DIVED, clan, state.hex, points)


def claw(state: LeapingState, level: int) -> None:
    """LL-7.4: a Covered lemming goes to the top of its stack, the others keep their order."""
    clan = state.lift(state.hex, level)
    state.put_on_top(state.hex, clan)
    state.happens(events.CLAWED, clan, state.hex, level)
    turn_order.finish_move(state)


@final
class ClawLevel(Question):
    """LL-7.4: which of several own Covered lemmings."""

    def options(self, state: LeapingState) -> list[int]:
        levels = covered_levels(state, state.mover(), state.hex)
        return [LEVEL + level for level in levels]

    def answer(self, state: LeapingState, action: int) -> None:
        claw(state, action - LEVEL)


QUESTIONS: list[Question] = [Move(MOVE), Destination(DESTINATION), ClawLevel(CLAW_LEVEL)]
