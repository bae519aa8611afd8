"""Everything the engine can say has its words."""

import ast
from pathlib import Path
from random import Random
from typing import Any

from tests.games.lemminge.walks import LEMMINGE, walk

from clifftop import State, catalogue, rulebook
from clifftop.games import lemminge
from clifftop.games.lemminge.events import FIELDS
from clifftop.games.lemminge.questions import NAMES

LACKING: dict[str, Any] = dict.fromkeys(
    (
        "cards", "from", "ground", "hex", "pile", "points", "pushes", "round", "row", "seat",
        "terrain", "tile", "to", "turn", "value",
    ),
    "unknown",
)  # fmt: skip


def said(message: str, facts: dict[str, object]) -> str:
    return catalogue.text(message, **{**LACKING, **facts})


def is_a_sentence(words: str) -> bool:
    return not words[0].islower() and words[-1] in ".!" and "  " not in words


def asked(state: State) -> dict[str, object]:
    facts = state.view(None)["asked"]
    assert isinstance(facts, dict)
    return facts


def test_acts_events_and_questions_are_said() -> None:
    acts, events, questions = set(), set(), set()
    for seed in range(3):
        for state in walk({"players": 3 + seed % 3}, Random(seed), hurried=True):
            for seat in (None, 0):
                for fact in state.events(seat):
                    events.add(str(fact["event"]))
                    assert is_a_sentence(said(f"lemminge-event-{fact['event']}", fact))
            questions.add(str(asked(state)["question"]))
            assert "unknown" not in said(
                f"lemminge-question-{asked(state)['question']}", asked(state)
            )
            for action in state.actions()[:4]:
                fact = state.describe(action)
                acts.add(str(fact["do"]))
                assert "unknown" not in said(f"lemminge-act-{fact['do']}", fact)
    assert questions == set(NAMES)
    assert {fields.split()[0] for fields in FIELDS} - events <= {
        "turn-limit",
        "shrunk",
        "pushed-over",
    }
    assert len(acts) >= 12
    for fields in FIELDS:
        assert catalogue.has(f"lemminge-event-{fields.split()[0]}")


def test_every_refusal_is_a_sentence() -> None:
    heard = set()
    rng = Random(5)
    for state in walk({"players": 4}, rng, hurried=True):
        if rng.random() < 0.2:
            for action in range(LEMMINGE.num_actions):
                reason = state.why_not(action)
                if reason is not None and reason.clause not in ("K-1", "K-2"):
                    heard.add((reason.clause, reason.why))
                    assert is_a_sentence(reason.text()), reason.text()
    assert len(heard) >= 14
    assert heard <= given_by_the_source()


def given_by_the_source() -> set[tuple[str, str]]:
    """Every pair of clause and why that the rules can give."""
    pairs = {("LE-3.1", "not-held"), ("LE-3.3", "not-held"), ("LE-R9", "wrong-terrain")}
    pairs.add(("LE-4.2", "wrong-terrain"))
    for file in Path(str(lemminge.__file__)).parent.glob("refusals/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                clause, why = node.args
                if isinstance(clause, ast.Constant) and isinstance(why, ast.Constant):
                    pairs.add((str(clause.value), str(why.value)))
    return pairs


def test_every_reason_of_the_source_has_its_sentence_and_none_is_left_over() -> None:
    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    book = Path(str(rulebook.__file__)).parent / "en" / "lemminge.ftl"
    sentences = {
        (f"LE-{entry.id.name[3:].replace('-', '.')}", attribute.id.name)
        for entry in parse(book.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
        for attribute in entry.attributes
        if attribute.id.name != "title"
    }
    assert sentences == {pair for pair in given_by_the_source() if pair[0] != "K-1"}


def test_every_clause_has_a_text_and_a_short_title() -> None:
    clauses = rulebook.clauses("lemminge")
    assert len(clauses) == 3 + 3 + 5 + 4 + 12
    for clause in clauses:
        assert rulebook.text(clause)[-1] in ".!?)"
        assert 2 <= len(rulebook.title(clause).split()) <= 5
