"""What a seat may see is the same to the byte in any two worlds that fit its knowledge."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.mafia.walks import MAFIA, finished, seeds, somewhere, tables
from tests.worlds import choose, everything_seen

import clifftop
from clifftop import State
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.actions import DECLINE
from clifftop.games.mafia.pieces import LEMMINGS
from clifftop.games.mafia.state import MafiaState


def go_on(one: State, other: State, seat: int | None, rng: Random) -> None:
    """Take a step in both worlds that looks the same to the seat."""
    eye = one.eye(seat)
    action = choose(one, rng)
    if one.witnesses(action) & eye:
        other.apply(action)
    else:
        unseen = [option for option in other.actions() if not other.witnesses(option) & eye]
        other.apply(rng.choice(unseen))
    one.apply(action)


@settings(max_examples=80, deadline=None)
@given(tables, seeds, st.data())
def test_two_worlds_look_alike(players: int, seed: int, data: st.DataObject) -> None:
    state = somewhere(players, seed)
    seat = data.draw(st.one_of(st.none(), st.integers(0, players - 1)))
    rng = Random(seed)
    knowledge = state.knowledge(seat)
    one, other = MAFIA.imagine(knowledge, rng), MAFIA.imagine(knowledge, rng)
    # The real world has a last event, an imagined one has not: begin with what needs none.
    assert one.knowledge(seat) == other.knowledge(seat) == knowledge
    assert one.view(seat) == other.view(seat) == state.view(seat)
    for _ in range(60):
        if one.to_act == clifftop.CHANCE and one.witnesses(one.actions()[0]) & one.eye(seat):
            if one.actions() != other.actions():
                break  # the deal: what comes to this seat tells the worlds apart
        go_on(one, other, seat, rng)
        if one.to_act == clifftop.OVER:
            break  # everything is laid open, and the worlds part
        assert everything_seen(one, seat) == everything_seen(other, seat)


@settings(max_examples=40, deadline=None)
@given(tables, seeds)
def test_what_a_seat_gets_is_plain_json_and_small(players: int, seed: int) -> None:
    for state in (somewhere(players, seed), finished(players, seed)):
        for seat in (None, *range(players)):
            for given_out in (state.knowledge(seat), state.view(seat), state.events(seat)):
                assert json.loads(json.dumps(given_out)) == given_out
            assert len(json.dumps(state.view(seat)).encode()) < 4096


@settings(max_examples=40, deadline=None)
@given(tables, seeds)
def test_cards_are_named_to_nobody_else(players: int, seed: int) -> None:
    """Said without masks or imagined worlds: a contract occurs in nothing that the others get, and
    of a pile they get only how high it is."""
    state = somewhere(players, seed)
    position: Any = state.position()
    for owner, cards in enumerate(position["seats"]):
        contracts = cards["contracts"] + cards.get("dropped", [])
        for seat in (None, *range(players)):
            if seat == owner:
                continue
            view, known = state.view(seat), state.knowledge(seat)["known"]
            told = json.dumps([view, known, state.events(seat)])
            assert not [name for name in contracts if f'"{name}"' in told]
            assert view["bets"][owner] == len(cards.get("bets", []))  # type: ignore[index]


@settings(max_examples=30, deadline=None)
@given(tables, seeds)
def test_that_somebody_laid_or_dropped_is_public(players: int, seed: int) -> None:
    """LM-R5: the others see that a card was laid, not which."""
    rng = Random(seed)
    state = somewhere(players, seed)
    while state.to_act != clifftop.OVER:
        actor, action = state.to_act, choose(state, rng)
        asked_of_all = state.asked in (q.BET, q.DROP)
        state.apply(action)
        if asked_of_all:
            for seat in (None, *range(players)):
                first = state.events(seat)[0]
                assert first["event"] in ("bet", "no-bet", "dropped", "kept")
                assert first["seat"] == actor
                told = "lemming" in first or "contract" in first
                assert told == (seat == actor and action != DECLINE)


def test_everything_is_laid_open_at_scoring() -> None:
    """LM-R7."""
    state = finished(4, 7)
    for seat in (None, 0, 3):
        view: Any = state.view(seat)
        for owner in range(4):
            assert view["bets"][owner] == [LEMMINGS[card] for card in state.piles[owner]]
            dealt = view["contracts"][owner] + view["dropped"][owner]
            assert len(dealt) == 3


def test_undealt_contracts_stay_unknown() -> None:
    state = finished(3, 8)
    assert isinstance(state, MafiaState)
    assert state.undealt().bit_count() == 9
    assert all(not state.known[card] for card in range(18) if state.undealt() >> card & 1)
