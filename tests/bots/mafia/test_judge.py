"""The judge of Lemming Mafia: it knows what its own cards want, and nobody else's."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from tests.bots.search.small_matches import after

import clifftop
from clifftop.bots.mafia.judge import MafiaJudge
from clifftop.bots.mafia.weight_files import packed, unpacked
from clifftop.games.mafia import actions as a
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import LEMMINGS
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck

GAME = "lemming-mafia"
BLUE, GREY, GREEN, PURPLE, PINK, RED = range(6)


def race(
    at: dict[str, str], bets: list[list[int]] | None = None, blocks: dict[str, int] | None = None
) -> MafiaState:
    """Four players without contracts before a roll of seat 0: lemmings by name and space."""
    state = cast(MafiaState, clifftop.game(GAME).start(players=4, first=0))
    while state.asked != q.ROLL:
        state.apply(state.actions()[0])
    for seat in range(4):
        for contract in range(18):
            if state.held[seat] >> contract & 1:
                state.lay_down(seat, contract)
    for name, space in at.items():
        state.put(LEMMINGS.index(name), state.board.index[space])
    for seat, pile in enumerate(bets or []):
        for lemming in pile:
            state.lay(seat, lemming)
    for name, number in (blocks or {}).items():
        state.blocks[LEMMINGS.index(name)] = number
    return state


def test_a_seat_wants_the_lemming_on_top_of_its_pile_to_be_ahead() -> None:
    bets = [[BLUE, GREY, GREEN, RED], [BLUE, GREY, RED, GREEN], [], []]
    red_leads = MafiaJudge().worths(race({"red": "11a", "green": "8b"}, bets))
    green_leads = MafiaJudge().worths(race({"red": "8b", "green": "11a"}, bets))
    assert red_leads[0] > green_leads[0]
    assert green_leads[1] > red_leads[1]


def test_two_blocks_on_it_are_a_worry() -> None:
    bets = [[BLUE, GREY, GREEN, PURPLE, PINK, RED], [], [], []]
    free = MafiaJudge().worths(race({"red": "8b", "green": "8a"}, bets))
    laden = MafiaJudge().worths(race({"red": "8b", "green": "8a"}, bets, {"red": 2}))
    assert free[0] > laden[0]


def test_what_others_hold_is_nothing_a_seat_can_judge_by() -> None:
    judge = MafiaJudge()
    state = after(GAME, 90, 3)
    for seat in range(4):
        worlds = [state.resample(seat, Random(number)) for number in range(5)]
        assert len({judge.worths(world)[seat] for world in worlds}) == 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_together_have_about_one_victory(players: int) -> None:
    """Each is judged by its own eyes, so the sum is not exactly one."""
    judge = MafiaJudge()
    for seed in range(12):
        rng = Random(seed)
        state = clifftop.game(GAME).start(players=players)
        for _ in range(40 + 5 * seed):
            if state.to_act != clifftop.OVER:
                state.apply(rng.choice(state.actions()))
        if state.to_act != clifftop.OVER:
            worths = judge.worths(state)
            assert len(worths) == players
            assert all(0 <= worth <= 1 for worth in worths)
            assert 0.3 < sum(worths) < 1.8


def test_a_turn_is_settled_when_the_seat_has_nothing_more_to_say() -> None:
    judge = MafiaJudge()
    state = race({"red": "1a"})
    assert judge.settled(state, 0)
    state.apply(a.ROLL)  # twice blue, which has to go
    assert state.asked == q.WHICH_SPACE
    assert not judge.settled(state, 0)
    state.apply(a.SPACE + state.board.index["1c"])
    assert state.asked == q.BET
    assert not judge.settled(state, 0)
    state.apply(a.DECLINE)
    assert state.to_act == 1
    assert judge.settled(state, 0)
    assert not judge.settled(state, 1)


def test_the_winner_of_its_bets_is_sent_into_the_water() -> None:
    bets = [[BLUE, GREY, GREEN, RED], [RED], [RED], [RED]]
    state = race({"red": "13a", "pink": "13c"}, bets)
    state.ask(q.WHICH_LEMMING, 0)
    state.die, state.other_die = PINK, RED
    chosen = MafiaJudge().choose(state, state.actions(), Luck(1))
    assert chosen == a.LEMMING + RED


def test_another_pier_can_be_judged_too() -> None:
    text = cast(MafiaState, clifftop.game(GAME).start()).board.text
    lines = [line for line in text.splitlines() if '["godfather", 1161' not in line]
    state = clifftop.game(GAME).start(players=4, board="\n".join(lines))
    rng = Random(4)
    while state.to_act == clifftop.CHANCE or len(state.actions()) == 1:
        state.apply(rng.choice(state.actions()))
    assert all(0 < worth < 1 for worth in MafiaJudge().worths(state))


def test_weights_are_kept_as_whole_numbers_of_steps() -> None:
    weights = [-1.5, -0.001, 0.0, 0.25, 32.0]
    assert list(unpacked(packed(weights))) == pytest.approx(weights)
