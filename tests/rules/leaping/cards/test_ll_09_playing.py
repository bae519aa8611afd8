"""LL-9.1 to LL-9.4: when a Special Action may be played, and where the card goes."""

from typing import Any

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, hexes, position, see, stack, to_move
from tests.rules.leaping.card_play import holding, playing, refused, to_the_end, walk_in

AWAY = {"red": "D", "blue": "A"}
EDGE = {"15c": "B", "15d": "I"}


@rule("LL-9.1")
def test_ll_9_1_one_special_action_a_turn() -> None:
    state = holding("rock-slide", hexes=EDGE, clans={0: {"hand": ["caution"]}})
    assert can(state, card="caution")
    act(state, card="rock-slide")
    assert asked(state) == "move"
    assert see(state, "to_act") == 0
    assert see(state, "hands", seat=0)[0] == ["caution"]
    assert refused(state, do="play", card="caution") == "LL-9.1"


@rule("LL-9.1")
def test_ll_9_1_its_a_5_counts_as_one() -> None:
    state = playing("its-a-5", clans={0: {"hand": ["caution"]}})
    assert refused(state, do="play", card="caution") == "LL-9.1"
    state = playing("caution")
    assert refused(state, do="play", card="its-a-5") == "LL-9.1"


@rule("LL-9.1")
def test_ll_9_1_the_next_player_may_play_one_too() -> None:
    state = playing("caution", movement=3, clans={1: {"hand": ["eagle-eye"]}})
    walk_in(state, "3d")
    assert see(state, "to_act") == 1
    assert can(state, card="eagle-eye")


@rule("LL-9.1")
def test_ll_9_1_after_the_favor_and_before_the_move() -> None:
    favored = holding("caution", clans={0: {"pellets": "f"}})
    act(favored, do="favor", pellets=1)
    assert can(favored, card="caution")
    played = playing("caution", clans={0: {"pellets": "f"}})
    assert refused(played, do="favor", pellets=1) == "LL-8.3"
    moving = holding("caution")
    act(moving, do="pick", hex="start")
    assert refused(moving, do="play", card="caution") == "K-1"


@rule("LL-9.1")
def test_ll_9_1_only_a_card_that_one_holds() -> None:
    state = holding("caution", clans={1: {"hand": ["eagle-eye"]}})
    assert refused(state, do="play", card="eagle-eye") == "LL-9.1"


@rule("LL-9.2")
@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("boo", "LL-R4"),
        ("run-lemming-run", "LL-R4"),
        ("lost", "LL-R4"),
        ("deja-vu", "LL-R17"),
        ("heroic-return", "LL-R15"),
        ("mistaken-identity", "LL-R15"),
        ("noble-sacrifice", "LL-R15"),
        ("king-of-the-hill", "LL-R15"),
        ("pull-my-paw", "LL-R15"),
        ("rock-slide", "LL-9.19"),
        ("snap-crackle-pop", "LL-9.21"),
        ("mine-all-mine", "LL-9.14"),
    ],
)
def test_ll_9_2_conditions_not_met(card: str, clause: str) -> None:
    """Nobody has left the Start Area, and it is not the Eagle Player who moves."""
    state = holding(card, seat=1)
    assert refused(state, do="play", card=card) == clause
    assert not can(state, card=card)


@rule("LL-9.2")
def test_ll_9_2_unused_ones_are_worth_a_point_each() -> None:
    ended = position(
        players=3,
        clans=[{"hand": ["boo", "lost"]}, {"hand": ["run-lemming-run"], "id_used": True}],
        asked={"question": "finished"},
    )
    assert ended.scores() == [3, 1, 1]


@rule("LL-9.2")
def test_ll_9_2_a_used_one_is_worth_nothing() -> None:
    """Twice the last turn of a game in which nobody can score any more."""
    kept = holding("caution", movement=2, players=3, deck=[0, 0, 0, 0])
    played = holding("caution", movement=2, players=3, deck=[0, 0, 0, 0])
    act(played, card="caution")
    to_the_end(kept)
    to_the_end(played)
    assert kept.scores() == [2, 1, 1]
    assert played.scores() == [1, 1, 1]


@rule("LL-9.3")
def test_ll_9_3_face_up_on_the_discard_pile() -> None:
    state = holding("caution", seat=2, pile=[["boo", 1]])
    assert see(state, "pile") == {"top": "boo", "by": 1}
    act(state, card="caution")
    for seat in (None, 0, 1, 2, 3):
        assert see(state, "pile", seat) == {"top": "caution", "by": 2}
        assert "boo" not in str(state.view(seat))


@rule("LL-9.3")
def test_ll_9_3_before_it_is_carried_out() -> None:
    state = playing("boo", hexes={"5b": "R"}, eagles=AWAY, pile=[["caution", 1]])
    assert asked(state) == "drive-who"
    assert see(state, "pile") == {"top": "boo", "by": 0}
    assert see(state, "hands", seat=0)[0] == []


@rule("LL-9.4")
def test_ll_9_4_a_card_goes_where_a_move_may_not() -> None:
    """A Covered lemming of another clan, backward, into a zone of control: three times no for a
    regular move (LL-7.1, LL-7.2), but LOST says so."""
    table: dict[str, Any] = {
        "hexes": {"8c": "BR"},
        "eagles": {"red": "F", "blue": "A"},
        "players": 3,
    }
    regular = to_move(0, 2, **table)
    act(regular, do="pick", hex="8c")
    assert refused(regular, hex="7b") == "LL-7.2"
    assert refused(to_move(1, 2, **table), hex="8c") == "LL-7.4"
    lost = playing("lost", **table)
    act(lost, hex="8c")
    assert hexes(lost, "land") == {"7b"}
    act(lost, hex="7b")
    assert stack(lost, "8c") == "R"
    assert see(lost, "chow") == [0, 1, 0]


@rule("LL-9.4")
def test_ll_9_4_other_rules_still_hold() -> None:
    """BOO! says nothing about stacking limits or the price of brush."""
    state = playing("boo", hexes={"5c": "R", "7b": "BIVBI"}, eagles=AWAY)
    act(state, hex="5c")
    assert hexes(state, "land") == {"7d"}
    assert refused(state, hex="7b") == "LL-2.8"
    assert refused(state, hex="7c") == "LL-R4"


@rule("LL-9.4")
@pytest.mark.parametrize("card", ["boo", "run-lemming-run"])
def test_ll_9_4_a_card_touches_whom_it_names(card: str) -> None:
    """BOO! and RUN name Active and Covered ones of every clan; a regular move only own Active."""
    state = playing(card, hexes={"2b": "BRI", "4c": "V"}, eagles={"red": "D", "blue": "A"})
    assert hexes(state, "choose") == {"2b", "4c"}
    act(state, hex="2b")
    assert can(state, level=1, clan="biker")
    assert can(state, level=2, clan="ritz")
    assert can(state, level=3, clan="iq")
