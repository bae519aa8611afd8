"""A game into a file."""

from __future__ import annotations

import os
from pathlib import Path

from clifftop import ClifftopError, Record, State


class SaveError(ClifftopError):
    """A file that cannot be written."""


def save(state: State, seat: int, file: Path) -> None:
    """Write the record of a game beside the file first, so that a full disk spoils nothing."""
    record = Record.of(state)
    record.notes = {"seat": seat}
    fresh = file.with_name(file.name + ".new")
    try:
        fresh.write_text(record.dumps() + "\n", encoding="utf-8")
        os.replace(fresh, file)
    except OSError as error:
        raise SaveError("terminal-save-failed", file=str(file), why=error.strerror) from error
    finally:
        fresh.unlink(missing_ok=True)
