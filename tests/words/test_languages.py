"""Those who ask for a language get it, in every kind of sentence.

There is one language so far. A second one is made of it by shouting.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import parse, serialize
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

import clifftop
from clifftop import OVER, IllegalAction, catalogue, rulebook, words
from clifftop.catalogue import ENGLISH, Catalogue
from clifftop.kernel.errors import UnknownGame

LOUD = "loud"
GAMES = [
    ("leaping-lemmings", {"players": 3}),
    ("lemming-mafia", {"players": 3}),
    ("lemminge", {"players": 2, "board": "short"}),
]


class Shouting(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:
        return TextElement(node.value.upper())


@pytest.fixture(scope="module")
def shelves(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The catalogue and the rulebook, with a second language beside English."""
    house = tmp_path_factory.mktemp("house")
    folders = []
    for room in (catalogue, rulebook):
        folder = house / Path(inspect.getfile(room)).parent.name
        for file in (Path(inspect.getfile(room)).parent / ENGLISH).glob("*.ftl"):
            text = file.read_text(encoding="utf-8")
            loud = serialize(Shouting().visit(parse(text)))
            for language, said in ((ENGLISH, text), (LOUD, loud)):
                (folder / language).mkdir(parents=True, exist_ok=True)
                (folder / language / file.name).write_text(said, encoding="utf-8")
        folders.append(folder)
    return Catalogue(tuple(folders))


@pytest.fixture(autouse=True)
def two_languages(shelves: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "text", shelves.text)
    monkeypatch.setattr(catalogue, "attribute", shelves.attribute)


def is_loud(sentence: str) -> bool:
    """Names of places stay as they are: “5b”."""
    return not any(word.islower() and word.isalpha() for word in sentence.split())


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_game_is_told_in_the_language_asked_for(game: str, options: dict[str, object]) -> None:
    rng = Random(2)
    spoken = words.of(game)
    state = clifftop.game(game).start(**options)
    story = []
    for _ in range(300):
        if state.to_act == OVER:
            break
        view: dict[str, Any] = state.view(0)
        told = [spoken.question(view["asked"], LOUD)]
        told += [spoken.act(state.describe(a), view["asked"], LOUD) for a in state.actions()]
        state.apply(rng.choice(state.actions()))
        told += [spoken.event(facts, 0, LOUD) for facts in state.events(0)]
        story += state.events(0)
        for sentence in told:
            assert is_loud(sentence), sentence
    for sentence in spoken.story(story, 0, LOUD):
        assert is_loud(sentence), sentence
    assert not all(is_loud(sentence) for sentence in spoken.story(story, 0))


def test_so_is_a_refusal() -> None:
    state = clifftop.game("lemminge").start(players=2, first=0)
    with pytest.raises(IllegalAction) as caught:
        state.apply(0)
    assert words.refusal(caught.value, LOUD) == "K-1: THAT IS NOT WHAT IS ASKED NOW."
    with pytest.raises(UnknownGame) as unknown:
        clifftop.game("chess")
    assert words.refusal(unknown.value, LOUD).startswith("THERE IS NO GAME “chess”")


def test_so_is_the_question_of_a_game_without_words() -> None:
    assert words.of("coins").question({}, LOUD) == "WHAT DO YOU CHOOSE?"


def test_a_language_that_is_not_there_is_english() -> None:
    assert words.of("coins").question({}, "xx") == "What do you choose?"
