"""The boards that come with the games: files named `<game>-<board>.toml`."""

from pathlib import Path
from typing import Final

from clifftop.kernel.errors import OptionError

# Beside this file: importlib.resources would say the same and takes longer to load than a game.
_FOLDER: Final = Path(__file__).parent


def names(game: str) -> list[str]:
    """The boards of a game, in alphabetical order."""
    prefix, suffix = f"{game}-", ".toml"
    return sorted(
        entry.name[len(prefix) : -len(suffix)]
        for entry in _FOLDER.iterdir()
        if entry.name.startswith(prefix) and entry.name.endswith(suffix)
    )


def read(game: str, name: str) -> str:
    """The text of one board file."""
    # Names arrive from outside: only one that is on the list ever becomes part of a path.
    known = names(game)
    if name not in known:
        listed = ", ".join(known) or "none"
        raise LookupError(f"no board {name!r} for {game}; its boards are: {listed}")
    return (_FOLDER / f"{game}-{name}.toml").read_text(encoding="utf-8")


def find(game: str, given: str) -> tuple[str, str]:
    """What the option `board` means: the name of a board of ours, or the text of any; as a name,
    or again the text if the board has no name here, and as the text."""
    ours = {name: read(game, name) for name in names(game)}
    if given in ours:
        return given, ours[given]
    if "\n" in given or "=" in given:
        for name, text in ours.items():
            if text == given:
                return name, text
        return given, given
    raise OptionError("option-board-unknown", "board", given=given, known=", ".join(ours))
