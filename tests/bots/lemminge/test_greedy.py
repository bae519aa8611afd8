"""The greedy bot of Lemminge: sensible choices, whole games, no more than its seat knows."""

from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from tests.games.lemminge.table_builder import PADDOCK
from tests.games.lemminge.walks import LEMMINGE, seeds, somewhere, variants
from tests.worlds import choose

import clifftop
from clifftop import State, bots
from clifftop.bots.lemminge.greedy import Decision, table
from clifftop.bots.lemminge.greedy_worth import HARD, steps_left
from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.pieces import IN_START
from clifftop.games.lemminge.state import LemmingeState

GREEDY = bots.find("lemminge", "greedy")


def race(question: str, *lemmings: str, **facts: object) -> LemmingeState:
    """A position in the paddock of the rules' tests (see there). Seat 0 is asked; `hand` is its
    cards, and what it is asked about goes into `terrain`, `points`, `hex` and `row`."""
    asked: dict[str, object] = {"question": question, "seat": 0}
    for name in ("terrain", "points", "hex", "row"):
        if name in facts:
            asked[name] = facts.pop(name)
    seats: list[dict[str, object]] = [{"lemmings": pair.split()} for pair in lemmings]
    seats[0]["hand"] = facts.pop("hand", {})
    position = {"players": len(seats), "board": PADDOCK, "turn": 1, **facts}
    return cast(LemmingeState, LEMMINGE.from_position({**position, "seats": seats, "asked": asked}))


def choice(state: State, seed: int = 1) -> dict[str, object]:
    """What the bot does, in terms of pieces and places."""
    knowledge = state.knowledge(state.to_act)
    return state.describe(GREEDY.choose(knowledge, state.actions(), Random(seed)))


def chosen(state: State, seed: int = 1) -> int:
    return GREEDY.choose(state.knowledge(state.to_act), state.actions(), Random(seed))


def places_after_the_turn(state: LemmingeState, seat: int) -> set[str]:
    """Where a player's lemmings are when the bot has made its moves."""
    turn = state.turn
    while state.to_act >= 0 and state.turn == turn:
        state.apply(chosen(state))
    return set(cast(list[list[str]], state.view(None)["lemmings"])[seat])


def test_it_plays_the_card_that_goes_furthest() -> None:
    piles = {"forest": [3, 3, 2], "water": [2]}
    hand = {"forest": [1], "water": [1]}
    state = race("turn", "2a start", "2c start", hand=hand, piles=piles)
    described = choice(state)
    assert (described["terrain"], described["points"]) == ("forest", 9)


def test_it_refills_when_its_cards_are_poor() -> None:
    state = race("turn", "2a start", "2c start", hand={"forest": [0]}, piles={"forest": [0]})
    assert choice(state)["do"] == "refill"


def test_it_does_not_wait_for_the_other_with_a_full_hand() -> None:
    """LE-R10: a refill that changes nothing is a pass, and two who pass go on passing."""
    hand = {"forest": [1, 1], "water": [1], "mountain": [1], "desert": [1, 1]}
    piles = {terrain: [3, 3] for terrain in hand}
    mire = {hex: "swamp" for hex in ("1b", "2a", "2b")}  # all round 1a
    state = race("turn", "1a home", "3f home", hand=hand, piles=piles, tiles=mire)
    assert choice(state)["do"] == "play"


def test_it_throws_away_what_gives_nothing_and_keeps_what_gives_much() -> None:
    piles = {"forest": [3, 3, 2], "water": [0]}
    hand = {"forest": [1], "water": [0]}
    state = race("discard", "2a start", "2c start", hand=hand, piles=piles)
    described = choice(state)
    assert (described["terrain"], described["value"]) == ("water", 0)
    state.apply(chosen(state))
    assert choice(state)["do"] == "done"


def test_it_crosses_the_line_to_win() -> None:
    pile = {"forest": [3, 3]}
    state = race("who", "2f home", "2b 1a", terrain="forest", points=6, piles=pile)
    state.apply(chosen(state))
    while state.to_act == 0:
        state.apply(chosen(state))
    assert state.places()[0] == 1


