"""Files that a person names on the command line: boards and records."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import clifftop
from clifftop import ClifftopError, Record, boards

# What only the boards of a game have: that is how a file is known.
SIGNS: Final = {
    "leaping-lemmings": "cliff_edge",
    "lemming-mafia": "sections",
    "lemminge": "course",
}


class FileError(ClifftopError):
    """A file that is not there, or not what it should be."""


def read(file: Path) -> str:
    """The text of a file, or a FileError that says what is the matter with it."""
    if is_endless(file):
        raise FileError("cli-file-device", file=str(file))
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise FileError("cli-file-missing", file=str(file)) from error
    except UnicodeDecodeError as error:
        raise FileError("cli-file-not-text", file=str(file)) from error
    except OSError as error:
        raise FileError("cli-file-unreadable", file=str(file), why=error.strerror) from error


def is_endless(file: Path) -> bool:
    try:
        return file.is_char_device() and os.path.realpath(file) != os.devnull
    except OSError:  # a name that no file can have: reading says so
        return False


def check_board(file: Path) -> tuple[str, dict[str, object]]:
    """The game that a board file is for and what there is to say of the board; a BoardError names
    the file and the lines."""
    text = read(file)
    game = game_of_board(text)
    return game, clifftop.game(game).check_board(text, str(file))


def game_of_board(text: str) -> str:
    for game, sign in SIGNS.items():
        if re.search(rf"^\s*\[*{sign}\b", text, re.MULTILINE):
            return game
    return clifftop.games()[0]


def read_record(file: Path) -> Record:
    """The record in a file, played through, so that it is known to be whole."""
    text = read(file)
    try:
        record = Record.loads(text)
        record.replay()
    except ClifftopError as error:
        raise FileError("cli-in-file", file=str(file), what=str(error)) from error
    return record


def board_option(game: str, given: str) -> str:
    """What `--board` names, as the option of a game: a built-in name, or the text of a file."""
    known = boards.names(game)
    if given in known:
        return given
    try:
        text = read(Path(given))
    except FileError as error:
        if error.message != "cli-file-missing":
            raise
        listed = ", ".join(known)
        raise FileError("cli-board-missing", given=given, known=listed) from error
    clifftop.game(game).check_board(text, given)
    return text
