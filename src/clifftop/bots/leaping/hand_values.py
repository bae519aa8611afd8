"""What the cards in each hand count at the end, kept from table to table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from clifftop.games.leaping.options_and_board import Frame
from clifftop.games.leaping.rules.score import card_points
from clifftop.games.leaping.state import LeapingState

MOST_CLANS: Final = 6


@final
class HandValues:
    """Few moves change a hand: until then it is the same object, which tables share."""

    def __init__(self) -> None:
        self.points = vec[float]([0.0] * MOST_CLANS)  # by clan
        self.frame: Frame | None = None
        self.card_places = b""
        self.id_used = 0

    def take_in(self, table: LeapingState) -> bool:
        """Count the cards of a table; whether they are others than before."""
        if (
            self.card_places is table.card_places
            and self.id_used == table.id_used
            and self.frame is table.frame
        ):
            return False
        self.frame = table.frame
        self.card_places = table.card_places
        self.id_used = table.id_used
        for clan in range(table.players):
            self.points[clan] = float(card_points(table, clan))
        return True
