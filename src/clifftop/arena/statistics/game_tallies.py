"""Which game counts what: a tally watches games go by and reports numbers, by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from clifftop.games.leaping.tally import Tally as LeapingTally
from clifftop.games.lemminge.tally import Tally as LemmingeTally
from clifftop.games.mafia.tally import Tally as MafiaTally
from clifftop.kernel.state import State

Report = dict[str, dict[str, dict[str, float | None]]]
Counts = dict[str, Counter[int]]


class Tally(Protocol):
    """What a game offers to be counted by; the names of its report are looked up in the catalogue
    as `simulate-<game>-<section>` and `simulate-<game>-<section>-<row>`."""

    def offered(self, state: State, actions: list[int]) -> None:
        """Before a decision or a chance point is answered."""

    def happened(self, state: State) -> None:
        """After it was answered."""

    def ended(self, state: State) -> None:
        """When the game is over."""

    def counts(self) -> Counts:
        """All that adds up, by name: the counters themselves. They are whole numbers, so that sums
        are the same in any order, and plain ones, so that processes can hand them on."""

    def report(self) -> Report:
        """Sections of rows of numbers."""


TALLIES: Final[dict[str, Callable[[], Tally]]] = {
    "leaping-lemmings": LeapingTally,
    "lemming-mafia": MafiaTally,
    "lemminge": LemmingeTally,
}
