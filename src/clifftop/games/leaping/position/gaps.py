"""What is missing in a position that one seat knows only in part."""

from typing import final


@final
class Gaps:
    """What a seat does not know: how many cards in each hand and among the discards, the mask of
    those who know the card that goes round (0 if none does), and the seats whose purse is closed.
    """

    def __init__(self) -> None:
        self.purses: list[int] = []
        self.hands = [0] * 6
        self.discards = 0
        self.held = 0
