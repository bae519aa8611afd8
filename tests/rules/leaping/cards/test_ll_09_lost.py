"""LOST (LL-9.13): a lemming of every other clan goes back."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, hexes, see, stack, told
from tests.rules.leaping.card_play import playing, refused

AWAY = {"red": "D", "blue": "A"}
LETTERS = "RBIVSH"


@rule("LL-9.13")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seat", [0, 2])
def test_ll_9_13_one_lemming_of_every_other_player(players: int, seat: int) -> None:
    """Each clan has a lemming in 6b and one in 6d; each loses one step with one of them."""
    clans = LETTERS[:players]
    apart = {"6b": clans[:3], "6c": clans[3:], "10a": clans[:3], "10b": clans[3:]}
    filled = {hex: stacked for hex, stacked in apart.items() if stacked}
    state = playing("lost", seat=seat, players=players, hexes=filled, eagles=AWAY)
    lost = []
    while asked(state) != "move":
        act(state, hex=sorted(hexes(state, "choose"))[0])
        if asked(state) == "lost-level":
            state.apply(state.actions()[0])
        act(state, hex=sorted(hexes(state, "land"))[0])
        lost += [str(event["clan"]) for event in told(state, "driven")]
    names = ["ritz", "biker", "iq", "viking", "soldier", "hippie"][:players]
    assert sorted(lost) == sorted(names[:seat] + names[seat + 1 :])
    assert see(state, "to_act") == seat


@rule("LL-9.13")
def test_ll_9_13_one_point_backward_into_the_hex_one_likes() -> None:
    state = playing("lost", hexes={"7b": "B"}, eagles=AWAY)
    act(state, hex="7b")
    assert hexes(state, "land") == {"6b", "6c"}
    for elsewhere in ("7a", "8c", "5b", "6d", "8b"):
        assert refused(state, hex=elsewhere) == "LL-9.13"
    act(state, hex="6c")
    assert stack(state, "7b") == ""
    assert stack(state, "6c") == "B"
    assert asked(state) == "move"


@rule("LL-9.13")
@pytest.mark.parametrize(("level", "left"), [(1, "RB"), (3, "BR")])
def test_ll_9_13_active_or_covered(level: int, left: str) -> None:
    state = playing("lost", hexes={"7b": "BRB"}, eagles=AWAY)
    act(state, hex="7b")
    assert refused(state, level=2) == "LL-9.13"
    act(state, level=level)
    act(state, hex="6b")
    assert stack(state, "7b") == left
    assert stack(state, "6b") == "B"


@rule("LL-9.13")
def test_ll_9_13_never_an_own_lemming() -> None:
    state = playing("lost", hexes={"7b": "R", "10a": "B"}, eagles=AWAY)
    assert hexes(state, "choose") == {"10a"}
    assert refused(state, hex="7b") == "LL-9.13"
    assert refused(state, hex="1a") == "LL-9.13"


@rule("LL-9.13")
def test_ll_9_13_one_at_a_time_in_the_order_one_likes() -> None:
    """Who goes second lies on top: so the order shows."""
    for first, second, pile in (("7a", "7b", "BI"), ("7b", "7a", "IB")):
        state = playing("lost", hexes={"7a": "B", "7b": "I"}, eagles=AWAY, players=3)
        act(state, hex=first)
        act(state, hex="6b")
        assert hexes(state, "choose") == {second}
        assert refused(state, hex="6b") == "LL-9.13"
        act(state, hex=second)
        act(state, hex="6b")
        assert stack(state, "6b") == pile


@rule("LL-9.13")
def test_ll_9_13_whichever_lemming_of_a_clan() -> None:
    state = playing("lost", hexes={"7b": "B", "10a": "B", "2b": "B"}, eagles=AWAY)
    assert hexes(state, "choose") == {"7b", "10a", "2b"}
    act(state, hex="2b")
    act(state, hex="1a")
    assert asked(state) == "move"
    assert not can(state, hex="7b")
