"""Lemming Mafia at the terminal: the pier, whole games, and what stays secret."""

import random
from pathlib import Path
from typing import Any, cast

import pytest
from tests.games.mafia.piers import SMALL
from tests.terminal.screen_reading import SIZES, fits, played, printed, screen

import clifftop
from clifftop import CHANCE, OVER, Record, State, catalogue
from clifftop.cli import main
from clifftop.games.mafia import pieces, questions
from clifftop.games.mafia.state import MafiaState
from clifftop.terminal.face import Facts, face_of
from clifftop.terminal.mafia import clause_help, final_screen, lemming_signs, pier_map
from clifftop.words import mafia as words

MAFIA = clifftop.game("lemming-mafia")

BET: Facts = {"event": "bet", "seat": 2, "lemming": "pink"}
RED_THIRD: Facts = {"contract": "third-red", "kind": "third", "lemming": "red"}
DEALT: Facts = {"event": "dealt", "seat": 2, **RED_THIRD}


def race(**changed: object) -> State:
    """In the middle of a race: grey was rolled and chosen, and may go to 2a or 2c."""
    position: dict[str, object] = {
        "board": SMALL,
        "players": 3,
        "turn": 9,
        "lemmings": {"blue": "3b", "grey": "1a", "green": "3a", "purple": "2b"},
        "blocks": {"blue": 2, "grey": 1},
        "eliminated": ["red"],
        "dice": ["grey", "pink"],
        "seats": [
            {"bets": ["blue", "green"], "contracts": ["third-blue", "few-out"]},
            {"bets": ["purple"], "contracts": ["third-red"]},
            {"contracts": ["clean-winner"]},
        ],
        "asked": {"question": "which-space", "seat": 0, "lemming": "grey"},
    }
    return MAFIA.from_position({**position, **changed})


def finished(players: int, seed: int) -> MafiaState:
    rng = random.Random(seed)
    state = MAFIA.start(players=players)
    while state.to_act != OVER:
        state.apply(rng.choice(state.actions()))
    return cast(MafiaState, state)


# The screen.


def test_the_water_is_on_top_and_the_start_below() -> None:
    lines = screen(race(), 100, 40)
    assert "the water" in lines[0]
    assert lines[1].startswith("│3a  - hammer") and lines[5].startswith("│1a  ·")
    assert lines[7].startswith("Start ★Pink") and lines[8].startswith("Sunk 6✚Red")


def test_a_space_shows_what_it_is_who_is_there_and_its_choice() -> None:
    lines = screen(race(), 100, 40)
    assert lines[1].startswith("│3a  - hammer   │3b  ♠ godfather│")
    assert lines[2].startswith("│ ▬ Green       │ ● Blue ■■     │")
    assert lines[3].startswith("│2a  $ bookmaker│2b  » car      │2c  ·          │")
    assert lines[4].startswith("│             1 │ ❯ Purple      │             2 │")


def test_a_small_screen_has_a_line_a_section() -> None:
    lines = screen(race(), 80, 24)
    assert lines[1].startswith("│3a -Green   │3b ♠Blue■■  │")
    assert lines[2].startswith("│2a  $ bookie│2b »Purple  │2c  ·       │")
    assert lines[4].startswith("Start ★Pink")


def test_a_long_pier_has_a_line_a_section_too() -> None:
    quay = [f'[["empty", {40 + 50 * at}, 350], ["empty", {40 + 50 * at}, 30]],' for at in range(13)]
    text = SMALL.replace("sections = [", "sections = [" + "".join(quay))
    lines = screen(MAFIA.start(board=text), 100, 40)
    assert len([line for line in lines if line.startswith("│")]) == 16


def test_the_water_shows_who_is_in_it() -> None:
    state = race(
        lemmings={"grey": "3a", "pink": "water"}, blocks={}, asked={"question": "finished"}
    )
    assert "≈ the water ★ Pink ≈" in screen(state, 100, 40, seat=None)[0]


def test_bets_stand_in_order_with_what_is_left() -> None:
    for width, height in SIZES:
        text = "\n".join(screen(race(), width, height))
        assert "1 ●Blue  2 ▬Green" in text and "Not laid: ○Grey" in text


def test_contracts_stand_with_their_worth() -> None:
    big, small = "\n".join(screen(race(), 100, 40)), "\n".join(screen(race(), 80, 24))
    assert "+3 Blue is at least third" in big
    assert "+4 at most one lemming is eliminated" in big
    assert "+3 Blue at least third" in small and "+4 at most one out" in small


def test_seats_are_counted_and_the_turn_is_marked() -> None:
    text = "\n".join(screen(race(), 100, 40))
    assert "◆ You        2          2        1" in text
    assert "  Seat 1     1          1        2" in text
    assert "Turn 9 · You · ○ Grey  ★ Pink" in text


def test_without_a_seat_everything_lies_open() -> None:
    text = "\n".join(screen(race(), 100, 40, seat=None))
    assert "Seat 1: 1 ❯Purple" in text and "Red at least third" in text
    assert "winner without block" in text and "Seat 2: no bets" in text
    small = "\n".join(screen(race(), 80, 24, seat=None))
    assert "◆ Seat 0 ●▬ · ● 3rd, ≤1 out" in small and "  Seat 1 ❯ · ✚ 3rd" in small


def test_before_the_first_turn() -> None:
    assert "Setting up" in "\n".join(screen(MAFIA.start(), 100, 40))


def test_colour_says_nothing_that_letters_do_not() -> None:
    coloured, plain = printed(race(), True), printed(race(), False)
    assert "\x1b[" in coloured and "\x1b[" not in plain
    assert len(set(lemming_signs.SIGNS.values())) == len(lemming_signs.COLOURS) == 6
    assert len(set(pier_map.KIND_SIGNS.values())) == len(pieces.SPACE_KINDS)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [3, 6])
