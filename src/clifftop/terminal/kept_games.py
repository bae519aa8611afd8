"""The games that are kept as they go, in a folder of the user's data: `newest` is the one to go on
with. A game that is being played is locked, so that it is not taken up twice."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final, final

from clifftop import ClifftopError, Record
from clifftop.terminal import save_file

MOST: Final = 40  # games in the folder


def folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("clifftop", appauthor=False) / "games"


def is_kept(file: Path) -> bool:
    return file.absolute().parent == folder()


def files() -> list[Path]:
    """All that are kept, the newest first."""
    found = []
    with suppress(OSError):
        for file in folder().glob("*.json"):
            with suppress(OSError):
                found.append((file.stat().st_mtime_ns, file))
    return [file for _, file in sorted(found, reverse=True)]


def unfinished(game: str | None = None) -> list[Path]:
    """Those one can go on with, the newest first."""
    return [file for file in files() if is_unfinished(file, game) and not is_played(file)]


def is_unfinished(file: Path, game: str | None) -> bool:
    try:
        record = Record.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, ClifftopError):
        return False
    return record.notes.get("over") is False and game in (None, record.game)


def is_played(file: Path) -> bool:
    """Whether a game is being played in another terminal."""
    try:
        number = os.open(file, os.O_RDONLY)
    except OSError:
        return False
    try:
        return not save_file.hold(number)
    finally:
        os.close(number)


@final
class KeptGame:
    """The file of one game. A file that is in the folder already is gone on with."""

    def __init__(self, game: str, resumed: Path | None = None) -> None:
        self.game = game
        self.number = -1  # of the open file, which holds the lock
        self.file = resumed if resumed is not None and is_kept(resumed) else None
        if self.file is not None:
            with suppress(OSError):
                self.number = os.open(self.file, os.O_RDONLY)
                save_file.hold(self.number)

    def write(self, text: str) -> None:
        """Raises an OSError where nothing can be written."""
        if self.file is None:
            self.file = self.new_file()
        number = save_file.replace(self.file, text, lock=True)
        self.close()
        self.number = number

    def new_file(self) -> Path:
        """A name that is free; the oldest games make room for it."""
        folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        for stray in folder().glob("*.new"):
            if not is_played(stray):
                stray.unlink(missing_ok=True)
        for old in files()[MOST - 1 :]:
            if not is_played(old):
                old.unlink(missing_ok=True)
        day = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        name = f"{day}-{self.game}-{os.getpid()}"
        names = (name if number == 1 else f"{name}-{number}" for number in count(1))
        return next(file for name in names if not (file := folder() / f"{name}.json").exists())

    def close(self) -> None:
        """Let others go on with it."""
        if self.number >= 0:
            os.close(self.number)
            self.number = -1
