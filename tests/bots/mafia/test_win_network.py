"""The network of Lemming Mafia: a race whose cards all lie open, and how likely a seat wins it."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from librt.vecs import vec
from tests.bots.mafia.test_judge import BLUE, GREEN, GREY, PINK, PURPLE, RED, race
from tests.bots.search.small_matches import drawn

import clifftop
from clifftop import CHANCE, OVER
from clifftop.bots.mafia import network_inputs as network_inputs
from clifftop.bots.mafia.greedy_odds import pier_odds
from clifftop.bots.mafia.network_inputs import NetworkInputs
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.bots.mafia.win_network import WinNetwork, share
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import CONTRACTS
from clifftop.games.mafia.state import MafiaState

GAME = "lemming-mafia"


def chance(state: MafiaState, seat: int) -> float:
    return WinNetwork(state.board).chance(state, seat)


def some_way(players: int, answers: int, seed: int) -> MafiaState:
    """Before a roll, when that many answers were given at random."""
    rng = Random(seed)
    state = cast(MafiaState, clifftop.game(GAME).start(players=players))
    while state.to_act != OVER and (answers > 0 or state.asked != q.ROLL):
        answers -= state.to_act >= 0
        if state.to_act == CHANCE:
            state.apply(drawn(state, rng))
        else:
            state.apply(rng.choice(state.actions()))
    return state


def test_who_has_bet_on_those_in_front_wins_more_often() -> None:
    for_red = [GREEN, BLUE, GREY, PINK, PURPLE, RED]
    for_green = [RED, BLUE, GREY, PINK, PURPLE, GREEN]
    for_others = [RED, GREEN, GREY, PINK, PURPLE, BLUE]
    bets = [for_red, for_green, for_others, for_others]
    red_leads = race({"red": "11a", "green": "8b"}, bets)
    green_leads = race({"red": "8b", "green": "11a"}, bets)
    assert chance(red_leads, 0) > chance(green_leads, 0) + 0.1
    assert chance(green_leads, 1) > chance(red_leads, 1) + 0.1


def test_what_the_others_hold_counts() -> None:
    """If red wins, seat 0 has four points, and seat 1 six in one world and one in the other."""
    at = {"red": "12a", "green": "9a"}
    own = [BLUE, GREY, PINK, RED, PURPLE, GREEN]
    strong = race(at, [own, [BLUE, GREY, GREEN, PINK, PURPLE, RED], [], []])
    weak = race(at, [own, [RED, GREY, GREEN, PINK, PURPLE, BLUE], [], []])
    assert chance(weak, 0) > chance(strong, 0) + 0.1


def test_at_the_end_it_is_who_has_won() -> None:
    for seed in range(6):
        state = some_way(4, 1000, seed)
        assert state.to_act == OVER
        places = state.places()
        shares = [chance(state, seat) for seat in range(4)]
        assert shares == [share(state, seat) for seat in range(4)]
        assert sum(shares) == pytest.approx(1)
        assert [won > 0 for won in shares] == [place == 1 for place in places]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_has_an_opinion_at_tables_of_any_size(players: int) -> None:
    for answers in (0, 20, 60):
        state = some_way(players, answers, answers)
        if state.to_act != OVER:
            chances = [chance(state, seat) for seat in range(players)]
            assert all(0 < one < 1 for one in chances)
            assert 0.3 < sum(chances) < 2.5


def test_at_a_large_table_those_who_may_hope_for_most_are_looked_at() -> None:
    worse = [RED, BLUE, GREY, PINK, PURPLE, GREEN]
    better = [BLUE, GREY, PINK, PURPLE, GREEN, RED]
    bets = [worse, worse, worse, better, better, better]
    state = cast(MafiaState, clifftop.game(GAME).start(players=6, first=0))
    while state.asked != q.ROLL:
        state.apply(state.actions()[0])
    for seat in range(6):
        for contract in range(CONTRACTS):
            if state.held[seat] >> contract & 1:
                state.lay_down(seat, contract)
        for lemming in bets[seat]:
            state.lay(seat, lemming)
    state.put(RED, state.board.index["13a"])
    inputs = NetworkInputs(state.board, pier_odds(state.board))
    inputs.look(state, 0)
    assert inputs.company(state, 0) == [0, 3, 4, 5]


def test_at_a_small_table_nobody_is_never_ahead() -> None:
    state = some_way(3, 30, 2)
    inputs = NetworkInputs(state.board, pier_odds(state.board))
    inputs.look(state, 1)
    assert inputs.company(state, 1) == [1, 2, 0, -1]
    ahead = [inputs.amounts[network_inputs.AHEAD_OF_ALL + 4 * slot + 3] for slot in range(6)]
    assert max(ahead) == pytest.approx(0.25) or max(ahead) < 1e-6
    assert inputs.amounts[network_inputs.VICTORY + 3] < 1e-6


def test_every_mark_is_made_once_and_is_one_of_those_there_are() -> None:
    for seed in range(12):
        state = some_way(4, 10 * seed, seed)
        if state.to_act == OVER:
            continue
        inputs = NetworkInputs(state.board, pier_odds(state.board))
        for seat in range(4):
            inputs.look(state, seat)
            flags = list(inputs.flags)[: int(inputs.flagged)]
            assert len(set(flags)) == len(flags)
            assert all(0 <= mark < network_inputs.FLAGS for mark in flags)


def test_who_is_first_if_this_lemming_wins_or_that_one_adds_up() -> None:
    state = some_way(4, 40, 3)
    inputs = NetworkInputs(state.board, pier_odds(state.board))
    inputs.look(state, 2)
    whole = [inputs.amounts[network_inputs.VICTORY + who] / 2 for who in range(4)]
    assert sum(whole) == pytest.approx(1)


def test_all_chances_are_those_of_each_contract() -> None:
    for seed in range(8):
        state = some_way(4, 12 * seed, seed)
        if state.to_act == OVER:
            continue
        odds = QuickOdds(pier_odds(state.board))
        odds.look(state)
        chances = vec[float]([0.0] * CONTRACTS)
        odds.all_chances(state.board, chances)
        expected = [odds.chance(contract) for contract in state.board.contracts]
        assert list(chances) == pytest.approx(expected, abs=1e-12)
