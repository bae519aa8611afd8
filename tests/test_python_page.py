"""docs/python.md: its code runs as shown, and its words are those that really come up."""

from __future__ import annotations

import ast
import doctest
import io
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import clifftop
from clifftop.cli import main
from clifftop.games.leaping import pieces as leaping
from clifftop.games.lemminge import pieces as lemminge
from clifftop.games.mafia import contracts
from clifftop.games.mafia import pieces as mafia

PAGE = Path(__file__).parents[1] / "docs" / "python.md"
ROOMS = {
    "Leaping Lemmings": ("leaping-lemmings", "leaping"),
    "Lemming Mafia": ("lemming-mafia", "mafia"),
    "Lemminge": ("lemminge", "lemminge"),
}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "Leaping Lemmings": [{"players": 2}, {"players": 4}, {"players": 6, "chaos": True}],
    "Lemming Mafia": [{"players": 3}, {"players": 6}],
    "Lemminge": [{"players": 2, "board": "short"}, {"players": 4}],
}
VALUES: dict[str, list[Any]] = {
    "Leaping Lemmings": [
        *(leaping.CLANS, leaping.CLAN_LETTERS, leaping.EAGLES),
        *(leaping.ZONES, leaping.CARDS, leaping.PELLET_LETTERS),
    ],
    "Lemming Mafia": [mafia.LEMMINGS, mafia.SPACE_KINDS, contracts.KINDS],
    "Lemminge": [lemminge.TERRAINS, ["joins", "replaces"]],
}
EVERY_GAME = pytest.mark.parametrize("title", ROOMS)

Words = dict[str, set[str]]


def text() -> str:
    return PAGE.read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where mybots.py lies, as the page says."""
    (code,) = re.findall(r"```python\n# mybots.py\n(.*?)```", text(), re.DOTALL)
    (tmp_path / "mybots.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    sys.modules.pop("mybots", None)
    yield tmp_path
    sys.modules.pop("mybots", None)


def test_the_examples_run(folder: Path) -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 50
    assert results.failed == 0


def test_the_commands_run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a player who has nothing to type."""
    monkeypatch.setattr("sys.stdin", io.StringIO())
    (commands,) = re.findall(r"```sh\n(.*?)```", text(), re.DOTALL)
    for command in commands.splitlines():
        assert main(command.split()[1:]) == 0, command
    assert len(list((folder / "games").iterdir())) == 10


def test_the_patient_one_plays_any_game(folder: Path) -> None:
    patient = import_module("mybots").Patient("lemming-mafia", tries=1)
    state = next(moments("Lemming Mafia", {"players": 3}, 3))
    assert patient.choose(state.knowledge(state.to_act), state.actions(), Random(1)) in (
        state.actions()
    )


# The words.


def table(title: str, part: str, number: int = 0) -> list[list[str]]:
    """The rows of a table under the heading of a part, without its head."""
    section = text().split(f"\n### {part} of {title}\n")[1].split("\n#")[0]
    tables = re.findall(r"(?:^\|.*\n?)+", section, re.MULTILINE)
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in tables[number].splitlines()]
    return rows[2:]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def first_words(title: str, part: str, number: int = 0) -> list[str]:
    return [word for row in table(title, part, number) for word in quoted(row[0])]


def with_facts(title: str, part: str) -> Words:
    """Each word of the first column with those of the second."""
    return {word: set(quoted(row[1])) for row in table(title, part) for word in quoted(row[0])}


def module_of(title: str, name: str) -> ModuleType:
    return import_module(f"clifftop.games.{ROOMS[title][1]}.{name}")


def moments(title: str, options: dict[str, Any], seed: int) -> Iterator[clifftop.State]:
    """The states of a game at random, one after the other; the last is over."""
    rng = Random(seed)
    state = clifftop.game(ROOMS[title][0]).start(**options)
    while state.to_act != clifftop.OVER:
        if state.to_act != clifftop.CHANCE:
            yield state
        outcomes = state.actions()
        state.apply(rng.choice(outcomes))
    yield state


