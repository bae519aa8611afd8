"""What never changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.pieces import TURNS_A_PLAYER, cards_dealt

if TYPE_CHECKING:
    from clifftop.kernel.game import Game


@final
class Frame:
    """Options and board: shared by all states of a game."""

    def __init__(
        self, rules: Game, board: Course, board_option: str, players: int, first: int | None
    ) -> None:
        self.rules = rules
        self.board = board
        self.board_option = board_option  # a name, or the text of a board that has none
        self.players = players
        self.first = first
        self.last_turn = TURNS_A_PLAYER * players  # LE-R4
        # LE-2.2: who gets each card of the deal, counted from the first player.
        self.deal: list[int] = []
        for order, cards in enumerate(cards_dealt(players)):
            self.deal += [order] * cards

    def options(self) -> dict[str, object]:
        """The options that start a game like this one."""
        return {"players": self.players, "board": self.board_option, "first": self.first}
