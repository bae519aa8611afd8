"""The player that thinks in one way where two play, and in another where more do."""

from __future__ import annotations

from random import Random
from typing import cast, final

from clifftop.bots.bot import Bot


@final
class ByPlayers:
    def __init__(self, in_two: Bot, among_more: Bot) -> None:
        self.in_two = in_two
        self.among_more = among_more

    def choose(self, knowledge: dict[str, object], actions: list[int], rng: Random) -> int:
        known = cast(dict[str, object], knowledge["known"])
        bot = self.in_two if known["players"] == 2 else self.among_more
        return bot.choose(knowledge, actions, rng)
