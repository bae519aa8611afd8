"""A saved game: the file, and how it is written."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from clifftop import ClifftopError, Record, State


class SaveError(ClifftopError):
    """A file that cannot be written."""


def save(state: State, seat: int, file: Path) -> None:
    """Write the record of a game beside the file first, so that a full disk spoils nothing."""
    record = Record.of(state)
    record.notes = {"seat": seat}
    fresh = Path(f"{file}.new")
    try:
        fresh.write_text(record.dumps() + "\n", encoding="utf-8")
        os.replace(fresh, file)
    except (OSError, ValueError) as error:  # a ValueError is a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        raise SaveError("terminal-save-failed", file=str(file), why=why) from error
    finally:
        with suppress(OSError, ValueError):
            fresh.unlink(missing_ok=True)
