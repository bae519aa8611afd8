"""The tree of a search: what was tried, how often, and what came of it."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

FIRST: Final = 1000.0  # more than anything that was tried promises


@final
class Node:
    """A place in the tree. Which state it stands for depends on the world: what is common to all is
    what was done, and the seat that did it has learned something from what came of it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it could have been chosen
        self.asked: i64 = 0  # how often a seat chose here, if options are opened one by one
        self.open = False  # … and whether this one may be tried yet
        self.worth = 0.0  # of all visits together, to the seat that chose to come here
        self.children: dict[int, Node] = {}

    def child(self, key: int) -> Node:
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found


def most_promising(node: Node, actions: list[int], boldness: float) -> int:
    """The action to try next: one that was never tried, else the mean of what came of it, and more
    for one that was tried seldom when it could have been."""
    best = actions[0]
    highest = -1e9
    children = node.children
    for action in actions:
        child = children[action]
        child.offered += 1
        promise = FIRST
        if child.visits:
            visits = float(child.visits)
            mean = child.worth / visits
            promise = mean + boldness * math.sqrt(math.log(float(child.offered)) / visits)
        if promise > highest:
            highest = promise
            best = action
    return best


def unfold(node: Node, options: list[int]) -> None:
    """There is a child for each option."""
    children = node.children
    for action in options:
        if action not in children:
            children[action] = Node()
