"""The skilled player: no clock and no tree, but a good eye.

In some worlds that fit what it knows it looks at where each of its moves may lead, to the end of
its own choices and over what chance brings, and takes the one after which the table looks best.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from clifftop.bots.search.judge import Judge
from clifftop.bots.search.one_ply import OnePly
from clifftop.games import game

WORLDS: Final = 6
ENOUGH: Final = 1200  # tables looked at, after which no other world is imagined


@final
class SkilledPlayer:
    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        if len(actions) == 1:
            return actions[0]
        worlds = game(str(knowledge["game"])).worlds(knowledge)
        worths = [0.0] * len(actions)
        looks = 0
        for _ in range(WORLDS):
            if looks >= ENOUGH:
                break
            world = worlds.imagine(rng)
            world.fall_silent()
            ply = OnePly(self.judge, world.to_act, rng.getrandbits(62), ENOUGH // len(actions))
            for at, action in enumerate(actions):
                worths[at] += ply.worth(world, action)
                looks += ply.looks
        return actions[worths.index(max(worths))]
