"""`imagine` draws fairly, from the knowledge alone, and what it draws can have happened."""

import json
from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.mafia.invariants import check_state
from tests.games.mafia.walks import MAFIA, finished, seeds, somewhere, tables
from tests.worlds import choose

import clifftop
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.actions import BET, DROP
from clifftop.games.mafia.pieces import LEMMINGS
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.history import VEIL, actions_of
from clifftop.kernel.masks import members_of

DRAWS = 10_000


def close(frequencies: Counter[Any], exact: dict[Any, Fraction]) -> None:
    """Every outcome as often as it should be: within five standard deviations."""
    assert set(frequencies) <= set(exact)
    draws = frequencies.total()
    for outcome, chance in exact.items():
        expected = float(draws * chance)
        deviation = (expected * (1 - float(chance))) ** 0.5
        assert abs(frequencies[outcome] - expected) <= 5 * deviation + 1e-9, outcome


def evenly(outcomes: list[Any]) -> dict[Any, Fraction]:
    return {outcome: Fraction(1, len(outcomes)) for outcome in outcomes}


def test_contracts_and_bets_are_drawn_evenly() -> None:
    """Seat 1 holds one of the fifteen contracts that seat 0 has not seen, seat 2 another; and a
    pile of two can be any two colours in either order."""
    own = ["third-blue", "few-out", "out-grey-pink"]
    state = MAFIA.from_position(
        {
            "players": 3,
            "seats": [
                {"contracts": own[:2], "dropped": own[2:], "bets": ["red"]},
                {"contracts": ["third-red"], "bets": ["blue", "green"]},
                {"contracts": ["many-out"]},
            ],
        }
    )
    knowledge = state.knowledge(0)
    rng = Random(3)
    held: Counter[Any] = Counter()
    laid: Counter[Any] = Counter()
    for _ in range(DRAWS):
        seats = cast(Any, MAFIA.imagine(knowledge, rng).position())["seats"]
        held[seats[1]["contracts"][0], seats[2]["contracts"][0]] += 1
        laid[tuple(seats[1]["bets"])] += 1
        assert seats[0] == {"contracts": own[:2], "dropped": own[2:], "bets": ["red"]}
    names = cast(MafiaState, state).board.contract_names
    unseen = [name for name in names if name not in own]
    close(held, evenly(list(permutations(unseen, 2))))
    close(laid, evenly(list(permutations(LEMMINGS, 2))))


def test_which_were_dropped_is_open() -> None:
    """With six players every contract is dealt: each of the fifteen unseen is equally likely to be
    one of the two that seat 5 has dropped."""
    state = MAFIA.start(players=6, first=0)
    rng = Random(1)
    while state.turn == 0:  # type: ignore[attr-defined]
        state.apply(choose(state, rng))
    position: Any = state.position()
    contracts = position["seats"][5].pop("contracts")
    position["seats"][5] |= {"contracts": contracts[:1], "dropped": contracts[1:]}
    known = MAFIA.from_position(position).knowledge(0)
    own = position["seats"][0]["contracts"]
    names = cast(MafiaState, state).board.contract_names
    unseen = [name for name in names if name not in own]
    dropped: Counter[Any] = Counter()
    for _ in range(DRAWS):
        seats = cast(Any, MAFIA.imagine(known, rng).position())["seats"]
        dropped[frozenset(seats[5]["dropped"])] += 1
    pairs = {frozenset(pair) for pair in permutations(unseen, 2)}
    close(dropped, evenly(list(pairs)))


def test_the_order_of_an_imagined_past_is_open_too() -> None:
    """At the end everybody sees which contracts a seat dropped, but not which went first; the bets
    it laid lie in the order of the pile."""
    races = (finished(3, seed) for seed in range(100))
    state = next(race for race in races if race.dropped[1].bit_count() == 2)
    knowledge = state.knowledge(0)
    rng = Random(2)
    orders: Counter[Any] = Counter()
    for _ in range(DRAWS // 10):
        world = MAFIA.imagine(knowledge, rng)
        entries = world.entries()
        drops = [entry for entry, seats in entries if seats == 1 << 1 | q.DROP << VEIL]
        orders[tuple(drops)] += 1
        laid = [entry - BET for entry, seats in entries if seats == 1 << 1 | q.BET << VEIL]
        assert tuple(laid) == state.piles[1]
    close(orders, evenly(list(permutations(DROP + c for c in members_of(state.dropped[1])))))


@settings(max_examples=60, deadline=None)
@given(tables, seeds, st.data())
def test_an_imagined_past_leads_to_the_imagined_present(
    players: int, seed: int, data: st.DataObject
) -> None:
    """The strongest thing to ask of an imagined world: its list of actions, played by the rules,
    ends in it, and everybody knows there what he would know."""
    state = finished(players, seed) if seed % 5 == 0 else somewhere(players, seed)
    seat = data.draw(st.one_of(st.none(), st.integers(0, players - 1)))
    knowledge = json.loads(json.dumps(state.knowledge(seat)))
    imagined = MAFIA.imagine(knowledge, Random(seed))
    assert isinstance(imagined, MafiaState)
    check_state(imagined)
    assert imagined.knowledge(seat) == knowledge
    assert imagined.view(seat) == state.view(seat)
    replayed = MAFIA.start(**state.frame.options())
    for action in actions_of(imagined.entries()):
        replayed.apply(action)
    assert replayed.position() == imagined.position()
    for other in range(players):
        assert replayed.knowledge(other) == imagined.knowledge(other)


@settings(max_examples=30, deadline=None)
@given(tables, seeds)
def test_a_past_that_begins_in_the_middle_is_enough(players: int, seed: int) -> None:
    """From a position, a seat's knowledge has no past before it, and fits all the same."""
    rng = Random(seed)
    state = MAFIA.from_position(somewhere(players, seed).position())
    for _ in range(40):
        if state.to_act == clifftop.OVER:
            break
        state.apply(choose(state, rng))
    seat = rng.randrange(players)
    knowledge = state.knowledge(seat)
    world = MAFIA.imagine(knowledge, rng)
    assert world.knowledge(seat) == knowledge
    assert len(actions_of(world.entries())) == len(actions_of(state.entries()))


@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_an_imagined_world_can_be_played_to_its_end(players: int, seed: int) -> None:
    rng = Random(seed)
    world = somewhere(players, seed).resample(0, rng)
    while world.to_act != clifftop.OVER:
        world.apply(rng.choice(world.actions()))
    assert len(world.scores()) == players
    with pytest.raises(clifftop.RecordError):
        clifftop.Record.of(world)


@pytest.mark.parametrize(
    "spoil",
    [
        {"seats": [{"contracts": 3}] * 6 + [{}]},
        {"seats": [{"contracts": 9}]},
        {"seats": [{"bets": 7}]},
        {"lemmings": {"blue": "99z"}},
        {"asked": {"question": "castling"}},
    ],
)
def test_spoilt_knowledge_is_refused(spoil: dict[str, object]) -> None:
    knowledge: Any = somewhere(4, 11).knowledge(0)
    knowledge["known"] |= spoil
    with pytest.raises(clifftop.ClifftopError) as caught:
        MAFIA.imagine(knowledge, Random(1))
    assert str(caught.value)


def test_a_past_that_does_not_fit_is_refused_when_asked_for() -> None:
    knowledge: Any = somewhere(4, 12).knowledge(0)
    knowledge["past"] = [*knowledge["past"], [2, 6, None], [2, 6, None]]
    world = MAFIA.imagine(knowledge, Random(1))
    with pytest.raises(clifftop.KnowledgeError) as refused:
        world.knowledge(0)
    assert str(refused.value)
