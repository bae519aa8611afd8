"""The report on the pier of Lemming Mafia: how races on it go when greedy bots play.

    python scripts/boards/mafia.py                     docs/boards/lemming-mafia.md, some minutes
    python scripts/boards/mafia.py --games 100 --out build     a quick look

It needs matplotlib: `pip install '.[plots]'`.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from scripts.boards import mafia_page, plots
from scripts.boards.pier import picture

import clifftop
from clifftop import boards
from clifftop.games.mafia.actions import FIRST
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.contracts import KINDS, fulfilled
from clifftop.games.mafia.pieces import EVERY_LEMMING, SPACE_KINDS
from clifftop.games.mafia.rules.score import lemming_places, winner
from clifftop.games.mafia.state import MafiaState

GAME = "lemming-mafia"
PLAYERS = range(3, 7)
MAIN = "4 players"  # the table that the goals are about


@dataclass
class Race:
    """What is remembered of one game."""

    ended: str  # on foot, by car, alone
    halfway: int  # the winner's place after half of the turns
    wins: list[float]  # by order of play from the first player
    true: list[int]  # of each kind of contract, how many were fulfilled, whoever held them


def look(state: clifftop.State) -> Race:
    """The end of a game, and its middle."""
    table = cast(MafiaState, state)
    won = winner(table)
    record = clifftop.Record.of(state)
    middle = cast(MafiaState, clifftop.game(GAME).start(**record.options))
    for action in record.actions:
        if 2 * middle.turn > table.turn:
            break
        middle.apply(action)
    places = state.places()
    first = record.actions[0] - FIRST
    share = 1 / places.count(1)
    return Race(
        how_it_ended(table),
        lemming_places(middle)[won],
        [
            share if places[(first + order) % state.players] == 1 else 0.0
            for order in range(state.players)
        ],
        true_contracts(table),
    )


def how_it_ended(state: MafiaState) -> str:
    """LM-4.1, LM-R3: in the water, one way or the other, or alone on the track."""
    events = [str(event["event"]) for event in state.events(None)]
    if "eliminated" in events:
        return "alone"
    return "by car" if "drove" in events else "on foot"


def true_contracts(state: MafiaState) -> list[int]:
    """LM-4.5: by kind."""
    places = lemming_places(state)
    eliminated, blocks = EVERY_LEMMING & ~state.racing, state.blocks[winner(state)]
    found = [0] * len(KINDS)
    for contract in state.board.contracts:
        found[contract.kind] += fulfilled(contract, places, eliminated, blocks)
    return found


def layout_of(board: Pier) -> str:
    """A pier in letters, a word a section."""
    return " ".join(
        "".join(mafia_page.LETTERS[SPACE_KINDS[board.kinds[space]]] for space in spaces)
        for spaces in board.section_spaces
    )


def board_of(layout: str, ours: str) -> str:
    """The text of a pier in letters: as ours, but with these sections, drawn anyhow."""
    kinds = {letter: kind for kind, letter in mafia_page.LETTERS.items()}
    sections, number = [], 0
    for word in layout.split():
        spaces = []
        for letter in word:
            x, y = 100 + 40 * (number % 30), 200 + 60 * (number // 30)
            spaces.append(f'["{kinds[letter]}", {x}, {y}]')
            number += 1
        sections.append(f"  [{', '.join(spaces)}],\n")
    start = ours.index("sections = [")
    end = ours.index("\n]\n", start)
    return f"{ours[:start]}sections = [\n{''.join(sections)}{ours[end + 1 :]}"


def tables(ours: str) -> dict[str, tuple[dict[str, object], str]]:
    """All that is played: our pier with greedy bots, one of them among random ones (who begins is
    drawn, so any seat will do), and the piers that were turned down."""
    found: dict[str, tuple[dict[str, object], str]] = {}
    for players in PLAYERS:
        found[f"{players} players"] = {"players": players}, "greedy"
        bots = ["greedy"] + ["random"] * (players - 1)
        found[f"{players} against random"] = {"players": players}, ",".join(bots)
    for layout in mafia_page.TURNED_DOWN:
        found[layout] = {"players": 4, "board": board_of(layout, ours)}, "greedy"
    return found


def draw(out: Path, board: Pier, played: plots.Played[Race]) -> None:
    """The pictures of the report."""
    (out / "mafia-pier.svg").write_text(picture(board), encoding="utf-8")
    sheet, axes = plots.figure(6)
    races = mafia_page.races
    plots.histogram(axes[0], "Turns", played.lengths["turns"], (35, 50), 2)
    plots.histogram(axes[1], "Eliminated", races(played, "eliminated"), (1.7, 2.3))
    plots.histogram(axes[2], "Bookmakers", races(played, "bookmaker"), (6.5, 7.5))
    plots.histogram(axes[3], "Godfathers", races(played, "godfather"), (3, 6))
    halfway = Counter(race.halfway for race in played.seen)
    rows = {str(place): (float(halfway[place]), played.games) for place in range(1, 7)}
    plots.shares(axes[4], "The winner’s place halfway", rows)
    ended = Counter(race.ended for race in played.seen)
    rows = {how: (float(count), played.games) for how, count in ended.most_common()}
    plots.shares(axes[5], "How it ended", rows)
    plots.save(sheet, out / "mafia-race.svg")

    sheet, axes = plots.figure(3)
    bets = [points for tally in played.tallies for points in tally.points["bets"].elements()]
    plots.histogram(axes[0], "Points from bets", bets)
    axes[0].set_ylabel("% of players")
    plots.shares(
        axes[1], "Contracts kept and fulfilled", mafia_page.kept(played), None, (0.1, 0.85)
    )
    plots.shares(axes[2], "Wins by order of play", mafia_page.by_order(played), 1 / 4)
    plots.save(sheet, out / "mafia-players.svg")


def main() -> None:
    arguments = plots.arguments(
        "Plays Lemming Mafia and writes docs/boards/lemming-mafia.md with its pictures.",
        2000,
        "python scripts/boards/mafia.py --games 100 --out build",
    )
    arguments.out.mkdir(parents=True, exist_ok=True)
    ours = boards.read(GAME, "pier")
    board = Pier.load(ours)
    played = plots.play(GAME, tables(ours), arguments, look)
    draw(arguments.out, board, played[MAIN])
    page = mafia_page.page(layout_of(board), played, arguments)
    (arguments.out / "lemming-mafia.md").write_text(page, encoding="utf-8")
    print(f"written: {arguments.out / 'lemming-mafia.md'}")


if __name__ == "__main__":
    main()
