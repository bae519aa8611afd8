"""Regular moves on random positions: exactly their value is spent, by an oracle of its own."""

import json
from random import Random
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.leaping.canyon import GOOD, edited, with_more_rows
from tests.games.leaping.walks import seeds, somewhere, variants, walk

from clifftop.games.leaping.actions import DIVE, START
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.board.row_groups import FARTHEST, WORD
from clifftop.games.leaping.refusals import plain_oracle
from clifftop.games.leaping.rules import reach
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.masks import members_of

WIDE = edited(
    ("rows = [4, 5, 4, 5, 4,", "rows = [4, 5, 6, 5, 4,"), ('"4a", "4d", ', '"4a", "3f", ')
)
LONG = with_more_rows(18)


def cheapest_and_dearest(board: Canyon, origin: int, target: int) -> tuple[int, int]:
    """The least and most that any forward path with at most one sideways step can cost; origin -1
    is the Start Area."""
    costs: set[int] = set()
    paths = (
        [(hex, board.cost[hex], False) for hex in members_of(board.start)]
        if origin < 0
        else [(origin, 0, False)]
    )
    while paths:
        hex, cost, turned = paths.pop()
        if hex == target:
            costs.add(cost)
        if board.row[hex] > board.row[target] or cost > 12:
            continue
        paths += [(ahead, cost + board.cost[ahead], turned) for ahead in board.forward[hex]]
        if not turned:
            paths += [(aside, cost + board.cost[aside], True) for aside in board.sideways[hex]]
    return min(costs), max(costs)


@settings(max_examples=12, deadline=None)
@given(variants(), seeds)
def test_a_regular_move_spends_exactly_its_value(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    values = (0, 0)
    for state in walk(options, rng):
        for event in state.events(None):
            if event["event"] == "moved":
                start = event["from"] == "start"
                points = values[1] if start else values[0]
                origin = -1 if start else state.board.index[str(event["from"])]
                least, most = cheapest_and_dearest(
                    state.board, origin, state.board.index[str(event["to"])]
                )
                assert least <= points <= most
            if event["event"] == "dived":
                assert 1 <= cast(int, event["points"]) <= values[0]
        view = state.view(None)
        values = (cast(int, view.get("movement", 0)), cast(int, view.get("starting", 0)))


def ends_hex_by_hex(state: LeapingState, clan: int, hex: int, points: int) -> list[int]:
    hexes, dives = plain_oracle.regular_ends(state, clan, hex, points)
    return sorted(hexes) + [DIVE + dive for dive in sorted(dives)]


def check_movers(state: LeapingState, clan: int, points: int, ends: dict[int, list[int]]) -> None:
    """A lemming is a mover if a regular move of it can end somewhere."""
    starting = [START] if ends[-1] else []
    active = [hex for hex in members_of(state.tops[clan]) if ends[hex]]
    assert reach.regular_movers(state, clan, points, False) == active
    assert reach.regular_movers(state, clan, points, True) == active + starting
    for section in state.board.sections:
        able, _ = reach.spenders(state, section, clan, points)
        for hex in section.numbers_of(section.moves_from):
            assert bool(able >> hex - section.first & 1) == bool(ends[hex])


def check_reach(state: LeapingState) -> None:
    """`reach` moves whole sets of hexes, `plain` takes one step after the other."""
    for clan in range(state.players):
        for points in (1, 2, 3, 4, 5, 8, 10):
            ends = {}
            for hex in [-1, *members_of(state.board.everything)]:
                ends[hex] = ends_hex_by_hex(state, clan, hex, points)
                assert reach.regular_destinations(state, clan, hex, points) == ends[hex]
            assert reach.can_start(state, clan, points) == bool(ends[-1])
            if points <= FARTHEST:
                check_movers(state, clan, points, ends)
        assert not reach.can_start(state, clan, 0)
        for points in (2, 3):
            able_hexes = reach.driven_from(state, clan, points)
            for hex in members_of(state.board.everything):
                assert plain_oracle.can_be_driven(state, clan, hex, points) == bool(
                    able_hexes >> hex & 1
                )


@settings(max_examples=60, deadline=None)
@given(variants(), seeds)
def test_sets_and_steps_reach_the_same(options: dict[str, object], seed: int) -> None:
    check_reach(somewhere(options, seed))


@settings(max_examples=20, deadline=None)
@given(st.sampled_from([WIDE, LONG]), st.integers(2, 4), seeds)
def test_sets_and_steps_reach_the_same_on_other_boards(board: str, players: int, seed: int) -> None:
    """One whose rows are not of two lengths only, and one that falls into several sections."""
    check_reach(somewhere({"players": players, "board": board}, seed))


def test_every_hex_has_its_moves_in_one_section() -> None:
    """Sections fit into a machine word, and no hex is looked at twice."""
    for text, number in ((GOOD, 2), (WIDE, 2), (LONG, 4)):
        board = Canyon.load(text)
        assert len(board.sections) == number
        looked_at = []
        for section in board.sections:
            assert section.hexes.bit_length() <= WORD
            looked_at += section.numbers_of(section.moves_from)
        assert looked_at == list(range(board.size))


def test_the_longest_view_seen_stays_small() -> None:
    rng = Random(8)
    longest = 0
    for state in walk({"players": 6}, rng):
        views = [state.view(seat) for seat in range(6)]
        longest = max(longest, *(len(json.dumps(view).encode()) for view in views))
    assert longest < 4096


def test_copies_are_independent_to_the_last_field() -> None:
    rng = Random(9)
    for state in walk({"players": 5, "short": True}, rng):
        if rng.random() < 0.02:
            before = state.position()
            copy = cast(Any, state.copy())
            while copy.to_act != -2:
                copy.apply(rng.choice(copy.actions()))
            assert state.position() == before
