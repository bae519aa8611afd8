"""Whom cards touch (LL-R14), and that a card is playable when something can change (LL-R15)."""

from typing import Any

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, can, facts_of, hexes, to_move
from tests.rules.leaping.card_play import holding, playing, refused

AWAY = {"red": "B", "blue": "A"}
ON_ACTIVE_AND_COVERED = [
    "boo",
    "run-lemming-run",
    "lost",
    "king-of-the-hill",
    "pull-my-paw",
    "snap-crackle-pop",
    "rock-slide",
]


@rule("LL-R14")
@pytest.mark.parametrize("card", ON_ACTIVE_AND_COVERED)
def test_ll_r14_starting_lemmings_are_neither_active_nor_covered(card: str) -> None:
    """Forty lemmings in the Start Area: no card finds any of them."""
    assert not can(holding(card), card=card)


@rule("LL-R14")
@pytest.mark.parametrize("card", ["boo", "run-lemming-run", "lost"])
def test_ll_r14_none_can_be_chosen(card: str) -> None:
    state = playing(card, hexes={"2b": "B"}, eagles=AWAY)
    assert hexes(state, "choose") == {"2b"}
    assert refused(state, hex="start") == "K-1"


@rule("LL-R14")
def test_ll_r14_only_quick_start_concerns_them() -> None:
    assert can(holding("quick-start"), card="quick-start")


@rule("LL-R14")
def test_ll_r14_its_a_5_concerns_them_through_the_regular_move() -> None:
    """Out of the Start Area, too, a lemming takes five steps instead of three."""
    near = to_move(card=3, eagles=AWAY)
    far = playing("its-a-5", movement=3, eagles=AWAY)
    for state in (near, far):
        act(state, do="pick", hex="start")
    assert max(int(hex[:-1]) for hex in hexes(near, "go")) == 3
    assert max(int(hex[:-1]) for hex in hexes(far, "go")) == 5


BOX = {0: {"chow": 1}}
FULL_BUT_ONE = {"10c": "BI", "11d": "BI", "12a": "BI", "13c": "B"}
ALL_FEASTING = {"red": "B feasting", "blue": "A feasting"}

# A card, a position in which it would change nothing, with the clause that says so, and one in
# which it changes something.
Table = dict[str, Any]
CASES: list[tuple[str, Table, str, Table]] = [
    ("boo", {}, "LL-R4", {"hexes": {"5b": "B"}}),
    ("run-lemming-run", {"hexes": {"9a": "B"}}, "LL-R4", {"hexes": {"8a": "B"}}),
    ("lost", {"hexes": {"1a": "B", "7b": "R"}}, "LL-R4", {"hexes": {"2a": "B"}}),
    ("king-of-the-hill", {"hexes": {"7b": "R"}}, "LL-R15", {"hexes": {"7b": "RB"}}),
    ("pull-my-paw", {"hexes": {"7b": "R"}}, "LL-R15", {"hexes": {"7b": "RB"}}),
    ("snap-crackle-pop", {"hexes": {"7b": "RB"}}, "LL-9.21", {"hexes": {"7c": "R"}}),
    ("rock-slide", {"hexes": {"14e": "B"}}, "LL-9.19", {"hexes": {"15d": "B"}}),
    ("noble-sacrifice", {"clans": {1: {"chow": 1}}}, "LL-R15", {"clans": BOX}),
    ("heroic-return", {"clans": {1: {"chow": 1}}}, "LL-R15", {"clans": BOX}),
    (
        "heroic-return",
        {"clans": BOX, "hexes": {**FULL_BUT_ONE, "13c": "BI"}},
        "LL-9.10",
        {"clans": BOX, "hexes": FULL_BUT_ONE},
    ),
    ("mistaken-identity", {"hexes": {"5a": "B"}}, "LL-R15", {"clans": BOX, "hexes": {"5a": "B"}}),
    (
        "mistaken-identity",
        {"clans": BOX, "hexes": {"10c": "B"}},
        "LL-9.15",
        {"clans": BOX, "hexes": {"5a": "RB"}},
    ),
    ("uh-oh", {"eagles": ALL_FEASTING}, "LL-9.22", {"eagles": {"red": "B feasting"}}),
    ("caution", {"seat": 3}, "LL-9.7", {"seat": 2}),
    ("its-a-5", {"movement": 5}, "LL-R15", {"movement": 4}),
    ("its-a-5", {"clans": {0: {"caution": 3}}}, "LL-R15", {"clans": {0: {"caution": 2}}}),
    ("its-a-5", {"asked": {"stage": 1, "bonus": 1}}, "LL-R15", {"asked": {"stage": 1}}),
    ("mine-all-mine", {"seat": 1}, "LL-9.14", {"seat": 0}),
    ("quick-start", {"clans": {0: {"chow": 9}}, "hexes": {"5b": "R"}}, "LL-R7", {}),
]


