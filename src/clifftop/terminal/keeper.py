"""A game in progress, kept after every action: nothing is lost when the line drops."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, final

from clifftop import State, catalogue
from clifftop.terminal import save_file
from clifftop.terminal.save_file import SaveError

if TYPE_CHECKING:
    from clifftop.terminal.kept_games import KeptGame
    from clifftop.terminal.opponents import Opponent


@final
class Keeper:
    """Writes a game to the folder of kept games, and to a file that the player named."""

    def __init__(
        self, seat: int, opponents: dict[int, Opponent], kept: KeptGame, named: Path | None = None
    ) -> None:
        self.seat = seat
        self.opponents = opponents
        self.kept = kept
        self.named = named
        self.whole = False  # whether the folder has the game as it stands
        self.trouble = ""  # what the player has to be told,
        self.told = False  # but only once

    def keep(self, state: State) -> None:
        """A game that cannot be kept can still be played."""
        text = save_file.saved_text(state, self.seat, self.opponents)
        why = ""
        if self.named is not None:
            try:
                save_file.write(self.named, text)
            except SaveError as error:
                why = str(error)
        try:
            self.kept.write(text)
            self.whole = True
        except OSError as error:
            self.whole = False
            why = catalogue.text("terminal-not-kept", why=error.strerror or str(error))
        if why and not self.told:
            self.trouble, self.told = why, True

    def trouble_once(self) -> str:
        trouble, self.trouble = self.trouble, ""
        return trouble

    def finish(self, state: State) -> None:
        """Write the named file once more: now it is an error if that cannot be done."""
        with suppress(OSError):
            self.kept.close()
        if self.named is not None:
            save_file.write(self.named, save_file.saved_text(state, self.seat, self.opponents))
