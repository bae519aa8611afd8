"""The report on the courses of Lemminge: how races on them go when greedy bots run them.

    python scripts/boards/lemminge.py                     docs/boards/lemminge.md, half an hour
    python scripts/boards/lemminge.py --games 60 --out build     a quick look

It needs matplotlib: `pip install '.[plots]'`.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from scripts.boards import lemminge_page, plots
from scripts.boards.course import picture

import clifftop
from clifftop import boards
from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.pieces import KINDS, LETTERS, MEADOW
from clifftop.games.lemminge.rules.score import distance_left
from clifftop.games.lemminge.state import LemmingeState
from clifftop.games.lemminge.tally import COURSE, JOINED, REFILLED, REPLACED, Tally

GAME = "lemminge"
PLAYERS = range(2, 6)
MAIN = "4 players"  # the table that the goals are about


@dataclass
class Race:
    """What is remembered of one game."""

    rounds: int
    course: dict[str, int]  # what the tally counts by the game
    plays: int
    refills: int
    points: int  # all MP that cards gave
    halfway: bool  # who won was ahead after half of the turns
    margin: int  # the steps that the second had left
    wins: list[float]  # by order of play from the first player


def look(state: clifftop.State) -> Race:
    """The game once more, counted by itself."""
    table = cast(LemmingeState, state)
    record = clifftop.Record.of(state)
    again = cast(LemmingeState, clifftop.game(GAME).start(**record.options))
    tally = Tally()
    leaders: list[int] = []
    for action in record.actions:
        if not leaders and 2 * again.turn > table.turn:
            leaders = ahead(again)
        again.apply(action)
        tally.happened(again)
    tally.ended(again)
    places, players = state.places(), state.players
    left = sorted(distance_left(table, seat) for seat in range(players))
    return Race(
        table.round(),
        {name: tally.course[number] for number, name in enumerate(COURSE)},
        tally.turns[JOINED] + tally.turns[REPLACED],
        tally.turns[REFILLED],
        tally.points.total(),
        places.index(1) in leaders,
        left[1],
        [
            (places[(table.first + order) % players] == 1) / places.count(1)
            for order in range(players)
        ],
    )


def ahead(state: LemmingeState) -> list[int]:
    """Whoever has the fewest steps left."""
    left = [distance_left(state, seat) for seat in range(state.players)]
    return [seat for seat in range(state.players) if left[seat] == min(left)]


def facts(board: Course) -> lemminge_page.Facts:
    """What LE-R5 asks of a course."""
    return lemminge_page.Facts(
        board.size,
        board.ground.count(MEADOW),
        [board.ground.count(terrain) for terrain in range(KINDS)],
        sorted(patches(board)),
        board.start_distance,
        meadow_way(board),
    )


def patches(board: Course) -> list[int]:
    """The sizes of the patches of difficult terrain."""
    seen: set[int] = set()
    sizes: list[int] = []
    for origin in range(board.size):
        if origin in seen or board.ground[origin] == MEADOW:
            continue
        patch, waiting = {origin}, [origin]
        while waiting:
            for other, _ in board.ways[waiting.pop()]:
                if board.ground[other] == board.ground[origin] and other not in patch:
                    patch.add(other)
                    waiting.append(other)
        seen |= patch
        sizes.append(len(patch))
    return sizes


def meadow_way(board: Course) -> int:
    """The steps from the start over the line by somebody who keeps to the meadow; 0 if there is no
    such way."""
    far = {hex_: 1 for hex_, _ in board.start if board.ground[hex_] == MEADOW}
    waiting = deque(far)
    while waiting:
        hex_ = waiting.popleft()
        if board.at_finish[hex_]:
            return far[hex_] + 1
        for other, _ in board.ways[hex_]:
            if other not in far and board.ground[other] == MEADOW:
                far[other] = far[hex_] + 1
                waiting.append(other)
    return 0


def with_rows(text: str, rows: list[str]) -> str:
    """A board file with these rows for its own."""
    start = text.index("course = [")
    end = text.index("\n]\n", start)
    drawn = "".join(f'  "{row}",\n' for row in rows)
    return f"{text[:start]}course = [\n{drawn}{text[end + 1 :]}"


def turned_down(ours: str) -> dict[str, str]:
    """The courses that were tried, as texts of board files."""
    start, end = ours.index("course = [") + 10, ours.index("\n]\n")
    rows = [line.strip().removesuffix(",").strip('"') for line in ours[start:end].split("\n")[1:]]
    indented = [row.ljust(80) for row in rows]
    bare = [row.rstrip().translate(str.maketrans(LETTERS, "m" * len(LETTERS))) for row in indented]
    first = with_rows(ours, lemminge_page.FIRST_DRAFT)
    first = first[: first.index("[start]")] + lemminge_page.FIRST_DRAFT_EDGES
    return {"the first draft": first, "nothing but meadow": with_rows(ours, bare)}


def tables(short: str) -> dict[str, tuple[dict[str, object], str]]:
    """Greedy bots on both courses, and on what else the short one might have been."""
    found: dict[str, tuple[dict[str, object], str]] = {
        f"{players} players": ({"players": players}, "greedy") for players in PLAYERS
    }
    found["short"] = {"players": 2, "board": "short"}, "greedy"
    for name, rows in lemminge_page.SHORT_TRIED.items():
        found[name] = {"players": 2, "board": with_rows(short, rows)}, "greedy"
    return found


def lesser_tables(ours: str) -> dict[str, tuple[dict[str, object], str]]:
    """One greedy bot among random ones (who begins is drawn, so any seat will do), and the courses
    that were turned down."""
    found: dict[str, tuple[dict[str, object], str]] = {}
    for players in PLAYERS:
        bots = ["greedy"] + ["random"] * (players - 1)
        found[f"{players} against random"] = {"players": players}, ",".join(bots)
    for name, text in turned_down(ours).items():
        found[name] = {"players": 4, "board": text}, "greedy"
    return found


def draw(out: Path, courses: list[Course], played: dict[str, plots.Played[Race]]) -> None:
    """The pictures of the report."""
    for board in courses:
        (out / f"lemminge-{board.name}.svg").write_text(picture(board), encoding="utf-8")
    races = played[MAIN].seen
    sheet, axes = plots.figure(6)
    plots.histogram(axes[0], "Rounds", [race.rounds for race in races], (15, 25))
    pushed = [race.course["pushed"] + race.course["pushed-over"] for race in races]
    plots.histogram(axes[1], "Lemmings pushed", pushed, None, 2)
    plots.histogram(axes[2], "Tiles laid", [race.course["tiles"] for race in races])
    plots.histogram(axes[3], "Refills", [race.refills for race in races])
    cards = [round(100 * race.plays / (race.plays + race.refills)) for race in races]
    plots.histogram(axes[4], "Cards played in 100 turns", cards, None, 2)
    plots.histogram(axes[5], "Steps left to the second", [race.margin for race in races], None, 2)
    plots.save(sheet, out / "lemminge-race.svg")

    sheet, axes = plots.figure(5)
    for place, table in enumerate(lemminge_page.TABLES):
        orders = lemminge_page.by_order(played[table])
        fair = 1 / len(orders)
        said = f"Wins by order of play, {lemminge_page.SAID[table]}"
        plots.shares(axes[place], said, orders, fair, (fair - 0.03, fair + 0.03))
    plots.save(sheet, out / "lemminge-order.svg")


def main() -> None:
    arguments = plots.arguments(
        "Plays Lemminge and writes docs/boards/lemminge.md with its pictures.",
        3000,
        "python scripts/boards/lemminge.py --games 60 --out build",
    )
    arguments.out.mkdir(parents=True, exist_ok=True)
    texts = {name: boards.read(GAME, name) for name in ("horseshoe", "short")}
    courses = {name: Course.load(text) for name, text in texts.items()}
    played = plots.play(GAME, tables(texts["short"]), arguments, look)
    fewer = argparse.Namespace(**vars(arguments))
    fewer.games = max(2, arguments.games // lemminge_page.FEWER)
    played |= plots.play(GAME, lesser_tables(texts["horseshoe"]), fewer, look)
    draw(arguments.out, list(courses.values()), played)
    described = {name: facts(board) for name, board in courses.items()}
    for name, text in turned_down(texts["horseshoe"]).items():
        described[name] = facts(Course.load(text))
    for name, rows in lemminge_page.SHORT_TRIED.items():
        described[name] = facts(Course.load(with_rows(texts["short"], rows)))
    page = lemminge_page.page(described, played, arguments, fewer.games)
    (arguments.out / "lemminge.md").write_text(page, encoding="utf-8")
    print(f"written: {arguments.out / 'lemminge.md'}")


if __name__ == "__main__":
    main()
