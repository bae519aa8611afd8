"""docs/bots.md: its words are in page.md, its figures come from what was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from bench.ladder import plan
from bench.ladder.plan import Contest, contests
from bench.speed.rooms import ROOT
from bench.speed.tables import Sheet

from clifftop.arena.match_run import judge
from clifftop.arena.matches.results_file import Results, read
from clifftop.arena.reports.plots import draw_all
from clifftop.arena.reports.report import read_together, report
from clifftop.arena.statistics.ratings import ratings
from clifftop.arena.statistics.sequential_test import BETTER, Trial

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

Played = dict[Contest, Results]
Rows = dict[tuple[str, ...], list[str]]


def write(folder: Path) -> None:
    """Whatever has been played is in it. What has not stays as the page has it: a game whose bots
    are as they were need not be played again."""
    played: Played = {}
    for contest in contests():
        if contest.file(folder).exists():
            results = read(contest.file(folder))
            if results.blocks:
                played[contest] = results
    page = PAGE.read_text() if PAGE.exists() else ""
    sheets = {
        "ladder": ladder(played, page),
        "greedy": shares(plan.GREEDY, played, page, lambda game: LEAST[game]),
        "longer": shares(plan.LONGER, played, page, lambda _: EVEN),
        "ways": ways(played, page),
        "calm": calm(played, page),
    }
    tables = {name: sheet.written() if sheet.rows else NOTHING for name, sheet in sheets.items()}
    lines = page.splitlines()
    commands = "\n".join(
        contest.command()
        for contest in contests()
        if contest in played or contest.command() in lines
    )
    draw(played)
    pictures = {name: shown(name) for name in ("strength", "ratings")}
    PAGE.write_text(WORDS.read_text().format(**tables, **pictures, commands=commands))


def of(why: str) -> list[Contest]:
    return [contest for contest in contests() if contest.why == why]


def on_the_page(page: str, headings: list[str], words: int) -> Rows:
    """The rows of the tables with these headings, by their words."""
    rows: Rows = {}
    inside = False
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        inside = cells == headings or (inside and len(cells) == len(headings))
        if inside and cells != headings:
            rows[tuple(cells[:words])] = cells
    return rows


def gathered(
    title: str,
    headings: list[str],
    played: Played,
    page: str,
    named: Sequence[tuple[tuple[str, ...], Contest]],
    figures: Callable[[Contest, Results], list[str]],
) -> Sheet:
    """A row for each contest: what was played, or else what the page says."""
    words = len(named[0][0])
    before = on_the_page(page, headings, words)
    rows = []
    for name, contest in named:
        if contest in played:
            rows.append([*name, *figures(contest, played[contest])])
        elif name in before:
            rows.append(before[name])
    return Sheet(title, words, headings, rows)


def ladder(played: Played, page: str) -> Sheet:
    """Each level against the one below it, until the test was sure."""

    def figures(contest: Contest, results: Results) -> list[str]:
        trial = Trial(contest.players, contest.gain)
        judge(trial, results)
        verdict = trial.verdict()
        return [
            f"{percent(trial.mean())} of {percent(trial.even)}",
            str(trial.blocks),
            "not decided" if verdict is None else "yes" if verdict == BETTER else "no",
        ]

    headings = ["game", "players", "is it better?", "wins, of an even share", "blocks", "answer"]
    named = [
        ((TITLES[contest.game], str(contest.players), " > ".join(contest.bots)), contest)
        for contest in of(plan.LADDER)
    ]
    return gathered("each level against the one below", headings, played, page, named, figures)


def shares(why: str, played: Played, page: str, least: Callable[[str], float]) -> Sheet:
    def figures(contest: Contest, results: Results) -> list[str]:
        row = standing(results, contest.bots[0])
        reached = row["low"] >= least(contest.game)
        answer = "reached" if reached else "not reached"
        return [*told(row), f"≥ {percent(least(contest.game))}", answer]

    headings = ["game", "who", "games", "wins", "95 %", "lower end asked", ""]
    named = [
        ((TITLES[contest.game], f"{contest.bots[0]} – 3 × {contest.bots[1]}"), contest)
        for contest in of(why)
    ]
    return gathered("the expert's share of wins", headings, played, page, named, figures)


def ways(played: Played, page: str) -> Sheet:
    """The expert, and the expert with one thing changed, against three greedy bots."""

    def figures(contest: Contest, results: Results) -> list[str]:
        return told(standing(results, contest.bots[0]))

    named = []
    for contest in sorted(of(plan.WAYS) + of(plan.GREEDY), key=lambda one: one.game):
        way = contest.bots[0].rpartition(":")[2] if contest.why == plan.WAYS else "as it is"
        named.append(((TITLES[contest.game], way), contest))
    headings = ["game", "way", "games", "wins", "95 %"]
    return gathered("ways to search", headings, played, page, named, figures)


def calm(played: Played, page: str) -> Sheet:
    def figures(contest: Contest, results: Results) -> list[str]:
        found = report([results], with_ratings=False)
        times = found["timing"][contest.bots[0]]
        return [
            f"{found['games']}",
            f"{int(times['decisions']):,}",
            *(f"{times[name]:.1f} ms" for name in ("p50", "p99", "p999", "max")),
            str(int(standing(results, contest.bots[0])["failed"])),
        ]

    headings = ["game", "games", "decisions", "median", "99 %", "99.9 %", "longest", "failed moves"]
    named = [((TITLES[contest.game],), contest) for contest in of(plan.CALM)]
    title = "CPU time for a decision with a budget of 20 ms"
    return gathered(title, headings, played, page, named, figures)


def standing(results: Results, bot: str) -> dict[str, Any]:
    row: dict[str, Any] = report([results], with_ratings=False)["standings"][bot]
    return row


def told(row: dict[str, Any]) -> list[str]:
    """The games of a bot, how many it won, and how sure that is."""
    interval = f"{percent(row['low'])} to {percent(row['high'])}"
    return [str(int(row["games"])), percent(row["wins"]), interval]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def shown(what: str) -> str:
    """The pictures of one sort, for the page."""
    found = [
        f"![{TITLES[game]}: {what}]({file.relative_to(PAGE.parent)})"
        for game in plan.GAMES
        for file in sorted((PICTURES / game).glob(f"{what}*.svg"))
    ]
    return "\n".join(found) or NOTHING


def draw(played: Played) -> None:
    """By game, where all of it has been played: the ratings of all levels, and strength against
    time."""
    for game in plan.GAMES:
        wanted = [
            contest
            for contest in contests()
            if contest.game == game
            and contest.players == plan.FOUR
            and contest.why in (plan.LADDER, plan.GREEDY, plan.TIMES)
        ]
        if all(contest in played for contest in wanted):
            matches = read_together([played[contest].file for contest in wanted])
            for file in draw_all(matches, ratings(matches), PICTURES / game):
                if file.suffix != ".svg":
                    file.unlink()
