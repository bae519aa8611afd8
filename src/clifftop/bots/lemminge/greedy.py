"""The greedy bot of Lemminge.

It plays the card that brings its lemmings furthest, as `greedy_walks` finds and `greedy_worth`
judges it, and counts what becomes of its hand and of the piles. It refills when new cards promise
more than any it has. Nothing is imagined: what others hold lies with the draw pile among all that
the seat has not seen.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast, final

from clifftop.bots.lemminge.greedy_walks import NO_BRIDGE, GreedyWalks, own_places
from clifftop.bots.lemminge.greedy_worth import (
    TILE,
    VICTORY,
    CardProspects,
    GreedyWorth,
    steps_left,
)
from clifftop.bots.search.greedy_choice import best
from clifftop.games import game
from clifftop.games.lemminge import questions as q
from clifftop.games.lemminge.actions import CARD, DONE, HEX, REFILL, ROW, START, STOP
from clifftop.games.lemminge.game import Lemminge
from clifftop.games.lemminge.pieces import HAND_LIMIT, HOME, IN_START, MEADOW, VALUES
from clifftop.games.lemminge.position import read
from clifftop.games.lemminge.position.gaps import Gaps
from clifftop.games.lemminge.rules.card_play import tile_to_place
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.bytes_edit import with_at

AHEAD: Final = 4  # how far along a lemming's way a tile is thought of


@final
class GreedyPlayer:
    """The longest way with what it has, and others pushed only where it does them no good."""

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        return best(Decision(table(knowledge)).worths(actions), rng)


def table(knowledge: dict[str, object]) -> LemmingeState:
    """What the seat sees, with all the cards that it does not in the draw pile."""
    rules = cast(Lemminge, game("lemminge"))
    return read.read(knowledge["known"], rules.frame, Gaps())


@final
class Decision:
    """What one decision can lead to."""

    def __init__(self, state: LemmingeState) -> None:
        self.state = state
        self.seat = state.to_act
        self.greedy_worth = GreedyWorth(state, self.seat)

    def worths(self, actions: list[int]) -> dict[int, float]:
        """What each answer is worth; some that are not worth a look are left out."""
        asked = self.state.asked
        if asked == q.TURN:
            return self.turn(actions)
        if asked == q.DISCARD:
            return self.discards()
        if asked == q.WHO:
            return self.walkers(actions)
        if asked == q.STEP:
            return self.steps()
        # A row chosen by somebody else may have no hex that is worth a look.
        found = self.tile_rows() if asked == q.TILE_ROW else self.tiles()
        return found or dict.fromkeys(actions, 0.0)

    def turn(self, actions: list[int]) -> dict[int, float]:
        """LE-3: to refill, or to play one of the cards."""
        state, prospects = self.state, CardProspects(self.state, self.greedy_worth)
        places = own_places(state, self.seat)
        worths: dict[int, float] = {}
        for action in actions:
            if action == REFILL:
                # LE-R10: to pass is legal, but two who wait for each other would wait for ever.
                more = prospects.refill(HAND_LIMIT - state.hand_size(self.seat))
                worths[action] = more or -VICTORY
                continue
            terrain, value = divmod(action - CARD, VALUES)
            joins = value <= state.lowest[terrain]
            points = state.sums[terrain] + value if joins else value
            tile = not joins and (state.tiles_left[terrain] or state.tiles_left[MEADOW]) > 0
            found = GreedyWalks(state, self.greedy_worth, terrain).bridges(places, points, tile)
            if tile:
                found[NO_BRIDGE] += TILE
            worths[action] = max(found.values()) + prospects.after(action - CARD)
        return worths

    def discards(self) -> dict[int, float]:
        """LE-3.1: a card that is worth less than a new one can be expected to be."""
        prospects = CardProspects(self.state, self.greedy_worth)
        worths = {DONE: 0.0}
        for terrain in range(len(prospects.values)):
            value, more = prospects.dropped(terrain)
            if value >= 0:
                worths[CARD + VALUES * terrain + value] = more
        return worths

    def walkers(self, actions: list[int]) -> dict[int, float]:
        """LE-4.1: which lemming goes."""
        state = self.state
        walks = GreedyWalks(state, self.greedy_worth, state.terrain)
        worths = {STOP: 0.0}
        for action in actions:
            if action != STOP:
                place = IN_START if action == START else action - HEX
                worths[action] = max(walks.steps(place, state.movement).values())
        return worths

    def steps(self) -> dict[int, float]:
        """LE-4.2: the first step of the best walk."""
        state = self.state
        walks = GreedyWalks(state, self.greedy_worth, state.terrain)
        return {STOP: 0.0, **walks.steps(state.lemmings[state.walker], state.movement)}

    def tile_rows(self) -> dict[int, float]:
        """LE-3.4: a row is worth as much as its best hex."""
        worths: dict[int, float] = {}
        for hex, worth in self.spots().items():
            row = ROW + self.state.board.row[hex]
            worths[row] = max(worth, worths.get(row, worth))
        return worths

    def tiles(self) -> dict[int, float]:
        """LE-3.5: the best hex of the row."""
        row = self.state.board.row
        spots = self.spots().items()
        return {HEX + hex: worth for hex, worth in spots if row[hex] == self.state.row}

    def spots(self) -> dict[int, float]:
        """LE-3.5: where a tile builds a bridge for this turn's walk, and the next hexes on
        everybody's way: by what the walk gains and what the ground is like afterwards."""
        state, greedy_worth = self.state, self.greedy_worth
        tile = tile_to_place(state)
        walks = GreedyWalks(state, greedy_worth, state.terrain)
        bridges = walks.bridges(own_places(state, self.seat), state.movement, True)
        without = bridges.pop(NO_BRIDGE)
        spots: dict[int, float] = {}
        for hex in sorted({*bridges, *self.ways()}):
            spots[hex] = max(without, bridges.get(hex, 0.0))
            if (state.ground[hex] == MEADOW) != (tile == MEADOW):
                ground = with_at(state.ground, hex, tile)
                spots[hex] += greedy_worth.gain(state, steps_left(state.board, ground))
        return spots

    def ways(self) -> set[int]:
        """The next few hexes on the best way of every lemming, as the ground is now."""
        state, left = self.state, self.greedy_worth.left
        found: set[int] = set()
        for place in set(state.lemmings):
            if place == HOME:
                continue
            for _ in range(AHEAD):
                ahead = min(state.board.ways_from(place), key=lambda way: left[way[0]])[0]
                if place >= 0 and left[ahead] >= left[place]:
                    break
                place = ahead
                found.add(place)
        return found
