"""The games of a simulation, shared out among processes.

Which process plays a game makes no difference to it, and what is counted are whole numbers: so the
figures are the same however many processes there are.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator
from typing import Final, final

from clifftop.arena.simulation import Simulation
from clifftop.arena.statistics.game_tallies import Counts
from clifftop.bots.answer import BotFailed, Failure
from clifftop.games import game as find_game
from clifftop.kernel.errors import ClifftopError, OptionError

MOST: Final = 256
SHARES_EACH: Final = 16  # small enough that all are busy to the end, and that a bar moves


@final
class ShareError(ClifftopError):
    """Games that a process could not play."""


def how_many(jobs: int) -> int:
    """How many processes that is; 0 is one for each core."""
    if not 0 <= jobs <= MOST:
        raise OptionError("simulate-jobs", "jobs", given=str(jobs), most=MOST)
    return jobs or os.cpu_count() or 1


def play_all(simulation: Simulation, games: int, jobs: int) -> Generator[int, None, None]:
    """Play games 0, 1, … and count them; whenever some are done, how many."""
    jobs = min(jobs, games)
    if jobs > 1:
        yield from play_shares(simulation, shares(games, jobs), jobs)
    else:
        for number in range(games):
            simulation.play(number)
            yield 1


def shares(games: int, jobs: int) -> list[range]:
    size = max(1, games // (jobs * SHARES_EACH))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_shares(simulation: Simulation, shares: list[range], jobs: int) -> Iterator[int]:
    """A caller who stops asking, or is interrupted, ends all processes at once."""
    from multiprocessing import get_context

    from pebble import ProcessExpired, ProcessPool

    pool = ProcessPool(jobs, initializer=settle_in, context=get_context("spawn"))
    told = (simulation.game.name, simulation.options, simulation.seed, ",".join(simulation.bots))
    playing = [pool.schedule(play_share, args=(*told, numbers)) for numbers in shares]
    try:
        for numbers, share in zip(shares, playing, strict=True):
            counted = share.result()
            if isinstance(counted, Failure):
                raise BotFailed(counted)
            if isinstance(counted, str):
                raise ShareError("simulate-failed", why=counted)
            simulation.add(counted)
            yield len(numbers)
    except ProcessExpired as error:
        raise ShareError("simulate-lost", status=error.exitcode) from error
    finally:
        pool.stop()  # type: ignore[no-untyped-call]
        pool.join()


def settle_in() -> None:
    """In the process: an interrupt is for the process that shares out, which then ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_share(
    game: str, options: dict[str, object], seed: int, bots: str, numbers: range
) -> list[Counts] | Failure | str:
    """In the process: what these games add up to, or what went wrong; not every error can be handed
    on as it is."""
    try:
        simulation = Simulation(find_game(game), options, seed, bots)
        for number in numbers:
            simulation.play(number)
        return simulation.counts()
    except BotFailed as failed:
        return failed.failure
    except Exception as error:
        return f"{type(error).__name__}: {error}"
