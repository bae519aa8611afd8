"""Lemminge at the terminal: whole games, and what stays secret."""

import random
from pathlib import Path
from typing import cast

import pytest
from tests.games.leaping.table_builder import act
from tests.terminal.lemminge_screens import LEMMINGE, stepping, table
from tests.terminal.screen_reading import SIZES, played, screen

from clifftop import CHANCE, OVER, Record, State, catalogue
from clifftop.cli import main
from clifftop.games.lemminge import questions
from clifftop.terminal.face import Facts, face_of
from clifftop.terminal.lemminge import clause_help, final_screen


@pytest.mark.parametrize("players", [2, 5])
def test_games_can_be_told(players: int) -> None:
    """No sentence says that somebody did something when all facts are there."""
    rng = random.Random(players)
    state = LEMMINGE.start(players=players, board="short")
    face = face_of(LEMMINGE, state)
    for _ in range(1000):
        if state.to_act == OVER:
            break
        asked = cast(Facts, state.view(None)["asked"])
        told = [face.question(asked)] if state.to_act != CHANCE else []
        told += [face.act(state.describe(action), asked) for action in state.actions()]
        state.apply(rng.choice(state.actions()))
        told += [face.event(event, None) for event in state.events(None)]
        for sentence in told:
            assert "unknown" not in sentence and "somebody" not in sentence, sentence


# The rules.


def test_every_question_to_a_player_has_rules() -> None:
    of_chance = {"first-player", "deal", "draw", "finished"}
    assert clause_help.CLAUSES.keys() == set(questions.NAMES) - of_chance
    for clause in [*clause_help.NAMED_CLAUSES.values(), *sum(clause_help.CLAUSES.values(), ())]:
        assert catalogue.has(clause.replace(".", "-"), "title")


def test_choices_can_be_named() -> None:
    for state in (table(), stepping()):
        face = face_of(LEMMINGE, state)
        asked = cast(Facts, state.view(0)["asked"])
        names = face.place_names(state.actions())
        assert len(names) == len(state.actions())
        for name, number in names.items():
            assert face.action_named(name.upper(), asked) == state.actions()[number - 1]
        assert face.action_named("nothing", asked) is None
    assert face.place_names(table().actions()) == {"refill": 1, "f1": 2, "f3": 3, "s0": 4}


def test_a_hex_stands_for_its_row() -> None:
    state = table()
    act(state, do="play", terrain="forest", value=3)
    face = face_of(LEMMINGE, state)
    assert face.place_names(state.actions())["9c"] == 9
    assert face.action_named("9c", {"question": "tile-row"}) == state.actions()[8]


# The end.


def test_the_end_shows_how_far_everybody_has_come() -> None:
    places = (["4d", "start"], ["4e", "10a"], ["home", "home"])
    seats = [{"lemmings": where} for where in places]
    state = table(asked={"question": "finished"}, seats=seats)
    text = "\n".join(line.plain for line in face_of(LEMMINGE, state).final(state, 0))
    assert text.index("Yellow") < text.index("Blue") < text.index("Red")
    assert "Yellow     2           0      1" in text and "You come in as number 3 of 3." in text
    assert len(face_of(LEMMINGE, state).final(state, None)) == 5


def test_the_verdict() -> None:
    assert final_screen.verdict([1, 2], [2, 0], 0) == "Red wins, and that is you!"
    assert final_screen.verdict([2, 1], [1, 2], 0) == "Blue wins. You come in as number 2 of 2."
    nobody = "Nobody has both lemmings across. You come in as number"
    assert final_screen.verdict([1, 1], [1, 1], 0) == f"{nobody} 1 of 2."


# At the keyboard.


SMALL = """
name = "small"
course = ["m m"]
[start]
east = ["1a"]
[finish]
east = ["1b"]
"""


@pytest.mark.parametrize("options", ["--players 2", "--players 5 --seat 4 --bots random"])
def test_a_whole_game(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    options: str,
) -> None:
    board, file = tmp_path / "small.toml", tmp_path / "game.json"
    board.write_text(SMALL, encoding="utf-8")
    args = f"lemminge --board {board} --seed 7 {options} --save {file}"
    shown = played(monkeypatch, capsys, args, *["1"] * 900)
    assert "The game is over" in shown and "Steps left" in shown
    assert Record.loads(file.read_text(encoding="utf-8")).replay().to_act == OVER
    assert main(["replay", str(file), "--all"]) == 0
    assert "is dealt forest" in capsys.readouterr().out  # nothing is secret here


def saved(tmp_path: Path, state: State) -> str:
    file = tmp_path / "start.json"
    file.write_text(Record.of(state).dumps(), encoding="utf-8")
    return f"lemminge --resume {file}"


def test_a_tile_goes_on_a_hex_that_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = ["f3", "9C", "u", "9d", "4d", "stop"]
    shown = played(monkeypatch, capsys, saved(tmp_path, table()), *lines)
    assert "Red puts a forest tile on 9c." in shown
    assert shown.count("On which hex of row 9 does the tile go?") == 1  # after the undo
    assert "Red puts a forest tile on 9d." in shown
    assert "Where does the lemming on 4d go next? 3 MP left." in shown
    assert "Red stops with 3 MP to spare." in shown


def test_help_and_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = ["?", "? push", "why 4f", "why finish", "why 9a", "why f4", "why x"]
    shown = played(monkeypatch, capsys, saved(tmp_path, stepping()), *lines)
    assert "\nLE-4.2  " in shown and "\nLE-4.3  " in shown and "K-1: " in shown
    assert "LE-R7: Your lemming is not next to the finish line." in shown
    assert "LE-4.2: 9a is not next to your lemming." in shown
    assert "There is no place, piece or card called “x”." in shown


def test_the_screen_is_the_same_in_every_world_that_fits() -> None:
    """LE-2.2: whatever others hold, the person in seat 0 sees the same."""
    rng = random.Random(5)
    state = LEMMINGE.start(players=3, board="short")
    looked = 0
    while looked < 40 and state.to_act != OVER:
        if state.to_act == 0:
            looked += 1
            other = state.resample(0, rng)
            for width, height in SIZES:
                assert screen(other, width, height) == screen(state, width, height)
        state.apply(rng.choice(state.actions()))
        for event in state.events(0):
            if event["event"] in ("drew", "dealt") and event["seat"] != 0:
                assert "terrain" not in event and "value" not in event