def test_it_fits(width: int, height: int, players: int) -> None:
    rng = random.Random(players)
    state = MAFIA.start(players=players)
    told: list[Facts] = []
    while state.to_act != OVER:
        if state.to_act == 0:
            fits(state, width, height, 0, told)
        if rng.random() < 0.05:
            fits(state, width, height, None, told)
        state.apply(rng.choice(state.actions()))
        told += state.events(0)


# The words.


@pytest.mark.parametrize("players", [3, 6])
def test_whole_games_can_be_told(players: int) -> None:
    """No sentence says that somebody did something when all facts are there."""
    rng = random.Random(players)
    state = MAFIA.start(players=players)
    face = face_of(MAFIA, state)
    while state.to_act != OVER:
        asked = cast(Facts, state.view(None)["asked"])
        told = [face.question(asked)] if state.to_act != CHANCE else []
        told += [face.act(state.describe(action), asked) for action in state.actions()]
        state.apply(rng.choice(state.actions()))
        told += [face.event(event, None) for event in state.events(None)]
        for sentence in told:
            assert "unknown" not in sentence and "somebody" not in sentence, sentence


# The rules.


def test_every_question_to_a_player_has_rules() -> None:
    of_chance = {"first-player", "deal", "roll", "car-roll", "finished"}
    assert clause_help.CLAUSES.keys() == set(questions.NAMES) - of_chance
    for clause in [*clause_help.NAMED_CLAUSES.values(), *sum(clause_help.CLAUSES.values(), ())]:
        assert catalogue.has(clause.replace(".", "-"), "title")
    assert set(pieces.SPACE_KINDS) < clause_help.NAMED_CLAUSES.keys()


def test_choices_can_be_named() -> None:
    state = race()
    face = face_of(MAFIA, state)
    assert face.place_names(state.actions()) == {"2a": 1, "2c": 2}
    asked: Facts = {"question": "bet"}
    betting = race(
        asked={"question": "bet", "seat": 0, "lemming": "grey"}, lemmings={"grey": "2a"}, blocks={}
    )
    names = face.place_names(betting.actions())
    assert names == {"grey": 1, "purple": 2, "pink": 3, "red": 4, "no": 5}
    for name, number in names.items():
        assert face.action_named(name.upper(), asked) == betting.actions()[number - 1]
    assert face.action_named("third-blue", asked) is not None
    assert face.action_named("nothing", asked) is None


# The end.


def test_the_end_shows_the_race_and_where_the_points_come_from() -> None:
    state = finished(4, 3)
    text = "\n".join(line.plain for line in face_of(MAFIA, state).final(state, 0))
    view: Any = state.view(0)
    assert text.index("1. ") < text.index("You: ") < text.index("Total")
    for seat in range(4):
        for name in view["bets"][seat]:
            assert words.lemming(name) in text
        assert f"{view['scores'][seat]:>5}  {view['places'][seat]:>5}" in text
    everybody = face_of(MAFIA, state).final(state, None)
    assert "Seat 0: " in "\n".join(line.plain for line in everybody)


def test_the_verdict() -> None:
    assert final_screen.verdict([1, 2, 3], 0) == "You win!"
    assert final_screen.verdict([1, 1, 3], 0) == "You share the first place."
    assert final_screen.verdict([2, 1, 3], 0) == "The winner: Seat 1. You come in as number 2 of 3."


# At the keyboard.


@pytest.mark.parametrize("options", ["", "--players 3", "--players 6 --seat 5 --bots random"])
def test_a_whole_game(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    options: str,
) -> None:
    file = tmp_path / "game.json"
    args = f"lemming-mafia --seed 7 {options} --save {file}"
    shown = played(monkeypatch, capsys, args, *["1"] * 400)
    assert "The game is over" in shown and "Total" in shown and "wins the race!" in shown
    assert Record.loads(file.read_text(encoding="utf-8")).replay().to_act == OVER
    assert main(["replay", str(file), "--all"]) == 0
    assert "bets on" in capsys.readouterr().out  # nothing is secret here


def test_a_lemming_can_be_named_and_help_is_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "start.json"
    state = race(asked={"question": "which-lemming", "seat": 0})
    file.write_text(Record.of(state).dumps(), encoding="utf-8")
    lines = ["?", "? mixer", "why 2b", "why blue", "why nix", "Grey", "why 3b", "u"]
    shown = played(monkeypatch, capsys, f"lemming-mafia --resume {file}", *lines)
    assert "\nLM-2.1  " in shown and "\nLM-3.1  " in shown and "K-1: " in shown
    assert "LM-2.1: The dice do not show Blue." in shown
    assert "There is no place, piece or card called “nix”." in shown
    assert "Where does Grey go?" in shown and "LM-2.2: 3b is too far" in shown
    assert shown.count("Which lemming goes?") == 3  # at first, with the help, and after the undo


def test_the_screen_is_the_same_in_every_world_that_fits() -> None:
    """LM-R7: whatever others have bet and hold, the person in seat 0 sees the same."""
    rng = random.Random(5)
    state = MAFIA.start(players=4)
    while state.to_act != OVER:
        if state.to_act == 0:
            other = state.resample(0, rng)
            for width, height in SIZES:
                assert screen(other, width, height) == screen(state, width, height)
        action = rng.choice(state.actions())
        state.apply(action)
        face = face_of(MAFIA, state)
        for event in state.events(0):
            if event.get("seat") not in (0, None) and event["event"] != "scored":
                told = face.event(event, 0)
                assert not any(words.lemming(name) in told for name in pieces.LEMMINGS), told
