"""Leaping Lemmings in sentences: everything has one, and none gives a secret away."""

import ast
from pathlib import Path

import pytest

from clifftop.games.leaping import describe, events, pieces, questions
from clifftop.words import leaping

DEALT: dict[str, object] = {"event": "dealt", "seat": 2, "card": "boo"}
MOVE: dict[str, object] = {"question": "move"}


def verbs() -> set[str]:
    """Every `do` that describe.py can say: the strings beside "do", and the tables of verbs."""
    source = Path(describe.__file__).parent / "describe.py"  # the file itself may be compiled
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = set(describe.HEX_VERBS.values())
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "do":
                    found |= said_by(value)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "verb":
            found |= said_by(node.value)
    return found


def said_by(value: ast.expr) -> set[str]:
    """The outcomes of an expression, not the conditions in it."""
    if isinstance(value, ast.IfExp):
        return said_by(value.body) | said_by(value.orelse)
    return {str(value.value)} if isinstance(value, ast.Constant) else set()


def test_every_verb_is_found() -> None:
    assert {
        "pick",
        "claw",
        "hand-on",
        "pass",
        "deal",
        "draw",
        "fed",
        "eagle",
        "game-over",
    } < verbs()


@pytest.mark.parametrize("verb", sorted(verbs()))
def test_every_act_has_a_sentence_even_without_facts(verb: str) -> None:
    assert leaping.act({"do": verb}, MOVE)


@pytest.mark.parametrize("fields", events.FIELDS)
def test_every_event_has_a_sentence_even_without_facts(fields: str) -> None:
    assert leaping.event({"event": fields.split()[0]}, None)


@pytest.mark.parametrize("name", questions.NAMES)
def test_every_question_has_a_sentence(name: str) -> None:
    assert leaping.question({"question": name})


@pytest.mark.parametrize("card", pieces.CARDS)
def test_every_card_has_a_title_and_a_line(card: str) -> None:
    assert leaping.card(card)
    line = leaping.card_text(card)
    assert line.endswith(".") and len(line) <= 60
    assert leaping.sentence("the-card", {"card": card}) == leaping.card(card)


def test_every_clan_and_eagle_has_a_name() -> None:
    names = [leaping.clan(seat) for seat in range(len(pieces.CLANS))]
    assert len(set(names)) == 6
    for seat, clan in enumerate(pieces.CLANS):
        assert leaping.sentence("the-clan", {"clan": clan}) == names[seat]
        assert leaping.sentence("the-other-clan", {"other": clan}) == names[seat]
        assert leaping.sentence("the-seat", {"seat": seat}) == names[seat]
        assert leaping.sentence("the-next-seat", {"to": seat}) == names[seat]
        assert leaping.sentence("the-eagle-player", {"eagle_player": seat}) == names[seat]
    assert [leaping.eagle(eagle) for eagle in pieces.EAGLES] == ["Ruby", "Stephen Jr."]


def test_a_secret_stays_one() -> None:
    assert leaping.event(DEALT, None) == "I.Q. is dealt BOO!"
    assert leaping.event({"event": "dealt", "seat": 2}, None) == "I.Q. is dealt a Special Action"
    claimed: dict[str, object] = {"event": "claimed", "seat": 0, "hex": "4a"}
    assert leaping.event(claimed, None) == "Ritz takes the pellet on 4a."
    assert (
        leaping.event({**claimed, "pellet": "f"}, None) == "Ritz takes the pellet on 4a: a favor."
    )


def test_a_story_leaves_out_cards_dealt_to_others() -> None:
    assert leaping.story([DEALT, {"event": "dealt", "seat": 1}], 2) == [leaping.event(DEALT, None)]


def test_the_start_area_is_no_hex() -> None:
    moved: dict[str, object] = {"event": "moved", "clan": "viking", "from": "start", "to": "1c"}
    assert leaping.event(moved, None) == "Viking moves from the Start Area to 1c."
    assert leaping.act({"do": "pick", "hex": "start"}, MOVE).endswith("out of the Start Area")
    assert leaping.act({"do": "pick", "hex": "5b"}, MOVE) == "Move the lemming on 5b"


def test_a_choice_is_said_as_an_answer_to_its_question() -> None:
    choose: dict[str, object] = {"do": "choose", "hex": "5b"}
    assert leaping.act(choose, {"question": "paw-where"}) == "The stack on 5b"
    assert leaping.act(choose, {"question": "scatter-who"}) == "Scatter from 5b"
