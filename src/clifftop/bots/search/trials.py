"""Trying the best few plans out: each is played on in the same worlds, with the same luck.

A plan is all that a seat answers until others or chance have their say: which lemming, and where it
goes. One look says which plans are worth a trial; what is clearly worse than the best is dropped,
and now and then the worse half of what is left, so that time is spent where it decides something.
Only plans that were tried equally often are compared, for a look is too hopeful or too fearful
about all of them alike.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.search.judge import Judge
from clifftop.bots.search.one_ply import OnePly
from clifftop.bots.search.plans import Plan, Planner
from clifftop.kernel.interrupts import hear_signals
from clifftop.kernel.luck import Luck, place_at
from clifftop.kernel.state import CHANCE, OVER, State

LOOKS: Final = 120  # at tables, for all plans of a world together
TRIED: Final = 14  # plans
ALIKE: Final = 3  # … that begin with the same answer: these can be told apart later
MARGIN: Final = 0.2  # of a victory: what looks so much worse than the best is not tried
HALVED: Final[list[float]] = [0.3, 0.55, 0.8]  # parts of the budget; then the better half goes on
CLEAR: Final = 2.5  # times the error of the difference, and a plan is clearly worse
COMPARED: Final = 4  # rounds from one comparison to the next
ENOUGH: Final = 12  # rounds for the first one
FARTHEST: Final = 200  # steps after which a table is judged as it is
SEEDS: Final = 1 << 30
NOBODY: Final = -9
# Rounds go through what the dice may show by strides that leave no gap in five dimensions: powers
# of 1 / x, where x⁶ = x + 1.
EVENLY: Final = 5  # dice and cards of the next turn
PARTS: Final = 30  # bits of a part of the whole
WHOLE: Final[i64] = 1 << 30
STRIDES: Final = vec[i64]([946258027, 833910194, 734901256, 647647504, 570753262])


def is_clear(lead: float, swing: float) -> bool:
    """Whether one plan is better than another beyond doubt, whose tries together were worth so much
    more. `swing`: by how much both were off the means of their rounds, squared, together."""
    return lead * lead > CLEAR * CLEAR * swing


def swings(came: list[float]) -> list[float]:
    """By how much each try of a round was off their mean, squared. Few tries draw their own mean
    towards them, which is made up for here."""
    number = len(came)
    if number < 2:
        return [0.0] * number
    mean = sum(came) / number
    return [(worth - mean) * (worth - mean) * number / (number - 1) for worth in came]


@final
class Trials:
    """One decision of one seat."""

    def __init__(self, seat: int, judge: Judge, pauses: int, seed: int) -> None:
        self.seat = seat
        self.judge = judge
        self.pauses = pauses  # of the game that a try goes on to
        self.luck = Luck(seed)
        self.dice = Luck(seed)
        self.whims = Luck(seed)
        self.shifts = vec[i64]([self.luck.below(WHOLE) for _ in range(EVENLY)])
        self.worlds: list[State] = []
        self.plans: list[Plan] = []
        self.rounds: i64 = 0
        self.nodes: i64 = 0  # tries of all plans together
        self.halved = 0  # times

    def add_world(self, world: State) -> None:
        """A state that fits what the seat knows. It belongs to the trials from now on."""
        world.fall_silent()
        self.worlds.append(world)

    def look(self) -> None:
        """Find the plans that are worth a trial, by how they look in the worlds so far."""
        found = Planner(self.judge, self.seat).plans(self.worlds[0])
        most = max(1, LOOKS // len(found))
        ply = OnePly(self.judge, self.seat, self.luck.below(SEEDS), most)
        for plan in found:
            hear_signals()
            for world in self.worlds:
                plan.promise += ply.seen_after(world, plan.answers) / len(self.worlds)
        found.sort(key=lambda plan: -plan.promise)
        self.plans = self.worth_trying(found)

    def worth_trying(self, found: list[Plan]) -> list[Plan]:
        """The most promising ones, but few that begin alike."""
        least = found[0].promise - MARGIN
        alike: dict[int, int] = {}
        chosen: list[Plan] = []
        for plan in found:
            alike[plan.first] = alike.get(plan.first, 0) + 1
            if alike[plan.first] <= ALIKE and plan.promise >= least and len(chosen) < TRIED:
                chosen.append(plan)
        return chosen

    @property
    def decided(self) -> bool:
        """Nothing else is worth a trial."""
        return len(self.plans) == 1

    def round(self) -> None:
        """Try every plan that is left once more, in one world and with the same luck."""
        world = self.worlds[int(self.rounds) % len(self.worlds)]
        seed = self.luck.below(SEEDS)
        came: list[float] = []
        for plan in self.plans:
            state = world.copy()
            for answer in plan.answers:
                state.advance(answer)
            came.append(self.played_on(state, self.rounds, seed))
        mean = sum(came) / len(came)
        for plan, worth in zip(self.plans, came, strict=True):
            plan.worth += worth
            plan.swing += (worth - mean) * (worth - mean)
            plan.tries += 1
            self.nodes += 1
        self.rounds += 1
        if self.rounds >= ENOUGH and self.rounds % COMPARED == 0 and len(self.plans) > 2:
            self.drop()

    def drop(self) -> None:
        """Leave what is clearly worse than the best plan, but always two to compare.

        Chance is alike for all plans of a round, so that what counts is how they differ from its
        mean, not how good the round was to all of them."""
        self.plans.sort(key=lambda plan: -plan.mean())
        best = self.plans[0]
        kept: list[Plan] = []
        for plan in self.plans:
            lead = (best.mean() - plan.mean()) * float(plan.tries)
            if len(kept) < 2 or not is_clear(lead, best.swing + plan.swing):
                kept.append(plan)
        self.plans = kept

    def narrow(self, spent: float) -> None:
        """Leave the worse half of the plans, whenever enough of the budget is spent on all."""
        if self.halved < len(HALVED) and spent >= HALVED[self.halved]:
            self.halved += 1
            self.plans.sort(key=lambda plan: -plan.mean())
            self.plans = self.plans[: max(2, (len(self.plans) + 1) // 2)]

    def played_on(self, state: State, number: i64, seed: i64) -> float:
        """What comes of it. The dice of each turn and the whims of each seat have luck of their
        own: where one plan asks for more of them than another, the later ones are still alike."""
        judge, whims = self.judge, self.whims
        pauses = self.pauses
        steps = 0
        clock: i64 = 0
        acting = NOBODY
        self.dice.begin(seed, 0)
        whims.begin(seed, 1)
        while state.to_act != OVER and steps < FARTHEST:
            if judge.pauses(state):
                pauses -= 1
                if pauses == 0:
                    return judge.paused(state, self.seat)
            steps += 1
            if state.to_act != CHANCE and state.to_act != acting:
                acting = state.to_act
                whims.begin(seed, 2 + clock * state.players + acting)
            if judge.moves_on(state, whims):
                continue
            options = state.answers()
            if state.to_act == CHANCE and judge.by_the_clock(state):
                state.advance(options[self.fallen(state.weights(), number, clock)])
                clock += 1
                acting = NOBODY
            elif len(options) == 1:
                state.advance(options[0])
            elif state.to_act == CHANCE:
                state.advance(options[whims.chosen(state.weights())])
            else:
                state.advance(judge.choose(state, options, whims))
        if state.to_act == OVER:
            return judge.ended(state, self.seat)
        return judge.worth(state, self.seat)

    def fallen(self, weights: list[int], number: i64, clock: i64) -> i64:
        """How a die falls: the first ones evenly over the rounds, so that no plan is lucky."""
        if clock >= EVENLY:
            return self.dice.chosen(weights)
        total: i64 = 0
        for weight in weights:
            total += weight
        part = (self.shifts[clock] + number * STRIDES[clock]) & (WHOLE - 1)
        return place_at(weights, (part * total) >> PARTS)

    def best(self) -> int:
        """The answer that the best plan begins with."""
        best = self.plans[0]
        for plan in self.plans:
            if plan.mean() > best.mean():
                best = plan
        return best.first
