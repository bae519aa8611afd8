"""How many points a clan can expect if it were alone in the canyon.

A clan moves one lemming a turn, so moves are what is scarce: it matters less how far each lemming
has come than how many of them the moves that are left can bring over the cliff, and with which
cards. That is worked out backward from the last card for the three lemmings that are closest to
the edge; a lemming that dives or is eaten is followed by another one from the Start Area.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.leaping.greedy_worth import steps_to_edge
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.options_and_board import Frame
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.bounded_cache import BoundedCache

FARTHEST: Final = 20  # points of movement to the edge; all that are farther away count as here
EATEN_A_TURN: Final = 0.15  # how likely a lemming in the open is lost in a turn
TWO_CIRCLES: Final = 1.5  # times as likely where both eagles hunt
SAFE_NEARBY: Final = 0.3  # … and where there is a hex of the same distance that no eagle comes to
BRUSH_NEARBY: Final = 0.75  # … or brush, in which there is less room
FALL: Final = 1.0  # LL-5.8: what a lemming on the edge still brings if it is chased away
LOWEST_CARD: Final = 2


@final
class ExpectedPoints:
    """The points to come, by the cards that are left and the distances of three lemmings."""

    def __init__(self, frame: Frame) -> None:
        board = frame.board
        steps = steps_to_edge(board)
        self.start: i64 = min(FARTHEST, steps[board.size])
        self.gone: i64 = self.start + 1  # instead of a distance: there is no such lemming
        self.size: i64 = self.gone + 1
        nearer = [min(int(self.start), far) for far in steps[: board.size]]
        self.distance = vec[i64]([i64(far) for far in nearer])
        deck = board.movement_cards[:]
        if frame.short:  # LL-11.1
            deck[0] -= 2
            deck[1] -= 2
        self.cards = sum(deck)
        self.chances = [number / self.cards for number in deck]
        self.hazards = vec[float](hazards(board, nearer, int(self.size)))
        self.among = frame.game_over_among
        self.table = vec[float]([0.0] * int((self.cards + 1) * self.size**3))
        for left in range(1, self.cards + 1):
            self.look_ahead(left)

    def at(self, left: i64, one: i64, two: i64, three: i64) -> float:
        """The points to come when so many cards are left and none is revealed."""
        size = self.size
        return self.table[((left * size + one) * size + two) * size + three]

    def before_eagles(self, left: i64, one: i64, two: i64, three: i64) -> float:
        """The same before the eagles fly."""
        whole = self.at(left, one, two, three)
        start = self.start
        risks = self.hazards
        worth = whole
        risk = risks[one]
        if risk > 0.0:
            worth -= risk * (whole - self.at(left, start, two, three) - (FALL if one == 0 else 0.0))
        risk = risks[two]
        if risk > 0.0:
            worth -= risk * (whole - self.at(left, one, start, three) - (FALL if two == 0 else 0.0))
        risk = risks[three]
        if risk > 0.0:
            worth -= risk * (whole - self.at(left, one, two, start) - (FALL if three == 0 else 0.0))
        return worth

    def look_ahead(self, cards: int) -> None:
        """One card more is left: what comes of the best move with each that it may be."""
        left: i64 = cards
        size = self.size
        weight = size * size
        # LL-3.2: Game Over is as likely as any single card once it may come.
        goes_on = cards / (cards + 1) if cards + 1 <= self.among else 1.0
        known = vec[float]([0.0] * int(size**3))
        one: i64
        two: i64
        three: i64
        for one in range(size):
            for two in range(one, size):
                for three in range(two, size):
                    worth = self.before_eagles(left - 1, one, two, three)
                    self.spread(known, 0, one, two, three, worth)
        for one in range(size):
            for two in range(one, size):
                for three in range(two, size):
                    worth = 0.0
                    for kind in range(len(self.chances)):
                        card: i64 = kind + LOWEST_CARD
                        best = self.moved(known, card, one, two * size + three, weight)
                        other = self.moved(known, card, two, one * size + three, weight)
                        if other > best:
                            best = other
                        other = self.moved(known, card, three, one * size + two, weight)
                        if other > best:
                            best = other
                        worth += self.chances[kind] * best
                    self.spread(self.table, left * weight * size, one, two, three, goes_on * worth)

    def spread(
        self, table: vec[float], base: i64, one: i64, two: i64, three: i64, worth: float
    ) -> None:
        """In whichever order three lemmings are named, it is worth the same."""
        size = self.size
        table[base + (one * size + two) * size + three] = worth
        table[base + (one * size + three) * size + two] = worth
        table[base + (two * size + one) * size + three] = worth
        table[base + (two * size + three) * size + one] = worth
        table[base + (three * size + one) * size + two] = worth
        table[base + (three * size + two) * size + one] = worth

    def moved(self, known: vec[float], card: i64, far: i64, others: i64, weight: i64) -> float:
        """What there is to come if a lemming moves by a card."""
        if far == self.gone:
            return 0.0
        if card > far:
            return float(card - far) + known[self.start * weight + others]
        return known[(far - card) * weight + others]


def hazards(board: Canyon, distance: list[int], size: int) -> list[float]:
    """By distance to the edge: how likely it is to be lost there in a turn."""
    found = [0.0] * size
    red, blue = board.circle[0], board.circle[1]
    for hex in range(board.size):
        bit = 1 << hex
        if (red | blue) & board.clear & bit:
            risk = EATEN_A_TURN * (TWO_CIRCLES if red & blue & bit else 1.0)
            found[distance[hex]] = max(found[distance[hex]], risk)
    for hex in range(board.size):
        bit = 1 << hex
        if board.brush & bit:
            found[distance[hex]] *= BRUSH_NEARBY
        elif not (red | blue) & bit:
            found[distance[hex]] *= SAFE_NEARBY
    return found


def cards_left(table: LeapingState) -> int:
    """LL-3.2: movement cards that are not revealed yet."""
    left = 0
    for count in table.deck:
        left += count
    return left


_known: Final[BoundedCache[ExpectedPoints]] = BoundedCache(8)


def expected_points_in(frame: Frame) -> ExpectedPoints:
    """Those of a canyon, worked out once for all that ask."""
    name = f"{frame.board.digest} {frame.short}"
    return _known.get(name) or _known.keep(name, ExpectedPoints(frame))
