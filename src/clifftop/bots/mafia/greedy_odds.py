"""How a race of Lemming Mafia may go on, as one can guess from where the lemmings are.

`PierOdds` say what becomes of one lemming that walks a pier alone, going to any space of the next
section. They are worked out once a pier, from the water back. `RaceOdds` put six of them together
into a race: who wins, who is ahead of whom, who is eliminated. All lemmings are rolled alike, so
the race is told in moves of a lemming and not in turns.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, final

from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.pieces import (
    BLOCKS_TO_SINK,
    BOOKMAKER,
    CAR,
    GODFATHER,
    JACKHAMMER,
    MIXER,
    START,
)
from clifftop.games.mafia.state import MafiaState

TAKEN: Final = 0.2  # how often a car finds its space taken
SPREAD: Final = 0.7  # how far dice and choices take lemmings apart: × √ of the moves to come
# How readily a lemming is sent to a mixer, next to any other space: those that win were led around
# them, the others were not.
HELPED: Final = 0.5
HARRIED: Final = 1.5
LAST_MOVE: Final = 0.5  # however near the end, something may still happen
NEVER: Final = 1e-6  # a pier may be all mixers, but somebody wins

Landing = tuple[float, int, int]  # how likely, on which space, blocks more or less


@final
class PierOdds:
    """What a lemming may expect, by the place where it is: a space, or -1 (START), which is the
    last item of a list. Where it matters how many moves the race still lasts, by that first."""

    def __init__(self, board: Pier) -> None:
        self.board = board
        places = [*range(board.size), START]
        ends = ends_by_space(board)
        self.moves = [0.0] * len(places)  # to the water
        self.survives = [[0.0] * BLOCKS_TO_SINK for _ in places]  # … if it goes all the way
        self.clean = [[0.0] * BLOCKS_TO_SINK for _ in places]  # … and ends without blocks
        for place in reversed(range(START, board.size)):
            self.foresee(place, next_landings(board, ends, place, HELPED))
        # Within so many moves: to be eliminated, and the stops at bookmakers and with Godfathers.
        self.out = [[[0.0] * BLOCKS_TO_SINK for _ in places]]
        self.bookmakers = [[0.0] * len(places)]
        self.godfathers = [[0.0] * len(places)]
        landings = [next_landings(board, ends, place, HARRIED) for place in places]
        for _ in range(board.sections + 2):
            self.out.append([self.risks(nexts) for nexts in landings])
            self.bookmakers.append(self.stops(landings, self.bookmakers[-1], BOOKMAKER))
            self.godfathers.append(self.stops(landings, self.godfathers[-1], GODFATHER))

    def foresee(self, place: int, landings: list[Landing]) -> None:
        """The whole way from a place, once those from all later places are known."""
        self.moves[place] = 1.0
        for chance, there, more in landings:
            if there == self.board.size:
                self.survives[place] = [own + chance for own in self.survives[place]]
                self.clean[place][0] += chance
                continue
            self.moves[place] += chance * self.moves[there]
            for blocks in range(BLOCKS_TO_SINK):
                carried = max(0, blocks + more)
                if carried < BLOCKS_TO_SINK:
                    self.survives[place][blocks] += chance * self.survives[there][carried]
                    self.clean[place][blocks] += chance * self.clean[there][carried]
        self.survives[place] = [max(NEVER, likely) for likely in self.survives[place]]

    def risks(self, landings: list[Landing]) -> list[float]:
        """By blocks: to be eliminated on the next move or on those after it."""
        risks = [0.0] * BLOCKS_TO_SINK
        for blocks in range(BLOCKS_TO_SINK):
            for chance, there, more in landings:
                carried = max(0, blocks + more)
                if carried >= BLOCKS_TO_SINK:
                    risks[blocks] += chance
                elif there < self.board.size:
                    risks[blocks] += chance * self.out[-1][there][carried]
        return risks

    def stops(self, landings: list[list[Landing]], later: list[float], kind: int) -> list[float]:
        """By place: the stops on spaces of a kind on the next move, and on those after it."""
        board = self.board
        return [
            sum(
                chance * ((board.kinds[there] == kind) + later[there])
                for chance, there, _ in nexts
                if there < board.size
            )
            for nexts in landings
        ]


def ends_by_space(board: Pier) -> list[list[Landing]]:
    """By space: where a lemming ends up that goes there; past the last space lies the water."""
    found: list[list[Landing]] = [[] for _ in range(board.size)]
    water: list[Landing] = [(1.0, board.size, 0)]
    for space in reversed(range(board.size)):
        kind = board.kinds[space]
        if kind != CAR:
            found[space] = [(1.0, space, (kind == MIXER) - (kind == JACKHAMMER))]
            continue
        ends = {(space, 1): TAKEN}
        for there in range(space + 1, space + 7):
            for chance, end, more in found[there] if there < board.size else water:
                ends[end, more] = ends.get((end, more), 0.0) + chance * (1 - TAKEN) / 6
        found[space] = [(chance, end, more) for (end, more), chance in ends.items()]
    return found


def next_landings(
    board: Pier, ends: list[list[Landing]], place: int, mixer: float
) -> list[Landing]:
    """What the next move from a place may bring; `mixer`: how readily one goes there."""
    section = 0 if place == START else board.section[place] + 1
    if section == board.sections:
        return [(1.0, board.size, 0)]
    spaces = board.section_spaces[section]
    weights = [mixer if board.kinds[space] == MIXER else 1.0 for space in spaces]
    return [
        (weight / sum(weights) * chance, end, more)
        for space, weight in zip(spaces, weights, strict=True)
        for chance, end, more in ends[space]
    ]


@lru_cache(maxsize=32)
def pier_odds(board: Pier) -> PierOdds:
    return PierOdds(board)


@final
class RaceOdds:
    """What may become of the six lemmings."""

    def __init__(self, state: MafiaState, pier: PierOdds) -> None:
        at, blocks = state.at, state.blocks
        self.eliminated = state.eliminated
        self.racing = [lemming for lemming in range(6) if at[lemming] >= START]
        self.moves = [pier.moves[place] for place in at]  # nobody looks at those eliminated
        nearest = min([self.moves[lemming] for lemming in self.racing])
        self.spread = SPREAD * math.sqrt(max(LAST_MOVE, nearest))

        # The nearest one wins as a rule; the more there are, the sooner one is there.
        lead = [0.0] * 6
        total = crowd = 0.0
        for lemming in self.racing:
            near = math.exp((nearest - self.moves[lemming]) / self.spread)
            crowd += near
            lead[lemming] = near * pier.survives[at[lemming]][blocks[lemming]]
            total += lead[lemming]
        self.wins = [share / total for share in lead]
        left = max(LAST_MOVE, nearest - self.spread * math.log(crowd))
        self.left = left  # how many moves a lemming still makes before the race is over

        # Between a whole number of moves and the next.
        whole = int(left)
        part = left - whole
        sooner, later = pier.out[whole], pier.out[whole + 1]
        self.out = [1.0] * 6
        self.bookmakers = self.godfathers = self.clean = 0.0
        for lemming in self.racing:
            place, carried = at[lemming], blocks[lemming]
            self.out[lemming] = sooner[place][carried] * (1 - part) + later[place][carried] * part
            self.bookmakers += (
                pier.bookmakers[whole][place] * (1 - part)
                + pier.bookmakers[whole + 1][place] * part
            )
            self.godfathers += (
                pier.godfathers[whole][place] * (1 - part)
                + pier.godfathers[whole + 1][place] * part
            )
            self.clean += (
                self.wins[lemming] * pier.clean[place][carried] / pier.survives[place][carried]
            )

    def ahead(self, one: int, other: int) -> float:
        """LM-4.2: the one ends up ahead of the other."""
        if one in self.eliminated or other in self.eliminated:
            return float(self.later_out(one) > self.later_out(other))
        faster = (self.moves[other] - self.moves[one]) / self.spread
        stays, falls = 1 - self.out[one], self.out[other]
        race = 1 / (1 + math.exp(-faster))
        return stays * (falls + (1 - falls) * race) + (1 - stays) * falls / 2

    def later_out(self, lemming: int) -> int:
        return self.eliminated.index(lemming) if lemming in self.eliminated else 6

    def third(self, lemming: int) -> float:
        """LM-4.5: at most two of the others are ahead of it."""
        others = [self.ahead(other, lemming) for other in range(6) if other != lemming]
        return sum(numbers(others)[:3])

    def one_out(self, one: int, other: int) -> float:
        return 1 - (1 - self.out[one]) * (1 - self.out[other])

    def number_out(self) -> list[float]:
        """How likely none, one, … of the lemmings are eliminated."""
        return numbers(self.out)


def numbers(chances: list[float]) -> list[float]:
    """Of things that happen apart from each other: how likely none, one, … of them happen."""
    found = [1.0]
    for chance in chances:
        grown = [likely * (1 - chance) for likely in found]
        grown.append(0.0)
        for number, likely in enumerate(found):
            grown[number + 1] += likely * chance
        found = grown
    return found
