"""Ctrl-C stops playouts and the imagination, compiled or not."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from tests.interrupted import IMAGINED, PLAYOUTS, STOPPED, interrupted

import clifftop
from clifftop.kernel.playout import Outcomes, Policy, play_out

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no SIGINT to send there")


@pytest.mark.parametrize(("name", "code"), [*PLAYOUTS.items(), *IMAGINED.items()])
def test_ctrl_c_is_heard(name: str, code: str) -> None:
    assert interrupted(code) == STOPPED


@pytest.mark.parametrize("game", clifftop.games())
def test_the_games_that_were_finished_are_kept(game: str) -> None:
    """The signal comes in the middle of the list of seeds: what was played before stays."""

    def seeds() -> Iterator[int]:
        yield from range(5)
        signal.raise_signal(signal.SIGINT)
        yield 5

    kept = Outcomes()
    start = clifftop.game(game).start()
    with pytest.raises(KeyboardInterrupt):
        play_out(start, seeds(), outcomes=kept)
    assert kept.games == 5
    whole = play_out(start, range(6))
    assert kept.scores == whole.scores[:5]
    assert kept.places == whole.places[:5]
    again = play_out(start, [5], outcomes=kept)
    assert again is kept
    assert kept.lengths == whole.lengths


def test_a_game_that_was_added_in_part_is_left_out() -> None:
    class Halfway(clifftop.State):
        """Is over, and has points, but is stopped before it says who won."""

        def __init__(self) -> None:
            super().__init__(2, 0)
            self.to_act = clifftop.OVER

        def clone(self) -> clifftop.State:
            return Halfway()

        def points(self) -> list[int]:
            return [1, 2]

        def ranks(self) -> list[int]:
            raise KeyboardInterrupt

    kept = Outcomes()
    with pytest.raises(KeyboardInterrupt):
        play_out(Halfway(), [1], Policy(), kept)
    assert kept.games == len(kept.scores) == len(kept.places) == 0
