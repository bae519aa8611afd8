"""Stacks: KING OF THE HILL (LL-9.12), PULL MY PAW (LL-9.17), SNAP CRACKLE POP (LL-9.21)."""

from itertools import permutations

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, facts_of, hexes, position, see, stack
from tests.rules.leaping.card_play import played_out, playing, refused

from clifftop.games.leaping.actions import LEVEL

AWAY = {"red": "D", "blue": "A"}
AROUND_7B = {"6b", "6c", "7a", "7c", "8b", "8c"}
AROUND_7C = {"6c", "6d", "7b", "7d", "8c", "8d"}


def orders(letters: str) -> set[str]:
    return {"".join(order) for order in permutations(letters)}


@rule("LL-9.12")
@pytest.mark.parametrize("before", ["RB", "RBI", "BBR", "VIBR", "RBIVR"])
def test_ll_9_12_any_order_at_all(before: str) -> None:
    """Active and Covered, own and others: every order can be had, and nothing else."""
    state = playing("king-of-the-hill", hexes={"7b": before}, eagles=AWAY)
    act(state, hex="7b")
    assert played_out(state, lambda after: stack(after, "7b")) == orders(before)


@rule("LL-9.12")
def test_ll_9_12_named_from_the_bottom_up() -> None:
    state = playing("king-of-the-hill", hexes={"7b": "RBI"}, eagles=AWAY)
    act(state, hex="7b")
    act(state, do="stack", clan="iq", level=1)
    assert refused(state, do="stack", clan="iq") == "LL-9.12"
    act(state, do="stack", clan="biker", level=2)
    assert stack(state, "7b") == "IBR"
    assert asked(state) == "move"


@rule("LL-9.12")
def test_ll_9_12_one_stack() -> None:
    state = playing("king-of-the-hill", hexes={"7b": "RB", "5a": "IV", "9b": "R"}, eagles=AWAY)
    assert hexes(state, "choose") == {"7b", "5a"}
    assert refused(state, hex="9b") == "LL-9.12"
    assert refused(state, hex="9c") == "LL-9.12"
    act(state, hex="5a")
    act(state, clan="viking")
    assert (stack(state, "5a"), stack(state, "7b")) == ("VI", "RB")


@rule("LL-9.12")
def test_ll_9_12_whoever_is_on_top_now_is_active() -> None:
    state = playing("king-of-the-hill", hexes={"9b": "RB"}, clans={0: {"chow": 9}}, eagles=AWAY)
    act(state, hex="9b")
    act(state, clan="biker")
    assert can(state, do="pick", hex="9b")


@rule("LL-9.17")
@pytest.mark.parametrize(
    ("named", "stays", "flee"),
    [
        ("biker", "B", {"iq", "ritz"}),
        ("iq", "I", {"biker", "ritz"}),
        ("ritz", "R", {"biker", "iq"}),
    ],
)
def test_ll_9_17_all_but_the_named_one_scatter(named: str, stays: str, flee: set[str]) -> None:
    state = playing("pull-my-paw", hexes={"7b": "BIR"}, eagles=AWAY)
    act(state, hex="7b")
    act(state, clan=named)
    assert {given["clan"] for given in facts_of(state)} == flee
    place = "BIR".index(stays)
    reason = state.why_not(LEVEL + place)
    assert reason is not None and (reason.why, reason.facts["level"]) == ("stays", place + 1)
    while asked(state) != "move":
        if asked(state) == "flee-who":
            state.apply(state.actions()[0])
        act(state, hex="6b")
    assert stack(state, "7b") == stays
    assert sorted(stack(state, "6b")) == sorted(set("BIR") - {stays})


@rule("LL-9.17")
def test_ll_9_17_each_to_any_adjacent_hex() -> None:
    state = playing("pull-my-paw", hexes={"7b": "BIR"}, eagles=AWAY)
    act(state, hex="7b")
    act(state, clan="ritz")
    act(state, clan="biker")
    assert hexes(state, "land") == AROUND_7B
    for elsewhere in ("7b", "7d", "5b", "9b", "6d"):
        assert refused(state, hex=elsewhere) == "LL-R5"
    act(state, hex="8b")
    assert hexes(state, "land") == AROUND_7B
    act(state, hex="6c")
    assert see(state, "hexes") == {"7b": "R", "8b": "B", "6c": "I"}


@rule("LL-9.17")
def test_ll_9_17_in_any_order() -> None:
    """All three others to 6b: every order of arrival is possible."""
    state = playing("pull-my-paw", hexes={"7b": "BIRV"}, eagles=AWAY)
    act(state, hex="7b")
    act(state, clan="viking")
    seen = {
        letters
        for letters in played_out(state, lambda after: stack(after, "6b"))
        if len(letters) == 3
    }
    assert seen == orders("BIR")


