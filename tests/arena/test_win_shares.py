"""What results add up to: shares with intervals, who beat whom, and ratings."""

from pathlib import Path
from random import Random

import pytest
from tests.arena.invented import invented, invented_match
from tests.arena.test_match import LUCKY, TWIN, short_match
from tests.arena.test_results_file import run

from clifftop.arena.matches.block import Block, Played
from clifftop.arena.matches.results_file import Results
from clifftop.arena.statistics.bootstrap import interval, share
from clifftop.arena.statistics.crosstable import crosstable
from clifftop.arena.statistics.ratings import ratings
from clifftop.arena.statistics.win_shares import by_seat, standings

EQUAL = {"A": 1.0, "B": 1.0, "C": 1.0, "D": 1.0}


def told(*games: tuple[str, list[int]]) -> Results:
    """Blocks of one game each: who sat where, and who came in at which place."""
    results = Results(invented_match(tuple(games[0][0])), Path("told.jsonl"))
    for number, (seats, places) in enumerate(games):
        none = [0] * len(seats)
        played = Played(tuple(seats), places, [10 * place for place in places], none, none, 1)
        results.add(Block(number, [played], {}, {}))
    return results


def test_a_name_is_one_line_however_many_seats_it_has() -> None:
    table = standings([told(("ABB", [1, 2, 3]), ("BAB", [2, 2, 1]), ("BBA", [1, 3, 1]))])
    assert list(table) == ["A", "B"]
    assert table["A"]["games"] == 3 and table["B"]["games"] == 6
    assert table["A"]["wins"] == pytest.approx(1.5 / 3)  # one, none, and a half
    assert table["B"]["wins"] == pytest.approx(1.5 / 6)
    assert table["A"]["place"] == pytest.approx(4 / 3)
    assert table["A"]["score"] == pytest.approx(40 / 3)


def test_bots_that_are_equal_win_evenly() -> None:
    table = standings([invented(("A", "B", "C", "D"), EQUAL, 200)])
    for row in table.values():
        assert row["low"] <= 0.25 <= row["high"]
        assert 0.05 < row["high"] - row["low"] < 0.08
    seats = by_seat([invented(("A", "B", "C", "D"), EQUAL, 200)])
    assert all(row["low"] <= 0.25 <= row["high"] for row in seats)
    assert sum(row["wins"] for row in seats) == pytest.approx(1)


def test_the_same_bot_under_two_names_has_exactly_its_share(tmp_path: Path) -> None:
    results = run(short_match(LUCKY, TWIN), tmp_path / "twins.jsonl", 3)
    assert [row["wins"] for row in standings([results]).values()] == [0.5, 0.5]


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    """Blocks of four games that hang together: a good deal is good for all of them."""
    rng = Random(1)
    covered = 0
    for _ in range(200):
        blocks = []
        for _ in range(60):
            luck = rng.choice([0.1, 0.5])
            blocks.append((float(sum(rng.random() < luck for _ in range(4))), 4.0))
        low, high = interval([blocks], replicates=200)
        covered += low <= 0.3 <= high
    assert 180 <= covered <= 198


def test_blocks_that_are_all_alike_prove_no_certainty() -> None:
    low, high = interval([[(4.0, 4.0)] * 20])
    assert 0.8 < low < 0.9 and high == 1
    assert interval([[(1.0, 4.0)] * 1000])[1] < 0.26


def test_a_match_counts_by_its_blocks_and_not_by_chance() -> None:
    """Two matches that differ, each without any luck: drawing within each changes nothing."""
    won, lost = [(1.0, 1.0)] * 30, [(0.0, 1.0)] * 10
    assert share([won, lost]) == 0.75
    low, high = interval([won, lost])
    assert low > 0.69 and high < 0.78


def test_who_finished_before_whom() -> None:
    table = crosstable([told(("ABC", [1, 2, 3]), ("ABC", [2, 2, 1]), ("AAB", [1, 3, 2]))])
    assert table["A"]["B"] == pytest.approx((1 + 0.5 + 1 + 0) / 4)
    assert table["B"]["A"] == pytest.approx(1 - table["A"]["B"])
    assert table["A"]["C"] == table["C"]["A"] == 0.5
    assert "A" not in table["A"]


def test_ratings_are_as_far_apart_as_the_places_say() -> None:
    """Who is stronger by e is rated higher by the scale of the model: beta times the square root of
    the number of players, 25/6 × 2."""
    strengths = {"A": 2.718, "B": 1.0, "C": 0.3679}
    table = ratings([invented(("A", "B", "B", "C"), strengths, 80)])
    assert list(table) == ["A", "B", "C"]
    assert table["A"]["low"] < 25 / 3 < table["A"]["high"]
    assert table["C"]["low"] < -25 / 3 < table["C"]["high"]
    assert table["B"]["low"] < 0 < table["B"]["high"] < table["A"]["low"]


def test_ratings_join_matches_that_have_somebody_in_common() -> None:
    strengths = {"A": 3.0, "B": 1.0, "C": 0.3}
    one, other = invented(("A", "B"), strengths, 60, 1), invented(("B", "C"), strengths, 60, 2)
    table = ratings([one, other])
    assert list(table) == ["A", "B", "C"] and table["A"]["low"] > table["C"]["high"]
    assert ratings([one, other]) == table
    assert ratings([invented(("A", "A"), strengths, 5)]) == {}


def test_whoever_always_wins_is_not_rated_with_certainty() -> None:
    row = ratings([told(*[("AB", [1, 2])] * 10)])["A"]
    assert row["low"] + 5 < row["rating"] < row["high"] - 5
