"""What a table of Leaping Lemmings is worth to a seat.

The sum of the points each clan has and those its lemmings may still bring, the others' counted
against it. All is in victory points. Only what the seat can know goes in: of others' pellets how
many they hold, of their cards how many.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.pieces import BLUE, FAVOR_PELLET, RED, UNDER_DICE
from clifftop.games.leaping.questions import CLAIM, ROLL
from clifftop.games.leaping.rules.score import card_points, dive_points, pellet_points
from clifftop.games.leaping.stacks import members
from clifftop.games.leaping.state import LeapingState

# A lemming on the cliff edge waits for a high card; each point of movement it is away from there
# costs a part of a move, of which there are only so many.
EDGE: Final = 2.8
STEP: Final = 0.2
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

RIVALRY: Final = 1.0  # what all the others' points together count; the best counts twice


@final
class GreedyWorth:
    """How one seat judges tables, as long as one decision lasts."""

    def __init__(self, state: LeapingState, seat: int) -> None:
        self.seat = seat
        self.turns = turns_left(state)
        self.progress = progress(state.board, self.turns)
        self.signs = self.signs_at(state)
        self.charts: dict[tuple[int, int, bool, bool, int], Chart] = {}

    def signs_at(self, state: LeapingState) -> list[float]:
        """What a point of each clan counts: 1 for its own, less than 0 for the others'."""
        others = [clan for clan in range(state.players) if clan != self.seat]
        leader = max(others, key=lambda clan: self.points(state, clan))
        signs = [-RIVALRY / state.players] * state.players
        signs[leader] *= 2
        signs[self.seat] = 1.0
        return signs

    def worth(self, state: LeapingState) -> float:
        """How good the table is for the seat."""
        total = self.lemmings(state) + self.moves(state)
        for clan in range(state.players):
            starting = self.progress[-1] * state.start[clan]
            total += self.signs[clan] * (self.points(state, clan) + starting)
        if state.asked == CLAIM:
            total += self.signs[state.mover()] * PELLET  # not looked at yet
        return total

    def points(self, state: LeapingState, clan: int) -> float:
        """LL-1.2: those a clan would end with if nothing more happened, as far as one can see."""
        return dive_points(state, clan) + card_points(state, clan) + self.pellets(state, clan)

    def pellets(self, state: LeapingState, clan: int) -> float:
        """LL-8.2: the others' pellets cannot be looked at."""
        purse = state.purse
        if clan != self.seat:
            return PELLET * sum(purse[3 * clan : 3 * clan + 3])
        favors = purse[3 * clan + FAVOR_PELLET]
        spare = FAVOR * favors if self.turns >= 1 else favors // 3
        return pellet_points(state, clan) + spare

    def moves(self, state: LeapingState) -> float:
        """What those have to come who have not moved yet this turn."""
        if not state.value:
            return 0.0
        total = 0.0
        for order in range(state.moved, state.players):
            clan = (state.eagle_player + order) % state.players
            points = state.value
            if order == state.moved:
                points = HIGHEST_CARD if state.five else points + state.bonus
            if state.quick >> clan & 1:
                points *= 2
            total += self.signs[clan] * STEP * max(0, points - 2 * state.caution[clan])
        return total

    def lemmings(self, state: LeapingState) -> float:
        """Those in the canyon, by how far they have come and what threatens them."""
        chart = self.chart(state)
        known = chart.stacks
        stacks, pellets, occupied = state.stacks, state.pellets, state.occupied
        if state.asked == CLAIM:
            pellets &= ~(1 << state.hex)
        total = 0.0
        while occupied:
            lowest = occupied & -occupied
            occupied ^= lowest
            hex = lowest.bit_length() - 1
            stack: int = stacks[hex]
            key = (hex << 16) | (stack << 1) | (pellets & lowest != 0)
            worth = known.get(key)
            if worth is None:
                worth = known[key] = self.stack(chart, hex, stack, pellets & lowest != 0)
            total += worth
        return total

    def resupply(self, state: LeapingState, hex: int) -> float:
        """LL-5.10: a new pellet is for those who have it a move ahead of them."""
        near = approaches(state.board, hex)
        return sum(
            self.signs[clan] * (state.tops[clan] & near).bit_count()
            for clan in range(state.players)
        )

    def chart(self, state: LeapingState) -> Chart:
        (red, blue), (red_hunts, blue_hunts) = state.eagle_zone, state.hunting
        key = (red, blue, red_hunts, blue_hunts, next_flyer(state))
        chart = self.charts.get(key)
        if chart is None:
            chart = self.charts[key] = Chart(state)
        return chart

    def stack(self, chart: Chart, hex: int, stack: int, pellet: bool) -> float:
        """One stack: the one on top may move, and may be eaten; the others wait."""
        clans = members(stack)
        worth = self.progress[hex]
        total = 0.0
        factor = 1.0
        for above, clan in enumerate(reversed(clans)):
            threat = chart.threat(hex, clan)
            if above == 0:
                loss = SCATTERED if chart.board.brush >> hex & 1 else EATEN
                own = worth * (1 - loss * threat) + (PELLET * ON_PELLET if pellet else 0.0)
            else:
                factor *= COVERED
                own = worth * factor * (1 - SCATTERED * threat)
            total += self.signs[clan] * own
        return total