@rule("LL-R15")
@pytest.mark.parametrize(("card", "in_vain", "clause", "in_earnest"), CASES)
def test_ll_r15_playable_when_something_can_change(
    card: str, in_vain: Table, clause: str, in_earnest: Table
) -> None:
    state = holding(card, **{"eagles": AWAY, **in_vain})
    assert refused(state, do="play", card=card) == clause
    act(holding(card, **{"eagles": AWAY, **in_earnest}), do="play", card=card)


@rule("LL-R15")
@pytest.mark.parametrize("eagles", [{}, ALL_FEASTING])
def test_ll_r15_eagle_eye_always(eagles: dict[str, str]) -> None:
    assert can(holding("eagle-eye", seat=3, eagles=eagles), card="eagle-eye")


@rule("LL-R15")
def test_ll_r15_snap_needs_someone_who_can_leave() -> None:
    """All around the brush of 5a it is full."""
    around = dict.fromkeys(["4a", "4b", "5b", "6a", "6b"], "RBIVR")
    state = holding("snap-crackle-pop", hexes={"5a": "B", **around} | {"6b": "BIVBI"}, eagles=AWAY)
    assert refused(state, do="play", card="snap-crackle-pop") == "LL-R5"
    room = holding("snap-crackle-pop", hexes={"5a": "B", **around} | {"6b": "BIV"}, eagles=AWAY)
    assert can(room, card="snap-crackle-pop")


@rule("LL-R15")
def test_ll_r15_paw_needs_someone_who_can_leave() -> None:
    """Two players: next to 1a the other clan stands everywhere, and nobody may cover it there."""
    around = {"1b": "B", "2a": "B", "2b": "B"}
    state = holding("pull-my-paw", players=2, hexes={"1a": "RR", **around}, eagles=AWAY)
    assert refused(state, do="play", card="pull-my-paw") == "LL-R5"
    room = holding("pull-my-paw", players=2, hexes={"1a": "RR", "1b": "B", "2a": "B"}, eagles=AWAY)
    assert can(room, card="pull-my-paw")


@rule("LL-R15")
@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_ll_r15_any_dive_below_five_can_be_better(points: int) -> None:
    table = to_move(clans=[{"pellets": "ff", "dives": [points]}])
    act(table, do="favor", pellets=2)
    assert facts_of(table) == [{"do": "bribe", "points": points}]


@rule("LL-R15")
def test_ll_r15_no_wasted_favors() -> None:
    """One more point that CAUTION eats up, a dive that cannot be better, a card where none is."""
    two = to_move(0, 2, clans=[{"pellets": "fff", "caution": 2, "dives": [5]}])
    assert refused(two, do="favor", pellets=1) == "LL-R15"
    assert refused(two, do="favor", pellets=2) == "LL-8.3"
    assert can(two, do="favor", pellets=3)
    better = to_move(0, 2, clans=[{"pellets": "fff", "caution": 1, "dives": [5, 4]}])
    assert can(better, do="favor", pellets=1)
    assert can(better, do="favor", pellets=2)
    five = to_move(0, 5, clans=[{"pellets": "f"}])
    assert refused(five, do="favor", pellets=1) == "LL-8.3"
    rest = [["boo", 1], ["caution", 1], ["lost", 1], ["run-lemming-run", 1], ["uh-oh", 1]]
    held = [
        ["deja-vu", "eagle-eye", "heroic-return", "king-of-the-hill"],
        ["mine-all-mine", "mistaken-identity", "noble-sacrifice", "pull-my-paw"],
        ["quick-start", "rock-slide", "snap-crackle-pop"],
    ]
    clans: list[dict[str, object]] = [{"hand": cards} for cards in held]
    clans[0]["pellets"] = "fff"
    none_aside = to_move(0, 2, players=3, clans=clans, pile=rest)
    assert refused(none_aside, do="favor", pellets=3) == "LL-8.3"
