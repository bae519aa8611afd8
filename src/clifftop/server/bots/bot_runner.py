"""Answers of bots: in any case, in time, and where people play not before they can follow."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import TimeoutError as TooSlow
from random import Random
from typing import Final, final

from pebble import ProcessExpired

from clifftop import bots
from clifftop.server.bots.worker_pool import WorkerPool
from clifftop.table import BotTurn

# Those who answer at once do not queue up behind those who think.
QUICK: Final = (bots.RANDOM, bots.BEGINNER, bots.GREEDY)

logger = logging.getLogger("clifftop")


@final
class BotRunner:
    """`await runner.choose(game, turn)` is an action, whatever becomes of the bot."""

    def __init__(self, processes: int, seconds: float, pause: float) -> None:
        self.quick = WorkerPool(1, seconds)
        self.deep = WorkerPool(processes, seconds)
        self.pause = pause

    async def choose_slowly(self, game: str, turn: BotTurn, goes_on: bool) -> int:
        """At a pace that people can follow; the time to think is part of it. So how long an answer
        takes also tells little of what there was to choose from. `goes_on` says that
        the same bot has just answered and is asked again."""
        if turn.forced:
            return await self.choose(game, turn)
        pause = self.pause / 2 if goes_on else self.pause
        action, _ = await asyncio.gather(self.choose(game, turn), asyncio.sleep(pause))
        return action

    async def choose(self, game: str, turn: BotTurn) -> int:
        """A bot that takes too long, or fails, is answered for at random: the game goes on."""
        if turn.forced:
            return turn.actions[0]
        workers = self.quick if turn.bot in QUICK else self.deep
        rng = Random()
        try:
            action = await workers.think(game, turn, rng.getrandbits(64))
            if action in turn.actions:
                return action
            logger.error("bot %s at %s chose what is not allowed", turn.bot, game)
        except TooSlow:
            logger.warning("bot %s at %s took too long", turn.bot, game)
        except ProcessExpired:
            logger.error("bot %s at %s ended its process", turn.bot, game)
        except Exception:
            logger.exception("bot %s at %s failed", turn.bot, game)
        return rng.choice(turn.actions)

    def close(self) -> None:
        self.quick.close()
        self.deep.close()
