"""The guide of Leaping Lemmings sees what the greedy bot sees, only quicker."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.bots.search.small_matches import drawn

import clifftop
from clifftop import bots
from clifftop.bots.leaping.expected_points import expected_points_in
from clifftop.bots.leaping.greedy import Decision
from clifftop.bots.leaping.guide import LeapingGuide
from clifftop.bots.leaping.quick_worth import QuickWorth
from clifftop.bots.leaping.section_ground import SectionGround
from clifftop.bots.search.greedy_choice import after
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.actions import CARD, PASS, START, ZONE
from clifftop.games.leaping.pieces import BLUE, ITS_A_5, RED
from clifftop.games.leaping.rules.reach import FROM_START, enterable, resting, walked
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.luck import Luck

GAME = "leaping-lemmings"


def tables(asked: int, players: int, seed: int) -> Iterator[LeapingState]:
    """Those of a game of greedy bots where this is asked, and there is something to choose."""
    rng = Random(seed)
    greedy = bots.find(GAME, "greedy")
    state = clifftop.game(GAME).start(players=players)
    assert isinstance(state, LeapingState)
    while state.to_act != clifftop.OVER:
        actions = state.actions()
        if state.to_act == clifftop.CHANCE:
            state.apply(drawn(state, rng))
            continue
        if state.asked == asked and len(actions) > 1:
            table = state.copy()
            assert isinstance(table, LeapingState)
            yield table
        state.apply(greedy.choose(state.knowledge(state.to_act), actions, rng))


@pytest.mark.parametrize("players", [2, 4])
def test_a_move_brings_what_the_greedy_bot_thinks(players: int) -> None:
    seen = 0
    for table in tables(q.DESTINATION, players, seed=3):
        quick_worth = QuickWorth(table.board, expected_points_in(table.frame))
        quick_worth.take_in(table)
        decision = Decision(table)
        gap: float | None = None
        for end in table.actions():
            ahead = after(table, end)
            gain = quick_worth.leaving(table, table.hex) + quick_worth.arriving(
                table, table.to_act, end
            )
            before = decision.worth(ahead) - gain  # the same, wherever the lemming goes
            gap = before if gap is None else gap
            assert before == pytest.approx(gap)
            seen += 1
    assert seen > 100


def test_lemmings_are_compared_as_the_greedy_bot_does() -> None:
    for table in tables(q.MOVE, 4, seed=4):
        quick_worth = QuickWorth(table.board, expected_points_in(table.frame))
        quick_worth.take_in(table)
        decision = Decision(table)
        gaps = []
        for action in table.actions():
            ahead = after(table, action)
            if action <= START and ahead.asked == q.DESTINATION:
                hex = FROM_START if action == START else action
                gains = [
                    quick_worth.leaving(table, hex) + quick_worth.arriving(table, table.to_act, end)
                    for end in ahead.actions()
                ]
                gaps.append(decision.worth_of(table, action) - max(gains))
        assert gaps == pytest.approx([gaps[0]] * len(gaps))


def test_prey_is_chosen_as_the_greedy_bot_does() -> None:
    for table in tables(q.FEAST, 4, seed=5):
        guide = LeapingGuide(table.board, expected_points_in(table.frame))
        worths = {action: Decision(table).worth_of(table, action) for action in table.actions()}
        chosen = guide.choose(table, table.actions(), Luck(1))
        assert worths[chosen] == pytest.approx(max(worths.values()), abs=0.05)


def test_eagles_fly_where_the_greedy_bot_flies_them_mostly() -> None:
    same = seen = 0
    for seed in range(3):
        for table in tables(q.WHICH_ZONE, 4, seed=seed):
            guide = LeapingGuide(table.board, expected_points_in(table.frame))
            chosen = guide.choose(table, table.actions(), Luck(seed))
            worths = {action: Decision(table).worth_of(table, action) for action in table.actions()}
            same += worths[chosen] >= max(worths.values()) - 0.05
            seen += 1
            assert chosen >= ZONE
    assert same > 0.8 * seen > 20


def test_it_plays_its_five_where_that_is_worth_the_point() -> None:
    played = better = 0
    for seed in range(4):
        for table in tables(q.MOVE, 4, seed=seed):
            if CARD + ITS_A_5 not in table.actions():
                continue
            guide = LeapingGuide(table.board, expected_points_in(table.frame))
            if guide.choose(table, table.actions(), Luck(seed)) == CARD + ITS_A_5:
                worths = Decision(table).phase(table, table.actions())
                moves = [worth for action, worth in worths.items() if action <= PASS]
                played += 1
                better += worths[CARD + ITS_A_5] > max(moves) - 0.05
    assert played == better > 0


def test_a_move_in_mind_is_for_the_table_that_it_was_thought_of_at() -> None:
    """Else what it chooses would depend on which tables it has seen before."""
    chosen = 0
    for table in tables(q.MOVE, 4, seed=6):
        guide = LeapingGuide(table.board, expected_points_in(table.frame))
        lemming = guide.choose(table, table.actions(), Luck(1))
        other = table.copy()
        assert isinstance(other, LeapingState)
        other.apply(lemming)
        if other.asked != q.DESTINATION or len(other.actions()) < 2:
            continue
        guide.goal = other.actions()[-1]  # as if it had wanted to go there, at that table
        fresh = LeapingGuide(table.board, expected_points_in(table.frame))
        ends = other.actions()
        assert guide.choose(other, ends, Luck(2)) == fresh.choose(other, ends, Luck(2))
        chosen += 1
    assert chosen > 20


@pytest.mark.parametrize("players", [2, 4])
def test_a_stride_is_what_it_would_choose(players: int) -> None:
    """Without a list of what is legal it does the same, and nothing else."""
    seen = 0
    for table in tables(q.MOVE, players, seed=6):
        table.fall_silent()
        guide = LeapingGuide(table.board, expected_points_in(table.frame))
        chosen = guide.choose(table, table.actions(), Luck(5))
        assert chosen in table.actions()
        ahead = table.copy()
        assert isinstance(ahead, LeapingState)
        ahead.advance(chosen)
        if chosen <= START and ahead.asked == q.DESTINATION:
            assert guide.goal in ahead.actions()
            ahead.advance(guide.goal)
        moved = table.copy()
        assert isinstance(moved, LeapingState)
        if guide.moves_on(moved, Luck(5)):
            assert moved.position() == ahead.position()
            seen += 1
        else:
            assert moved.position() == table.position()
    assert seen > 50


@pytest.mark.parametrize("players", [2, 4])
def test_the_ground_is_what_the_rules_say_of_its_stretch(players: int) -> None:
    seen = 0
    for table in tables(q.MOVE, players, seed=6):
        for section in table.board.sections:
            ground = SectionGround(section)
            entry = enterable(table, section)
            assert ground.enterable(table) == entry
            clan = table.to_act
            assert ground.resting(table, clan) == resting(table, section, clan)
            for hex in range(0, section.movers, 3):
                for points in range(6):
                    ends = ground.walked(entry, 1 << hex, 0, points)
                    assert ends == walked(section, entry, 1 << hex, 0, points)
                    seen += ends != (0, 0)
        first, start = table.board.sections[0], table.board.start
        entry = enterable(table, first)
        for points in range(5):
            free = entry & first.clear & start
            ends = SectionGround(first).walked(entry, free, start, points)
            assert ends == walked(first, entry, free, start, points)
    assert seen > 1000


@pytest.mark.parametrize("asked", [q.MOVE, q.WHICH_DIE, q.WHICH_ZONE, q.FEAST])
def test_what_was_seen_at_other_tables_does_not_matter(asked: int) -> None:
    """A guide keeps much from table to table; one that sees its first table chooses the same."""
    old: LeapingGuide | None = None
    for number, table in enumerate(tables(asked, 4, seed=7)):
        new = LeapingGuide(table.board, expected_points_in(table.frame))
        old = old or LeapingGuide(table.board, expected_points_in(table.frame))
        actions = table.actions()
        assert old.choose(table, actions, Luck(number)) == new.choose(table, actions, Luck(number))


def test_what_no_eagle_comes_to_is_worth_the_same_wherever_they_are() -> None:
    """The canyon with an eagle elsewhere, looked at anew or from what is known already."""
    seen = 0
    for table in tables(q.WHICH_ZONE, 4, seed=8):
        known, anew = (QuickWorth(table.board, expected_points_in(table.frame)) for _ in range(2))
        known.take_in(table)
        anew.take_in(table)
        known.survey(table)
        here = known.canyon(table)
        for zone in range(6):
            for eagle in (RED, BLUE):
                known.see_eagle(eagle, zone, True)
                anew.see_eagle(eagle, zone, True)
                anew.survey(table)
                assert known.canyon(table) == anew.canyon(table)
                seen += known.canyon(table) != here
    assert seen > 100
