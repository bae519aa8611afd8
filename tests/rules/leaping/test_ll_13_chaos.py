"""Chaos: a Special Action goes round when the Eagle Player rolls a Hover (LL-13)."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import (
    LEAPING,
    act,
    asked,
    can,
    facts_of,
    position,
    see,
    stack,
    to_move,
    told,
)
from tests.rules.leaping.card_play import chaos_turn, offered, refused

from clifftop.kernel.errors import OptionError
from clifftop.kernel.state import OVER

FOURTEEN = {
    "boo", "caution", "eagle-eye", "heroic-return", "king-of-the-hill", "lost",
    "mistaken-identity", "noble-sacrifice", "pull-my-paw", "quick-start", "rock-slide",
    "run-lemming-run", "snap-crackle-pop", "uh-oh",
}  # fmt: skip


@rule("LL-13.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ll_13_1_no_cards_are_dealt_and_the_id_cards_count_as_used(players: int) -> None:
    state = LEAPING.start(players=players, chaos=True, first=0)
    assert asked(state) == "roll"
    assert see(state, "hands") == [[]] * players
    assert see(state, "id_used") == [True] * players
    assert see(state, "aside") == 14


@rule("LL-13.1")
def test_ll_13_1_the_other_fourteen_are_the_draw_pile() -> None:
    state = chaos_turn(0, 1)
    assert {str(given["card"]) for given in facts_of(state)} == FOURTEEN
    assert {weight for _, weight in state.chances()} == {1 / 14}
    assert refused(state, do="draw", card="deja-vu") == "LL-13.1"
    assert refused(state, do="draw", card="mine-all-mine") == "LL-13.1"


@rule("LL-13.1")
def test_ll_13_1_nothing_is_played_from_the_hand() -> None:
    state = to_move(0, 3, players=3, chaos=True)
    assert refused(state, do="play", card="its-a-5") == "LL-13.1"
    assert refused(state, do="play", card="eagle-eye") == "LL-13.1"


@rule("LL-13.1")
def test_ll_13_1_three_to_six_players() -> None:
    with pytest.raises(OptionError):
        LEAPING.start(players=2, chaos=True)


@rule("LL-13.2")
@pytest.mark.parametrize(("red", "blue"), [(0, 1), (1, 0), (0, 0)])
def test_ll_13_2_a_hover_draws_one_card_after_the_movement_card(red: int, blue: int) -> None:
    state = chaos_turn(red, blue, eagle_player=1)
    assert asked(state) == "chaos-draw"
    act(state, card="eagle-eye")
    assert (asked(state), see(state, "to_act")) == ("chaos-offer", 1)
    assert see(state, "aside") == 13
    assert see(state, "reserve") == 32 - [red, blue].count(0)


@rule("LL-13.2")
def test_ll_13_2_no_hover_no_card() -> None:
    state = chaos_turn(1, 2)
    assert (asked(state), see(state, "to_act")) == ("move", 0)
    assert see(state, "aside") == 14


@rule("LL-13.2")
def test_ll_13_2_the_eagle_player_plays_it_at_once() -> None:
    state = chaos_turn(0, 1, hexes={"5b": "B"}, eagles={"red": "B", "blue": "B"})
    act(state, card="boo")
    act(state, do="play", card="boo")
    act(state, hex="5b")
    act(state, hex="7b")
    assert stack(state, "7b") == "B"
    assert (asked(state), see(state, "to_act")) == ("move", 0)


@rule("LL-13.2")
def test_ll_13_2_or_passes_it_clockwise_and_so_does_each() -> None:
    state = offered("eagle-eye", seat=2, eagle_player=2)
    assert refused(state, do="play", card="boo") == "LL-13.2"
    for seat in (2, 0, 1):
        assert see(state, "to_act") == seat
        assert can(state, do="play", card="eagle-eye")
        act(state, do="hand-on")
    assert see(state, "discarded") == 1
    assert see(state, "played") == [[], [], []]
    assert (asked(state), see(state, "to_act")) == ("move", 2)


@rule("LL-13.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ll_13_2_whoever_plays_it_decides_and_then_the_eagle_player_moves(seat: int) -> None:
    state = offered("eagle-eye", seat=seat)
    act(state, do="play")
    assert (asked(state), see(state, "to_act")) == ("fly-which", seat)
    act(state, eagle="red")
    act(state, zone="C")
    assert (asked(state), see(state, "to_act")) == ("move", 0)


@rule("LL-13.3")
def test_ll_13_3_a_played_card_stays_in_front_of_its_player() -> None:
    state = offered("caution", seat=1, clans={1: {"played": ["boo"]}})
    act(state, do="play")
    assert see(state, "played") == [[], ["boo", "caution"], []]
    assert see(state, "discarded") == 0
    assert "pile" not in state.view(None)


@rule("LL-13.3")
def test_ll_13_3_an_empty_draw_pile_is_reshuffled_of_the_discards() -> None:
    played = sorted(FOURTEEN - {"boo", "lost"})
    state = chaos_turn(0, 1, clans=[{"played": played}], discarded=["boo", "lost"])
    assert told(state, "reshuffled")
    assert {str(given["card"]) for given in facts_of(state)} == {"boo", "lost"}
    assert refused(state, do="draw", card="caution") == "LL-13.3"
    act(state, card="lost")
    assert (see(state, "aside"), see(state, "discarded")) == (1, 0)


@rule("LL-13.3")
def test_ll_13_3_not_before_the_pile_is_empty() -> None:
    state = chaos_turn(0, 1, discarded=["boo", "lost"])
    assert not told(state, "reshuffled")
    assert {str(given["card"]) for given in facts_of(state)} == FOURTEEN - {"boo", "lost"}


@rule("LL-13.3")
def test_ll_13_3_all_fourteen_played_nothing_happens_any_more() -> None:
    state = chaos_turn(0, 0, clans=[{"played": sorted(FOURTEEN)}])
    assert (asked(state), see(state, "to_act")) == ("move", 0)


@rule("LL-13.4")
def test_ll_13_4_no_special_action_for_favor_pellets() -> None:
    state = to_move(0, 3, players=3, chaos=True, clans=[{"pellets": "fff", "dives": [1]}])
    assert can(state, do="favor", pellets=1)
    assert can(state, do="favor", pellets=2)
    assert refused(state, do="favor", pellets=3) == "LL-13.4"
    usual = to_move(0, 3, players=3, clans=[{"pellets": "fff"}])
    assert can(usual, do="favor", pellets=3)


@rule("LL-13.5")
@pytest.mark.parametrize(("players", "dealt"), [(3, 4), (4, 3), (5, 3), (6, 2)])
def test_ll_13_5_cards_one_would_have_been_dealt_minus_cards_played(
    players: int, dealt: int
) -> None:
    ended = position(
        chaos=True,
        players=players,
        clans=[{"played": ["boo", "lost", "uh-oh"]}, {"played": ["caution"], "dives": [5]}],
        asked={"question": "finished"},
    )
    assert ended.scores()[:3] == [dealt - 3, dealt - 1 + 5, dealt]


@rule("LL-13.5")
def test_ll_13_5_played_in_the_game() -> None:
    state = offered("caution", card=2, deck=[0, 0, 0, 0])
    act(state, do="play")
    while state.to_act != OVER:
        state.apply(state.actions()[0])
    assert state.scores() == [3, 4, 4]
