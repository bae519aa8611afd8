"""What a seat may see is the same to the byte in any two worlds that fit its knowledge."""

import json
from random import Random
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.leaping.walks import LEAPING, seeds, somewhere, variants
from tests.worlds import everything_seen, go_on

import clifftop


@settings(max_examples=60, deadline=None)
@given(variants(), seeds, st.data())
def test_two_worlds_look_alike(options: dict[str, object], seed: int, data: st.DataObject) -> None:
    state = somewhere(options, seed)
    seat = data.draw(st.one_of(st.none(), st.integers(0, state.players - 1)))
    rng = Random(seed)
    knowledge = state.knowledge(seat)
    one, other = LEAPING.imagine(knowledge, rng), LEAPING.imagine(knowledge, rng)
    # The real world has a last event, an imagined one has not: begin with what needs none.
    assert one.knowledge(seat) == other.knowledge(seat) == knowledge
    assert one.view(seat) == other.view(seat) == state.view(seat)
    for _ in range(60):
        if one.to_act == clifftop.OVER or not go_on(one, other, seat, rng):
            break
        if one.to_act == clifftop.OVER:
            break  # everything is laid open, and the worlds part
        assert everything_seen(one, seat) == everything_seen(other, seat)


@settings(max_examples=40, deadline=None)
@given(variants(), seeds)
def test_knowledge_is_plain_json(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    for seat in (None, *range(state.players)):
        knowledge = state.knowledge(seat)
        assert json.loads(json.dumps(knowledge)) == knowledge
        assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
        assert json.loads(json.dumps(state.events(seat))) == state.events(seat)


@settings(max_examples=25, deadline=None)
@given(variants(), seeds)
def test_a_hand_is_named_to_nobody_else(options: dict[str, object], seed: int) -> None:
    """Said without masks or imagined worlds: a card that only its owner has seen does not occur in
    what the others get."""
    state = somewhere(options, seed)
    position = state.position()
    public = json.dumps([position.get("pile", []), position.get("under_dice", "")])
    for owner, clan in enumerate(cast(list[dict[str, list[str]]], position["clans"])):
        for card in clan.get("hand", []):
            assert card not in public
            for seat in (None, *range(state.players)):
                if seat == owner:
                    continue
                known = json.dumps(state.knowledge(seat)["known"])
                seen = json.dumps([state.view(seat)["hands"], state.events(seat)])
                assert f'"{card}"' not in known + seen


@settings(max_examples=25, deadline=None)
@given(variants(), seeds)
def test_a_view_is_small(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    for seat in (None, *range(state.players)):
        assert len(json.dumps(state.view(seat)).encode()) < 4096
