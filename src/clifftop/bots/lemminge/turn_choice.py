"""Which turn to take in Lemminge: the one after which the table looks best, in all worlds together.

First every turn is looked at as it leaves the table. Then the most promising ones are tried: what
follows is played out for some rounds as a mere race, in which guides play the others and the seat
itself takes the turn that looks best, and judged there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.budget import Budget
from clifftop.bots.lemminge.beliefs import CHANGES, Beliefs
from clifftop.bots.lemminge.judge import LemmingeJudge
from clifftop.bots.lemminge.race.guide import RaceGuide
from clifftop.bots.lemminge.race.race_table import RaceTable
from clifftop.bots.lemminge.race.rounds_left import chance, estimate_all
from clifftop.bots.lemminge.race.winning_turn import take_turn
from clifftop.bots.lemminge.redeal import redealt
from clifftop.bots.lemminge.turn_options import Turn, TurnOptions
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck
from clifftop.kernel.state import CHANCE, OVER

WALKS: Final = 5  # of each lemming with each card
SPOTS: Final = 6  # for a tile
DRAWS: Final = 6  # how often a refill is looked at in each world
TRUST: Final = 2.0  # as many tries are worth as much as the looks


@final
class RatedTurn:
    """A turn, and what was thought of it."""

    def __init__(self, turn: Turn) -> None:
        self.answers = turn.answers
        self.table: LemmingeState | None = None  # after it, if no chance has a say in that
        self.looks = 0.0
        self.looked = 0.0  # what all looks promised together
        self.tries = 0.0
        self.tried = 0.0

    def look(self) -> float:
        """What a look promised, on the whole."""
        return self.looked / self.looks


@final
class TurnChoice:
    """The turn of a seat, from one of the worlds that fit what it knows."""

    def __init__(
        self,
        judge: LemmingeJudge,
        world: LemmingeState,
        seed: int,
        beliefs: Beliefs | None = None,
    ) -> None:
        self.judge = judge
        self.beliefs = beliefs
        self.world = world
        self.seat = world.to_act
        self.luck = Luck(seed)
        self.guide = RaceGuide()
        self.race = RaceTable(world.players, judge.distances_of(world).reach(world.ground))
        self.worlds = [world]
        self.tries = 0.0  # of all options together
        self.tried = 0.0
        self.expected = 0.0  # what the looks had promised for them
        self.options = [RatedTurn(turn) for turn in TurnOptions(world, judge, WALKS, SPOTS).all()]

    def add_world(self) -> LemmingeState:
        beliefs = self.beliefs
        if beliefs is not None and beliefs.any:
            world = beliefs.next_world(CHANGES)
        else:
            world = redealt(self.world, self.seat, self.luck)
        self.worlds.append(world)
        return world

    def look(self, world: LemmingeState) -> None:
        """Judge what every option leads to in a world. All have the same luck, so that none looks
        better for its draws alone."""
        seeds = [self.luck.below(1 << 30) for _ in range(DRAWS)]
        for option in self.options:
            for seed in seeds:
                ahead, chanced = after(world, option.answers, Luck(seed))
                option.looked += self.judge.worths(ahead)[self.seat]
                option.looks += 1.0
                if not chanced:
                    break

    def promise(self, option: RatedTurn) -> float:
        """Tries tell more than looks, and are better or worse on the whole: what was only looked
        at is taken for as much better or worse."""
        shift = 0.0
        if self.tries:
            shift = (self.tried - self.expected) / self.tries
        return (TRUST * (option.look() + shift) + option.tried) / (TRUST + option.tries)

    def best(self, number: int) -> list[RatedTurn]:
        """The most promising ones, the best first."""
        promises = [(-self.promise(option), at) for at, option in enumerate(self.options)]
        promises.sort()
        return [self.options[at] for _, at in promises[:number]]

    def keep(self, options: list[RatedTurn]) -> None:
        self.options = options

    def try_out(self, options: list[RatedTurn], turns: int, budget: Budget, nodes: int) -> int:
        """Try some in one world, with so many turns after it; how many could be tried. The first
        try of a tile has to survey the ground, so that time may be up in between."""
        tries = int(options[0].tries)
        world = self.worlds[tries] if tries < len(self.worlds) else self.add_world()
        seed = self.luck.below(1 << 30)
        tried = 0
        for option in options:
            if option.tries == 0.0 and tried and not budget.left(nodes + tried):
                break
            worth = self.tried_in(world, option, turns, Luck(seed))
            option.tries += 1.0
            option.tried += worth
            self.tries += 1.0
            self.tried += worth
            self.expected += option.look()
            tried += 1
        return tried

    def tried_in(self, world: LemmingeState, option: RatedTurn, turns: i64, luck: Luck) -> float:
        """What an option is worth after so many more turns of a mere race."""
        table = option.table
        known = table is not None
        if table is None:
            table, chanced = after(world, option.answers, luck)
            if not chanced:
                option.table = table
        if table.to_act == OVER:
            return self.judge.worths(table)[self.seat]
        self.race.copy_table(table, self.judge.distances_of(table).reach(table.ground))
        if known:
            self.race.redeal(world, self.seat)
        return self.played_on(turns, luck)

    def played_on(self, turns: i64, luck: Luck) -> float:
        """What the race is worth to the seat after so many more turns."""
        seat: i64 = self.seat
        race = self.race
        while turns and race.winner < 0:
            if race.mover == seat:
                take_turn(race, self.judge.learned, luck, 0)
            else:
                self.guide.take_turn(race, luck)
            turns -= 1
        if race.winner >= 0:
            return 1.0 if race.winner == seat else 0.0
        estimate_all(race, self.judge.learned, race.mover)
        return chance(race, self.judge.learned, seat, race.rounds[seat])


def after(world: LemmingeState, answers: list[int], luck: Luck) -> tuple[LemmingeState, bool]:
    """The table after a turn, and whether chance had a say in it."""
    ahead = world.clone()
    number = ahead.turn
    for answer in answers:
        if ahead.turn != number or ahead.to_act < 0:
            break
        ahead.advance(answer)
    chanced = False
    while ahead.to_act == CHANCE:
        chanced = True
        options = ahead.answers()
        ahead.advance(options[luck.chosen(ahead.weights())])
    return ahead, chanced
