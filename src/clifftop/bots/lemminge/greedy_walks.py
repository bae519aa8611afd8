"""Where a lemming can go in a turn of Lemminge, and what that is worth.

The whole turn is searched: every hex within reach, every push on the way, and for a card that comes
with a tile every bridge it can build. After two pushes the others stand as they stand.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16

from clifftop.bots.lemminge.greedy_worth import VICTORY, GreedyWorth
from clifftop.games.lemminge.actions import CROSS
from clifftop.games.lemminge.board.course import FINISH, OFF
from clifftop.games.lemminge.pieces import HOME, LEMMINGS, MEADOW
from clifftop.games.lemminge.state import LemmingeState

PUSHES: Final = 2  # how many times a walk looks at what is left after a push

NO_BRIDGE: Final = -1
FIRST_STEP: Final = -2  # not made yet


@final
class GreedyWalks:
    """The best that can be had from each beginning of a walk: by first step, or by the hex of the
    tile that makes it possible."""

    def __init__(self, state: LemmingeState, greedy_worth: GreedyWorth, terrain: int) -> None:
        self.board = state.board
        self.ground = state.ground
        self.lemmings = state.lemmings
        self.occupants = state.occupants
        self.left = greedy_worth.left
        self.signs = greedy_worth.signs
        self.seat = greedy_worth.seat
        self.terrain = terrain
        self.homes = [state.home(seat) for seat in range(state.players)]
        self.tile = False
        self.gone = 0.0
        self.worths: dict[int, float] = {}

    def steps(self, place: int, points: int) -> dict[int, float]:
        """By first step, those of a lemming with so many points."""
        return self.begin(place, points, FIRST_STEP, False)

    def bridges(self, places: list[int], points: int, tile: bool) -> dict[int, float]:
        """By the hex of the tile, or NO_BRIDGE: the best of any of these lemmings. It is 0 at
        least, since nobody has to move."""
        found = {NO_BRIDGE: 0.0}
        for place in places:
            for hex, worth in self.begin(place, points, NO_BRIDGE, tile).items():
                if worth > found.get(hex, 0.0):
                    found[hex] = worth
        return found

    def begin(self, place: int, points: int, start: int, tile: bool) -> dict[int, float]:
        self.worths = {}
        self.tile = tile
        self.gone = self.left[place]
        occupants = self.occupants
        if place >= 0:
            occupants = occupants[:]
            occupants[place] = 0
        self.search(place, points, occupants, 0.0, start, PUSHES)
        return self.worths

    def note(self, start: int, worth: float) -> None:
        if worth > self.worths.get(start, -2 * VICTORY):
            self.worths[start] = worth

    def search(
        self, place: int, points: int, occupants: vec[i16], gained: float, start: int, pushes: int
    ) -> None:
        """LE-4.2: ring by ring from a place, with what pushes have gained before."""
        board, ground, terrain, left = self.board, self.ground, self.terrain, self.left
        gained += self.gone
        seen = {place}
        ring = [(place, start)]
        while points and ring:
            points -= 1
            following: list[tuple[int, int]] = []
            for here, begun in ring:
                if here >= 0 and board.at_finish[here]:
                    self.note(CROSS if begun == FIRST_STEP else begun, gained + self.crossing())
                for hex, direction in board.ways_from(here):
                    if hex in seen:
                        continue
                    first = hex if begun == FIRST_STEP else begun
                    bridging = ground[hex] != MEADOW and ground[hex] != terrain
                    if bridging:
                        if not self.tile or begun != NO_BRIDGE:
                            continue
                        first = hex
                    if occupants[hex]:
                        if pushes:
                            self.push(hex, direction, points, occupants, gained, first, pushes)
                    elif bridging:
                        self.note(first, gained - left[hex])
                        if points:
                            self.search(hex, points, occupants, gained - self.gone, first, pushes)
                    else:
                        seen.add(hex)
                        self.note(first, gained - left[hex])
                        following.append((hex, first))
            ring = following

    def crossing(self) -> float:
        """LE-R2: the last one home wins."""
        return VICTORY if self.homes[self.seat] == LEMMINGS - 1 else 0.0

    def push(
        self,
        hex: int,
        direction: int,
        points: int,
        occupants: vec[i16],
        gained: float,
        first: int,
        pushes: int,
    ) -> None:
        """LE-4.3: into a taken hex; everyone in line goes one on."""
        line: list[int] = []
        beyond = hex
        while beyond >= 0 and occupants[beyond]:
            line.append(beyond)
            beyond = self.board.neighbours[6 * beyond + direction]
        if beyond == OFF or len(line) > points:
            return
        moved = occupants[:]
        for origin in reversed(line):
            seat = (occupants[origin] - 1) // LEMMINGS
            if beyond == FINISH:
                gained += self.signs[seat] * self.left[origin]
                if self.homes[seat] == LEMMINGS - 1:
                    gained += VICTORY if seat == self.seat else -VICTORY
            else:
                gained += self.signs[seat] * (self.left[origin] - self.left[beyond])
                moved[beyond] = occupants[origin]
            beyond = origin
        moved[hex] = 0
        self.note(first, gained - self.left[hex])
        if points > len(line):
            self.search(hex, points - len(line), moved, gained - self.gone, first, pushes - 1)


def own_places(state: LemmingeState, seat: int) -> list[int]:
    """Where a player's lemmings are that are not home; both in the start area count once."""
    places = state.lemmings[LEMMINGS * seat : LEMMINGS * seat + LEMMINGS]
    return [place for place in sorted(set(places)) if place != HOME]
