"""What never changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping.actions import ROLL
from clifftop.games.leaping.board.canyon import BRUSH_COST, Canyon
from clifftop.games.leaping.pieces import brush_limit
from clifftop.games.leaping.stacks import CLEAR_LIMIT

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
        # LL-2.6, LL-2.7: by hex, how many lemmings fit in.
        self.limits = bytes(
            brush_limit(players) if cost == BRUSH_COST else CLEAR_LIMIT for cost in board.cost
        )
        # LL-1.6: what an eagle die can show, as actions, and how likely each is.
        self.rolls = [ROLL + face for face in range(4) if board.die_weights[face]]
        self.roll_weights = [weight for weight in board.die_weights if weight]
        self.nobody = bytes(players)  # a count for each seat, all of them zero
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
