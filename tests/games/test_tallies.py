"""What the tallies report of a whole recorded game is what its events tell."""

from collections import Counter
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import pytest
from tests.kernel.test_records import GAMES

import clifftop
from clifftop import OVER, Record, State
from clifftop.arena.statistics.game_tallies import TALLIES, Report, Tally

LEMMINGE: Final = [path for path in GAMES if path.stem.startswith("lemminge-")]
MAFIA: Final = [path for path in GAMES if path.stem.startswith("mafia-")]


class Watched(NamedTuple):
    """Games that a tally has seen, and what everybody was told in each."""

    tally: Tally
    report: Report
    told: list[list[dict[str, Any]]]
    ends: list[State]

    def number(self, event: str) -> int:
        return sum(fact["event"] == event for game in self.told for fact in game)

    def total(self, event: str, of: str) -> int:
        return sum(fact[of] for game in self.told for fact in game if fact["event"] == event)


def watched(paths: list[Path]) -> Watched:
    told: list[list[dict[str, Any]]] = []
    ends = []
    tally = None
    for path in paths:
        record = Record.loads(path.read_text(encoding="utf-8"))
        tally = tally or TALLIES[record.game]()
        state = clifftop.game(record.game).start(**{**record.options, "board": record.board})
        told.append([])
        for action in record.actions:
            if state.to_act != clifftop.CHANCE:
                tally.offered(state, state.actions())
            state.apply(action)
            tally.happened(state)
            told[-1] += state.events(None)
        assert state.to_act == OVER
        tally.ended(state)
        ends.append(state)
    assert tally is not None
    return Watched(tally, tally.report(), told, ends)


def test_lemminge_counts_the_course_of_a_game() -> None:
    games = watched(LEMMINGE)
    number = len(LEMMINGE)
    course = {name: row["mean"] for name, row in games.report["course"].items()}
    ends = [[fact for fact in game if fact["event"] == "turn"][-1] for game in games.told]
    assert course == {
        "rounds": sum(turn["round"] for turn in ends) / number,
        "discarded": games.number("discarded") / number,
        "drawn": games.number("drew") / number,
        "reshuffled": games.number("reshuffled") / number,
        "shrunk": games.number("shrunk") / number,
        "tiles": games.number("laid") / number,
        "pushed": games.number("pushed") / number,
        "pushed-over": games.number("pushed-over") / number,
        "unfinished": games.number("turn-limit") / number,
    }
    assert course["drawn"] and course["pushed"] and course["rounds"]


def test_lemminge_counts_turns_and_points() -> None:
    games = watched(LEMMINGE)
    number = len(LEMMINGE)
    joined, replaced, refilled = map(games.number, ("joined", "replaced", "refilling"))
    turns = joined + replaced + refilled
    assert games.report["turns"] == {
        "joined": {"mean": joined / number, "share": joined / turns},
        "replaced": {"mean": replaced / number, "share": replaced / turns},
        "refilled": {"mean": refilled / number, "share": refilled / turns},
        "all": {"mean": turns / number, "share": 1},
    }
    steps = games.number("moved") + games.number("crossed")
    pushes = games.number("pushed") + games.number("pushed-over")
    given = games.total("joined", "points") + games.total("replaced", "points")
    plays, unused = joined + replaced, given - steps - pushes
    assert games.report["points"] == {
        "steps": {"mean": steps / plays, "share": steps / given},
        "pushes": {"mean": pushes / plays, "share": pushes / given},
        "unused": {"mean": unused / plays, "share": unused / given},
        "all": {"mean": given / plays, "share": 1},
    }


def row(numbers: list[int]) -> dict[str, float]:
    spread = {"mean": fmean(numbers), "sd": stdev(numbers)}
    return {**spread, "min": min(numbers), "max": max(numbers)}


def test_mafia_counts_the_race_by_what_happened_in_it() -> None:
    games = watched(MAFIA)
    kinds = [
        "eliminated",
        "bookmaker",
        "godfather",
        "block",
        "block-off",
        "drove",
        "stuck",
        "bet",
        "dropped",
    ]
    for kind in kinds:
        numbers = [sum(fact["event"] == kind for fact in game) for game in games.told]
        assert games.report["race"][kind] == row(numbers)
    assert set(games.report["race"]) == set(kinds)


