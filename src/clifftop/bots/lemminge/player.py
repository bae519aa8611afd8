"""The player of Lemminge on all levels that think, which thinks in whole turns.

It is asked one small choice at a time, but makes up its mind about all of them at the beginning of
a turn. If it has a budget it goes on thinking with each choice that is left.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, cast, final

from clifftop.bots.budget import Budget, undisturbed
from clifftop.bots.lemminge.beliefs import FIRST_CHANGES, Beliefs
from clifftop.bots.lemminge.judge import LemmingeJudge
from clifftop.bots.lemminge.turn_choice import RatedTurn, TurnChoice
from clifftop.games import game
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck

LOOKED_AT: Final = 20  # turns that are looked at in more than one world
WORLDS: Final = 3  # for a look
ROUNDS: Final = 2  # that are played out: up to its next turn but one
TRIED: Final = 16  # turns that are tried
ALIKE: Final = 3  # … of those that begin with the same answer
MARGIN: Final = 0.2  # … unless they look so much worse than the best
HALVED: Final[tuple[int, ...]] = (8, 20, 50)  # after so many tries only the better half goes on


@final
class TurnPlayer:
    """Takes the turn after which the table looks best; with a budget, the one that turns out best
    some rounds later. A flat one tries which card to play, or a refill, all equally often, and
    leaves how it is played to the look; a watchful one has beliefs about the hands of others."""

    def __init__(
        self, budget: Budget | None = None, flat: bool = False, watchful: bool = False
    ) -> None:
        self.budget = budget
        self.flat = flat
        self.watchful = watchful
        self.judge = LemmingeJudge()
        self.turn = -1
        self.answered = 0
        self.choice: TurnChoice | None = None

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        with undisturbed():
            return self.made_up(knowledge, actions, rng)

    def made_up(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        """The next answer of the turn that it has in mind, or of a better one."""
        if self.budget is not None:
            self.budget.begin()
        known = cast(dict[str, object], knowledge["known"])
        choice = self.choice
        if choice is None or known["turn"] != self.turn or not self.go_on(choice, actions):
            choice = self.choice = self.begin(knowledge, rng)
            self.turn = cast(int, known["turn"])
        best = choice.best(1)[0] if self.budget is None else self.think(choice, self.budget)
        answer = best.answers[self.answered]
        choice.keep([o for o in choice.options if self.next_of(o) == answer])
        self.answered += 1
        return answer

    def begin(self, knowledge: dict[str, object], rng: Random) -> TurnChoice:
        """Look at all that can become of this turn."""
        world = cast(LemmingeState, game("lemminge").imagine(knowledge, rng))
        seed = rng.getrandbits(62)
        beliefs = Beliefs(world, self.judge, Luck(seed + 1)) if self.watchful else None
        world.fall_silent()
        if beliefs is not None and beliefs.any:
            world = beliefs.next_world(FIRST_CHANGES)
        choice = TurnChoice(self.judge, world, seed, beliefs)
        choice.look(choice.world)
        choice.keep(choice.best(LOOKED_AT))
        for _ in range(WORLDS - 1):
            choice.look(choice.add_world())
        self.answered = 0
        return choice

    def go_on(self, choice: TurnChoice, actions: list[int]) -> bool:
        """Whether some option still fits. Nobody is asked where there is but one answer, so that
        answers may have to be passed over."""
        options = choice.options
        while options and self.answered < len(options[0].answers):
            options = [o for o in choice.options if self.next_of(o) in actions]
            if options:
                choice.keep(options)
                return True
            self.answered += 1
            options = choice.options
        return False

    def next_of(self, option: RatedTurn) -> int:
        """The answer of an option to what is asked now."""
        return option.answers[self.answered] if self.answered < len(option.answers) else -1

    def worth_trying(self, choice: TurnChoice) -> list[RatedTurn]:
        """The most promising ones, but few that begin alike: those can be told apart later."""
        options = choice.best(len(choice.options))
        least = choice.promise(options[0]) - MARGIN
        alike: Counter[int] = Counter()
        tried: list[RatedTurn] = []
        for option in options:
            alike[self.next_of(option)] += 1
            if alike[self.next_of(option)] <= ALIKE and choice.promise(option) >= least:
                tried.append(option)
        return tried[:TRIED]

    def beginnings(self, choice: TurnChoice) -> list[RatedTurn]:
        """The most promising one for each way to begin the turn. After that it is settled."""
        options = choice.best(len(choice.options))
        if self.answered:
            return options[:1]
        begun: dict[int, RatedTurn] = {}
        for option in options:
            begun.setdefault(self.next_of(option), option)
        return list(begun.values())

    def think(self, choice: TurnChoice, budget: Budget) -> RatedTurn:
        """Try the best options, as long as there is time."""
        options = self.beginnings(choice) if self.flat else self.worth_trying(choice)
        turns = ROUNDS * choice.world.players - 1
        nodes = tries = 0
        while len(options) > 1 and budget.left(nodes):
            tried = choice.try_out(options, turns, budget, nodes)
            options = options[:tried]
            nodes += tried
            tries += 1
            if tries in HALVED and not self.flat:
                options.sort(key=choice.promise, reverse=True)
                options = options[: max(2, len(options) // 2)]
        return max(options, key=choice.promise)
