"""Whole turns of Lemminge that are worth a thought.

A turn is a dozen small choices, most of which mean nothing on their own; here they are put
together: each card with its best walks, a card that comes with a tile with its best spots, and a
refill with a few sensible sets of discards. In the middle of a turn it is what can become of the
rest of it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.bots.lemminge.judge import LemmingeJudge
from clifftop.bots.lemminge.race.distances import survey
from clifftop.bots.lemminge.race.winning_turn import least_missed
from clifftop.bots.lemminge.tile_spots import bridges, ways
from clifftop.bots.lemminge.turn_walks import TurnWalks
from clifftop.games.lemminge import questions as q
from clifftop.games.lemminge.actions import CARD, DONE, HEX, REFILL, ROW, START, STOP
from clifftop.games.lemminge.pieces import CARDS, HAND_LIMIT, HOME, LEMMINGS, MEADOW
from clifftop.games.lemminge.rules.card_play import tile_to_place
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.bytes_edit import with_at

BRIDGED: Final = 3  # how far from a lemming a tile is thought of as a bridge


@final
class Turn:
    """The answers of a turn, or of what is left of it; those behind the end of it, such as a STOP
    of a lemming that has no points left, are not asked for. Of a refill the draws follow."""

    def __init__(self, gain: float, answers: list[int]) -> None:
        self.gain = gain
        self.answers = answers


@final
class TurnOptions:
    """What the seat that is asked can do."""

    def __init__(self, table: LemmingeState, judge: LemmingeJudge, walks: int, spots: int) -> None:
        self.table = table
        self.judge = judge
        self.seat = table.to_act
        self.kept = walks
        self.kept_spots = spots
        self.left = judge.distances_of(table).steps_left(table.ground)
        worths = judge.worths(table)
        own = worths[self.seat]
        self.signs = [-worth / max(0.01, 1.0 - own) for worth in worths]
        self.signs[self.seat] = 1.0
        self.lefts: dict[int, vec[i16]] = {}
        self.found: list[Turn] = []

    def all(self) -> list[Turn]:
        """At least one."""
        asked = self.table.asked
        if asked == q.TURN:
            self.plays()
            self.refills([REFILL])
        elif asked == q.DISCARD:
            self.refills([])
        elif asked == q.TILE_ROW or asked == q.TILE:
            self.tiles(self.table, [])
        elif asked == q.WHO:
            self.walkers(self.table, [])
        elif asked == q.STEP:
            self.walks_of(self.table, int(self.table.walker), [], [])
            self.found.append(Turn(0.0, [STOP]))
        return self.found

    def plays(self) -> None:
        """LE-3.3, LE-3.4: each card that is held."""
        card: i64
        for card in range(CARDS):
            if i64(self.table.hands[CARDS * self.seat + card]):
                self.play(int(card))

    def play(self, card: int) -> None:
        ahead = self.table.clone()
        ahead.take(CARD + card)
        if ahead.asked == q.TILE_ROW:
            self.tiles(ahead, [CARD + card])
        elif ahead.asked == q.WHO:
            self.walkers(ahead, [CARD + card])
        else:
            self.found.append(Turn(0.0, [CARD + card]))

    def walkers(self, table: LemmingeState, before: list[int]) -> None:
        """LE-4.1: either lemming, or none."""
        first = LEMMINGS * self.seat
        one = i64(table.lemmings[first])
        other = i64(table.lemmings[first + 1])
        if one != HOME:
            self.walks_of(table, first, before, [pick(one)])
        if other != HOME and other != one:
            self.walks_of(table, first + 1, before, [pick(other)])
        self.found.append(Turn(0.0, before + [STOP]))

    def walks_of(
        self, table: LemmingeState, lemming: int, before: list[int], picked: list[int]
    ) -> None:
        walks = TurnWalks(table, self.seat, self.left, self.signs, self.kept)
        place = i64(table.lemmings[lemming])
        points: i64 = table.movement
        terrain: i64 = table.terrain
        for walk in walks.find(place, table.occupants, table.ground, terrain, points):
            self.found.append(Turn(walk.gain, before + picked + walk.steps + [STOP]))

    # Tiles.

    def tiles(self, table: LemmingeState, before: list[int]) -> None:
        """LE-3.5: where a tile helps the walk that follows, or hinders the others."""
        tile = tile_to_place(table)
        spots = self.spots(table, tile)
        rows = table.board.row
        best: list[Turn] = []
        if table.asked == q.TILE:
            spots = [hex for hex in spots if rows[hex] == table.row] or [
                table.board.rows[table.row][0]
            ]
        terrain: i64 = table.terrain
        points: i64 = table.movement
        first = LEMMINGS * self.seat
        for hex in spots:
            ground = with_at(table.ground, hex, tile)
            left, gained = self.left, 0.0
            if (table.ground[hex] == MEADOW) != (tile == MEADOW):
                left = self.left_with(table, hex, tile)
                gained = self.gain(table, left)
            answers = before + [ROW + rows[hex], HEX + hex]
            if table.asked == q.TILE:
                answers = [HEX + hex]
            walks = TurnWalks(table, self.seat, left, self.signs, 1)
            stay = Turn(gained, answers + [STOP])
            for lemming in (first, first + 1):
                place = i64(table.lemmings[lemming])
                if place == HOME:
                    continue
                for walk in walks.find(place, table.occupants, ground, terrain, points):
                    if gained + walk.gain > stay.gain:
                        stay = Turn(
                            gained + walk.gain, answers + [pick(place)] + walk.steps + [STOP]
                        )
            best.append(stay)
        best.sort(key=by_gain, reverse=True)
        self.found += best[: self.kept_spots]

    def left_with(self, table: LemmingeState, hex: int, tile: int) -> vec[i16]:
        """The steps left with a tile in a hex: all tiles but meadow are as hard."""
        key = 2 * hex + (tile == MEADOW)
        left = self.lefts.get(key)
        if left is None:
            left = self.lefts[key] = survey(table.board, with_at(table.ground, hex, tile))
        return left

    def gain(self, table: LemmingeState, left: vec[i16]) -> float:
        """What other ground is worth to all lemmings where they stand."""
        total = 0.0
        size: i64 = table.board.size
        lemming: i64
        for lemming in range(LEMMINGS * table.players):
            place = i64(table.lemmings[lemming])
            if place < 0:
                place += size + 2
            change = i64(self.left[place]) - i64(left[place])
            if change:
                total += self.signs[lemming // LEMMINGS] * float(change)
        return total

    def spots(self, table: LemmingeState, tile: int) -> list[int]:
        """Where a tile may be a bridge, and the few hexes on everybody's way where it changes
        most."""
        found = bridges(table, self.seat, BRIDGED)
        gains: list[tuple[float, int]] = []
        for hex in ways(table):
            if hex not in found and (table.ground[hex] == MEADOW) != (tile == MEADOW):
                gains.append((-self.gain(table, self.left_with(table, hex, tile)), hex))
        gains.sort()
        found += [hex for _, hex in gains[: self.kept_spots]]
        return found or [0]

    # Refills.

    def refills(self, before: list[int]) -> None:
        """LE-3.1: discard those cards whose loss is smallest, as many as one likes; none at all
        only if there is room to draw."""
        size = self.table.hand_size(self.seat)
        if size < HAND_LIMIT or self.table.asked == q.DISCARD:
            self.found.append(Turn(0.0, before + [DONE]))
        race = self.judge.race_of(self.table)
        race.hands = self.table.hands[:]
        drop: list[int] = []
        for _ in range(size):
            card = int(least_missed(race, self.judge.learned, self.seat))
            race.hands[CARDS * self.seat + card] -= 1
            drop.append(CARD + card)
            self.found.append(Turn(0.0, before + drop + [DONE]))


def pick(place: i64) -> int:
    """The answer that names a lemming by where it is."""
    return START if place < 0 else HEX + int(place)


def by_gain(turn: Turn) -> float:
    return turn.gain