def test_mafia_counts_points_as_they_were_scored() -> None:
    games = watched(MAFIA)
    scored = [fact for game in games.told for fact in game if fact["event"] == "scored"]
    for of, kind in (("bets", "bets"), ("contracts", "contracts"), ("points", "all")):
        assert games.report["points"][kind] == row([fact[of] for fact in scored])


def test_mafia_counts_who_won_and_who_was_eliminated() -> None:
    games = watched(MAFIA)
    for event, column in (("won", "wins"), ("eliminated", "eliminated")):
        lemmings = Counter(
            fact["lemming"] for game in games.told for fact in game if fact["event"] == event
        )
        for lemming, counts in games.report["lemmings"].items():
            assert counts[column] == lemmings[lemming] / len(MAFIA)


def test_mafia_counts_what_became_of_contracts() -> None:
    games = watched(MAFIA)
    report = games.report["contracts"]
    held: Counter[str] = Counter()
    dropped: Counter[str] = Counter()
    fulfilled: Counter[str] = Counter()
    for state in games.ends:
        end: dict[str, Any] = state.view(None)
        for names, counts in ((end["contracts"], held), (end["dropped"], dropped)):
            counts.update(kind_of(name) for hand in names for name in hand)
        for points in end["contract_points"]:
            fulfilled.update(kind_of(name) for name, worth in points.items() if worth > 0)
    for kind, columns in report.items():
        dealt = held[kind] + dropped[kind]
        assert columns["dealt"] == dealt
        assert columns["dropped"] == (dropped[kind] / dealt if dealt else None)
        assert columns["fulfilled"] == (fulfilled[kind] / held[kind] if held[kind] else None)
    assert sum(held.values()) and sum(fulfilled.values())


def kind_of(contract: str) -> str:
    """ "out" of "out-grey-pink", "few-out" of itself."""
    return (
        contract if contract.count("-") == 1 and "third" not in contract else contract.split("-")[0]
    )


LEAPING: Final = [path for path in GAMES if path not in (*LEMMINGE, *MAFIA)]


def test_leaping_counts_a_mean_for_each_player() -> None:
    games = watched(LEAPING)
    players, counts = sum(state.players for state in games.ends), games.tally.counts()
    for section, kind in (("points", "points"), ("lemmings", "fates")):
        total = counts[kind].total()
        assert games.report[section]["all"] == {"mean": total / players, "share": 1}


@pytest.mark.parametrize("games", [LEAPING, LEMMINGE, MAFIA], ids=["leaping", "lemminge", "mafia"])
def test_what_two_tallies_count_adds_up(games: list[Path]) -> None:
    """Games are shared out among processes, and what they count is added up."""
    first, others = watched(games[:1]).tally, watched(games[1:]).tally
    for name, counter in first.counts().items():
        assert counter is first.counts()[name]
        counter.update(others.counts()[name])
    assert first.report() == watched(games).report


COUNTED: Final = {
    "leaping-lemmings": "games points fates held playable played",
    "lemming-mafia": "races-eliminated races-bookmaker races-godfather races-block races-block-off"
    " races-drove races-stuck races-bet races-dropped points-bets points-contracts points-all"
    " won eliminated dealt dropped fulfilled",
    "lemminge": "games turns course points",
}


@pytest.mark.parametrize("name", clifftop.games())
def test_counts_have_names(name: str) -> None:
    """By which those of other processes are added to them."""
    assert list(TALLIES[name]().counts()) == COUNTED[name].split()


@pytest.mark.parametrize("name", clifftop.games())
def test_of_no_games_there_is_nothing_to_tell(name: str) -> None:
    report = TALLIES[name]().report()
    numbers = {one for rows in report.values() for row in rows.values() for one in row.values()}
    assert numbers <= {None, 0}


def test_a_race_that_nobody_wins_is_unfinished() -> None:
    tally = TALLIES["lemminge"]()
    for turn, lemmings in ((400, ["start", "home"]), (7, ["home", "home"])):
        seats = [{"lemmings": lemmings}, {}]
        over = {"players": 2, "turn": turn, "seats": seats, "asked": {"question": "finished"}}
        tally.ended(clifftop.game("lemminge").from_position(over))
    course = tally.report()["course"]
    assert course["unfinished"] == {"mean": 0.5}
    assert course["rounds"] == {"mean": (200 + 4) / 2}
