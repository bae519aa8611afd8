"""What is missing in a position that one seat knows only in part."""

from typing import final

from clifftop.games.lemminge.pieces import MOST_PLAYERS


@final
class Gaps:
    """The seats whose hands are closed, as a mask, and how many cards each of them holds."""

    def __init__(self) -> None:
        self.closed = 0
        self.hands = [0] * MOST_PLAYERS
