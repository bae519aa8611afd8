"""Whatever the engine says has a sentence; a secret has one that does not give it away."""

import ast
import random
from pathlib import Path

import pytest
from tests.table import to_move

import clifftop
from clifftop import CHANCE, OVER, catalogue
from clifftop.games.leaping import describing, events, pieces, questions
from clifftop.terminal.leaping import rules, words

DEALT = {"event": "dealt", "seat": 2, "card": "boo"}


def verbs() -> set[str]:
    """Every `do` that describing.py can say: the strings beside "do", and the tables of verbs."""
    tree = ast.parse(Path(describing.__file__).with_suffix(".py").read_text(encoding="utf-8"))
    found = set(describing.HEX_VERBS.values())
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
    assert words.act({"do": verb}, "move")


@pytest.mark.parametrize("fields", events.FIELDS)
def test_every_event_has_a_sentence_even_without_facts(fields: str) -> None:
    assert words.event({"event": fields.split()[0]})


@pytest.mark.parametrize("name", questions.NAMES)
def test_every_question_has_a_sentence(name: str) -> None:
    assert words.question({"question": name})


@pytest.mark.parametrize("card", pieces.CARDS)
def test_every_card_has_a_title_and_a_line(card: str) -> None:
    assert words.card(card)
    line = words.card_text(card)
    assert line.endswith(".") and len(line) <= 60
    assert words.sentence("the-card", {"card": card}) == words.card(card)
    assert rules.clause_named(card) in rules.CARD_CLAUSES.values()


def test_every_clan_and_eagle_has_a_name() -> None:
    names = [words.clan(seat) for seat in range(len(pieces.CLANS))]
    assert len(set(names)) == 6
    for seat, clan in enumerate(pieces.CLANS):
        assert words.sentence("the-clan", {"clan": clan}) == names[seat]
        assert words.sentence("the-other-clan", {"other": clan}) == names[seat]
        assert words.sentence("the-seat", {"seat": seat}) == names[seat]
        assert words.sentence("the-next-seat", {"to": seat}) == names[seat]
        assert words.sentence("the-eagle-player", {"eagle_player": seat}) == names[seat]
    assert [words.eagle(eagle) for eagle in pieces.EAGLES] == ["Ruby", "Stephen Jr."]


def test_a_secret_stays_one() -> None:
    assert words.event(DEALT) == "I.Q. is dealt BOO!"
    assert words.event({"event": "dealt", "seat": 2}) == "I.Q. is dealt a Special Action"
    claimed: dict[str, object] = {"event": "claimed", "seat": 0, "hex": "4a"}
    assert words.event(claimed) == "Ritz takes the pellet on 4a."
    assert words.event({**claimed, "pellet": "f"}) == "Ritz takes the pellet on 4a: a favor."


def test_a_story_leaves_out_cards_dealt_to_others() -> None:
    assert words.story([DEALT, {"event": "dealt", "seat": 1}]) == [words.event(DEALT)]


def test_the_start_area_is_no_hex() -> None:
    moved: dict[str, object] = {"event": "moved", "clan": "viking", "from": "start", "to": "1c"}
    assert words.event(moved) == "Viking moves from the Start Area to 1c."
    assert words.act({"do": "pick", "hex": "start"}, "move").endswith("out of the Start Area")
    assert words.act({"do": "pick", "hex": "5b"}, "move") == "Move the lemming on 5b"


def test_every_question_to_a_player_has_rules() -> None:
    asked_of_chance = {
        "first-player", "dice-off", "deal", "roll", "reveal", "chaos-draw", "claim",
        "favor-draw", "noble-roll", "finished",
    }  # fmt: skip
    assert rules.CLAUSES.keys() == set(questions.NAMES) - asked_of_chance
    for clauses in [*rules.CLAUSES.values(), rules.CARD_CLAUSES.values()]:
        for clause in clauses:
            assert catalogue.has(clause.replace(".", "-"), "title")


def test_the_rules_of_a_card_come_first() -> None:
    state = to_move(hexes={"5b": "R"}, clans=[{"hand": ["boo"]}])
    state.apply(next(a for a in state.actions() if state.describe(a).get("card") == "boo"))
    asked = state.view(0)["asked"]
    assert isinstance(asked, dict)
    assert rules.clauses_of(asked)[0] == "LL-9.6"


@pytest.mark.parametrize(("players", "chaos"), [(2, False), (4, False), (6, False), (4, True)])
def test_whole_games_can_be_told(players: int, chaos: bool) -> None:
    """No sentence says that somebody did something somewhere when all facts are there."""
    rng = random.Random(players)
    state = clifftop.game("leaping-lemmings").start(players=players, chaos=chaos)
    while state.to_act != OVER:
        asked = state.view(None)["asked"]
        assert isinstance(asked, dict)
        told = [words.question(asked)] if state.to_act != CHANCE else []
        told += [words.act(state.describe(a), str(asked["question"])) for a in state.actions()]
        state.apply(rng.choice(state.actions()))
        told += [words.event(event) for event in state.events(None)]
        for sentence in told:
            assert "unknown" not in sentence and "somebody" not in sentence, sentence
            assert "an eagle" not in sentence and "its hex" not in sentence, sentence
