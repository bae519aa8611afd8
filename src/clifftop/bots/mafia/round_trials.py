"""Trials of moves of Lemming Mafia: what the others make of them until the seat is to move again.

A look at the table after a move is right about much, but not about what the next three players do
with the dice that they get. So moves are played on for a round, in worlds that fit what is believed
of the others' cards, and looked at then; all with the same cards and the same dice.
"""

from __future__ import annotations

from typing import Final, cast, final

from clifftop.bots.mafia.beliefs import Beliefs
from clifftop.bots.mafia.guide import MafiaGuide
from clifftop.bots.mafia.judge import MafiaJudge
from clifftop.bots.mafia.win_network import WinNetwork
from clifftop.bots.search.trials import COMPARED, ENOUGH, is_clear, swings
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.state import CHANCE, OVER

NEAR: Final = 0.05  # of a victory: moves that look worse than the best by more are not tried
LOOK: Final = 16  # tries for which a first look counts
HALVINGS: Final = (0.25, 0.6)  # when so much of the budget is spent, the better half goes on
SURE: Final = 40  # rounds before a single plan may be left
SEEDS: Final = 1 << 30

Answers = list[int]


@final
class Plan:
    """What a seat answers until others or chance have their say."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.total = 0.0
        self.tries = 0
        self.swing = 0.0  # by how much tries were off the means of their rounds, together

    def worth(self) -> float:
        return self.total / max(1, self.tries)


class RoundTrials:
    """Of one decision. `race` is an imagined state; the others get other cards in it each round."""

    def __init__(self, beliefs: Beliefs, race: MafiaState, seed: int) -> None:
        self.beliefs = beliefs
        self.guide = MafiaGuide(beliefs.odds)
        self.race = race
        self.seat = race.to_act
        self.luck = Luck(seed)
        self.plans: list[Plan] = []
        self.tried = 0
        self.rounds = 0
        self.halved = 0

    def look(self) -> None:
        """Find all plans: a lemming and where it goes, or a card."""
        self.extend(self.race, [])

    def extend(self, state: MafiaState, answers: Answers) -> None:
        """What may follow on some answers."""
        if answers and state.asked != q.WHICH_SPACE:
            self.plans.append(self.plan(state, answers))
            return
        for option in state.answers():
            ahead = cast(MafiaState, state.copy())
            ahead.advance(option)
            self.extend(ahead, [*answers, option])

    def plan(self, state: MafiaState, answers: Answers) -> Plan:
        """Some answers, and where they have led."""
        return Plan(answers)

    def hope(self, race: MafiaState) -> float:
        """What a try has come to."""
        raise NotImplementedError

    def decided(self) -> bool:
        """All that is left begins with the same answer."""
        first = self.plans[0].answers[0]
        for plan in self.plans:
            if plan.answers[0] != first:
                return False
        return True

    def round(self) -> None:
        """Every plan that is left, once, in the same world."""
        seed = int(self.luck.below(SEEDS))
        world = cast(MafiaState, self.race.copy())
        self.beliefs.put_into(world, self.luck)
        came = [self.tried_out(world, plan.answers, Luck(seed)) for plan in self.plans]
        for plan, worth, swing in zip(self.plans, came, swings(came), strict=True):
            plan.total += worth
            plan.swing += swing
            plan.tries += 1
            self.tried += 1
        self.rounds += 1
        if self.rounds >= ENOUGH and self.rounds % COMPARED == 0:
            self.drop()

    def drop(self) -> None:
        """Leave what is clearly worse than the best. Where nothing else is left to choose from,
        that is a decision, and the rest of the budget is saved."""
        least = 1 if self.rounds >= SURE else 2
        self.plans.sort(key=lambda plan: -plan.worth())
        best = self.plans[0]
        kept: list[Plan] = []
        for plan in self.plans:
            lead = (best.worth() - plan.worth()) * self.rounds
            if len(kept) < least or not is_clear(lead, best.swing + plan.swing):
                kept.append(plan)
        self.plans = kept

    def tried_out(self, world: MafiaState, answers: Answers, luck: Luck) -> float:
        """What the seat may hope for when it is to move again."""
        race = cast(MafiaState, world.copy())
        for answer in answers:
            race.advance(answer)
        self.guide.go_on(race, luck)
        while race.to_act != OVER and race.player != self.seat:
            self.guide.turn(race, luck)
        return self.hope(race)

    def narrow(self, spent: float) -> None:
        """The better half goes on as the budget is spent."""
        if self.halved < len(HALVINGS) and spent >= HALVINGS[self.halved]:
            self.halved += 1
            kept = sorted(self.plans, key=lambda plan: -plan.worth())
            self.plans = kept[: max(2, (len(kept) + 1) // 2)]

    def best(self) -> int:
        best = self.plans[0]
        for plan in self.plans:
            if plan.worth() > best.worth():
                best = plan
        return best.answers[0]


@final
class PlainTrials(RoundTrials):
    """Of a bot that judges by its own cards. A first look says what is worth a try."""

    def __init__(self, judge: MafiaJudge, beliefs: Beliefs, race: MafiaState, seed: int) -> None:
        super().__init__(beliefs, race, seed)
        self.judge = judge

    def look(self) -> None:
        super().look()
        best = max([plan.worth() for plan in self.plans])
        self.plans = [plan for plan in self.plans if plan.worth() >= best - NEAR]

    def plan(self, state: MafiaState, answers: Answers) -> Plan:
        plan = Plan(answers)
        plan.total = LOOK * self.seen(state)
        plan.tries = LOOK
        return plan

    def seen(self, state: MafiaState) -> float:
        """What a table is worth as soon as nothing is left to the seat, over what a car may do."""
        if state.to_act == OVER:
            return self.judge.ended(state, self.seat)
        if state.to_act == self.seat or (state.to_act == CHANCE and state.asked != q.ROLL):
            best = total = 0.0
            options = state.answers()
            for option in options:
                ahead = cast(MafiaState, state.copy())
                ahead.advance(option)
                worth = self.seen(ahead)
                best = max(best, worth)
                total += worth
            return best if state.to_act == self.seat else total / len(options)
        return self.judge.worth(state, self.seat)

    def hope(self, race: MafiaState) -> float:
        if race.to_act == OVER:
            return self.judge.ended(race, self.seat)
        return self.judge.worth(race, self.seat)


@final
class WatchfulTrials(RoundTrials):
    """Of a bot with the network, which sees all cards: after a try they lie open."""

    def __init__(self, network: WinNetwork, beliefs: Beliefs, race: MafiaState, seed: int) -> None:
        super().__init__(beliefs, race, seed)
        self.network = network

    def hope(self, race: MafiaState) -> float:
        return self.network.chance(race, self.seat)
