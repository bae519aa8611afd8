"""Section `wire`: conversations with a real server, by HTTP and over WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from scripts.same.client import Transcript
from scripts.same.facts import Case, Fact
from scripts.same.probe import Settings
from scripts.same.serving import served
from scripts.same.wire_doors import at_the_door, in_the_lobby
from scripts.same.wire_tables import TABLES, at_a_table

Scene = Callable[[Transcript, Settings], Awaitable[None]]
LONGEST: Final = 600  # seconds for a scene


def cases(settings: Settings) -> Iterator[Case]:
    scenes: dict[str, Scene] = {"door": at_the_door, "lobby": in_the_lobby}
    for table in TABLES:
        scenes[f"table {table.name}"] = partial(at_a_table, table)
    for number, (name, scene) in enumerate(scenes.items()):
        yield Case(name, partial(conversation, scene, settings, Path(settings.work, str(number))))


def conversation(scene: Scene, settings: Settings, work: Path) -> Iterator[Fact]:
    """Each with a server of its own, so that one that goes wrong spoils nothing else."""
    with served(work) as server:
        transcript = Transcript(server)
        try:
            asyncio.run(asyncio.wait_for(scene(transcript, settings), LONGEST))
        finally:
            yield from transcript.facts
