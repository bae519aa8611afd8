"""Clifftop: three lemming board games, written once.

import clifftop
state = clifftop.game("leaping-lemmings").start(players=4)
"""

from typing import TYPE_CHECKING

from clifftop.games import add_game, game, games
from clifftop.kernel.board_file import BoardError
from clifftop.kernel.errors import (
    ClifftopError,
    IllegalAction,
    KnowledgeError,
    NotNow,
    OptionError,
    PositionError,
    RecordError,
    SeatError,
    UnknownGame,
)
from clifftop.kernel.game import Game
from clifftop.kernel.reason import Reason
from clifftop.kernel.record import Record
from clifftop.kernel.state import CHANCE, OVER, State

__version__: str

if not TYPE_CHECKING:  # for whom any name would be here

    def __getattr__(name: str) -> str:
        """The version is looked up when it is asked for: that takes longer than all the rest."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("clifftop")


__all__ = [
    "CHANCE",
    "OVER",
    "BoardError",
    "ClifftopError",
    "Game",
    "IllegalAction",
    "KnowledgeError",
    "NotNow",
    "OptionError",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "SeatError",
    "State",
    "UnknownGame",
    "add_game",
    "game",
    "games",
]
