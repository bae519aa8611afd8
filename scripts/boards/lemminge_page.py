"""The words and tables of the report on the courses of Lemminge."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from scripts.boards import plots

from clifftop.games.lemminge.pieces import KINDS, TERRAINS

# The tables that the page is about, and what it calls them.
SAID: Final = {
    "2 players": "2 players",
    "3 players": "3 players",
    "4 players": "4 players",
    "5 players": "5 players",
    "short": "2, short course",
}
TABLES: Final = list(SAID)
FEWER: Final = 5  # so many times fewer games for what is only compared

FIRST_DRAFT: Final = [
    "   m m f f m m m m w w m m m",
    "  m m m f f m s m w w m d m w w",
    " m r r m f m s s m w m d d m m m m",
    "  m r m m m s s m m m m d d m m m m",
    "       m m m s             d r m m m",
    "                            r m m m",
    "                             r m f f",
    "                            r m m f",
    "               m d d m     s m m m m",
    "  s s f f m m m d d m m m s s m m m",
    " m s f f m w w m d m m r m s s m m",
    "  m m f m m w m m d m r r m m m",
    "   m m m m w w m m m r r m m",
]
FIRST_DRAFT_EDGES: Final = """\
[start]
east = ["1a", "2a", "3a", "4a"]

[finish]
northwest = ["11a"]
west = ["10a", "11a", "12a", "13a"]
southwest = ["11a", "12a"]
"""

# Rows of the short course that were tried; its shape stayed the same.
SHORT_TRIED: Final = {
    "barriers in the lower arm": [
        "   m f f m m d d m",
        "  m m f m w m d m m m",
        " m m m m w w m m r r m m",
        "                  r m m d",
        "                   s m m d",
        "                  s m m m",
        " m m w w m m s s m m f m",
        "  m m w m r m s m f f",
        "   m m m r r m m m",
    ],
    "a start that is closed": [
        "   m f f m m d d m",
        "  m f f m w m d m m m",
        " m s s m w w m m r r m m",
        "                  r m m d",
        "                   s m m d",
        "                  s m m m",
        " m m w w m m s s m m f m",
        "  m m w m r m s m m f",
        "   m m m r r m m m",
    ],
}

Table = plots.Played[Any]


@dataclass
class Facts:
    """What LE-R5 asks of a course."""

    hexes: int
    meadow: int
    terrains: list[int]
    patches: list[int]
    straight: int
    meadow_way: int


def by_order(played: Table) -> dict[str, tuple[float, int]]:
    """Wins by order of play, from the first player on."""
    wins = [sum(one) for one in zip(*[race.wins for race in played.seen], strict=True)]
    return {f"{order + 1}.": (won, played.games) for order, won in enumerate(wins)}


def page(
    courses: Mapping[str, Facts],
    played: Mapping[str, Table],
    arguments: argparse.Namespace,
    fewer: int,
) -> str:
    text = Path(__file__).with_suffix(".md").read_text(encoding="utf-8")
    return text.format(
        courses=described(courses),
        goals=goals(played),
        order=order(played),
        balance=balance(played),
        turns=turns(played),
        strength=strength(played),
        turned_down=turned_down(courses, played),
        short_tried=short_tried(courses, played),
        games=arguments.games,
        fewer=fewer,
        seed=arguments.seed,
    )


def described(courses: Mapping[str, Facts]) -> str:
    """Both courses against what they are to be."""
    ours = [courses["horseshoe"], courses["short"]]
    rows = [
        ["hexes", "about 150", *(str(one.hexes) for one in ours)],
        ["meadow", "about 60 %", *(f"{100 * one.meadow / one.hexes:.1f} %" for one in ours)],
        ["patches", "", *(str(len(one.patches)) for one in ours)],
        ["hexes in a patch", "2–9", *(f"{one.patches[0]}–{one.patches[-1]}" for one in ours)],
        ["steps straight home", "", *(str(one.straight) for one in ours)],
        ["… through meadow only", "clearly more", *(str(one.meadow_way) for one in ours)],
    ]
    for kind in range(KINDS):
        rows.append([TERRAINS[kind], "", *(str(one.terrains[kind]) for one in ours)])
    return plots.table(["", "goal", "horseshoe", "short"], rows)


def counted(played: Table, name: str) -> list[int]:
    return [race.course[name] for race in played.seen]


def within(played: Table) -> str:
    rounds = [race.rounds for race in played.seen]
    return plots.share_cell(sum(15 <= one <= 25 for one in rounds), len(rounds))


def goals(played: Mapping[str, Table]) -> str:
    tables = [played[table] for table in TABLES]
    rows = [
        ["rounds", *(plots.mean_cell([race.rounds for race in one.seen]) for one in tables)],
        ["races of 15–25 rounds", *(within(one) for one in tables)],
    ]
    for said, name in (
        ("lemmings pushed to another hex", "pushed"),
        ("lemmings pushed over the line", "pushed-over"),
        ("tiles laid", "tiles"),
        ("new draw piles", "reshuffled"),
        ("races that nobody won", "unfinished"),
    ):
        rows.append([said, *(plots.mean_cell(counted(one, name)) for one in tables)])
    rows.append(
        [
            "steps left to the second",
            *(plots.mean_cell([race.margin for race in one.seen]) for one in tables),
        ]
    )
    rows.append(
        [
            "won by who led halfway",
            *(
                plots.share_cell(sum(race.halfway for race in one.seen), one.games)
                for one in tables
            ),
        ]
    )
    return plots.table(["a race", *SAID.values()], rows)


def turns(played: Mapping[str, Table]) -> str:
    """What players do with their turns."""
    tables = [played[table] for table in TABLES]
    plays = [[race.plays / (race.plays + race.refills) for race in one.seen] for one in tables]
    points = [[race.points / race.plays for race in one.seen] for one in tables]
    drawn = [
        [race.course["drawn"] / race.refills for race in one.seen if race.refills] for one in tables
    ]
    rows = [
        ["cards played a turn", *map(plots.mean_cell, plays)],
        ["MP a card", *map(plots.mean_cell, points)],
        ["cards drawn a refill", *map(plots.mean_cell, drawn)],
    ]
    return plots.table(["", *SAID.values()], rows)


def order(played: Mapping[str, Table]) -> str:
    rows = []
    for table in TABLES:
        cells = [plots.share_cell(*row) for row in by_order(played[table]).values()]
        rows.append([SAID[table], *cells, *[""] * (5 - len(cells)), furthest(played[table])])
    return plots.table(["", "1.", "2.", "3.", "4.", "5.", "furthest from fair"], rows)


def off(played: Table) -> float:
    """By how many points in a hundred the luckiest or unluckiest place is away from its share."""
    shares = [won / games for won, games in by_order(played).values()]
    return 100 * max(abs(share - 1 / len(shares)) for share in shares)


def furthest(played: Table) -> str:
    return f"{off(played):.1f}"


def balance(played: Mapping[str, Table]) -> str:
    """What the goal has come to, in words."""
    inside = [SAID[table] for table in TABLES if off(played[table]) <= 3]
    outside = [
        f"{SAID[table]} ({off(played[table]):.1f})" for table in TABLES if off(played[table]) > 3
    ]
    said = f"Within three points in a hundred: {'; '.join(inside) or 'none'}."
    return f"{said} Beyond: {'; '.join(outside)}." if outside else said


def strength(played: Mapping[str, Table]) -> str:
    rows = []
    for players in range(2, 6):
        one = played[f"{players} against random"]
        rows.append(
            [
                f"1 against {players - 1}",
                plots.share_cell(one.wins[0], one.games),
                f"{100 / players:.1f} %",
            ]
        )
    return plots.table(["", "greedy wins", "by luck alone"], rows)


def turned_down(courses: Mapping[str, Facts], played: Mapping[str, Table]) -> str:
    rows = []
    for said, course, table in (
        ("ours", "horseshoe", "4 players"),
        ("the first draft", "the first draft", "the first draft"),
        ("nothing but meadow", "nothing but meadow", "nothing but meadow"),
    ):
        one, facts = played[table], courses[course]
        rows.append(
            [
                said,
                f"{facts.straight} / {facts.meadow_way}",
                plots.mean_cell([race.rounds for race in one.seen]),
                plots.mean_cell(counted(one, "pushed")),
                plots.mean_cell(counted(one, "tiles")),
                plots.share_cell(sum(race.halfway for race in one.seen), one.games),
            ]
        )
    headings = ["steps straight / meadow", "rounds", "pushed", "tiles"]
    return plots.table(["", *headings, "won by who led halfway"], rows)


def short_tried(courses: Mapping[str, Facts], played: Mapping[str, Table]) -> str:
    rows = []
    for said in ("short", *SHORT_TRIED):
        one, facts = played[said], courses[said]
        first, games = by_order(one)["1."]
        rows.append(
            [
                "ours" if said == "short" else said,
                f"{facts.straight} / {facts.meadow_way or 'none'}",
                plots.mean_cell([race.rounds for race in one.seen]),
                plots.share_cell(first, games),
            ]
        )
    return plots.table(["", "steps straight / meadow", "rounds", "the first player wins"], rows)
