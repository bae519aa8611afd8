"""The tables of the report on the pier of Lemming Mafia; its words are in mafia_page.md."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from statistics import stdev
from typing import Any, Final

from scripts.boards import plots

from clifftop.games.mafia.contracts import FEW_OUT, KINDS, MANY_OUT

LETTERS: Final = {
    "empty": ".",
    "mixer": "m",
    "jackhammer": "j",
    "car": "c",
    "bookmaker": "b",
    "godfather": "g",
}
SAID: Final = [
    "one of two eliminated",
    "ahead of another",
    "at least third",
    "at most one eliminated",
    "at least three eliminated",
    "a winner without blocks",
]
CONTRACTS_OF_KIND: Final = [3, 6, 6, 1, 1, 1]  # LM-R1

# Some of the piers that were tried, and why they are not ours.
TURNED_DOWN: Final = {
    ".mb mg. c. bmj .mc gb mj. c. bm. .gm jc .bm jmb": (
        "Nine mixers. Players who choose at random lose 1.9 lemmings a race on it (300 races), "
        "greedy ones many more."
    ),
    ".mb bg. c. bmj .mc gb mj. cb .m. .gb jc mb. jmb": (
        "Seven mixers: too few eliminated, and three or more seldom."
    ),
    ".mb bg. cb jm. bc gm mj. cb .m. .gb jc mb. jmb": (
        "Seven mixers, three cars each beside a bookmaker alone: a short race with few eliminated. "
        "The many drives are not why it is short: with a bot that does not avoid bookmakers there "
        "are 7.5 ± 0.2 of them, and the race takes 34.4 ± 0.8 turns (400 races)."
    ),
    ".bm mg cb. .mj bmc g. bmj mc .b mg. jbm c. mbj": (
        "Nine mixers, two of them in sections of two: most eliminated of all."
    ),
    ".mb bg. cm .bj m.c gb jm. cb .bm .mg cj bm. mbj": (
        "Eight mixers, and near to all goals. Ours has its bookmakers earlier and a car near the "
        "end, by which races can be won. In trials of 300 races the lead halfway seemed less safe "
        "on ours too; the figures here do not bear that out."
    ),
}

Table = plots.Played[Any]


def races(played: Table, name: str) -> list[int]:
    """How often something happened, race by race."""
    return [count for tally in played.tallies for count in tally.races[name].elements()]


def total(played: Table, name: str, kind: int) -> int:
    """What all tallies counted of a kind of contract."""
    return sum(getattr(tally, name)[kind] for tally in played.tallies)


def kept(played: Table) -> dict[str, tuple[float, int]]:
    """By kind of contract: those held to the end and fulfilled, of those dealt."""
    return {
        SAID[kind]: (float(total(played, "fulfilled", kind)), total(played, "dealt", kind))
        for kind in range(len(KINDS))
    }


def by_order(played: Table) -> dict[str, tuple[float, int]]:
    """Wins by order of play, from the first player on."""
    wins = [sum(one) for one in zip(*[race.wins for race in played.seen], strict=True)]
    return {f"{order + 1}.": (won, played.games) for order, won in enumerate(wins)}


def page(layout: str, played: Mapping[str, Table], arguments: argparse.Namespace) -> str:
    text = Path(__file__).with_suffix(".md").read_text(encoding="utf-8")
    return text.format(
        layout=layout,
        spaces=len(layout.replace(" ", "")),
        sections=len(layout.split()),
        twos=sum(len(word) == 2 for word in layout.split()),
        counts=", ".join(f"{layout.count(letter)} × {kind}" for kind, letter in LETTERS.items()),
        letters=", ".join(f"`{letter}` {kind}" for kind, letter in LETTERS.items()),
        goals=goals(played),
        halfway=halfway(played["4 players"]),
        contracts=contracts(played["4 players"]),
        order=order(played),
        strength=strength(played),
        turned_down=turned_down(layout, played),
        bets=bets(played["4 players"]),
        games=arguments.games,
        seed=arguments.seed,
    )


def goals(played: Mapping[str, Table]) -> str:
    tables = [played[f"{players} players"] for players in range(3, 7)]
    rows = [
        ["turns", "35–50", *(plots.mean_cell(one.lengths["turns"]) for one in tables)],
        ["races of 35–50 turns", "most", *(within(one) for one in tables)],
    ]
    for said, goal, name in (
        ("eliminated", "about 2", "eliminated"),
        ("bookmakers", "about 7", "bookmaker"),
        ("Godfathers", "3–6", "godfather"),
        ("drives by car", "", "drove"),
        ("blocks put on", "", "block"),
        ("blocks taken off", "", "block-off"),
    ):
        rows.append([said, goal, *(plots.mean_cell(races(one, name)) for one in tables)])
    return plots.table(["", "goal", *(f"{players} players" for players in range(3, 7))], rows)


def halfway(played: Table) -> str:
    """How safe the lead is: how often the winner led after half of the turns."""
    leading = sum(race.halfway == 1 for race in played.seen)
    return plots.share_cell(leading, played.games)


def within(played: Table) -> str:
    turns = played.lengths["turns"]
    return plots.share_cell(sum(35 <= turn <= 50 for turn in turns), len(turns))


def contracts(played: Table) -> str:
    """What becomes of each kind."""
    rows = []
    for kind, said in enumerate(SAID):
        dealt = total(played, "dealt", kind)
        rows.append(
            [
                said,
                true_cell(played, kind),
                plots.share_cell(total(played, "dropped", kind), dealt),
                plots.share_cell(total(played, "fulfilled", kind), dealt),
            ]
        )
    return plots.table(["", "true at the end", "dropped", "kept and fulfilled"], rows)


def order(played: Mapping[str, Table]) -> str:
    rows = []
    for players in range(3, 7):
        one = played[f"{players} players"]
        cells = [plots.share_cell(*row) for row in by_order(one).values()]
        rows.append([f"{players} players", *cells, *[""] * (6 - players)])
    return plots.table(["", "1.", "2.", "3.", "4.", "5.", "6."], rows)


def strength(played: Mapping[str, Table]) -> str:
    rows = []
    for players in range(3, 7):
        one = played[f"{players} against random"]
        rows.append(
            [
                f"1 against {players - 1}",
                plots.share_cell(one.wins[0], one.games),
                f"{100 / players:.1f} %",
            ]
        )
    return plots.table(["", "greedy wins", "by luck alone"], rows)


def turned_down(ours: str, played: Mapping[str, Table]) -> str:
    rows = []
    for number, layout in enumerate([ours, *TURNED_DOWN]):
        one = played["4 players" if number == 0 else layout]
        by_car = sum(race.ended == "by car" for race in one.seen)
        counts = [races(one, "eliminated"), races(one, "bookmaker"), races(one, "drove")]
        rows.append(
            [
                "ours" if number == 0 else f"{number}.",
                f"`{layout}`",
                *(plots.mean_cell(numbers) for numbers in (one.lengths["turns"], *counts)),
                *(true_cell(one, kind) for kind in (FEW_OUT, MANY_OUT)),
                plots.share_cell(by_car, one.games),
                halfway(one),
            ]
        )
    headings = ["turns", "eliminated", "bookmakers", "drives by car", "at most one out"]
    headings += ["three or more out", "won by car", "won by who led halfway"]
    reasons = [f"{number}. {why}" for number, why in enumerate(TURNED_DOWN.values(), 1)]
    return plots.table(["", "", *headings], rows) + "\n\n" + "\n".join(reasons)


def true_cell(played: Table, kind: int) -> str:
    """How often the contracts of a kind were true at the end."""
    true = sum(race.true[kind] for race in played.seen)
    return plots.share_cell(true, CONTRACTS_OF_KIND[kind] * played.games)


def bets(played: Table) -> str:
    """How far bets and contracts tell players apart."""
    points = {
        name: [one for tally in played.tallies for one in tally.points[name].elements()]
        for name in ("bets", "contracts")
    }
    high = sum(one >= 5 for one in points["bets"]) / len(points["bets"])
    return (
        f"{100 * high:.0f} % of the players have five or six points from bets (sd "
        f"{stdev(points['bets']):.1f}), while contracts differ more (sd "
        f"{stdev(points['contracts']):.1f})"
    )
