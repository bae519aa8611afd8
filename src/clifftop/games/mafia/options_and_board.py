"""What never changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.mafia.board.pier import Pier

if TYPE_CHECKING:
    from clifftop.kernel.game import Game


@final
class Frame:
    """Options and board: shared by all states of a game."""

    def __init__(
        self, rules: Game, board: Pier, board_option: str, players: int, first: int | None
    ) -> None:
        self.rules = rules
        self.board = board
        self.board_option = board_option  # a name, or the text of a board that has none
        self.players = players
        self.first = first

    def options(self) -> dict[str, object]:
        """The options that start a game like this one."""
        return {"players": self.players, "board": self.board_option, "first": self.first}
