"""The checks of the soak run notice what they are there for: a game played and checked whole, then
states that were broken by hand."""

from collections.abc import Callable
from random import Random

import pytest
from tests.games.leaping.invariants import check_decision, check_end, check_record, check_state
from tests.games.leaping.table_builder import LEAPING, to_move

from clifftop import CHANCE, OVER
from clifftop.games.leaping import events
from clifftop.games.leaping.pieces import HAND, PILE
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.bytes_edit import with_at, with_more

Break = Callable[[LeapingState], None]


def played(**options: object) -> tuple[LeapingState, list[tuple[int, ...]]]:
    """A game to its end and all that happened in it."""
    rng = Random(4)
    state = LEAPING.start(**options)
    assert isinstance(state, LeapingState)
    happened: list[tuple[int, ...]] = []
    while state.to_act != OVER:
        check_state(state)
        if rng.random() < 0.01:
            check_decision(state, rng)
        if state.to_act == CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(actions, weights)[0])
        else:
            state.apply(rng.choice(state.actions()))
        happened += state.happened
    return state, happened


@pytest.mark.parametrize(
    "options", [{"players": 2, "short": True}, {"players": 3, "chaos": True}, {"players": 5}]
)
def test_a_whole_game_passes(options: dict[str, object]) -> None:
    state, happened = played(**options)
    check_state(state)
    check_end(state, happened)
    check_record(state)


def lose_a_lemming(state: LeapingState) -> None:
    state.lift(state.board.index["2b"], 0)


def forget_to_settle(state: LeapingState) -> None:
    state.tops[0] = 0


def overfill(state: LeapingState) -> None:
    for _ in range(3):
        state.put_on_top(state.board.index["3b"], 0)
        state.start = with_more(state.start, 0, -1)


def rest_before_the_beak(state: LeapingState) -> None:
    state.eagle_zone = (4, state.eagle_zone[1])  # zone E: 3a 3b 4a 4b 4c


def palm_a_pellet(state: LeapingState) -> None:
    state.reserve -= 1


def double_a_card(state: LeapingState) -> None:
    state.card_places = with_at(state.card_places, 3, PILE)


def peek_at_a_card(state: LeapingState) -> None:
    state.known[0] |= 2


def peek_at_the_stock(state: LeapingState) -> None:
    state.known[5] |= 2


def lose_a_movement_card(state: LeapingState) -> None:
    state.deck = with_more(state.deck, 0, -1)


def unsort(state: LeapingState) -> None:
    state.legal = state.actions()[::-1]


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lose_a_lemming, "clan 0 has 9 lemmings"),
        (forget_to_settle, "Active lemmings do not fit"),
        (overfill, "3b holds 4 lemmings, its limit is 2"),
        (rest_before_the_beak, "rest in a zone of control, in 3b"),
        (palm_a_pellet, "lie face down"),
        (double_a_card, "on the pile"),
        (peek_at_a_card, "boo is known to 11"),
        (peek_at_the_stock, "king-of-the-hill, which lies face down"),
        (lose_a_movement_card, "cards revealed"),
        (unsort, "not ascending"),
    ],
)
def test_a_broken_state_is_noticed(spoil: Break, says: str) -> None:
    state = to_move(
        players=4,
        card=4,
        clans=[{"hand": ["boo"]}],
        hexes={"2b": "R", "3b": "B", "5b": "RB"},
        eagles={"red": "C", "blue": "D"},
        turn=1,
        deck=[8, 8, 7, 8],
    )
    check_state(state)
    spoil(state)
    with pytest.raises(AssertionError, match=says):
        check_state(state)


def test_a_missing_refusal_is_noticed() -> None:
    state = to_move(players=3, card=4, hexes={"2b": "R"})
    state.legal = state.actions()[:-1]
    with pytest.raises(AssertionError, match="is not legal, but not refused"):
        check_decision(state, Random(1))


def test_points_from_nowhere_are_noticed() -> None:
    state, happened = played(players=3, short=True)
    check_end(state, happened)
    with pytest.raises(AssertionError, match="by the events"):
        check_end(state, [event for event in happened if event[0] != events.CLAIMED])


def test_a_card_in_a_hand_that_is_not_there_is_noticed() -> None:
    state = to_move(players=3, card=4)
    state.card_places = with_at(state.card_places, 0, HAND + 4)
    with pytest.raises(AssertionError, match="boo is in place 12"):
        check_state(state)
