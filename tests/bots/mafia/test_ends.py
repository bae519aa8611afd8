"""The end of a race of Lemming Mafia, as a seat judges it that cannot see what the others hold."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.mafia.test_judge import BLUE, GREEN, GREY, PINK, RED, race

import clifftop
from clifftop.bots.mafia.judge import MafiaJudge
from clifftop.bots.search.one_ply import OnePly
from clifftop.bots.search.search import Search
from clifftop.bots.search.search_settings import SearchSettings
from clifftop.games.mafia import actions as a
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.state import MafiaState

RED_WINS = a.LEMMING + RED


def last_choice(bets: list[list[int]]) -> MafiaState:
    """Seat 0 sends red into the water, or pink on."""
    state = race({"red": "13a", "pink": "1a"}, bets)
    state.ask(q.WHICH_LEMMING, 0)
    state.die, state.other_die = PINK, RED
    return state


def test_a_race_that_is_over_is_judged_by_the_own_points() -> None:
    state = last_choice([[BLUE, GREY, GREEN, RED], [RED], [], []])
    state.apply(RED_WINS)
    assert state.to_act == clifftop.OVER
    judge = MafiaJudge()
    worths = [judge.ended(state, seat) for seat in range(4)]
    assert worths[0] > worths[1] >= worths[2] == worths[3]


def test_searches_go_by_that_and_not_by_the_bets_they_imagine() -> None:
    """Others have bet at random in imagined worlds, and so they seem to have lost."""
    state = last_choice([[BLUE, GREY, GREEN, RED], [RED], [RED, BLUE, GREY], [GREEN, RED]])
    judge = MafiaJudge()
    ahead = state.copy()
    ahead.apply(RED_WINS)
    ended = judge.ended(ahead, 0)
    search = Search(0, 4, judge, SearchSettings(depth=1), 1)
    for number in range(6):
        world = state.resample(0, Random(number))
        assert OnePly(judge, 0, 1, 100).worth(world, RED_WINS) == ended
        search.add_world(world)
    search.think(60)
    tried = search.root.children[RED_WINS]
    assert tried.worth / int(tried.visits) == pytest.approx(ended)
