"""Progressive widening: a node opens few of its options at first, and more the more often a seat
has chosen there.

What is open stays open. Worlds differ in what is legal, and it is the legal ones that are counted:
there is always something to try.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from clifftop.bots.search.judge import Judge
from clifftop.bots.search.tree import Node, unfold
from clifftop.kernel.luck import Luck
from clifftop.kernel.state import State

LEAST: Final = 2  # options: where one alone is open nothing is compared


def room(asked: i64, growth: float) -> int:
    """How many options a node has open, once a seat has chosen there so often."""
    return max(LEAST, math.ceil(growth * math.sqrt(float(asked))))


def widened(node: Node, state: State, growth: float, judge: Judge, luck: Luck) -> list[int]:
    """What may be tried at a node in this state, after more is opened if there is room for it."""
    options, children = state.answers(), node.children
    unfold(node, options)
    node.asked += 1
    closed = [action for action in options if not children[action].open]
    lacking = min(len(options), room(node.asked, growth)) - (len(options) - len(closed))
    if lacking > 0:
        looked_at = children[closed[0]].visits > 0
        guided = -1 if looked_at else judge.choose(state, options, luck)
        for _ in range(lacking):
            action = next_to_open(node, closed, guided, luck)
            children[action].open = True
            closed.remove(action)
    return [action for action in options if children[action].open]


def next_to_open(node: Node, closed: list[int], guided: int, luck: Luck) -> int:
    """What looked best, if a look one ply ahead was taken; else what the guide would do, and
    after that any."""
    best = -1
    highest = -1.0
    for action in closed:
        child = node.children[action]
        if child.visits and child.worth / float(child.visits) > highest:
            highest = child.worth / float(child.visits)
            best = action
    if best >= 0:
        return best
    return guided if guided in closed else closed[luck.below(len(closed))]
