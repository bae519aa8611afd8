"""Lengths, winners and how sure one can be of them."""

from collections import Counter

import pytest
from tests.games.leaping.table_builder import position

from clifftop.arena.statistics.lengths_and_wins import Lengths, Seats, interval, spread


def test_an_interval_holds_the_share_and_narrows_with_more_games() -> None:
    low, high = interval(25, 100)
    assert low == pytest.approx(0.1755, abs=1e-4) and high == pytest.approx(0.3430, abs=1e-4)
    narrow_low, narrow_high = interval(2500, 10_000)
    assert low < narrow_low < 0.25 < narrow_high < high


def test_an_interval_of_a_seat_that_never_or_always_wins_stays_a_share() -> None:
    assert interval(0, 10)[0] == 0 and 0 < interval(0, 10)[1] < 1
    assert interval(10, 10)[1] == pytest.approx(1) and 0 < interval(10, 10)[0] < 1


def test_a_spread_of_one_game_has_no_deviation() -> None:
    assert spread(Counter([7])) == {"mean": 7, "sd": None, "min": 7, "max": 7}
    assert spread(Counter([2, 4, 9])) == {
        "mean": 5,
        "sd": pytest.approx(3.6056, abs=1e-4),
        "min": 2,
        "max": 9,
    }


def test_a_tie_shares_the_win() -> None:
    seats = Seats(3)
    clans = [{"dives": [5], "start": 9}, {"dives": [5], "start": 9}, {"dives": [1], "start": 9}]
    seats.add(position(players=3, clans=clans, asked={"question": "finished"}))
    assert [row["wins"] for row in seats.report()] == [0.5, 0.5, 0]
    assert [row["score"] for row in seats.report()] == [6, 6, 2]  # IT'S A 5 was kept by all


def test_lengths_count_turns_choices_and_actions() -> None:
    lengths = Lengths()
    lengths.add(position(turn=12), choices=30, actions=50)
    assert {name: row["mean"] for name, row in lengths.report().items()} == {
        "turns": 12,
        "choices": 30,
        "actions": 50,
    }
