"""What can be asked with `?`, and what is answered."""

import io
import random
from typing import cast

import pytest
from tests.games.leaping.table_builder import to_move
from tests.terminal.lemminge_screens import table
from tests.terminal.screen_reading import fits, paper, played, scene, screen

import clifftop
from clifftop import OVER, State, catalogue, rulebook
from clifftop.terminal.face import Facts, face_of
from clifftop.terminal.glossary import Glossary, plain
from clifftop.terminal.pages import paged
from clifftop.terminal.screen import arranged

SIZES = [(80, 24), (100, 40)]


def asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, *about: str
) -> str:
    """What is answered to these, without the table before it."""
    shown = played(monkeypatch, capsys, f"{game} --seed 1", *(f"? {word}" for word in about))
    return " ".join(shown.partition("or ? for help:")[2].split())


@pytest.mark.parametrize("given", ["QUICK START", "quick-start", "quickstart", "Quick", "quick st"])
def test_a_name_is_known_however_it_is_written(given: str) -> None:
    state = clifftop.game("leaping-lemmings").start(players=2)
    assert face_of(state.game(), state).glossary().find(given) == ["LL-9.18"]


@pytest.mark.parametrize(
    ("game", "given", "clause"),
    [
        ("leaping-lemmings", "its a 5", "LL-9.11"),
        ("leaping-lemmings", "MINE! ALL MINE!", "LL-9.14"),
        ("leaping-lemmings", "déjà vu", "LL-9.8"),
        ("leaping-lemmings", "deja vu", "LL-9.8"),
        ("leaping-lemmings", "pellet", "LL-8.1"),
        ("leaping-lemmings", "Pellets", "LL-8.1"),
        ("leaping-lemmings", "line of bones", "LL-2.5"),
        ("leaping-lemmings", "†", "LL-2.5"),
        ("leaping-lemmings", "♣", "LL-2.7"),
        ("leaping-lemmings", "stephen jr", "LL-1.6"),
        ("leaping-lemmings", "i.q.", "LL-1.1"),
        ("leaping-lemmings", "hover", "LL-5.10"),
        ("lemming-mafia", "concrete mixer", "LM-3.1"),
        ("lemming-mafia", "hammer", "LM-3.2"),
        ("lemming-mafia", "getaway car", "LM-3.3"),
        ("lemming-mafia", "boss", "LM-3.5"),
        ("lemming-mafia", "$", "LM-3.4"),
        ("lemming-mafia", "contracts", "LM-4.5"),
        ("lemming-mafia", "■", "LM-3.1"),
        ("lemminge", "forest 3", "LE-3.3"),
        ("lemminge", "f3", "LE-3.3"),
        ("lemminge", "MEADOW", "LE-1.3"),
        ("lemminge", "push", "LE-4.3"),
        ("lemminge", "▓", "LE-R7"),
    ],
)
def test_words_lead_to_clauses(game: str, given: str, clause: str) -> None:
    state = clifftop.game(game).start(players=3)
    assert clause in face_of(state.game(), state).glossary().find(given)


@pytest.mark.parametrize("game", clifftop.games())
def test_every_word_has_clauses_that_exist(game: str) -> None:
    state = clifftop.game(game).start(players=3)
    glossary = face_of(state.game(), state).glossary()
    for clauses in glossary.clauses.values():
        assert clauses
        for clause in clauses:
            assert rulebook.title(clause)


@pytest.mark.parametrize("game", clifftop.games())
def test_every_place_and_piece_of_a_board_is_explained(game: str) -> None:
    state = clifftop.game(game).start(players=3)
    face, view = face_of(state.game(), state), state.view(0)
    places = {
        "leaping-lemmings": ["1a", "9a", "15d", "8C"],
        "lemming-mafia": ["1a", "12B", "blue", "Red"],
        "lemminge": ["1a", "13K", "forest", "swamp"],
    }
    for place in places[game]:
        told, clauses = face.place_facts(place, view)
        assert told and clauses and "unknown" not in " ".join(told)
        assert all(rulebook.title(clause) for clause in clauses)
    assert face.place_facts("99z", view) == ([], [])


def test_a_hex_says_what_lies_there() -> None:
    state: State = to_move(hexes={"5c": "RB"}, eagles={"red": "B feasting", "blue": "F"})
    told, clauses = face_of(state.game(), state).place_facts("5c", state.view(0))
    assert told[0].startswith("5c: a ")
    assert "Lemmings there, from bottom to top: Ritz, Biker." in told
    assert "It is in zone C of Ruby, who is in zone B, feasting." in told
    assert "LL-2.4" in clauses


def test_a_tile_is_told_from_what_is_printed() -> None:
    face, view = face_of(table().game(), table()), table().view(0)
    assert face.place_facts("4e", view)[0][0] == "4e: forest, by a tile."
    assert face.place_facts("4d", view)[0][1] == "A lemming of Red is there."
    assert (
        "the pile has 2, 1; its sum is 3, its lowest card 1."
        in face.place_facts("forest", view)[0][0]
    )