@rule("LL-9.17")
def test_ll_9_17_the_player_of_the_card_decides_for_all() -> None:
    state = playing("pull-my-paw", seat=3, hexes={"7b": "BI"}, eagles=AWAY)
    act(state, hex="7b")
    act(state, clan="iq")
    assert see(state, "to_act") == 3
    act(state, hex="7a")
    assert see(state, "to_act") == 3


@rule("LL-9.17")
def test_ll_9_17_any_stack_of_two_or_more() -> None:
    state = playing("pull-my-paw", hexes={"7b": "BI", "5a": "RR", "9b": "V"}, eagles=AWAY)
    assert hexes(state, "choose") == {"7b", "5a"}
    assert refused(state, hex="9b") == "LL-9.17"
    act(state, hex="5a")
    assert refused(state, level=3) == "LL-9.17"


@rule("LL-9.17")
def test_ll_9_17_two_of_a_clan_are_two_lemmings() -> None:
    state = playing("pull-my-paw", hexes={"7b": "BRB"}, eagles=AWAY)
    act(state, hex="7b")
    act(state, level=1, clan="biker")
    act(state, level=3, clan="biker")
    act(state, hex="6b")
    act(state, hex="6c")
    assert see(state, "hexes") == {"7b": "B", "6b": "B", "6c": "R"}


@rule("LL-9.21")
def test_ll_9_21_all_lemmings_of_one_brush_hex() -> None:
    state = playing("snap-crackle-pop", players=6, hexes={"7c": "RBR", "5a": "I"}, eagles=AWAY)
    act(state, hex="7c")
    assert len(state.actions()) == 3
    act(state, level=2, clan="biker")
    assert hexes(state, "land") == AROUND_7C
    assert refused(state, hex="7a") == "LL-R5"
    act(state, hex="7d")
    act(state, level=2)
    assert hexes(state, "land") == AROUND_7C
    act(state, hex="8c")
    assert hexes(state, "land") == AROUND_7C
    act(state, hex="6d")
    assert see(state, "hexes") == {"5a": "I", "7d": "B", "8c": "R", "6d": "R"}
    assert (asked(state), see(state, "to_act")) == ("move", 0)


@rule("LL-9.21")
def test_ll_9_21_only_brush() -> None:
    state = playing("snap-crackle-pop", hexes={"7c": "B", "13c": "I", "6c": "RB"}, eagles=AWAY)
    assert hexes(state, "choose") == {"7c", "13c"}
    assert refused(state, hex="6c") == "LL-9.21"
    assert refused(state, hex="5a") == "LL-9.21"


@rule("LL-9.21")
def test_ll_9_21_in_any_order() -> None:
    state = playing("snap-crackle-pop", players=6, hexes={"7c": "RBI"}, eagles=AWAY)
    act(state, hex="7c")
    seen = played_out(state, lambda after: stack(after, "7d"))
    assert {letters for letters in seen if len(letters) == 3} == orders("RBI")


@rule("LL-9.21")
@pytest.mark.parametrize("brush", ["3b", "5a", "5d", "7c", "8b", "10c", "11d", "12a", "13c"])
def test_ll_9_21_any_brush_hex(brush: str) -> None:
    state = playing("snap-crackle-pop", hexes={brush: "B"}, eagles={"red": "B", "blue": "A"})
    act(state, hex=brush)
    assert asked(state) == "flee-where"


SHUT_IN = {"4a": "IIIII", "4b": "IIIII", "5b": "VVVVV", "6a": "VVVVV", "6b": "BBBBB"}


@rule("LL-R5")
def test_ll_r5_a_lemming_shut_in_cannot_flee_from_the_brush() -> None:
    """All hexes around 5a are full; the one on 3b has room."""
    around = {**SHUT_IN, "5a": "R", "3b": "R"}
    asked = {"question": "snap-where", "card": "snap-crackle-pop", "seat": 0}
    table = position(players=4, card=4, hexes=around, eagles=AWAY, asked=asked)
    assert {given["hex"] for given in facts_of(table)} == {"3b"}
    reason = table.why_not(table.board.names.index("5a"))
    assert reason is not None
    assert (reason.clause, reason.why, reason.facts) == ("LL-R5", "nowhere", {"hex": "5a"})
    assert reason.text()


@rule("LL-R5")
def test_ll_r5_nor_from_a_paw() -> None:
    around = {**SHUT_IN, "5a": "RB", "9b": "RB"}
    asked = {"question": "paw-where", "card": "pull-my-paw", "seat": 0}
    table = position(players=4, card=4, hexes=around, eagles=AWAY, asked=asked)
    assert "5a" not in {given["hex"] for given in facts_of(table)}
    reason = table.why_not(table.board.names.index("5a"))
    assert reason is not None
    assert (reason.clause, reason.why, reason.facts) == ("LL-R5", "nowhere", {"hex": "5a"})
