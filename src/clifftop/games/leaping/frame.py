"""What never changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping.board import Canyon
from clifftop.games.leaping.pieces import brush_limit

if TYPE_CHECKING:
    from clifftop.kernel.game import Game


@final
class Frame:
    """Options and board: shared by all states of a game."""

    def __init__(
        self,
        rules: Game,
        board: Canyon,
        board_option: str,
        players: int,
        short: bool,
        chaos: bool,
        first: int | None,
    ) -> None:
        self.rules = rules
        self.board = board
        self.board_option = board_option  # a name, or the text of a board that has none
        self.players = players
        self.short = short
        self.chaos = chaos
        self.first = first
        self.brush_limit = brush_limit(players)
        self.game_over_among = 5 if short else 7  # LL-3.2, LL-11.1

    def options(self) -> dict[str, object]:
        """The options that start a game like this one."""
        return {
            "players": self.players,
            "board": self.board_option,
            "short": self.short,
            "chaos": self.chaos,
            "first": self.first,
        }
