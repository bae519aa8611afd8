"""Blocks played on a Ray cluster, or by Ray on this machine. The same blocks come out."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any

from clifftop.arena.matches.block import Block, play_block
from clifftop.arena.matches.match import Match
from clifftop.arena.optional_packages import wanted
from clifftop.arena.processes.block_workers import TRIES, BlockError


def play_blocks(
    match: Match, numbers: Iterable[int], address: str, records: bool = False
) -> Generator[Block, None, None]:
    """The blocks, in the order in which they are finished; the address “local” is a cluster of this
    machine alone, begun for this match. Ray plays a block again whose worker or
    whose machine is lost."""
    ray = wanted("ray", "ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise BlockError("arena-ray-address", address=address, why=str(error)) from error
    try:
        yield from finished(ray, match, iter(numbers), records)
    finally:
        ray.shutdown()


def finished(ray: Any, match: Match, numbers: Iterator[int], records: bool) -> Iterator[Block]:
    """As many blocks in play as the cluster has cores: what is not in play cannot get lost."""
    play = ray.remote(max_retries=TRIES - 1)(play_block)
    shared = ray.put(match)
    playing: dict[Any, int] = {}
    while True:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(playing) < cores and (number := next(numbers, None)) is not None:
            playing[play.remote(shared, number, records)] = number
        if not playing:
            return
        for done in ray.wait(list(playing), num_returns=1)[0]:
            number = playing.pop(done)
            yield fetched(ray, done, number)


def fetched(ray: Any, done: Any, number: int) -> Block:
    try:
        block = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        why = f"{type(error.cause).__name__}: {error.cause}"
        raise BlockError("arena-block-failed", block=number, why=why) from error
    except ray.exceptions.RayError as error:
        raise BlockError(
            "arena-block-lost", block=number, tries=TRIES, status=type(error).__name__
        ) from error
    assert isinstance(block, Block)
    return block
