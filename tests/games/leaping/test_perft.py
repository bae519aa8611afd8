"""How many ways a game can go on from a small position, counted to a depth: one number that any
slip in the rules changes. Each file has a position and its counts for depth 1, 2, 3, …"""

import json
from pathlib import Path

import pytest
from tests.games.leaping.walks import LEAPING

import clifftop

FILES = sorted((Path(__file__).parent / "perft").glob("*.json"))


def ways(state: clifftop.State, depth: int) -> int:
    """Lists of so many actions, chance outcomes included."""
    actions = state.actions()
    if depth == 1 or not actions:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        total += ways(after, depth - 1)
    return total


def ways_by_reasons(state: clifftop.State, depth: int) -> int:
    """The same, by the other statement of the rules."""
    legal = [action for action in range(LEAPING.num_actions) if state.why_not(action) is None]
    if depth == 1 or not legal:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(action)
        total += ways_by_reasons(after, depth - 1)
    return total


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts(file: Path) -> None:
    puzzle = json.loads(file.read_text())
    state = LEAPING.from_position(puzzle["position"])
    for depth, count in enumerate(puzzle["counts"], 1):
        assert ways(state, depth) == count, f"depth {depth}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts_by_the_other_statement(file: Path) -> None:
    puzzle = json.loads(file.read_text())
    state = LEAPING.from_position(puzzle["position"])
    for depth in (1, 2):
        assert ways_by_reasons(state, depth) == puzzle["counts"][depth - 1], f"depth {depth}"


def test_there_are_some() -> None:
    assert len(FILES) >= 5
