"""The tree of a search: what was tried, how often, and what came of it."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

UNSEEN: Final = -1


@final
class Node:
    """A place in the tree. Which state it stands for depends on the world: what is common to all is
    what was done, and whoever did it has learned something from what came of it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it could have been chosen
        self.worth = 0.0  # of all visits together, to the seat that chose to come here
        self.hope = 0.0  # what it seemed to be worth before it was tried
        self.children: dict[int, Node] = {}

    def child(self, key: int) -> Node:
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found


def most_promising(node: Node, actions: list[int], boldness: float, trust: float) -> int:
    """The action to try next: the mean of what came of it, more for one that was tried seldom
    when it could have been, and more for one that looked good before it was tried."""
    best = actions[0]
    highest = -1e9
    children = node.children
    for action in actions:
        child = children[action]
        child.offered += 1
        if not child.visits:
            promise = 1000.0 + child.hope
        else:
            visits = float(child.visits)
            mean = child.worth / visits
            promise = mean + boldness * math.sqrt(math.log(float(child.offered)) / visits)
            promise += trust * child.hope / (1.0 + visits)
        if promise > highest:
            highest = promise
            best = action
    return best