def test_it_pushes_its_own_over_the_line() -> None:
    """LE-4.4: with 2 MP nobody else gets home."""
    state = race("who", "1h 1g", "2a 3a", terrain="forest", points=2)
    assert "home" in places_after_the_turn(state, 0)


def test_it_does_not_push_another_to_victory() -> None:
    """LE-R2: the straight way would."""
    state = race("step", "3g 2a", "3h home", terrain="forest", points=2, hex="3g")
    assert "home" not in places_after_the_turn(state, 0)
    assert state.to_act != clifftop.OVER


def test_it_builds_a_bridge_with_its_tile() -> None:
    """LE-3.5: ahead of 2e lie water, water and a wood, and the card is for the desert."""
    facts: dict[str, object] = {"tiles": {"2f": "water"}, "piles": {"desert": [3]}}
    state = race("tile-row", "2e home", "1a start", terrain="desert", points=3, **facts)
    state.apply(chosen(state))
    assert choice(state)["hex"] in ("1e", "2f", "3e")
    assert places_after_the_turn(state, 0) & {"1g", "1h", "2h", "3g", "3h"}


def test_what_is_forced_is_done_without_a_look() -> None:
    assert GREEDY.choose({}, [7], Random(1)) == 7


def test_a_tile_finds_a_place_in_a_row_that_nobody_would_choose() -> None:
    """The row may have been chosen by somebody else."""
    facts: dict[str, object] = {"row": 3, "piles": {"forest": [3]}}
    state = race("tile", "1h home", "1g home", terrain="forest", points=3, **facts)
    assert choice(state)["do"] == "tile"


def test_steps_left_are_steps_and_more_for_hard_ground() -> None:
    board = Course.load(PADDOCK)
    left = steps_left(board, board.ground)
    for hex, least in enumerate(board.distance):
        assert least <= left[hex] <= (1 + HARD) * least
    assert left[IN_START] >= board.start_distance
    meadows = steps_left(board, bytes([5] * board.size))
    assert meadows == [*map(float, board.distance), float(board.start_distance)]


def play(options: dict[str, object], names: list[str], seed: int) -> State:
    """A game by these bots, seat by seat, to its end."""
    rng = Random(seed)
    state = LEMMINGE.start(**options)
    seated = [bots.find(LEMMINGE.name, name) for name in names]
    while state.to_act != clifftop.OVER:
        if state.to_act == clifftop.CHANCE:
            state.apply(choose(state, rng))
            continue
        actions = state.actions()
        action = seated[state.to_act].choose(state.knowledge(state.to_act), actions[:], rng)
        assert action in actions
        state.apply(action)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["horseshoe", "short"])
def test_it_plays_to_the_end_and_the_same_again(players: int, board: str) -> None:
    options: dict[str, object] = {"players": players, "board": board}
    once = play(options, ["greedy"] * players, 3)
    assert max(once.scores()) == 2
    assert once.position() == play(options, ["greedy"] * players, 3).position()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_those_that_play_at_random(players: int) -> None:
    for seed in range(4):
        names = ["random"] * players
        names[seed % players] = "greedy"
        assert play({"players": players}, names, seed).places()[seed % players] == 1


@settings(max_examples=60, deadline=None)
@given(variants(), seeds)
def test_it_chooses_alike_in_all_worlds_that_fit(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    if state.to_act == clifftop.CHANCE:
        return
    seat = state.to_act
    worlds = [
        LEMMINGE.imagine(state.knowledge(seat), Random(seed + 1)),
        LEMMINGE.imagine(state.knowledge(seat), Random(seed + 2)),
    ]
    answers = {
        GREEDY.choose(world.knowledge(seat), world.actions(), Random(seed))
        for world in (state, *worlds)
    }
    assert len(answers) == 1
    thoughts = [Decision(table(world.knowledge(seat))).worths(world.actions()) for world in worlds]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].keys() <= set(state.actions())
