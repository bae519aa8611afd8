"""A saved game: what a file says beside the record, and how it is written so that it lasts."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from clifftop import OVER, ClifftopError, Record, State

if TYPE_CHECKING:
    from clifftop.terminal.opponents import Opponent


class SaveError(ClifftopError):
    """A file that cannot be written."""


def saved_text(state: State, seat: int, opponents: dict[int, Opponent]) -> str:
    """A game as a file says it: the record, with who plays at which seat as its notes."""
    record = Record.of(state)
    bots = {
        str(other): {"level": opponent.level, "name": opponent.name}
        for other, opponent in opponents.items()
    }
    record.notes = {"seat": seat, "bots": bots, "over": state.to_act == OVER}
    return record.dumps() + "\n"


def write(file: Path, text: str) -> None:
    """Put a text in place of a file, or leave the file as it was; what is there then, stays there
    even if the machine stops at once."""
    try:
        os.close(replace(file, text))
    except (OSError, ValueError) as error:  # a ValueError is a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        raise SaveError("terminal-save-failed", file=str(file), why=why) from error


def replace(file: Path, text: str, lock: bool = False) -> int:
    """Write beside the file first, so that a full disk spoils nothing. The new file is left open,
    and locked where that is asked for: its number is the answer."""
    fresh = Path(f"{file}.new")
    number = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
    try:
        if lock:
            hold(number)
        left = text.encode()
        while left:
            left = left[os.write(number, left) :]
        os.fsync(number)
        os.replace(fresh, file)
    except BaseException:
        os.close(number)
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    remember_names(file.parent)
    return number


def remember_names(folder: Path) -> None:
    """What a folder lists has to reach the disk as well, where folders can be opened at all."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def hold(number: int) -> bool:
    """Lock an open file for as long as it is open; False when another process holds it."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        pass  # a file system without locks
    return True
