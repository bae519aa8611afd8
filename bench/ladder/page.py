"""docs/bots.md: its words are in page.md, its figures come from what was played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bench.ladder import plan
from bench.ladder.plan import Contest, contests
from bench.speed.rooms import ROOT
from bench.speed.tables import Sheet

from clifftop.arena.plots import draw_all
from clifftop.arena.ratings import ratings
from clifftop.arena.report import read_together, report
from clifftop.arena.results import Results, read
from clifftop.arena.running import judge
from clifftop.arena.sprt import BETTER, Trial

WORDS: Final = Path(__file__).with_name("page.md")
PAGE: Final = ROOT / "docs" / "bots.md"
PICTURES: Final = ROOT / "docs" / "bots"
TITLES: Final = {
    "leaping-lemmings": "Leaping Lemmings",
    "lemming-mafia": "Lemming Mafia",
    "lemminge": "Lemminge",
}
LEAST: Final = {"leaping-lemmings": 0.6, "lemming-mafia": 0.4, "lemminge": 0.6}
EVEN: Final = 0.25
NOTHING: Final = "(not measured yet)"

Played = tuple[Contest, Results]


def write(folder: Path) -> None:
    """Whatever has been played is in it."""
    played = [
        (contest, read(contest.file(folder)))
        for contest in contests()
        if contest.file(folder).exists()
    ]
    played = [(contest, results) for contest, results in played if results.blocks]
    sheets = {
        "ladder": ladder(of(plan.LADDER, played)),
        "greedy": shares(of(plan.GREEDY, played), lambda game: LEAST[game]),
        "longer": shares(of(plan.LONGER, played), lambda _: EVEN),
        "ways": ways(of(plan.WAYS, played) + of(plan.GREEDY, played)),
        "calm": calm(of(plan.CALM, played)),
    }
    commands = "\n".join(contest.command() for contest, _ in played)
    told = {name: sheet.written() if sheet.rows else NOTHING for name, sheet in sheets.items()}
    drawn = draw(played)
    pictures = {name: shown(name, drawn) for name in ("strength", "ratings")}
    PAGE.write_text(WORDS.read_text().format(**told, **pictures, commands=commands))


def of(why: str, played: list[Played]) -> list[Played]:
    return [(contest, results) for contest, results in played if contest.why == why]


def ladder(played: list[Played]) -> Sheet:
    """Each level against the one below it, until the test was sure."""
    rows = []
    for contest, results in played:
        trial = Trial(contest.players, plan.GAIN)
        judge(trial, results)
        verdict = trial.verdict()
        rows.append(
            [
                TITLES[contest.game],
                str(contest.players),
                " > ".join(contest.bots),
                f"{percent(trial.mean())} of {percent(trial.even)}",
                str(trial.blocks),
                "not decided" if verdict is None else "yes" if verdict == BETTER else "no",
            ]
        )
    headings = ["game", "players", "is it better?", "wins, of an even share", "blocks", "answer"]
    return Sheet("each level against the one below", 3, headings, rows)


def shares(played: list[Played], least: Callable[[str], float]) -> Sheet:
    rows = []
    for contest, results in played:
        row = standing(results, contest.bots[0])
        reached = row["low"] >= least(contest.game)
        rows.append(
            [
                TITLES[contest.game],
                f"{contest.bots[0]} – 3 × {contest.bots[1]}",
                str(int(row["games"])),
                percent(row["wins"]),
                f"{percent(row['low'])} to {percent(row['high'])}",
                f"≥ {percent(least(contest.game))}",
                "reached" if reached else "not reached",
            ]
        )
    headings = ["game", "who", "games", "wins", "95 %", "lower end asked", ""]
    return Sheet("the expert's share of wins", 2, headings, rows)


def ways(played: list[Played]) -> Sheet:
    """The expert, and the expert with one thing changed, against three greedy bots."""
    rows = []
    for contest, results in sorted(played, key=lambda one: one[0].game):
        row = standing(results, contest.bots[0])
        rows.append(
            [
                TITLES[contest.game],
                contest.bots[0].rpartition(":")[2] if contest.why == plan.WAYS else "as it is",
                str(int(row["games"])),
                percent(row["wins"]),
                f"{percent(row['low'])} to {percent(row['high'])}",
            ]
        )
    return Sheet("ways to search", 2, ["game", "way", "games", "wins", "95 %"], rows)


def calm(played: list[Played]) -> Sheet:
    rows = []
    for contest, results in played:
        figures = report([results], with_ratings=False)
        times = figures["timing"][contest.bots[0]]
        rows.append(
            [
                TITLES[contest.game],
                f"{figures['games']}",
                f"{int(times['decisions']):,}",
                *(f"{times[name]:.1f} ms" for name in ("p50", "p99", "p999", "max")),
                str(int(standing(results, contest.bots[0])["failed"])),
            ]
        )
    headings = ["game", "games", "decisions", "median", "99 %", "99.9 %", "longest", "failed moves"]
    return Sheet("CPU time for a decision with a budget of 20 ms", 1, headings, rows)


def standing(results: Results, bot: str) -> dict[str, Any]:
    row: dict[str, Any] = report([results], with_ratings=False)["standings"][bot]
    return row


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def shown(what: str, drawn: list[Path]) -> str:
    """The pictures of one sort, for the page."""
    found = [
        f"![{TITLES[file.parent.name]}: {what}]({file.relative_to(PAGE.parent)})"
        for file in drawn
        if file.name.startswith(what)
    ]
    return "\n".join(found) or NOTHING


def draw(played: list[Played]) -> list[Path]:
    """By game: the ratings of all levels, and strength against time. The files."""
    drawn: list[Path] = []
    for game in plan.GAMES:
        files = [
            results.file
            for contest, results in played
            if contest.game == game
            and contest.players == plan.FOUR
            and contest.why in (plan.LADDER, plan.GREEDY, plan.TIMES)
        ]
        if files:
            matches = read_together(files)
            drawn += draw_all(matches, ratings(matches), PICTURES / game)
    for file in drawn:
        if file.suffix != ".svg":
            file.unlink()
    return [file for file in drawn if file.exists()]
