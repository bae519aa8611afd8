"""What the engine is asked for, most of it as ratios to peers in the same run, and how near it
comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bench.speed.figures import Figures, Timing
from bench.speed.growth import PLAYERS, power, step_of
from bench.speed.rooms import COMPILED_BUILD

BACKGAMMON: Final = ("OpenSpiel", "backgammon")
HEARTS: Final = ("OpenSpiel", "hearts")
HEX: Final = ("OpenSpiel", "hex")

LEAPING: Final = (COMPILED_BUILD, "Leaping Lemmings")
MAFIA: Final = (COMPILED_BUILD, "Lemming Mafia")
LEMMINGE: Final = (COMPILED_BUILD, "Lemminge")
WALKERS: Final = (COMPILED_BUILD, "Lemminge, walkers")

# Steps a second beside a peer that is driven: at least.
DRIVEN: Final = [
    (LEAPING, BACKGAMMON, 3.0),
    (MAFIA, HEARTS, 1.0),
    (LEMMINGE, HEX, 1.0),
    (WALKERS, HEX, 1.0),
]
INSIDE: Final = [(LEAPING, BACKGAMMON, 4.0), (MAFIA, BACKGAMMON, 12.0), (LEMMINGE, BACKGAMMON, 6.0)]
SEARCHED: Final = [
    (LEAPING, BACKGAMMON, 3.0),
    (MAFIA, BACKGAMMON, 3.0),
    (LEMMINGE, BACKGAMMON, 3.0),
]
# The time of a copy beside that of hearts, bytes, and the power of growth: at most.
COPY: Final = 1.0
LARGEST: Final = 1536.0
LINEAR: Final = 1.0


@dataclass(frozen=True)
class Goal:
    title: str
    asked: float
    measured: float
    least: bool  # else it is the most that is asked
    unit: str = " ×"

    def reached(self) -> bool:
        return self.measured >= self.asked if self.least else self.measured <= self.asked

    def asked_for(self) -> str:
        return f"{'≥' if self.least else '≤'} {self.asked:,.4g}{self.unit}"

    def found(self) -> str:
        return f"{self.measured:,.{0 if self.asked > 100 else 2}f}{self.unit}"

    def verdict(self) -> str:
        """Whether it is reached, or by how much not."""
        if self.reached():
            return "reached"
        short = 100 * abs(self.measured / self.asked - 1)
        return f"{short:.0f} % {'too little' if self.least else 'too much'}"


def goals(figures: Figures) -> list[Goal]:
    """All goals for which whoever is compared was there."""
    return [*speeds(figures), *copies(figures), *sizes(figures), *growths(figures)]


def speeds(figures: Figures) -> list[Goal]:
    found = []
    for way, table, peers, wanted in (
        ("driven", figures.driven, figures.driven, DRIVEN),
        ("inside the core", figures.inside, figures.driven, INSIDE),
        ("in a search", figures.searched, figures.searched, SEARCHED),
    ):
        for ours, peer, asked in wanted:
            ratio = beside(table.get(ours), peers.get(peer))
            if ratio is not None:
                title = f"{way}: {ours[1]} ÷ {peer[1]}, steps/s"
                found.append(Goal(title, asked, ratio, True))
    return found


def copies(figures: Figures) -> list[Goal]:
    """Beside hearts."""
    found = []
    for ours in (LEAPING, MAFIA, LEMMINGE):
        if ours in figures.copies and HEARTS in figures.copies:
            each = figures.copies[ours].seconds_each() / figures.copies[HEARTS].seconds_each()
            found.append(Goal(f"copy: {ours[1]} ÷ hearts, time", COPY, each, False))
    return found


def sizes(figures: Figures) -> list[Goal]:
    """The largest state with any number of players, on the board that comes with the game."""
    largest: dict[str, int] = {}
    for (engine, game), size in figures.counted.items():
        if engine == COMPILED_BUILD:
            largest[game] = size
    for series, grown in figures.grown:
        if series.grows == PLAYERS and series.game in largest:
            largest[series.game] = max(largest[series.game], *(one.state for one in grown))
    return [
        Goal(f"copied part of a state: {game}, the largest", LARGEST, size, False, " bytes")
        for game, size in largest.items()
    ]


def growths(figures: Figures) -> list[Goal]:
    """What a step costs, as a power of how many players or hexes there are."""
    return [
        Goal(
            f"growth with {series.grows}: {series.game}, power",
            LINEAR,
            power(grown, step_of),
            False,
            "",
        )
        for series, grown in figures.grown
    ]


def beside(ours: Timing | None, peer: Timing | None) -> float | None:
    """The ratio of steps a second."""
    if ours is None or peer is None:
        return None
    return ours.steps_a_second() / peer.steps_a_second()
