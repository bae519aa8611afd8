"""The greedy bot of Leaping Lemmings plays sensibly: a position, a choice."""

from random import Random

import pytest
from tests.games.leaping.table_builder import act, asked, find, position, to_move
from tests.rules.leaping.story_words import eagle_comes, eagle_to_fly

from clifftop import State, bots

GREEDY = bots.find("leaping-lemmings", "greedy")


def choice(state: State, seed: int = 1) -> dict[str, object]:
    """What the bot does, in terms of pieces and places."""
    knowledge = state.knowledge(state.to_act)
    return state.describe(GREEDY.choose(knowledge, state.actions(), Random(seed)))


def test_it_lets_an_eagle_eat_another_clan() -> None:
    state = eagle_comes("red", "A", "B", hexes={"8c": "R", "9c": "BI", "9d": "R"})
    assert choice(state) == {"do": "eat", "hex": "9c", "clan": "iq"}


def test_it_flies_to_where_others_are() -> None:
    state = eagle_to_fly("red", 1, eagles={"red": "A"}, hexes={"8c": "R", "7b": "B"})
    assert choice(state)["zone"] == "F"


@pytest.mark.parametrize(("clan", "hex"), [("R", "8c"), ("B", "7b")])
def test_it_scatters_its_own_ahead_and_others_back(clan: str, hex: str) -> None:
    state = eagle_comes("red", "F", "A", hexes={"8b": clan}, pellets=[])
    act(state, do="choose", hex="8b")
    assert choice(state) == {"do": "land", "hex": hex}


def test_it_scatters_its_own_onto_a_pellet() -> None:
    state = eagle_comes("red", "F", "A", hexes={"8b": "R"}, pellets=["7b"])
    act(state, do="choose", hex="8b")
    assert choice(state) == {"do": "land", "hex": "7b"}


def test_it_dives_for_five() -> None:
    state = to_move(0, 5, players=3, hexes={"15c": "R", "5b": "R"}, eagles={"blue": "D"})
    assert choice(state)["hex"] == "15c"
    act(state, hex="15c")
    assert choice(state)["points"] == 5


def test_it_gives_up_a_pellet_for_a_better_dive() -> None:
    clans = [{"pellets": "f", "ledger": "c", "id_used": True}]
    state = to_move(0, 4, players=3, clans=clans, hexes={"15c": "R"}, eagles={"blue": "D"})
    assert choice(state) == {"do": "favor", "pellets": 1}


def test_two_pellets_are_a_point() -> None:
    clans = [{"pellets": "ff", "ledger": "cc", "dives": [2], "start": 9, "id_used": True}]
    state = to_move(0, 5, players=3, clans=clans)
    assert choice(state) == {"do": "favor", "pellets": 2}


def test_its_a_5_is_kept_for_the_edge() -> None:
    state = to_move(0, 2, players=3, hexes={"2b": "R"}, eagles={"blue": "D"})
    assert choice(state)["do"] != "play"
    state = to_move(0, 2, players=3, hexes={"15c": "R"}, eagles={"blue": "D"})
    assert choice(state) == {"do": "play", "card": "its-a-5"}


def test_a_card_is_kept_unless_it_brings_more_than_its_point() -> None:
    hand = {"hand": ["caution", "noble-sacrifice"], "id_used": True}
    assert choice(to_move(0, 4, players=3, clans=[hand]))["do"] != "play"
    eaten = {**hand, "chow": 1, "start": 9}
    state = to_move(0, 4, players=3, clans=[eaten])
    assert choice(state) == {"do": "play", "card": "noble-sacrifice"}


def test_boo_sends_a_rival_over_the_cliff_too_soon() -> None:
    clans = [{"hand": ["boo"], "id_used": True}]
    state = to_move(0, 2, players=2, clans=clans, hexes={"15c": "B"}, eagles={"blue": "D"})
    assert choice(state) == {"do": "play", "card": "boo"}
    act(state, do="play", card="boo")
    assert (asked(state), choice(state)["hex"]) == ("drive-who", "15c")


def test_a_new_pellet_is_put_before_its_own_lemmings() -> None:
    state = position(
        players=3,
        dice=[1, 0],
        hexes={"11a": "R", "6c": "B", "7d": "B"},
        pellets=["9c", "10a", "10e", "11b", "12d", "14b", "14d"],  # none on 9b and 13b
        eagles={"red": "D", "blue": "C"},
        asked={"question": "which-die"},
    )
    act(state, do="die", eagle="blue")
    assert choice(state) == {"do": "resupply", "hex": "13b"}


def test_what_is_forced_is_done_without_a_look() -> None:
    assert GREEDY.choose({}, [7], Random(1)) == 7


def test_among_equals_it_does_not_always_choose_the_same() -> None:
    state = to_move(0, 2, players=3)
    act(state, do="pick", hex="start")
    landings = {str(choice(state, seed)["hex"]) for seed in range(12)}
    assert len(landings) > 1 and all(find(state, hex=hex) >= 0 for hex in landings)