def test_what_is_unknown_gets_the_nearest_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = asked(monkeypatch, capsys, "leaping-lemmings", "pelet", "xyzzy", "LL-99", "ll-11")
    assert "Nothing is called “pelet”. Did you mean pellet" in shown
    assert "Nothing is called “xyzzy”." in shown
    assert "There is no clause LL-99" in shown
    assert "LL-11 The shorter game" in shown and "LL-11.1 Four cards fewer" in shown


@pytest.mark.parametrize(
    ("game", "sign"),
    [
        ("leaping-lemmings", "† Line of Bones"),
        ("lemming-mafia", "♠ drops"),
        ("lemminge", "fb in row 4 is forest, called 4b"),
    ],
)
def test_the_signs_of_the_map_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, sign: str
) -> None:
    for word in ("map", "legend", "SIGNS"):
        assert sign in asked(monkeypatch, capsys, game, word)


def test_plain_words() -> None:
    assert plain("DÉJÀ VU") == "dejavu" and plain("IT’S A 5") == plain("its-a 5") == "itsa5"
    assert plain("†") == "†"
    glossary = Glossary({"die": ["A"], "dive": ["B"], "brush": ["C"]})
    assert glossary.find("di") == [] and glossary.near("di") == ["die", "dive"]
    assert glossary.find("br") == ["C"]


# Maps.


def test_zones_are_shown_where_one_is_asked_for() -> None:
    state = to_move(hexes={"8c": "RBIVR"}, eagles={"red": "E", "blue": "C"})
    drawn = "\n".join(
        line.plain for line in face_of(state.game(), state).overview("zones", state.view(0))
    )
    assert "(A) to (F) are Ruby’s, [A] to [F] Stephen Jr.’s." in drawn
    assert "(A)[E]" in drawn and "BRBIVR" in drawn and "[C]" in drawn
    assert "Ruby is in zone E." in drawn


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_zone_can_be_seen_and_typed_when_an_eagle_flies(width: int, height: int) -> None:
    rng, looked = random.Random(3), 0
    state = clifftop.game("leaping-lemmings").start(players=3)
    while looked < 3:
        asked = cast(Facts, state.view(0)["asked"])
        if state.to_act == 0 and asked["question"] == "which-zone":
            looked += 1
            text = "\n".join(screen(state, width, height))
            assert "(C)" in text and "[D]" in text and "5c" not in text
            names = face_of(state.game(), state).place_names(state.actions())
            assert len(names) == len(state.actions()) and set(names) <= set("abcdef")
            fits(state, width, height, 0, [])
        state.apply(rng.choice(state.actions()))


def test_a_hex_of_a_small_course_shows_its_letter() -> None:
    lines = screen(table(), 80, 24)
    assert "Wbfcfd·e·f·g·hwi" in lines[0]
    assert lines[12].startswith("13") and "jmk·l" in lines[12]


@pytest.mark.parametrize("game", clifftop.games())
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_is_said_once_is_said_where_there_is_room(game: str, width: int, height: int) -> None:
    rng, said = random.Random(2), 0
    goal = catalogue.text(f"terminal-goal-{game}")
    state = clifftop.game(game).start(players=clifftop.game(game).options[0].high)
    for _ in range(400):
        if state.to_act == OVER:
            break
        if state.to_act == 0:
            shown = scene(state, 0, [])
            shown.notices = [goal, catalogue.text("terminal-unfinished", number=2)]
            lines = arranged(paper(width, height), shown)
            assert len(lines) < height and max(line.cell_len for line in lines) <= width
            text = "\n".join(line.plain for line in lines)
            assert shown.said == ("The goal: " in text)
            said += shown.said
        state.apply(rng.choice(state.actions()))
    assert said


def test_a_game_begins_with_its_goal_and_says_what_is_unfinished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for unfinished in range(2):
        shown = played(monkeypatch, capsys, "leaping-lemmings --first 0", "")
        assert shown.count("The goal: ") == 1
        assert shown.count("An unfinished game is kept") == unfinished


def test_a_long_help_comes_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    page = paper(80, 24, colour=True)
    answers = iter(["", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    with paged(page):
        for number in range(100):
            page.print(f"line {number}")
    told = cast(io.StringIO, page.file).getvalue()
    assert "line 43" in told and "line 44" not in told and next(answers, None) is None


@pytest.mark.parametrize("game", clifftop.games())
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_help_fits(game: str, width: int, height: int) -> None:
    state = clifftop.game(game).start(players=3)
    face, page = face_of(state.game(), state), paper(width, height)
    drawn = [*face.signs(), *face.overview("zones", state.view(0))]
    assert len(face.overview("zones", state.view(0))) < height
    assert all(page.measure(line).maximum <= width for line in drawn)
    assert all(len(line) <= width for line in face.keys().splitlines())
    assert len(face.keys().splitlines()) < height