@final
class Chart:
    """Which hexes the eagles can come to next, and what stacks are worth under them."""

    def __init__(self, state: LeapingState) -> None:
        self.board = state.board
        self.flyers = [next_flyer(state)] * 2
        if state.players == 2:
            self.flyers[RED] = 1 - self.flyers[BLUE]  # LL-12.3
        self.threats = [
            threats(state.board, eagle, state.eagle_zone[eagle], state.hunting[eagle])
            for eagle in (RED, BLUE)
        ]
        self.stacks: dict[int, float] = {}

    def threat(self, hex: int, clan: int) -> float:
        """How likely an eagle comes to a hex where a lemming of a clan is, at most 1."""
        total = 0.0
        for eagle in (RED, BLUE):
            own = OWN_EAGLE if self.flyers[eagle] == clan else EITHER_WAY
            certain, chosen = self.threats[eagle][hex]
            total += certain + own * chosen
        return min(1.0, total)


def next_flyer(state: LeapingState) -> int:
    """LL-4.4: who will fly the eagles next; with two players, the blue one (LL-12.3)."""
    if state.players == 2 or state.asked == ROLL or UNDER_DICE in state.card_places:
        return state.eagle_player
    return (state.eagle_player + 1) % state.players


@lru_cache(maxsize=512)
def threats(board: Canyon, eagle: int, zone: int, hunting: bool) -> list[tuple[float, float]]:
    """By hex: how likely the eagle's next die takes it there, whatever its player likes, and how
    likely it can take it there."""
    faces = sum(board.die_weights)
    found = [(0.0, 0.0)] * board.size
    for face in range(1, 4):
        flight = face if hunting else face - 1  # LL-5.2
        chance = board.die_weights[face] / faces
        ends = {(zone + flight) % 6, (zone - flight) % 6}
        if flight == 0:
            continue
        for hex in range(board.size):
            if any(board.zone[eagle][end] >> hex & 1 for end in ends):
                certain, chosen = found[hex]
                if len(ends) == 1:
                    found[hex] = (certain + chance, chosen)
                else:
                    found[hex] = (certain, chosen + chance)
    return found


@lru_cache(maxsize=1024)
def approaches(board: Canyon, hex: int) -> int:
    """The hexes from which straight steps forward, as many as a card has at most, lead to a hex."""
    behind = step = 1 << hex
    for _ in range(HIGHEST_CARD):
        step = board.backward_of(step)
        behind |= step
    return behind & ~(1 << hex)


def turns_left(state: LeapingState) -> float:
    """LL-3.2: how many movement cards are still to be expected before Game Over."""
    cards = sum(state.deck)
    sure = max(0, cards + 1 - state.frame.game_over_among)
    return sure + (cards - sure) / 2


@lru_cache(maxsize=256)
def progress(board: Canyon, turns: float) -> list[float]:
    """By hex, and last for the Start Area: the points a lemming there may still bring."""
    return [
        max(0.0, EDGE - STEP * steps) * min(1.0, turns / (CROWD * (1 + steps / MEAN_CARD)))
        for steps in steps_to_edge(board)
    ]


@lru_cache(maxsize=32)
def steps_to_edge(board: Canyon) -> list[int]:
    """By hex, and last for the Start Area: the movement points it takes to reach the edge."""
    steps = [0] * board.size
    for hex in reversed(range(board.size)):
        if not board.cliff_edge >> hex & 1:
            steps[hex] = min(board.cost[ahead] + steps[ahead] for ahead in board.forward[hex])
    entries = [hex for hex in range(board.size) if board.start >> hex & 1]
    return steps + [min(board.cost[hex] + steps[hex] for hex in entries)]
