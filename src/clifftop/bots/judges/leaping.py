"""The judge of Leaping Lemmings: points in hand, and those that lemmings may still bring.

Its weights began as those of the greedy bot. That one is frozen; these may change.
"""

from __future__ import annotations

import math
from typing import Final, cast, final

from mypy_extensions import i64

from clifftop.bots.greedy.leaping_worth import next_flyer, steps_to_edge, turns_left
from clifftop.bots.judges.chances import to_win
from clifftop.bots.search.judge import Judge
from clifftop.games.leaping.board import Canyon
from clifftop.games.leaping.pieces import BLUE, FAVOR_PELLET, RED
from clifftop.games.leaping.questions import CLAIM
from clifftop.games.leaping.scoring import card_points, dive_points, pellet_points
from clifftop.games.leaping.stacks import HEIGHT
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.state import State

EDGE: Final = 2.8  # what a lemming on the cliff edge brings: it waits for a high card
STEP: Final = 0.2  # what a point of movement costs
MEAN_CARD: Final = 3.5
HIGHEST_CARD: Final = 5
CROWD: Final = 3.0  # a lemming gets one move in three: the rest of the clan moves, too

COVERED: Final = 0.75  # for each lemming above: it cannot move until they have gone
EATEN: Final = 0.7  # how likely an eagle that comes eats this one of those it finds
SCATTERED: Final = 0.1  # what is lost on being chased away
EITHER_WAY: Final = 0.7  # how likely an eagle that can take two ways takes the one to here
OWN_EAGLE: Final = 0.2  # … when it is flown by the lemming's own clan

PELLET: Final = 0.9  # the mean of 14 of 1 VP, 4 of 2 VP and 14 favors
FAVOR: Final = 0.45  # two buy a point, one a step that may be a point
ON_PELLET: Final = 0.5  # of its worth, for standing on it: it is claimed on leaving

DOUBT: Final = 1.0  # points, at the very end
DOUBT_A_TURN: Final = 0.8  # × √ of the turns to come


@final
class LeapingJudge(Judge):
    """What it has worked out for a canyon it keeps for the next table there."""

    def __init__(self) -> None:
        self.board: Canyon | None = None
        self.steps: list[int] = []
        self.progress: dict[int, list[float]] = {}  # by twice the turns left
        self.certain: list[list[float]] = []  # by eagle, zone and whether it hunts; then by hex
        self.chosen: list[list[float]] = []

    def worths(self, state: State) -> list[float]:
        table = cast(LeapingState, state)
        if table.board is not self.board:
            self.survey(table.board)
        turns = turns_left(table)
        return to_win(self.points(table, turns), DOUBT + DOUBT_A_TURN * math.sqrt(turns))

    def points(self, table: LeapingState, turns: float) -> list[float]:
        """By clan: what it has, and what can be expected."""
        progress = self.progress_at(turns)
        points: list[float] = []
        for clan in range(table.players):
            own = float(dive_points(table, clan) + card_points(table, clan))
            own += pellet_points(table, clan) + progress[-1] * table.start[clan]
            favors = table.purse[3 * clan + FAVOR_PELLET]
            own += FAVOR * favors if turns >= 1 else favors // 3
            points.append(own)
        self.add_moves(table, points)
        self.add_lemmings(table, progress, points)
        if table.asked == CLAIM:
            points[table.mover()] += PELLET  # not looked at yet
        return points

    def add_moves(self, table: LeapingState, points: list[float]) -> None:
        """What those have to come who have not moved yet this turn."""
        if not table.value:
            return
        for order in range(table.moved, table.players):
            clan = (table.eagle_player + order) % table.players
            movement = table.value
            if order == table.moved:
                movement = HIGHEST_CARD if table.five else movement + table.bonus
            if table.quick >> clan & 1:
                movement *= 2
            points[clan] += STEP * max(0, movement - 2 * table.caution[clan])

    def add_lemmings(self, table: LeapingState, progress: list[float], points: list[float]) -> None:
        """Those in the canyon, by how far they have come and what threatens them."""
        blue_flyer = next_flyer(table)
        red_flyer = 1 - blue_flyer if table.players == 2 else blue_flyer  # LL-12.3
        red = 12 * RED + 2 * table.eagle_zone[RED] + table.hunting[RED]
        blue = 12 * BLUE + 2 * table.eagle_zone[BLUE] + table.hunting[BLUE]
        red_sure, red_may = self.certain[red], self.chosen[red]
        blue_sure, blue_may = self.certain[blue], self.chosen[blue]
        brush = table.board.cost  # 2 in brush
        pellets = table.pellets
        stacks = table.stacks
        size: i64 = table.board.size
        hex: i64
        for hex in range(size):
            stack = i64(stacks[hex])
            if stack == 0:
                continue
            worth = progress[hex]
            factor = 1.0
            level: i64 = HEIGHT[stack] - 1
            top = level
            while level >= 0:
                clan = ((stack >> 3 * level) & 7) - 1
                threat = red_sure[hex] + blue_sure[hex]
                threat += red_may[hex] * (OWN_EAGLE if red_flyer == clan else EITHER_WAY)
                threat += blue_may[hex] * (OWN_EAGLE if blue_flyer == clan else EITHER_WAY)
                if threat > 1.0:
                    threat = 1.0
                if level == top:
                    loss = SCATTERED if brush[hex] == 2 else EATEN
                    own = worth * (1.0 - loss * threat)
                    if pellets >> int(hex) & 1:
                        own += PELLET * ON_PELLET
                else:
                    factor *= COVERED
                    own = worth * factor * (1.0 - SCATTERED * threat)
                points[clan] += own
                level -= 1

    def progress_at(self, turns: float) -> list[float]:
        """By hex, and last for the Start Area: the points a lemming there may still bring."""
        key = int(2 * turns)
        known = self.progress.get(key)
        if known is None:
            known = [
                max(0.0, EDGE - STEP * steps) * min(1.0, turns / (CROWD * (1 + steps / MEAN_CARD)))
                for steps in self.steps
            ]
            self.progress[key] = known
        return known

    def survey(self, board: Canyon) -> None:
        self.board = board
        self.progress = {}
        self.steps = steps_to_edge(board)
        self.certain = []
        self.chosen = []
        for eagle in (RED, BLUE):
            for zone in range(6):
                for hunting in (False, True):
                    certain, chosen = threats(board, eagle, zone, hunting)
                    self.certain.append(certain)
                    self.chosen.append(chosen)


def threats(board: Canyon, eagle: int, zone: int, hunting: bool) -> tuple[list[float], list[float]]:
    """By hex: how likely the eagle's next die takes it there, whatever its player likes, and how
    likely it can take it there."""
    faces = sum(board.die_weights)
    certain = [0.0] * board.size
    chosen = [0.0] * board.size
    for face in range(1, 4):
        flight = face if hunting else face - 1  # LL-5.2
        if flight == 0:
            continue
        chance = board.die_weights[face] / faces
        one, other = (zone + flight) % 6, (zone - flight) % 6
        reached = board.zone[eagle][one] | board.zone[eagle][other]
        found = certain if one == other else chosen
        for hex in range(board.size):
            if reached >> hex & 1:
                found[hex] += chance
    return certain, chosen
