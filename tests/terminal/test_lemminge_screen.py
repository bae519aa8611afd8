"""Lemminge at the terminal: the course and what is beside it."""

import random

import pytest
from tests.games.leaping.table_builder import act
from tests.terminal.lemminge_screens import LEMMINGE, stepping, table
from tests.terminal.screen_reading import SIZES, fits, printed, screen

from clifftop import OVER
from clifftop.games.lemminge import pieces
from clifftop.terminal.face import Facts
from clifftop.terminal.lemminge import map_signs


def test_rows_are_half_a_hex_apart() -> None:
    lines = screen(table(), 100, 40)
    first, second = lines[0], lines[2]
    assert first.index("1a") - second.index("2a") == 2
    assert second.index("2b") - first.index("1a") == 2


def test_a_hex_shows_its_name_its_ground_who_is_there_and_its_choice() -> None:
    lines = screen(stepping(), 100, 40)
    assert "│4c │4d │4e │" in lines[6]
    assert "│ 3·│R ·│B4F│" in lines[7]  # B is pushed from 4e, which is a forest tile now
    assert "»Y ·│  W│  f│" in lines[1]
    assert "▓  •│" in lines[25]


def test_start_and_finish_are_marked_where_their_edges_run() -> None:
    lines = screen(table(), 100, 40)
    for line in lines[:8]:
        assert line.lstrip().startswith("»")
    for line in lines[18:26]:
        assert line.lstrip().startswith("▓")
    text = "\n".join(lines)
    assert "» start R1" in text and "▓ finish Y1" in text


def test_a_small_screen_has_a_line_a_row() -> None:
    lines = screen(stepping(), 80, 24)
    assert lines[0].startswith(" 1   »Y·Wbfcfd·e")
    assert lines[3].startswith(" 4  »·amb 3R·B4sfsg·h")
    assert lines[12].startswith("13   ▓•a·b·c·d")
    assert "» start R1" in lines[5] and "▓ finish Y1" in lines[6]


def test_rows_are_numbered_while_a_row_is_asked_for() -> None:
    state = table()
    act(state, do="play", terrain="forest", value=3)
    big, small = screen(state, 100, 40), screen(state, 80, 24)
    for text in ("\n".join(big), "\n".join(small)):
        assert "Type a hex such as 13m" in text and "13  Row 13" in text
        assert "to be laid: forest tile" in text
    assert "│  ·│R ·│B F│" in big[7]


def test_a_meadow_is_laid_when_the_tiles_of_the_terrain_are_out() -> None:
    state = table(tiles_left=[0, 2, 3, 3, 3, 5])
    act(state, do="play", terrain="forest", value=3)
    assert "to be laid: meadow tile" in "\n".join(screen(state, 100, 40))


def test_the_hand_says_what_each_card_gives() -> None:
    big, small = "\n".join(screen(table(), 100, 40)), "\n".join(screen(table(), 80, 24))
    assert "forest 3 ×2   new  3" in big and "forest 1    joins  4" in big
    assert "swamp 0     joins  2" in big
    assert "Hand, to join: f1→4  s0→2" in small and "Hand, new pile: f3→3  f3→3" in small
    seats: list[object] = [{"hand": {}}, {}, {}]
    assert "Your hand is empty." in "\n".join(screen(table(seats=seats), 100, 40))
    assert "Your hand is empty." in "\n".join(screen(table(seats=seats), 80, 24))


def test_piles_seats_and_what_is_left() -> None:
    for width, height in SIZES:
        text = "\n".join(screen(table(), width, height))
        assert "f forest      21   1   3" in text
        assert "▸◆ R Red         4     0" in text and "Y Yellow      1     1" in text
        assert "To draw 43, discards 0" in text and "Tiles f2 w2 m3 s3 d3 ·5" in text
        assert "Round 4 · Red" in text


def test_without_a_seat_all_hands_lie_open() -> None:
    for width, height in SIZES:
        text = "\n".join(screen(table(), width, height, seat=None))
        assert "Red: f3 f3 f1 s0" in text and "Blue: d4" in text


def test_before_the_first_turn() -> None:
    assert "Setting up" in "\n".join(screen(LEMMINGE.start(), 100, 40))


def test_a_course_that_is_too_large_is_drawn_small() -> None:
    rows = "\n".join(f'  "{" " * (row % 2)}{"m " * 25}",' for row in range(10))
    text = (
        f'name = "wide"\ncourse = [\n{rows}\n]\n[start]\neast = ["1a"]\n[finish]\neast = ["1y"]\n'
    )
    lines = screen(LEMMINGE.start(board=text), 100, 40)
    assert lines[0].startswith(" 1 »·a·b") and lines[0].rstrip()[54:55] == "▓"
    assert lines[10].startswith("» start")  # below: there is no hollow


def test_colour_says_nothing_that_letters_do_not() -> None:
    coloured, plain = printed(stepping(), True), printed(stepping(), False)
    assert "\x1b[" in coloured and "\x1b[" not in plain
    players = [map_signs.lemming(seat).plain for seat in range(pieces.MOST_PLAYERS)]
    signs = [*players, *map_signs.LETTERS.values(), *map_signs.TILE_LETTERS.values()]
    assert len(set(signs)) == pieces.MOST_PLAYERS + 2 * len(pieces.TERRAINS)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [2, 5])
def test_it_fits(width: int, height: int, players: int) -> None:
    rng = random.Random(players)
    state = LEMMINGE.start(players=players)
    told: list[Facts] = []
    for _ in range(1500):
        if state.to_act == OVER:
            break
        if state.to_act == 0 and rng.random() < 0.2:
            fits(state, width, height, 0, told[-40:])
        if rng.random() < 0.01:
            fits(state, width, height, None, told[-40:])
        state.apply(rng.choice(state.actions()))
        told += state.events(0)


# The words.
