"""What is wrong is refused by name, says where and why, and leaves everything as it was."""

from __future__ import annotations

import json
from random import Random
from typing import Any, cast

import pytest
from tests.games.leaping.canyon import edited, line_of
from tests.games.leaping.table_builder import LEAPING, position, to_move

import clifftop
from clifftop import State
from clifftop.games.leaping.actions import PASS


def some_state() -> State:
    """A lemming may move, a card may be played: much that is legal, more that is not."""
    return to_move(
        seat=1,
        players=3,
        card=4,
        hexes={"2b": "RB", "1a": "I"},
        clans=[{}, {"hand": ["boo", "lost"], "pellets": "1f"}],
    )


# Actions.


def test_an_illegal_action_tells_its_reason_and_changes_nothing() -> None:
    state = some_state()
    before, view = state.position(), state.view(1)
    with pytest.raises(clifftop.IllegalAction) as caught:
        state.apply(PASS)
    assert caught.value.reason == clifftop.Reason("LL-7.1", "must-move")
    assert (caught.value.message, caught.value.facts) == ("illegal-action", {"clause": "LL-7.1"})
    assert str(caught.value) == (
        "LL-7.1: You cannot pass: one of your lemmings can make a regular move."
    )
    assert isinstance(caught.value, clifftop.ClifftopError)
    assert state.position() == before
    assert state.view(1) == view


@pytest.mark.parametrize("action", [-1, -2, 256, 1_000, 10**30])
def test_an_action_out_of_range_is_not_what_is_asked(action: int) -> None:
    state = some_state()
    before = state.position()
    with pytest.raises(clifftop.IllegalAction, match=r"K-1: That is not what is asked now\."):
        state.apply(action)
    with pytest.raises(clifftop.IllegalAction, match="K-1"):
        state.describe(action)
    assert state.position() == before


@pytest.mark.parametrize("action", ["7", 7.0, None, [7], b"7", {"do": "pass"}])
def test_an_action_that_is_no_whole_number_is_a_type_error(action: object) -> None:
    state = some_state()
    before = state.position()
    with pytest.raises(TypeError, match=type(action).__name__):
        state.apply(cast(Any, action))
    assert state.position() == before


def test_every_illegal_action_leaves_position_events_and_knowledge() -> None:
    state = some_state()
    before = (state.position(), state.events(None), state.knowledge(1))
    legal = set(state.actions())
    for action in range(-3, LEAPING.num_actions + 3):
        if action not in legal:
            with pytest.raises(clifftop.IllegalAction):
                state.apply(action)
    assert (state.position(), state.events(None), state.knowledge(1)) == before


def test_nothing_can_be_done_after_the_end() -> None:
    state = position(asked={"question": "finished"})
    assert state.actions() == []
    with pytest.raises(clifftop.IllegalAction, match="K-2: The game is over"):
        state.apply(0)


# Options.


@pytest.mark.parametrize(
    ("option", "given", "says"),
    [
        ("players", 1, "players is 1, but must be from 2 to 6"),
        ("players", 7, "players is 7, but must be from 2 to 6"),
        ("players", "4", "players is a whole number, not '4'"),
        ("players", 4.0, "players is a whole number, not 4.0"),
        ("players", True, "players is a whole number, not True"),
        ("players", None, "players is a whole number, not None"),
        ("short", 1, "short is either true or false, not 1"),
        ("chaos", "yes", "chaos is either true or false, not 'yes'"),
        ("first", 4, "first is a seat from 0 to 3"),
        ("first", -1, "first is a seat from 0 to 3"),
        ("first", True, "first is a seat from 0 to 3"),
        ("first", "0", "first is a seat from 0 to 3"),
        ("board", 7, "board is the name of a board or the text of a board file, not 7"),
        ("board", None, "board is the name of a board or the text of a board file, not None"),
        ("board", "canion", "there is no board “canion”; take canyon"),
        ("board", "../../secret", "there is no board “../../secret”"),
        ("board", "", "there is no board “”"),
        ("plyers", 4, "there is no option “plyers”; did you mean players?"),
    ],
)
def test_a_bad_option_is_named_with_what_would_be_right(
    option: str, given: object, says: str
) -> None:
    with pytest.raises(clifftop.OptionError) as caught:
        LEAPING.start(**{option: given})
    assert caught.value.option == option
    assert says in str(caught.value)


def test_chaos_is_not_for_two() -> None:
    with pytest.raises(clifftop.OptionError, match="chaos is for three to six players") as caught:
        LEAPING.start(players=2, chaos=True)
    assert caught.value.option == "chaos"


def test_a_seat_is_checked_against_the_players_given() -> None:
    LEAPING.start(players=6, first=5)
    with pytest.raises(clifftop.OptionError, match="first is a seat from 0 to 1"):
        LEAPING.start(players=2, first=2)


def test_a_broken_board_is_refused_with_its_lines() -> None:
    broken = edited(('start = ["1a", "1b",', 'start = ["1a", "9z",'))
    with pytest.raises(clifftop.BoardError) as caught:
        LEAPING.start(board=broken)
    line = line_of(broken, "9z")
    assert f'board:{line}: start names "9z"' in str(caught.value)
    assert [problem.line for problem in caught.value.problems] == [line, line]


def test_a_board_that_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(clifftop.BoardError, match="board:2: This is not TOML"):
        LEAPING.start(board='name = "x"\nrows = [')


