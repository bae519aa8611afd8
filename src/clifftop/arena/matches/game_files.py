"""The games of a match that are to be looked at, as records in files: all of them if that is
wanted, and in any case the first one in which each bot failed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import final

from msgspec.structs import replace

from clifftop.arena.matches.block import Block
from clifftop.arena.matches.match import Match
from clifftop.bots.answer import BotFailed
from clifftop.kernel.errors import ClifftopError
from clifftop.kernel.record import Record


@final
class RecordsError(ClifftopError):
    """A folder where the games cannot be kept."""


@final
class GameFiles:
    """`folder` is for all games; those of failures lie beside the results, if these are a file."""

    def __init__(self, match: Match, results: Path | None, folder: Path | None = None) -> None:
        self.match = match
        self.results = results
        self.folder = folder
        self.kept = 0
        self.broken: dict[str, BotFailed] = {}
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise unwritable(folder, error) from error

    def keep(self, block: Block) -> Block:
        """Write the games that a block brought along; the block without them."""
        for rotation, record in enumerate(block.records):
            self.keep_game(block.block, rotation, record)
        for name, failure in block.broken.items():
            if name not in self.broken:
                self.broken[name] = self.keep_failure(name, BotFailed(failure))
        return replace(block, records=[], broken={})

    def keep_failure(self, name: str, failed: BotFailed) -> BotFailed:
        if self.results is None:
            return failed
        place = self.results.with_name(f"{self.results.stem}-failed-{plain(name)}.json")
        try:
            return failed.kept(place)
        except OSError as error:
            raise unwritable(place, error) from error

    def keep_game(self, block: int, rotation: int, text: str) -> None:
        if self.folder is None:
            return
        file = self.folder / f"{self.match.game}-block-{block:04}-rotation-{rotation}.json"
        try:
            if file.exists() and not same_match(file.read_text(encoding="utf-8"), text):
                raise RecordsError("arena-records-other", folder=str(self.folder), file=file.name)
            file.write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            raise unwritable(file, error) from error
        self.kept += 1


def same_match(there: str, text: str) -> bool:
    """Whether a record may take the place of another: the same game, perhaps played again."""
    try:
        old, new = Record.loads(there), Record.loads(text)
    except ClifftopError:
        return False
    facts = ("seats", "seed", "block", "rotation")
    return (old.options, old.board, [old.notes.get(fact) for fact in facts]) == (
        new.options,
        new.board,
        [new.notes.get(fact) for fact in facts],
    )


def plain(name: str) -> str:
    """A name as a part of a file's name."""
    return re.sub(r"[^\w.]+", "-", name)


def unwritable(file: Path, error: OSError) -> RecordsError:
    why = error.strerror or str(error)
    return RecordsError("arena-file-write", file=str(file), why=why)
