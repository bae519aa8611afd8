"""Monte Carlo tree search over information sets.

Each round takes one of the worlds that the seat has imagined, goes down the tree by what is
promising, tries one thing that is new, and judges where that leads. A node belongs to what the
seat could see of the way there: hidden draws and choices of others do not part the tree. Everybody
is taken to play for himself.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from clifftop.bots.search.judge import Judge, results
from clifftop.bots.search.tree import Node, most_promising
from clifftop.kernel.history import VEIL
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import next_step
from clifftop.kernel.state import CHANCE, OVER, State


@final
class Manner:
    """How a search goes about it."""

    def __init__(
        self,
        boldness: float = 0.3,
        rollout: int = 0,
        chance_parts: bool = True,
        depth: int = 1000,
    ) -> None:
        self.boldness = boldness
        self.rollout = rollout  # steps played out before the judge is asked; -1 is to the end
        self.chance_parts = chance_parts  # whether what chance brings parts the tree
        self.depth = depth  # choices that the tree looks ahead; with 1 it is flat


@final
class Search:
    """One decision of one seat."""

    def __init__(self, seat: int, judge: Judge, manner: Manner, seed: int) -> None:
        self.seat = seat
        self.eye = 1 << seat
        self.judge = judge
        self.manner = manner
        self.luck = Luck(seed)
        self.worlds: list[State] = []
        self.root = Node()
        self.rounds: i64 = 0
        self.steps: i64 = 0  # of games, those in playouts too
        self.path: list[Node] = []
        self.movers: list[int] = []

    def add_world(self, world: State) -> None:
        """A state that fits what the seat knows. It belongs to the search from now on."""
        world.fall_silent()
        self.worlds.append(world)

    def think(self, rounds: int) -> None:
        """So many rounds more, over all worlds in turn."""
        for _ in range(rounds):
            number = self.rounds % len(self.worlds)
            self.rounds += 1
            self.round(self.worlds[number].copy())

    def round(self, state: State) -> None:
        path, movers = self.path, self.movers
        path.clear()
        movers.clear()
        node = self.root
        fresh = False
        while not fresh and state.to_act != OVER:
            options = state.answers()
            mover = state.to_act
            if mover == CHANCE:
                action = options[0]
                if len(options) > 1:
                    action = options[self.luck.chosen(state.weights())]
                if self.manner.chance_parts:
                    node = self.part(node, state, action)
            elif len(options) == 1:
                action = options[0]
            else:
                unfold(node, options)
                action = most_promising(node, options, self.manner.boldness)
                tried = node.children[action]
                path.append(tried)
                movers.append(mover)
                fresh = tried.visits == 0 or len(path) >= self.manner.depth
                node = self.part(node, state, action)
            state.advance(action)
            self.steps += 1
        self.learn(self.judged(state))

    def part(self, node: Node, state: State, action: int) -> Node:
        """Where an action leads in the tree. What the seat does not see of it cannot tell it what
        to do next: all that looks alike leads to one place."""
        seats = state.witnesses(action)
        if seats & self.eye:
            return node.child(action)
        return node.child(~(seats >> VEIL))

    def judged(self, state: State) -> list[float]:
        """What has come of it, by seat."""
        left = self.manner.rollout
        while left and state.to_act != OVER:
            state.advance(next_step(state, self.luck, self.judge))
            self.steps += 1
            left -= 1
        return results(state) if state.to_act == OVER else self.judge.worths(state)

    def learn(self, worths: list[float]) -> None:
        path, movers = self.path, self.movers
        for at in range(len(path)):
            node = path[at]
            node.visits += 1
            node.worth += worths[movers[at]]

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


def unfold(node: Node, options: list[int]) -> None:
    """There is a child for each option."""
    children = node.children
    for action in options:
        if action not in children:
            children[action] = Node()
