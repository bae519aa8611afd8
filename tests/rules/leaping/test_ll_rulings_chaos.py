"""Rulings about Chaos: LL-R9 and LL-R25."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, facts_of, hexes, position, see, told
from tests.rules.leaping.card_play import chaos_turn, offered, refused, walk_in

from clifftop.kernel.state import OVER


@rule("LL-R9")
@pytest.mark.parametrize(
    ("eagle_player", "seat", "caution"),
    [(0, 2, [0, 0, 0, 1]), (0, 0, [0, 1, 1, 1]), (3, 0, [0, 1, 1, 0]), (2, 3, [1, 1, 0, 0])],
)
def test_ll_r9_caution_counts_for_those_after_its_player_in_the_turns_order(
    eagle_player: int, seat: int, caution: list[int]
) -> None:
    state = offered("caution", seat=seat, players=4, eagle_player=eagle_player)
    act(state, do="play")
    assert see(state, "caution") == caution
    assert (asked(state), see(state, "to_act")) == ("move", eagle_player)
    assert see(state, "movement") == 4 - 2 * caution[eagle_player]


@rule("LL-R9")
def test_ll_r9_nobody_sits_after_the_last() -> None:
    state = offered("caution", seat=3, players=4)
    assert refused(state, do="play", card="caution") == "LL-9.7"


@rule("LL-R25")
def test_ll_r25_settled_before_the_eagle_players_favor() -> None:
    state = offered("caution", clans={0: {"pellets": "f"}})
    assert refused(state, do="favor", pellets=1) == "K-1"
    act(state, do="hand-on")
    act(state, do="hand-on")
    act(state, do="hand-on")
    assert can(state, do="favor", pellets=1)
    act(state, do="favor", pellets=1)
    assert see(state, "movement") == 5


@rule("LL-R25")
def test_ll_r25_its_player_still_has_his_favor() -> None:
    state = offered("caution", clans={0: {"pellets": "f"}})
    act(state, do="play")
    assert can(state, do="favor", pellets=1)


@rule("LL-R25")
def test_ll_r25_what_is_not_playable_must_be_passed() -> None:
    state = offered("rock-slide")
    assert facts_of(state) == [{"do": "hand-on"}]
    assert refused(state, do="play", card="rock-slide") == "LL-9.19"


@rule("LL-R25")
def test_ll_r25_each_player_gets_one_chance() -> None:
    state = offered("eagle-eye")
    act(state, do="hand-on")
    act(state, do="hand-on")
    act(state, do="hand-on")
    assert asked(state) == "move"
    assert refused(state, do="play", card="eagle-eye") == "LL-13.1"


@rule("LL-R25")
def test_ll_r25_only_those_who_held_a_passed_card_know_it() -> None:
    state = chaos_turn(0, 1)
    act(state, card="eagle-eye")
    assert [see(state, "held", seat) for seat in (0, 1, 2, None)] == ["eagle-eye", "?", "?", "?"]
    act(state, do="hand-on")
    assert [see(state, "held", seat) for seat in (0, 1, 2, None)] == [
        "eagle-eye",
        "eagle-eye",
        "?",
        "?",
    ]
    assert "card" in told(state, "handed-on", 1)[0]
    assert "card" not in told(state, "handed-on", 2)[0]
    act(state, do="hand-on")
    act(state, do="hand-on")
    assert "card" in told(state, "discarded", 2)[0]
    assert "card" not in told(state, "discarded", None)[0]


@rule("LL-R25")
def test_ll_r25_no_draw_when_game_over_is_revealed() -> None:
    state = position(
        chaos=True, players=3, dice=[0, 0], deck=[0, 0, 0, 0], asked={"question": "reveal"}
    )
    act(state, do="game-over")
    assert state.to_act == OVER


@rule("LL-R25")
def test_ll_r25_a_quick_start_played_early_lasts_until_its_players_move() -> None:
    state = offered("quick-start", seat=2, card=2)
    act(state, do="play")
    for seat, starting, goal in ((0, 2, "2a"), (1, 2, "2a"), (2, 4, "4a")):
        assert (see(state, "to_act"), see(state, "starting")) == (seat, starting)
        act(state, hex="start")
        assert goal in hexes(state, "go")
        act(state, hex=goal)
    assert asked(state) == "roll"
    act(state, do="roll", points=1)
    act(state, do="roll", points=1)
    act(state, do="die", eagle="red")
    act(state, zone="C")
    act(state, zone="B")
    act(state, do="reveal", value=2)
    walk_in(state, "2a")
    assert (see(state, "to_act"), see(state, "starting")) == (2, 2)


@rule("LL-R25")
def test_ll_r25_favor_triples_still_score() -> None:
    ended = position(
        chaos=True,
        players=3,
        clans=[{"pellets": "ffff"}, {"pellets": "ff"}],
        asked={"question": "finished"},
    )
    assert ended.scores() == [4 + 1, 4, 4]
