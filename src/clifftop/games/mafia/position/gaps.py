"""What is missing in a position that one seat knows only in part."""

from typing import Final, final

KNOWN: Final = -1


@final
class Gaps:
    """What a seat does not know, by seat: of how many cards a bet pile is made, and how many
    contracts are held and dropped; KNOWN where there is nothing to guess."""

    def __init__(self) -> None:
        self.bets = [KNOWN] * 6
        self.held = [KNOWN] * 6
        self.dropped = [KNOWN] * 6
