"""A match on disk: a line that says what is played, then a line for each block.

A block is written as soon as it has been played, so whatever ends a run, only the blocks in play
are lost. The same match with the same file goes on where it stopped.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, TypeVar, final

import msgspec

from clifftop.arena.matches.block import Block
from clifftop.arena.matches.game_files import GameFiles
from clifftop.arena.matches.match import Match
from clifftop.bots.answer import BotFailed
from clifftop.kernel.errors import ClifftopError

Line = TypeVar("Line", Match, Block)

_BLOCK = msgspec.json.Decoder(Block)
_MATCH = msgspec.json.Decoder(Match)


@final
class ResultsError(ClifftopError):
    """A file that holds no results, or those of another match."""


@final
class Results:
    """The blocks of a match that have been played, by number."""

    def __init__(self, match: Match, file: Path) -> None:
        self.match = match
        self.file = file
        self.blocks: dict[int, Block] = {}
        # Of those that were played now: how many games are kept, and which ones bots failed in.
        self.records = 0
        self.broken: dict[str, BotFailed] = {}

    def add(self, block: Block) -> None:
        self.blocks.setdefault(block.block, block)  # one that two runs played counts once

    def in_order(self) -> list[Block]:
        return [self.blocks[number] for number in sorted(self.blocks)]

    def missing(self, numbers: Iterable[int]) -> list[int]:
        return [number for number in numbers if number not in self.blocks]


def read(file: Path) -> Results:
    """The results in a file."""
    return parsed(file, whole_lines(contents(file)))


def contents(file: Path) -> bytes:
    if file.is_char_device():  # which has no end
        raise ResultsError("cli-file-device", file=str(file))
    try:
        return file.read_bytes()
    except FileNotFoundError as error:
        raise ResultsError("cli-file-missing", file=str(file)) from error
    except OSError as error:
        raise ResultsError("cli-file-unreadable", file=str(file), why=error.strerror) from error


def whole_lines(text: bytes) -> bytes:
    """Without a last line that was being written when the run ended."""
    return text[: text.rfind(b"\n") + 1]


def parsed(file: Path, text: bytes) -> Results:
    lines = text.splitlines()
    if not lines:
        raise ResultsError("arena-file-empty", file=str(file))
    results = Results(decoded(_MATCH, file, 1, lines[0]), file)
    for number, line in enumerate(lines[1:], 2):
        results.add(decoded(_BLOCK, file, number, line))
    return results


def decoded(decoder: msgspec.json.Decoder[Line], file: Path, number: int, line: bytes) -> Line:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ResultsError(
            "arena-file-line", file=str(file), line=number, why=str(error)
        ) from error


@final
class ResultsFile:
    """Results to be added to: `with ResultsFile(match, file) as results: …`. All games are kept as
    records, too, if there is a folder for them."""

    def __init__(self, match: Match, file: Path, records: Path | None = None) -> None:
        whole = whole_lines(contents(file)) if file.exists() else b""
        self.results = parsed(file, whole) if whole else Results(match, file)
        must_be_same(file, self.results.match, match)
        self.games = GameFiles(match, file, records)
        self.results.broken = self.games.broken
        try:
            self.disk: BinaryIO = file.open("ab")
            self.disk.truncate(len(whole))
        except OSError as error:
            raise ResultsError("arena-file-write", file=str(file), why=error.strerror) from error
        if not whole:
            self.write(match)

    def add(self, block: Block) -> None:
        figures = self.games.keep(block)
        self.write(figures)
        self.results.add(figures)
        self.results.records = self.games.kept

    def write(self, line: Match | Block) -> None:
        """It is on the disk when this returns."""
        try:
            self.disk.write(msgspec.json.encode(line) + b"\n")
            self.disk.flush()
            os.fsync(self.disk.fileno())
        except OSError as error:
            file = str(self.results.file)
            raise ResultsError("arena-file-write", file=file, why=error.strerror) from error

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(self, *error: object) -> None:
        with suppress(OSError):  # what could not be written has been said
            self.disk.close()


def must_be_same(file: Path, kept: Match, wanted: Match) -> None:
    """Blocks of different matches in one file would be figures of nothing."""
    before, now = msgspec.to_builtins(kept), msgspec.to_builtins(wanted)
    for name in now:
        if before[name] != now[name]:
            raise ResultsError(
                "arena-file-other",
                file=str(file),
                what=name,
                kept=shown(before[name]),
                wanted=shown(now[name]),
            )


def shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
