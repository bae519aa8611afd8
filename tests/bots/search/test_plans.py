"""Plans: what is begun is carried out, and a move follows the card before it."""

from __future__ import annotations

from tests.games.leaping.table_builder import find, to_move

import clifftop
from clifftop.bots.leaping.judge import LeapingJudge
from clifftop.bots.search.judge import Judge
from clifftop.bots.search.plans import BEGUN, Planner
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.actions import PASS
from clifftop.games.leaping.state import LeapingState

CROWD = {"12c": "R", "8d": "RB", "6c": "RBI", "3b": "BI"}


def with_cards(*cards: str) -> LeapingState:
    """Seat 0 has these Special Actions and is to move."""
    return to_move(players=3, hexes=CROWD, clans=[{"hand": list(cards)}, {}, {}])


def ends(state: LeapingState) -> list[tuple[list[int], LeapingState]]:
    """Every plan, and where it leads."""
    found = []
    for plan in Planner(LeapingJudge(), state.to_act).plans(state):
        ahead = state.copy()
        assert isinstance(ahead, LeapingState)
        for answer in plan.answers:
            assert ahead.to_act == state.to_act, "nobody else is asked in between"
            ahead.apply(answer)
        found.append((plan.answers, ahead))
    return found


def test_a_move_without_cards_is_planned_in_every_way() -> None:
    state = with_cards()
    planned = {tuple(answers) for answers, _ in ends(state) if answers[0] <= PASS}
    possible = set()
    for lemming in state.actions():
        if lemming <= PASS:
            ahead = state.copy()
            ahead.apply(lemming)
            possible |= {(lemming, end) for end in ahead.actions()}
    assert planned == possible


def test_after_a_card_comes_the_move() -> None:
    state = with_cards("boo", "king-of-the-hill", "lost")
    card = find(state, do="play", card="lost")
    after_card = [(answers, ahead) for answers, ahead in ends(state) if answers[0] == card]
    assert after_card
    for answers, ahead in after_card:
        assert len(answers) > 4, "two lemmings go back, and one of the own moves"
        assert ahead.to_act != state.to_act or ahead.asked != q.MOVE


def test_only_the_best_deeds_go_on() -> None:
    state = with_cards("boo", "king-of-the-hill", "lost")
    cards = [answers[0] for answers, _ in ends(state) if answers[0] > PASS]
    assert 1 < len(cards) <= BEGUN
    assert max(cards.count(card) for card in cards) <= 2


def test_there_is_always_a_plan() -> None:
    """Also in a game that nobody has taught us anything about."""
    state = clifftop.game("lemming-mafia").start(players=3)
    while state.to_act < 0 or len(state.actions()) < 2:
        state.apply(state.actions()[0])
    plans = Planner(Judge(), state.to_act).plans(state)
    assert {plan.first for plan in plans} <= set(state.actions())
    assert plans
