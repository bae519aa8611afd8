"""Monte Carlo tree search over information sets.

Each round takes one of the worlds that the seat has imagined, goes down the tree by what is
promising, tries one thing that is new, and judges where that leads. A node belongs to what is seen
of the way there: hidden draws and choices of others do not part the tree. There is one tree, by
what the searching seat sees, or one for each seat. Or each of the others is a search of its own:
where it moves it goes on thinking, in a world imagined anew from what it knows, and what it tries
there is what it does.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clifftop.bots.search.judge import Judge
from clifftop.bots.search.one_ply import OnePly
from clifftop.bots.search.search_settings import SearchSettings
from clifftop.bots.search.tree import Node, most_promising, unfold
from clifftop.bots.search.widening import widened
from clifftop.kernel.history import VEIL
from clifftop.kernel.interrupts import hear_signals
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import next_step
from clifftop.kernel.state import CHANCE, OVER, State

LOOKS: Final = 300  # at tables, for an opinion
UNSETTLED: Final = 60  # steps after which a table is judged as it is


@final
class Search:
    """One decision of one seat."""

    def __init__(
        self, seat: int, players: int, judge: Judge, settings: SearchSettings, seed: int
    ) -> None:
        self.seat = seat
        self.judge = judge
        self.settings = settings
        self.luck = Luck(seed)
        self.worlds: list[State] = []
        self.feared = seat  # by all others, to the fearful
        # Whose eyes each tree sees with, and where each seat finds its own.
        many = settings.many_trees or settings.redealt
        self.eyes = [1 << own for own in range(players)] if many else [1 << seat]
        self.trees = [Node() for _ in self.eyes]
        self.tree_of = list(range(players)) if many else [0] * players
        self.root = self.trees[self.tree_of[seat]]
        self.rivals: list[Search] = []  # by seat, if they choose by what they know
        if settings.redealt:
            for own in range(players):
                rival = Search(own, players, judge, settings.of_a_rival(), seed + 1 + own)
                rival.feared = seat
                self.rivals.append(rival)
        self.rounds: i64 = 0
        self.steps: i64 = 0  # of games, those in playouts too, but not those of rivals
        self.path: list[Node] = []
        self.movers: list[int] = []

    def add_world(self, world: State) -> None:
        """A state that fits what the seat knows. It belongs to the search from now on."""
        world.fall_silent()
        self.worlds.append(world)

    def form_opinion(self) -> None:
        """What its moves look like one ply ahead, in the worlds imagined so far. A search that has
        little time is better off with something to go by."""
        weight = self.settings.opinion
        options = self.worlds[0].answers()
        most = LOOKS // (len(options) * len(self.worlds))
        ply = OnePly(self.judge, self.seat, self.luck.below(1 << 30), most)
        for action in options:
            worth = 0.0
            for world in self.worlds:
                worth += ply.worth(world, action)
            child = self.root.child(action)
            child.visits += weight
            child.offered += weight
            child.worth += weight * worth / len(self.worlds)

    def think(self, rounds: int) -> None:
        """So many rounds more, over all worlds in turn."""
        for _ in range(rounds):
            hear_signals()
            number = self.rounds % len(self.worlds)
            self.rounds += 1
            self.round(self.worlds[number].copy(), self.trees[:])

    def round(self, state: State, nodes: list[Node]) -> int:
        """From these places of the trees on. The first choice, or -1 if there was none."""
        path, movers, settings = self.path, self.movers, self.settings
        path.clear()
        movers.clear()
        first = -1
        fresh = False
        while not fresh and state.to_act != OVER:
            options = state.answers()
            mover = state.to_act
            parts = len(options) > 1
            action = options[0]
            if mover == CHANCE:
                if parts:
                    action = options[self.luck.chosen(state.weights())]
                parts = True  # even by one outcome: in another world there may be more
            elif parts:
                node = nodes[self.tree_of[mover]]
                tries: i64 = 0  # so far, of what is new
                if self.rivals and mover != self.seat:
                    action = self.rivals[mover].answer(state, node)
                    tries = 1  # in the round of its own
                else:
                    action = self.choice(state, node)
                tried = node.children[action]
                if not path:
                    first = action
                path.append(tried)
                movers.append(mover)
                fresh = tried.visits == tries or len(path) >= settings.depth
            if parts and not fresh:
                self.part(nodes, state, action)
            state.advance(action)
            self.steps += 1
        self.learn(self.judged(state))
        return first

    def choice(self, state: State, node: Node) -> int:
        """What is most promising of all that is open."""
        settings = self.settings
        if settings.widening:
            options = widened(node, state, settings.widening, self.judge, self.luck)
        else:
            options = state.answers()
            unfold(node, options)
        return most_promising(node, options, settings.boldness)

    def answer(self, state: State, node: Node) -> int:
        """What it does as a rival, from its place in its tree on: whatever it would try next. It
        keeps its own secrets of this table, and imagines those of the others."""
        return self.round(self.judge.redealt(state, self.seat, self.luck), [node])

    def part(self, nodes: list[Node], state: State, action: int) -> None:
        """Where an action leads in each tree. What a seat does not see of it cannot tell it what
        to do next: all that looks alike leads to one place."""
        seats = state.witnesses(action)
        for at in range(len(nodes)):
            seen = seats & self.eyes[at] != 0
            nodes[at] = nodes[at].child(action if seen else ~(seats >> VEIL))

    def judged(self, state: State) -> list[float]:
        """What has come of it, by seat."""
        judge = self.judge
        left = self.settings.rollout
        while left and state.to_act != OVER:
            state.advance(next_step(state, self.luck, judge))
            self.steps += 1
            left -= 1
        left = UNSETTLED
        mover = self.movers[-1] if self.movers else self.seat
        while left and state.to_act != OVER and not judge.settled(state, mover):
            state.advance(next_step(state, self.luck, judge))
            self.steps += 1
            left -= 1
        over = state.to_act == OVER
        if self.settings.depth == 1 or self.rivals:  # nobody else learns anything
            worth = judge.ended(state, self.seat) if over else judge.worth(state, self.seat)
            return [worth] * state.players
        if over:
            return [judge.ended(state, seat) for seat in range(state.players)]
        return judge.worths(state)

    def learn(self, worths: list[float]) -> None:
        """All seats want the most for themselves; or, to the fearful, the least for the seat.
        Rivals have learned already, in worlds of their own."""
        path, movers, feared = self.path, self.movers, self.feared
        for at in range(len(path)):
            mover = movers[at]
            if self.rivals and mover != self.seat:
                continue
            node = path[at]
            node.visits += 1
            if self.settings.paranoid and mover != feared:
                node.worth += 1.0 - worths[feared]
            else:
                node.worth += worths[mover]

    def best(self) -> int:
        """The action that was tried most; of two that were tried alike, the better one."""
        best = -1
        most = (-1, 0.0)
        for action, child in self.root.children.items():
            if child.visits:
                tried = (int(child.visits), child.worth / float(child.visits))
                if tried > most:
                    most = tried
                    best = action
        return best