def test_a_broken_board_in_a_position_is_refused_likewise() -> None:
    with pytest.raises(clifftop.BoardError, match="board:1:"):
        LEAPING.from_position({"board": "rows = ["})
    with pytest.raises(clifftop.OptionError, match="players is 9"):
        LEAPING.from_position({"players": 9})


@pytest.mark.parametrize("name", ["leaping", "Leaping Lemmings", "leaping_lemmings"])
def test_an_unknown_game_is_answered_with_the_nearest(name: str) -> None:
    with pytest.raises(clifftop.UnknownGame, match=f"no game “{name}”.*leaping-lemmings"):
        clifftop.game(name)


# Questions that cannot be answered now, or not to this seat.


def test_no_chances_while_a_player_is_to_act() -> None:
    with pytest.raises(clifftop.NotNow, match="ask for actions, not for chances"):
        some_state().chances()
    with pytest.raises(clifftop.NotNow):
        some_state().chance_weights()


def test_no_scores_before_the_end() -> None:
    with pytest.raises(clifftop.NotNow, match="not over yet"):
        some_state().scores()
    with pytest.raises(clifftop.NotNow, match="not over yet"):
        some_state().places()


@pytest.mark.parametrize("seat", ["0", 1.0])
def test_what_is_no_seat_sees_nothing(seat: Any) -> None:
    """The compiled engine looks at types first, and says what it expects."""
    state = some_state()
    for look in (state.view, state.knowledge, state.events):
        with pytest.raises((clifftop.SeatError, TypeError), match=r"no seat|int or None object"):
            look(seat)


@pytest.mark.parametrize("seat", [-2, -1, 3, 6, 64])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    state = some_state()
    for look in (state.view, state.knowledge, state.events):
        with pytest.raises(clifftop.SeatError, match=f"no seat {seat!r}; the seats are 0 to 2"):
            look(seat)
    with pytest.raises(clifftop.SeatError):
        state.resample(seat, Random(1))


# Knowledge.


def damaged(**changes: object) -> dict[str, object]:
    return {**json.loads(json.dumps(some_state().knowledge(2))), **changes}


@pytest.mark.parametrize(
    ("knowledge", "says"),
    [
        (None, "this is not knowledge of leaping-lemmings"),
        ([], "this is not knowledge of leaping-lemmings"),
        ({}, "this is not knowledge of leaping-lemmings"),
        ("knowledge", "this is not knowledge of leaping-lemmings"),
        (some_state().position(), "this is not knowledge of leaping-lemmings"),
        (damaged(game="lemminge"), "this is not knowledge of leaping-lemmings"),
        (damaged(past=None), "this is not knowledge of leaping-lemmings"),
        (damaged(rules=0), "this is knowledge of rules version 0"),
        (damaged(rules=None), "this is knowledge of rules version None"),
    ],
)
def test_foreign_knowledge_cannot_be_imagined(knowledge: object, says: str) -> None:
    with pytest.raises(clifftop.KnowledgeError, match=says):
        LEAPING.imagine(knowledge, Random(1))


def knows(**changes: object) -> dict[str, object]:
    """Knowledge of which a part of the position was changed."""
    whole = damaged()
    return {**whole, "known": {**cast(dict[str, object], whole["known"]), **changes}}


def clans(**changes: object) -> list[dict[str, object]]:
    known = cast(dict[str, Any], some_state().knowledge(2)["known"])
    return [{**clan, **changes} for clan in known["clans"]]


@pytest.mark.parametrize(
    ("knowledge", "says"),
    [
        (damaged(known=None), "position must be an object"),
        (damaged(known=[]), "position must be an object"),
        (knows(hexes={"99z": "R"}), r"hexes\.99z: there is no hex"),
        (knows(clans=clans(hand=-1)), r"clans\[0\]\.hand is -1"),
        (knows(clans=clans(hand="boo")), r"clans\[0\]\.hand is a list"),
        (knows(clans=clans(hand=8)), "more cards are unknown than there can be"),
        (knows(clans=clans(pellets=5, ledger="c")), r"clans\[0\]\.ledger"),
        (knows(clans=clans(pellets=0, ledger="cccccc33")), "pellets: there are 32 pellets"),
        (knows(deck=[99, 0, 0, 0]), "deck is 99"),
    ],
)
def test_damaged_knowledge_is_refused_with_its_place(knowledge: object, says: str) -> None:
    with pytest.raises((clifftop.KnowledgeError, clifftop.PositionError), match=says):
        LEAPING.imagine(knowledge, Random(1))


@pytest.mark.parametrize(
    "entry", ["x", None, -3, 10**9, [], [1], [1, 2], ["shown", 5], ["seen", 5, 4], [1, 2, "x"], {}]
)
def test_a_past_that_nobody_can_have_seen_is_refused(entry: object) -> None:
    with pytest.raises(clifftop.KnowledgeError, match="the past"):
        # What is inside an entry is looked at only when somebody asks for the past.
        LEAPING.imagine(damaged(past=[17, entry]), Random(1)).knowledge(0)


def test_knowledge_through_json_is_as_good_as_new() -> None:
    """The other side of the coin: what is not damaged is accepted."""
    state = some_state()
    told = json.loads(json.dumps(state.knowledge(2)))
    assert LEAPING.imagine(told, Random(1)).knowledge(2) == state.knowledge(2)
