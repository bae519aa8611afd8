"""A game with a frame, shown with a race whose length is an option."""

from __future__ import annotations

import pytest

from clifftop import OptionError
from clifftop.kernel import options
from clifftop.kernel.framed_game import FRAMES_KEPT, FramedGame
from clifftop.kernel.options import Option


class Track:
    def __init__(self, length: object) -> None:
        self.length = length


class Race(FramedGame[Track]):
    def __init__(self) -> None:
        length = Option("length", "number", 3, 2, 200)
        super().__init__("race", 1, [options.players(2, 2, 2), length], 201, 201)
        self.tracks_made = 0

    def make_frame(self, settled: dict[str, object]) -> Track:
        self.tracks_made += 1
        return Track(settled["length"])


def test_a_frame_is_made_of_all_options() -> None:
    assert Race().frame({}).length == 3
    assert Race().frame({"length": 7}).length == 7


def test_the_same_options_share_a_frame() -> None:
    race = Race()
    assert race.frame({}) is race.frame({"length": 3, "players": 2})
    assert race.frame({"length": 4}) is not race.frame({})
    assert race.tracks_made == 2


def test_only_the_newest_frames_are_kept() -> None:
    race = Race()
    first = race.frame({"length": 2})
    for length in range(3, 3 + FRAMES_KEPT):
        race.frame({"length": length})
    assert race.frame({"length": 2}) is not first


def test_a_wrong_option_makes_no_frame() -> None:
    race = Race()
    with pytest.raises(OptionError):
        race.frame({"length": 1})
    assert race.tracks_made == 0