@EVERY_GAME
def test_every_value_is_listed(title: str) -> None:
    rows = [set(quoted(row[1])) for row in table(title, "Values")]
    assert rows == [set(values) for values in VALUES[title]]


@EVERY_GAME
def test_every_question_is_listed_once(title: str) -> None:
    assert sorted(first_words(title, "Questions")) == sorted(module_of(title, "questions").NAMES)


def keys_in(file: Path) -> set[str]:
    """The keys of all dictionaries that a source writes down, or puts something under."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        keys: list[ast.expr | None] = []
        if isinstance(node, ast.Dict):
            keys = node.keys
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            keys = [node.slice]
        found |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return found


@EVERY_GAME
def test_every_key_of_a_view_is_listed(title: str) -> None:
    """In the code all of them, inner ones too; in play those of the view itself."""
    listed = set(first_words(title, "View"))
    explained = {word for row in table(title, "View") for cell in row for word in quoted(cell)}
    explained |= set(first_words(title, "Questions", 1)) | {"question"}
    source = Path(str(module_of(title, "view").__file__)).with_name("view.py")
    in_code = keys_in(source)
    assert in_code <= explained
    assert listed <= in_code
    came_up: set[str] = set()
    for options in OPTIONS[title]:
        for state in moments(title, options, 1):
            came_up |= state.view(max(state.to_act, 0)).keys()
    assert came_up - {"to_act", "actions"} <= listed
    assert "to_act" in came_up and "actions" in came_up


@EVERY_GAME
def test_every_key_of_what_is_asked_is_listed(title: str) -> None:
    came_up: set[str] = set()
    for options in OPTIONS[title]:
        for seed in range(3):
            for state in moments(title, options, seed):
                asked = state.view(None)["asked"]
                assert isinstance(asked, dict)
                came_up |= asked.keys()
    listed = set(first_words(title, "Questions", 1))
    assert came_up - {"question"} <= listed
    assert listed == remembered(title)


def remembered(title: str) -> set[str]:
    """What the code says that questions remember."""
    if title == "Lemming Mafia":
        return {"lemming"}
    memory = module_of(title, "question_memory")
    names = {name for names in memory.REMEMBERED.values() for name in names.split()}
    if title == "Lemminge":
        return names
    source = Path(str(memory.__file__)).with_name("question_memory.py")
    (body,) = [
        node
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == "registers"
    ]
    more = {str(one.value) for one in ast.walk(body) if isinstance(one, ast.Constant)}
    return names | {name for name in more if re.fullmatch(r"[a-z_]+", name)}


@EVERY_GAME
def test_every_action_is_listed_with_its_facts(title: str) -> None:
    """By describing every number whatever is asked, which no game would get to."""
    game = clifftop.game(ROOMS[title][0])
    said: Words = {}
    for options in OPTIONS[title]:
        for number, state in enumerate(moments(title, options, 2)):
            if number % 40 == 0:
                for asked in range(len(module_of(title, "questions").NAMES)):
                    describe_all(state, asked, game.num_actions, said)
    assert said == with_facts(title, "Actions")


def describe_all(state: clifftop.State, asked: int, actions: int, said: Words) -> None:
    other: Any = state.copy()
    other.asked = asked
    for action in range(actions):
        facts = other.describe(action)
        said.setdefault(facts["do"], set()).update(facts.keys() - {"do"})


@EVERY_GAME
def test_every_event_is_listed_with_its_facts(title: str) -> None:
    patterns: Words = {}
    for pattern in module_of(title, "events").FIELDS:
        name, *fields = pattern.split()
        patterns[name] = {fact for field in fields for fact in facts_of(title, field)}
    assert patterns == with_facts(title, "Events")


def facts_of(title: str, field: str) -> list[str]:
    """What a field of a pattern becomes: some are more than one fact."""
    name, kind = field.split(":")
    if title == "Lemminge" and name == "card":
        return ["terrain", "value"]
    if kind == "contract!":
        return ["contract", "kind", "lemming", "other"]
    return [name]
