"""What a watchful seat of Lemming Mafia believes of the others' cards, by what they have done."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from tests.bots.races import after, drawn
from tests.bots.test_judge_mafia import BLUE, GREEN, GREY, PINK, PURPLE, RED, race

import clifftop
from clifftop import CHANCE, OVER, bots
from clifftop.bots.budget import Budget
from clifftop.bots.greedy.mafia_odds import Odds, form
from clifftop.bots.judges.mafia import MafiaJudge
from clifftop.bots.judges.mafia_beliefs import Beliefs, Opinion
from clifftop.bots.judges.mafia_cards import Hands, Piles
from clifftop.bots.judges.mafia_options import NO_CONTRACT, ways
from clifftop.bots.judges.mafia_watching import watched
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import CONTRACTS
from clifftop.games.mafia.state import MafiaState
from clifftop.games.mafia.turn import may_move
from clifftop.kernel.masks import members_of

GAME = "lemming-mafia"
WATCHER = 3


def contract(name: str) -> int:
    return race({}).board.contract_names.index(name)


def moved(lemming: int, space: str) -> Opinion:
    """What seat 3 believes after seat 0 chose between red and pink at the start of a race."""
    state = race({})
    state.ask(q.WHICH_LEMMING, 0)
    state.die, state.other_die = PINK, RED
    beliefs = Beliefs(state, WATCHER, form(state.board), True)
    beliefs.moved(state, ways(state, may_move(state)), lemming, state.board.index[space])
    return beliefs.opinion()


def test_who_leads_a_lemming_around_the_mixer_may_want_it_to_be_third() -> None:
    third = contract("third-red")
    led, harried = moved(RED, "1a"), moved(RED, "1b")
    before = Beliefs(race({}), WATCHER, form(race({}).board), True).opinion()
    assert led.contracts[0][third] > before.contracts[0][third] > harried.contracts[0][third]


def test_who_sends_a_lemming_to_the_mixer_may_want_it_out() -> None:
    out = contract("out-blue-red")
    assert moved(RED, "1b").contracts[0][out] > moved(RED, "1a").contracts[0][out]


def test_what_one_seems_to_hold_another_does_not() -> None:
    third = contract("third-red")
    led, harried = moved(RED, "1a"), moved(RED, "1b")
    assert led.contracts[1][third] < harried.contracts[1][third]


def test_the_own_contracts_are_nobody_elses() -> None:
    opinion = moved(RED, "1a")
    state = race({})
    for number in members_of(state.dropped[WATCHER]):
        assert all(opinion.contracts[other][number] == 0 for other in range(3))


def test_hands_of_three_are_held_in_all() -> None:
    """LM-1.3."""
    for other in range(3):
        held = moved(RED, "1a").contracts[other]
        assert sum([held[number] for number in range(CONTRACTS)]) == pytest.approx(3)


def test_who_keeps_a_bad_contract_is_not_thought_to_have_it() -> None:
    """LM-3.5: a contract worth less than nothing is dropped when the Godfather is met."""
    state = race({"red": "2b"})
    form_of_it = form(state.board)
    worths = Beliefs(state, WATCHER, form_of_it, True).opinion().contracts[0][:]
    for number in range(CONTRACTS):
        worths[number] = -1.0 if number == 9 else 1.0
    anybody = worths[:]
    for number in range(NO_CONTRACT + 1):
        anybody[number] = 1.0
    kept = Hands(list(range(CONTRACTS)), 3)
    before = kept.by_contract(anybody)[9]
    kept.dropped(worths, False)
    assert kept.by_contract(anybody)[9] < before / 10
    gone = Hands(list(range(CONTRACTS)), 3)
    gone.dropped(worths, True)
    held = gone.by_contract(anybody)
    assert held[9] == 0  # it was the one that went
    assert sum([held[number] for number in range(CONTRACTS)]) == pytest.approx(2)


def test_the_last_card_is_laid_on_the_favourite() -> None:
    state = race({"red": "11a"})
    piles = Piles(0)
    piles.piles = [(BLUE, GREY, GREEN, PURPLE, PINK)]
    piles.asked(Odds(state, form(state.board)), True)
    assert piles.piles == [(BLUE, GREY, GREEN, PURPLE, PINK, RED)]
    assert piles.points()[RED] == 6


def test_lemmings_that_are_alike_are_bet_on_alike() -> None:
    """All six are at the start, so a first card may be any."""
    piles = Piles(0)
    piles.asked(Odds(race({}), form(race({}).board)), True)
    assert [round(points, 6) for points in piles.points()] == [round(1 / 6, 6)] * 6


def test_one_who_does_anything_is_less_understood() -> None:
    """Trust is how well haste explains what one did."""
    trusted = {"greedy": 0.0, "random": 0.0}
    for who in trusted:
        rng = Random(3)
        for _ in range(4):
            world = played(who, rng)
            watching = watched(world, 0, form(world.board), None, Budget())
            trusted[who] += sum(watching.opinion.trust[1:])
    assert trusted["greedy"] > trusted["random"] + 2


def test_greedy_players_are_seen_through() -> None:
    """By the middle of a race a contract that one of them holds is thought to be there half as
    likely again as it was at first, and more."""
    likely, cards = 0.0, 0
    rng = Random(8)
    for _ in range(6):
        world = played("greedy", rng, keep_truth=True)
        watching = watched(world, 0, form(world.board), None, Budget())
        for other in range(1, 4):
            for number in members_of(world.held[other]):
                likely += watching.opinion.contracts[other][number]
                cards += 1
    assert likely / cards > 1.5 * 3 / 15


def played(who: str, rng: Random, keep_truth: bool = False) -> MafiaState:
    """A race of some 60 answers of such players, as it is or as seat 0 imagines it."""
    bot = bots.find(GAME, who)
    state = clifftop.game(GAME).start(players=4)
    answers = 0
    while state.to_act != OVER and answers < 60:
        if state.to_act == CHANCE:
            state.apply(drawn(state, rng))
        else:
            state.apply(bot.choose(state.knowledge(state.to_act), state.actions(), rng))
            answers += 1
    return cast(MafiaState, state if keep_truth else state.resample(0, rng))


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("first", [None, 1])
def test_all_who_imagine_a_table_believe_the_same(players: int, first: int | None) -> None:
    rng = Random(6)
    state = clifftop.game(GAME).start(players=players, first=first)
    judge = MafiaJudge(watchful=True)
    for _ in range(90):
        if state.to_act != OVER:
            state.apply(rng.choice(state.actions()))
    while state.to_act < 0:
        state.apply(rng.choice(state.actions()))
    seat = state.to_act
    worths: set[float] = set()
    for number in range(4):
        world = state.resample(seat, Random(number))
        judge.watch(world, seat, Budget())
        worths.add(judge.worth(world, seat))
    assert len(worths) == 1
    assert judge.watching is not None and judge.watching.seen


def test_who_has_watched_all_along_believes_what_one_does_who_looks_once() -> None:
    rng = Random(2)
    greedy = bots.find(GAME, "greedy")
    state = clifftop.game(GAME).start(players=4)
    along = MafiaJudge(watchful=True)
    looked = 0
    while state.to_act != OVER and looked < 25:
        if state.to_act == CHANCE:
            state.apply(drawn(state, rng))
            continue
        if state.to_act == 2:
            world = state.resample(2, Random(looked))
            once = MafiaJudge(watchful=True)
            along.watch(world, 2, Budget())
            once.watch(world, 2, Budget())
            assert along.worth(world, 2) == once.worth(world, 2)
            looked += 1
        state.apply(greedy.choose(state.knowledge(state.to_act), state.actions(), rng))
    assert looked > 5


def test_another_race_is_watched_anew() -> None:
    judge = MafiaJudge(watchful=True)
    worlds = [after(GAME, 60, seed) for seed in (2, 3)]
    seats = [world.to_act for world in worlds]
    seen = []
    for world, seat in zip(worlds, seats, strict=True):
        imagined = world.resample(seat, Random(1))
        judge.watch(imagined, seat, Budget())
        fresh = MafiaJudge(watchful=True)
        fresh.watch(imagined, seat, Budget())
        seen.append(judge.worth(imagined, seat) == fresh.worth(imagined, seat))
    assert seen == [True, True]


def test_of_a_race_whose_beginning_nobody_knows_anything_is_believed() -> None:
    state = clifftop.game(GAME).from_position(after(GAME, 60, 2).position())
    world = cast(MafiaState, state.resample(0, Random(1)))
    opinion = watched(world, 0, form(world.board), None, Budget()).opinion
    unseen = [n for n in range(CONTRACTS) if not (world.held[0] | world.dropped[0]) >> n & 1]
    for other in range(1, world.players):
        held = len(members_of(world.held[other]))
        laid = len(world.piles[other])
        assert {round(opinion.contracts[other][n], 9) for n in unseen} == {round(held / 15, 9)}
        assert sum(opinion.bets[other]) == pytest.approx(laid * (laid + 1) / 2)
