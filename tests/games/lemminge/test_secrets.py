"""What a seat may see is the same to the byte in any two worlds that fit its knowledge."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.lemminge.walks import LEMMINGE, seeds, somewhere, variants
from tests.worlds import everything_seen, go_on

import clifftop


@settings(max_examples=50, deadline=None)
@given(variants(), seeds, st.data())
def test_two_worlds_look_alike(options: dict[str, object], seed: int, data: st.DataObject) -> None:
    state = somewhere(options, seed)
    seat = data.draw(st.one_of(st.none(), st.integers(0, state.players - 1)))
    rng = Random(seed)
    knowledge = state.knowledge(seat)
    one, other = LEMMINGE.imagine(knowledge, rng), LEMMINGE.imagine(knowledge, rng)
    # The real world has a last event, an imagined one has not: begin with what needs none.
    assert one.knowledge(seat) == other.knowledge(seat) == knowledge
    assert one.view(seat) == other.view(seat) == state.view(seat)
    for _ in range(40):
        if one.to_act == clifftop.OVER or not go_on(one, other, seat, rng):
            break
        assert everything_seen(one, seat) == everything_seen(other, seat)


@settings(max_examples=30, deadline=None)
@given(variants(), seeds)
def test_knowledge_is_plain_json(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    for seat in (None, *range(state.players)):
        for facts in (state.knowledge(seat), state.view(seat), state.events(seat)):
            assert json.loads(json.dumps(facts)) == facts


@settings(max_examples=30, deadline=None)
@given(variants(), seeds)
def test_a_hand_is_shown_to_nobody_else(options: dict[str, object], seed: int) -> None:
    """Said without masks or imagined worlds."""
    state = somewhere(options, seed)
    for seat in (None, *range(state.players)):
        hands = state.view(seat)["hands"]
        assert isinstance(hands, list)
        for owner, hand in enumerate(hands):
            assert isinstance(hand, dict) == (owner == seat)
        for fact in state.events(seat):
            if fact["event"] in ("drew", "dealt"):
                assert ("value" in fact) == (fact["seat"] == seat)
