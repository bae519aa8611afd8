"""Which hands the others may hold in Lemminge, by the turns that they have taken.

The past is played once more, as one imagined world has it. Cards still held then change places with
others that nobody has seen, and a change stands if it explains the turns of the players concerned
about as well as before: a Metropolis chain over the worlds that fit.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from clifftop.bots.lemminge.judge import LemmingeJudge
from clifftop.bots.lemminge.race.guide import RaceGuide
from clifftop.bots.lemminge.race.race_table import RaceTable, card_at
from clifftop.bots.lemminge.turn_taken import TurnTaken
from clifftop.games.lemminge.actions import CARD, DRAW, FIRST, REFILL
from clifftop.games.lemminge.pieces import CARDS
from clifftop.games.lemminge.questions import DEAL, DISCARD, TURN
from clifftop.games.lemminge.rules.setup import begin_with
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.history import Entry, sort_of
from clifftop.kernel.luck import Luck
from clifftop.kernel.state import CHANCE

ROUNDS: Final = 6  # of turns that are remembered
CHANGES: Final = 30  # that are tried between two worlds
FIRST_CHANGES: Final = 300
FINE: Final = 1 << 20
NOW: Final = 1 << 40


@final
class Beliefs:
    """From a world with its past; there are none if that does not begin with the deal."""

    def __init__(self, world: LemmingeState, judge: LemmingeJudge, luck: Luck) -> None:
        self.world = world
        self.judge = judge
        self.luck = luck
        self.seat: i64 = world.to_act
        self.newest: i64 = len(world.decks)
        self.taken: list[TurnTaken] = []
        # The cards that others hold: whose, since when, out of which draw pile.
        self.owners = vec[i64]()
        self.cards = vec[i64]()
        self.times = vec[i64]()
        self.lots = vec[i64]()
        self.number: i64 = 0
        # … and those that they have given up since, and when.
        self.givers = vec[i64]()
        self.given = vec[i64]()
        self.drawn = vec[i64]()
        self.sources = vec[i64]()
        self.until = vec[i64]()
        entries = world.entries()
        if is_whole(entries, world):
            self.read(entries)
        for taken in self.taken:
            taken.log = taken.explained()

    @property
    def any(self) -> bool:
        """Whether anything can be believed: another player has taken a turn, and holds a card."""
        return self.number > 0 and len(self.taken) > 0

    def read(self, entries: list[Entry]) -> None:
        """Play the past once more, as the world has it."""
        world = self.world
        table = LemmingeState(world.frame)
        table.fall_silent()
        if not FIRST <= entries[0][0] < FIRST + table.players:
            begin_with(table, world.first)
        race = RaceTable(table.players, self.judge.distances_of(table).reach(table.ground))
        guide = RaceGuide()
        since = world.turn - ROUNDS * world.players
        time: i64 = 0
        for action, _ in entries:
            if action < 0:
                continue
            if table.to_act == CHANCE:
                if action >= DRAW:
                    dealt = table.dealt_to() if table.asked == DEAL else table.mover()
                    self.hold(dealt, action - DRAW, time, len(table.decks))
            elif table.to_act != self.seat:
                if table.asked == TURN and table.turn >= since:
                    self.take(table, race, guide, action, time)
                if table.asked == TURN or table.asked == DISCARD:
                    if CARD <= action < CARD + CARDS:
                        self.give_up(table.to_act, action - CARD, time, table.asked == DISCARD)
            table.advance(action)
            time += 1
        self.settle()

    def hold(self, seat: i64, card: i64, time: i64, lot: i64) -> None:
        if seat != self.seat:
            self.owners = append(self.owners, seat)
            self.cards = append(self.cards, card)
            self.times = append(self.times, time)
            self.lots = append(self.lots, lot)

    def take(
        self, table: LemmingeState, race: RaceTable, guide: RaceGuide, action: int, time: i64
    ) -> None:
        race.copy_table(table, self.judge.distances_of(table).reach(table.ground))
        taken = TurnTaken(race, guide, time)
        if action != REFILL:
            taken.card = action - CARD
        self.taken.append(taken)

    def give_up(self, seat: i64, card: i64, time: i64, dropped: bool) -> None:
        """The oldest card of its kind: its owner held it at every turn taken meanwhile."""
        at: i64 = 0
        while self.owners[at] != seat or self.cards[at] != card:
            at += 1
        for taken in self.taken:
            if taken.seat == seat and taken.time > self.times[at]:
                taken.hand[card] += 1
        if dropped and self.taken:
            self.taken[-1].dropped[card] += 1
        self.owners[at] = -1
        if self.taken:
            self.givers = append(self.givers, seat)
            self.given = append(self.given, card)
            self.drawn = append(self.drawn, self.times[at])
            self.sources = append(self.sources, self.lots[at])
            self.until = append(self.until, time)

    def settle(self) -> None:
        """Forget what nobody holds any more."""
        owners, cards, times, lots = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
        at: i64
        for at in range(len(self.owners)):
            owner = self.owners[at]
            if owner >= 0:
                owners = append(owners, owner)
                cards = append(cards, self.cards[at])
                times = append(times, self.times[at])
                lots = append(lots, self.lots[at])
        self.owners, self.cards, self.times, self.lots = owners, cards, times, lots
        self.number = len(owners)
        for taken in self.taken:
            for at in range(self.number):
                if owners[at] == taken.seat and times[at] < taken.time:
                    taken.hand[cards[at]] += 1

    def next_world(self, changes: i64) -> LemmingeState:
        """Another world, after so many changes that were tried."""
        world = self.world.clone()
        if self.any:
            for _ in range(changes):
                self.change(world)
                if len(self.given):
                    self.mistake()
        self.world = world
        return world

    def mistake(self) -> None:
        """A player who holds a card, and has given up another, may have drawn them the other way
        round."""
        luck = self.luck
        one = luck.below(self.number)
        other = luck.below(len(self.given))
        time, drawn = self.times[one], self.drawn[other]
        kept, given = self.cards[one], self.given[other]
        if self.owners[one] != self.givers[other] or self.lots[one] != self.sources[other]:
            return
        if time == drawn or time > self.until[other]:
            return
        if kept != given:
            owner = self.owners[one]
            if time < drawn:
                more = self.told(owner, time, drawn, kept, given)
                if not self.stands(more):
                    self.told(owner, time, drawn, given, kept)
                    return
            else:
                more = self.told(owner, drawn, time, given, kept)
                if not self.stands(more):
                    self.told(owner, drawn, time, kept, given)
                    return
        self.times[one] = drawn
        self.drawn[other] = time

    def stands(self, more: float) -> bool:
        """Whether a change stands that explains everything so much better, as a logarithm."""
        return more >= 0.0 or float(self.luck.below(FINE)) < math.exp(more) * float(FINE)

    def change(self, world: LemmingeState) -> None:
        """Let a card change places with another, in the draw pile or in another hand."""
        luck = self.luck
        one = luck.below(self.number)
        other = luck.below(world.deck_size + self.number) - world.deck_size
        kept = self.cards[one]
        if other < 0:
            if self.lots[one] != self.newest:
                return
            card = card_at(world.deck, other + world.deck_size)
        else:
            if self.lots[one] != self.lots[other] or self.owners[one] == self.owners[other]:
                return
            card = self.cards[other]
        if card == kept:
            return
        owner = self.owners[one]
        more = self.told(owner, self.times[one], NOW, kept, card)
        if other >= 0:
            more += self.told(self.owners[other], self.times[other], NOW, card, kept)
        if not self.stands(more):
            self.told(owner, self.times[one], NOW, card, kept)
            if other >= 0:
                self.told(self.owners[other], self.times[other], NOW, kept, card)
            return
        self.cards[one] = card
        world.hands[CARDS * owner + kept] -= 1
        world.hands[CARDS * owner + card] += 1
        if other >= 0:
            owner = self.owners[other]
            self.cards[other] = kept
            world.hands[CARDS * owner + card] -= 1
            world.hands[CARDS * owner + kept] += 1
        else:
            world.deck[card] -= 1
            world.deck[kept] += 1

    def told(self, owner: i64, since: i64, until: i64, kept: i64, card: i64) -> float:
        """Put a card in the place of another for some time; how much better that explains what its
        owner did then."""
        more = 0.0
        for taken in self.taken:
            if taken.seat == owner and since < taken.time <= until:
                taken.hand[kept] -= 1
                taken.hand[card] += 1
                before = taken.log
                taken.log = taken.explained()
                more += taken.log - before
        return more


def is_whole(entries: list[Entry], world: LemmingeState) -> bool:
    """Whether a past begins with the deal."""
    dealt = 0
    for entry in entries[: len(world.frame.deal) + 1]:
        if sort_of(entry) == DEAL:
            dealt += 1
    return dealt == len(world.frame.deal)
