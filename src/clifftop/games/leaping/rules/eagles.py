"""The eagles phase: dice, flight, feast, resupply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import EAGLE, ZONE
from clifftop.games.leaping.pieces import BLUE, HOVER, RED
from clifftop.games.leaping.questions import (
    BOOK,
    FEAST,
    RESUPPLY,
    REVEAL,
    WHICH_DIE,
    WHICH_ZONE,
    Question,
)
from clifftop.games.leaping.rules import scattering
from clifftop.kernel.bytes_edit import with_more
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

EITHER_DIE: Final[list[int]] = [EAGLE + RED, EAGLE + BLUE]


@final
class WhichDie(Question):
    """LL-4.1: the Eagle Player resolves the two dice in either order."""

    def options(self, state: LeapingState) -> list[int]:
        return EITHER_DIE

    def answer(self, state: LeapingState, action: int) -> None:
        resolve_die(state, action - EAGLE)


def resolve_die(state: LeapingState, eagle: int) -> None:
    """LL-5.1 to LL-5.3: hover, wake up, or fly."""
    state.eagle = eagle
    state.dice_left &= ~(1 << eagle)
    if state.dice[eagle] == HOVER:
        if vacant_pellet_hexes(state, eagle):
            state.ask(RESUPPLY, state.flyer(eagle))
        else:
            BOOK[REVEAL].begin(state)
        return
    if flight(state, eagle):
        state.ask(WHICH_ZONE, state.flyer(eagle))
    else:
        wake(state, eagle)
        BOOK[REVEAL].begin(state)


def flight(state: LeapingState, eagle: int) -> int:
    """LL-5.2: how many zones the eagle flies; one point less if it must first wake up."""
    return state.dice[eagle] - (0 if state.hunting[eagle] else 1)


def wake(state: LeapingState, eagle: int) -> None:
    """A feasting eagle flips to hunting."""
    if not state.hunting[eagle]:
        flip(state, eagle, True)
        state.happens(events.WOKE, eagle)


def flip(state: LeapingState, eagle: int, hunting: bool) -> None:
    """An eagle shows its hunting side, or its feasting one."""
    red, blue = state.hunting
    state.hunting = (hunting, blue) if eagle == RED else (red, hunting)


@final
class WhichZone(Question):
    """LL-5.1: so many zones, clockwise or counter-clockwise; three either way is one place."""

    def options(self, state: LeapingState) -> list[int]:
        zone = state.eagle_zone[state.eagle]
        zones = flight(state, state.eagle)
        clockwise, counter = (zone + zones) % 6, (zone - zones) % 6
        if clockwise == counter:
            return [ZONE + clockwise]
        return [ZONE + min(clockwise, counter), ZONE + max(clockwise, counter)]

    def answer(self, state: LeapingState, action: int) -> None:
        fly(state, state.eagle, action - ZONE)


def fly(state: LeapingState, eagle: int, zone: int) -> None:
    """An eagle arrives hunting in a zone: feast, then scatter (LL-5.4, LL-5.6)."""
    wake(state, eagle)
    state.happens(events.FLEW, eagle, state.eagle_zone[eagle], zone)
    red, blue = state.eagle_zone
    state.eagle_zone = (zone, blue) if eagle == RED else (red, zone)
    if prey(state, eagle):
        state.ask(FEAST, state.to_act)
    else:
        scattering.scatter_zone(state)


def prey(state: LeapingState, eagle: int) -> int:
    """LL-5.4, LL-5.5: the clear hexes of the zone of control with a lemming on top to be eaten."""
    return state.zone_of_control(eagle) & state.occupied & state.board.clear


@final
class Feast(Question):
    """LL-5.4: one Active lemming in a clear hex is eaten, own clan included."""

    def options(self, state: LeapingState) -> list[int]:
        return members_of(prey(state, state.eagle))

    def answer(self, state: LeapingState, action: int) -> None:
        eat(state, state.eagle, action)
        scattering.scatter_zone(state)


def eat(state: LeapingState, eagle: int, hex: int) -> None:
    """LL-5.4: the lemming on top goes to the Chow Box and the eagle starts feasting."""
    clan = state.lift(hex, state.height(hex) - 1)
    state.chow = with_more(state.chow, clan, 1)
    flip(state, eagle, False)
    state.happens(events.ATE, eagle, clan, hex)


def vacant_pellet_hexes(state: LeapingState, eagle: int) -> int:
    """LL-5.10: pellet hexes of this circle with neither pellet nor lemming, while any are left."""
    if state.reserve == 0:
        return 0
    board = state.board
    return board.pellet_hexes & board.circle[eagle] & ~state.pellets & ~state.occupied


@final
class Resupply(Question):
    """LL-5.10: a reserve pellet goes face down on a vacant pellet hex; which pellet it is
    nobody knows, so it is not decided yet (LL-R11)."""

    def options(self, state: LeapingState) -> list[int]:
        return members_of(vacant_pellet_hexes(state, state.eagle))

    def answer(self, state: LeapingState, action: int) -> None:
        state.pellets |= 1 << action
        state.reserve -= 1
        state.happens(events.RESUPPLIED, action)
        BOOK[REVEAL].begin(state)


QUESTIONS: list[Question] = [
    WhichDie(WHICH_DIE),
    WhichZone(WHICH_ZONE),
    Feast(FEAST),
    Resupply(RESUPPLY),
]
