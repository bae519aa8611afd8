"""How far it is over the ground of Lemminge as it lies, tiles included."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from clifftop.bots.lemminge.race.card_reach import CardReach
from clifftop.bots.lemminge.race.learned_rounds import STEPS
from clifftop.games.lemminge.board.course import OFF, Course
from clifftop.games.lemminge.pieces import MEADOW

STEP: Final = 10  # a step over meadow, in tenths
HARD: Final = 9  # a step onto anything else waits for its card: so many tenths more
WALL: Final = 11  # … and so many more for each that no detour avoids
DETOUR: Final = 1000  # enough to take any detour
FAR: Final = 30000
TABLES_KEPT: Final = 500


@final
class Distances:
    """The tables of one course, kept: tables of a game differ by a tile or two."""

    def __init__(self, board: Course) -> None:
        self.board = board
        self.tables: dict[bytes, CardReach] = {}
        plain = [*board.distance, 0, board.start_distance]
        self.plain = vec[i16]([i16(min(STEPS - 1, steps)) for steps in plain])
        # The start area has no more than six ways out that are thought of where it is crowded.
        out = (board.start + [(OFF, 0)] * 6)[:6]
        around = [*board.neighbours, *[OFF] * 6, *[hex for hex, _ in out]]
        self.around = vec[i16]([i16(hex) for hex in around])
        headings = [*list(range(6)) * (board.size + 1), *[direction for _, direction in out]]
        self.headings = vec[i16]([i16(direction) for direction in headings])
        self.unseen = vec[i16]([i16(0)] * (2 * board.size))

    def steps_left(self, ground: bytes) -> vec[i16]:
        """By hex: tenths of steps until a lemming is across on its best way. The last entry is for
        the start area, so that IN_START finds it, and 0 comes before it, for HOME."""
        return self.reach(ground).left

    def reach(self, ground: bytes) -> CardReach:
        """How far cards bring a lemming."""
        found = self.tables.get(ground)
        if found is None:
            if len(self.tables) >= TABLES_KEPT:
                self.tables.clear()
            unwalled = nearest(self.board, ground, HARD)
            left = with_walls(self.board, ground, unwalled)
            found = CardReach(
                self.board,
                ground,
                left,
                unwalled,
                self.plain,
                self.around,
                self.headings,
                self.unseen,
            )
            self.tables[ground] = found
        return found


def survey(board: Course, ground: bytes) -> vec[i16]:
    return with_walls(board, ground, nearest(board, ground, HARD))


def with_walls(board: Course, ground: bytes, unwalled: vec[i16]) -> vec[i16]:
    left = unwalled[:]
    detours = nearest(board, ground, DETOUR)
    hex: i64
    for hex in range(len(left)):
        left[hex] = i16(i64(left[hex]) + WALL * (i64(detours[hex]) // DETOUR))
    return left


def nearest(board: Course, ground: bytes, hard: i64) -> vec[i16]:
    """By hex, then for HOME and for the start area: the tenths of steps of the best way across, if
    one onto anything but meadow costs so many more."""
    size: i64 = board.size
    left = vec[i16]([i16(FAR)] * (board.size + 2))
    waiting = vec[i16]()
    hex: i64
    for hex in range(size):
        if board.at_finish[hex]:
            left[hex] = STEP
            waiting = append(waiting, i16(hex))
    at: i64 = 0
    while at < len(waiting):
        hex = i64(waiting[at])
        at += 1
        steps = i64(left[hex]) + (STEP if ground[hex] == MEADOW else STEP + hard)
        beside = board.beside[hex]
        place: i64
        for place in range(len(beside)):
            other: i64 = beside[place]
            if steps < i64(left[other]):
                left[other] = i16(steps)
                waiting = append(waiting, i16(other))
    left[size] = 0
    best: i64 = FAR
    for first, _ in board.start:
        hex = first
        steps = i64(left[hex]) + (STEP if ground[hex] == MEADOW else STEP + hard)
        if steps < best:
            best = steps
    left[size + 1] = i16(best)
    return left
