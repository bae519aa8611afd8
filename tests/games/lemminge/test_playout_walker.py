"""Playouts of those who want to get home."""

from collections import Counter

import pytest
from tests.games.lemminge.table_builder import choosing, race, walking
from tests.games.lemminge.walks import LEMMINGE

import clifftop
from clifftop import State
from clifftop.games.lemminge.actions import CARD, CROSS, REFILL, STOP
from clifftop.games.lemminge.playout_walker import Walker
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import Policy, play_out


class Watched(Policy):
    """A Walker whose every choice is looked at."""

    def __init__(self) -> None:
        self.walker = Walker()
        self.choices = 0

    def choose(self, state: State, actions: list[int], luck: Luck) -> int:
        action = self.walker.choose(state, actions, luck)
        assert action in actions
        assert state.why_not(action) is None
        self.choices += 1
        return action


def chosen(state: LemmingeState, times: int = 400) -> Counter[int]:
    """What a Walker does there, how often."""
    walker, luck = Walker(), Luck(5)
    return Counter(walker.choose(state, state.actions(), luck) for _ in range(times))


def hexes(state: LemmingeState, *names: str) -> list[int]:
    return [state.board.index[name] for name in names]


@pytest.mark.parametrize(("players", "board"), [(2, "horseshoe"), (5, "short")])
def test_every_choice_of_a_walker_is_legal(players: int, board: str) -> None:
    watched = Watched()
    ended = play_out(LEMMINGE.start(players=players, board=board), range(2), watched)
    assert ended.games == 2
    assert watched.choices > 100


@pytest.mark.parametrize("players", [2, 4])
def test_games_of_walkers_are_several_times_shorter(players: int) -> None:
    start = LEMMINGE.start(players=players)
    random, walked = play_out(start, range(3)), play_out(start, range(3), Walker())
    assert 2 * walked.steps < random.steps
    assert [max(scores) for scores in walked.scores] == [2, 2, 2]  # all of them won


def test_a_walker_goes_where_the_finish_is_nearest() -> None:
    """From 2c it is equally near from 1c and from 2d; 3c is water."""
    state = walking("2c", "2c start")
    nearer = hexes(state, "1c", "2d")
    often = chosen(state)
    assert min(often[hex] for hex in nearer) > 140
    assert sum(often[hex] for hex in nearer) > 340
    assert set(often) == {*state.actions()}  # one step in ten goes anywhere


def test_a_walker_crosses_when_it_can() -> None:
    assert chosen(walking("1h", "1h start")) == {CROSS: 400}


def test_a_walker_stops_rather_than_go_back() -> None:
    """From 2f one can only go back to 2e, since there is sand on 1f and 3f."""
    state = walking("2f", "2f start", terrain="mountain", tiles={"1f": "desert", "3f": "desert"})
    assert state.actions() == [*hexes(state, "2e"), STOP]
    assert chosen(state)[STOP] > 340


def test_a_walker_leaves_the_start_wherever_it_can() -> None:
    state = walking("start", "start start")
    assert chosen(state)[STOP] < 40


def test_a_walker_moves_a_lemming_if_one_can_be_moved() -> None:
    assert STOP not in chosen(choosing("2b start"))


def test_a_walker_plays_unless_its_hand_is_small() -> None:
    full = race(hands=["forest 4 3 2", ""])
    assert REFILL not in chosen(full)
    assert all(action >= CARD for action in chosen(full))
    small = race(hands=["forest 4 3", ""])
    assert {REFILL} < set(chosen(small))


def test_the_same_seed_gives_the_same_walk() -> None:
    start = LEMMINGE.start(players=3, board="short")
    one, other = (play_out(start, [7, 8], Walker()) for _ in range(2))
    assert (one.lengths, one.scores) == (other.lengths, other.scores)
    assert one.lengths[0] != one.lengths[1]
    assert start.to_act == clifftop.CHANCE
