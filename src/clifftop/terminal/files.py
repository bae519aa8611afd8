"""Files that a person names on the command line: boards and records."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clifftop import ClifftopError, Record, boards
from clifftop.games.leaping.board import Canyon

LONGEST_NAME: Final = 400


class FileError(ClifftopError):
    """A file that is not there, or not what it should be."""


def shown(name: Path | str) -> str:
    """A name as it can be said: nobody reads the rest of a very long one."""
    name = str(name)
    return name if len(name) <= LONGEST_NAME else name[:LONGEST_NAME] + "…"


def read(file: Path) -> str:
    """The text of a file, or a FileError that says what is the matter with it."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise FileError("cli-file-missing", file=shown(file)) from error
    except UnicodeDecodeError as error:
        raise FileError("cli-file-not-text", file=shown(file)) from error
    except OSError as error:
        raise FileError("cli-file-unreadable", file=shown(file), why=error.strerror) from error


def read_board(file: Path) -> Canyon:
    """The board of a file; a BoardError names the file and the lines."""
    return Canyon.load(read(file), shown(file))


def read_record(file: Path) -> Record:
    """The record in a file, played through, so that it is known to be whole."""
    text = read(file)
    try:
        record = Record.loads(text)
        record.replay()
    except ClifftopError as error:
        raise FileError("cli-in-file", file=shown(file), what=str(error)) from error
    return record


def board_option(game: str, given: str) -> str:
    """What `--board` names, as the option of a game: a built-in name, or the text of a file."""
    known = boards.names(game)
    if given in known:
        return given
    try:
        return read_board(Path(given)).text
    except FileError as error:
        if error.message != "cli-file-missing":
            raise
        listed = ", ".join(known)
        raise FileError("cli-board-missing", given=shown(given), known=listed) from error
