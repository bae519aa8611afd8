"""The table as it is drawn: everything is there, and it fits."""

import io
import random
from typing import cast

import pytest
from rich.console import Console
from tests.games.leaping.table_builder import to_move
from tests.terminal.screen_reading import paper

import clifftop
from clifftop import OVER
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.state import LeapingState
from clifftop.terminal.face import face_of
from clifftop.terminal.leaping.canyon_map import CanyonMap
from clifftop.terminal.screen import Scene, arranged, draw, in_columns


def scene(state: LeapingState, seat: int | None = 0, story: list[str] | None = None) -> Scene:
    face = face_of(state.game(), state)
    numbers = face.place_names(state.actions())
    choices = [f"Choice {number}" for number in range(len(state.actions()))]
    return Scene(face, state.view(seat), seat, story or [], "What now?", choices, numbers)


def drawing(state: LeapingState, width: int, height: int, story: list[str] | None = None) -> str:
    lines = arranged(paper(width, height), scene(state, story=story))
    return "\n".join(line.plain for line in lines)


def crowded() -> LeapingState:
    return to_move(
        hexes={"5b": "RBIVS", "10c": "BR", "15d": "R"},
        eagles={"red": "B feasting", "blue": "F"},
        clans=[{"hand": ["boo", "lost"]}],
        players=5,
    )


def map_lines(state: LeapingState, tall: bool) -> list[str]:
    canyon = Canyon.load(state.game().board_text(state))
    return [line.plain for line in CanyonMap(canyon, state.view(0), {"10c": 7}, tall).lines()]


def test_the_cliff_is_on_top_and_the_start_area_below() -> None:
    lines = map_lines(crowded(), tall=True)
    assert "the cliff" in lines[0]
    assert "│15a" in lines[1] and "│1a" in lines[-3]
    assert lines[-1].startswith("Start Area:  R7  B8")


def test_rows_are_half_a_hex_apart() -> None:
    lines = map_lines(crowded(), tall=True)
    row15, row14 = lines[1], lines[3]
    assert row15.index("15a") - row14.index("14a") == 4
    assert row14.index("14b") - row15.index("15a") == 4


def test_a_hex_shows_its_stack_its_marks_and_its_number() -> None:
    text = "\n".join(map_lines(crowded(), tall=True))
    assert "│RBIVS  │" in text
    assert "│10c   ♣│" in text and "│BR    7│" in text and "│9b   †•│" in text


def test_zones_of_control_can_be_told_without_colour() -> None:
    text = "\n".join(map_lines(crowded(), tall=True))
    for name in ("8c", "8d", "8e"):
        assert f"({name})" in text
    for name in ("11a", "11b", "12a", "12b", "13b"):
        assert f"[{name}]" in text
    assert "Ruby" in text and "Stephen" in text
    both = to_move(eagles={"red": "A", "blue": "E"}, hexes={"5b": "R"})
    assert "{9a}" in "\n".join(map_lines(both, tall=True))


def test_a_small_map_has_a_line_a_row() -> None:
    lines = map_lines(crowded(), tall=False)
    assert len(lines) == 17
    assert lines[1].startswith("15 ") and lines[15].startswith(" 1 ")
    assert "│RBIVS  │" in lines[11]


def test_the_big_screen_says_what_cards_do_and_the_small_one_their_names() -> None:
    big, small = drawing(crowded(), 100, 40), drawing(crowded(), 80, 24)
    assert "BOO!  Startle any lemming" in big and "Ruby: zone B, feasting" in big
    assert "BOO!" in small and "Startle" not in small and "Ruby in B, feasting" in small
    for text in (big, small):
        assert "What now?" in text and " 1  Choice 0" in text and "Soldier" in text


def test_the_story_is_cut_at_its_beginning() -> None:
    story = [f"Thing {number} happened." for number in range(60)]
    text = drawing(crowded(), 100, 40, story)
    assert "Thing 59 happened." in text and "Thing 0 happened." not in text
    assert "more)" in text


def test_choices_go_into_columns_only_when_they_must() -> None:
    from rich.text import Text

    items = [Text(f"item {number}") for number in range(6)]
    assert len(in_columns(items, 40, 6)) == 6
    assert in_columns(items, 40, 3)[0].plain == "item 0  item 3"
    assert len(in_columns(items, 12, 3)) == 6  # no room for two


def test_colour_and_no_colour_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    coloured, plain = paper(100, 40, colour=True), paper(100, 40)
    draw(coloured, scene(crowded()))
    draw(plain, scene(crowded()))
    assert "\x1b[" in cast(io.StringIO, coloured.file).getvalue()
    assert "\x1b[" not in cast(io.StringIO, plain.file).getvalue()
    monkeypatch.setenv("NO_COLOR", "1")
    grey = Console(file=io.StringIO(), width=100, height=40, force_terminal=True)
    draw(grey, scene(crowded()))
    assert "38;" not in cast(io.StringIO, grey.file).getvalue()


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24), (120, 50)])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_fits(width: int, height: int, players: int) -> None:
    """On every decision of a game, with the prompt in the last line."""
    rng = random.Random(players)
    story = [f"Something rather long to tell happened on {number}." for number in range(30)]
    state = cast(LeapingState, clifftop.game("leaping-lemmings").start(players=players))
    while state.to_act != OVER:
        if state.to_act == 0:
            lines = arranged(paper(width, height), scene(state, story=story))
            assert len(lines) < height
            assert max(line.cell_len for line in lines) <= width
        state.apply(rng.choice(state.actions()))
