"""Every refusal is a sentence: each reason the rules can give has its words in the rulebook."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Final

import pytest
from tests.games.leaping.table_builder import LEAPING, position, to_move

import clifftop
from clifftop import Reason, State, catalogue
from clifftop.games import leaping
from clifftop.games.leaping.actions import CARD, DIVE, FAVOR, PASS, START
from clifftop.games.leaping.pieces import BOO, CARDS, CLANS, EAGLES, ITS_A_5, PELLET_LETTERS

# One of the values that each fact of a reason can have, where it matters which.
SAMPLES: Final[dict[str, list[object]]] = {
    "card": [*CARDS],
    "clan": [*CLANS],
    "eagle": [*EAGLES],
    "pellet": [*PELLET_LETTERS],
    "hex": ["7b"],
    "zone": ["C"],
}
NUMBERS: Final[list[object]] = [0, 1, 2, 10]  # whatever else is told is a number


class Given:
    """A reason as the source gives it: the clauses and whys it may have, and its facts."""

    def __init__(self, where: str, pairs: set[tuple[str, str]], facts: list[str]) -> None:
        self.where = where
        self.pairs = pairs
        self.facts = facts


class Source:
    """The rules as text, searched for the reasons they give."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            str(file.relative_to(folder)): ast.parse(file.read_text(encoding="utf-8"))
            for file in sorted(folder.rglob("*.py"))
        }
        self.functions = {
            node.name: node
            for tree in self.files.values()
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef)
        }

    def reasons(self) -> list[Given]:
        found = []
        for name, tree in self.files.items():
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef):
                    for call in calls_of(function, "Reason"):
                        facts = [str(keyword.arg) for keyword in call.keywords]
                        pairs = self.pairs(call, function)
                        found.append(Given(f"{name}:{call.lineno}", pairs, facts))
        return found

    def pairs(self, reason: ast.Call, function: ast.FunctionDef) -> set[tuple[str, str]]:
        clause, why = reason.args
        parameters = [argument.arg for argument in function.args.args]
        if isinstance(why, ast.Name):  # handed in together with its clause
            places = [parameters.index(ast.unparse(word)) for word in (clause, why)]
            return {
                (one, other)
                for caller in self.functions.values()
                for call in calls_of(caller, function.name)
                for one in self.words(call.args[places[0]], caller)
                for other in self.words(call.args[places[1]], caller)
            }
        return {
            (one, other)
            for one in self.words(clause, function)
            for other in self.words(why, function)
        }

    def words(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        """All that an expression can be: a literal, one of two, or what a name or call stands
        for."""
        if isinstance(node, ast.Constant):
            return {str(node.value)}
        if isinstance(node, ast.IfExp):
            return self.words(node.body, function) | self.words(node.orelse, function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = self.functions[node.func.id]
            returned = [part.value for part in ast.walk(called) if isinstance(part, ast.Return)]
            return {
                word
                for value in returned
                if value is not None
                for word in self.words(value, called)
            }
        assert isinstance(node, ast.Name), f"cannot follow {ast.unparse(node)}"
        parameters = [argument.arg for argument in function.args.args]
        if node.id in parameters:
            return self.handed_in(function.name, parameters.index(node.id))
        return {
            word
            for part in ast.walk(function)
            if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == node.id
            for word in self.words(part.value, function)
        }

    def handed_in(self, name: str, place: int) -> set[str]:
        """What the callers of a function give it in one place."""
        return {
            word
            for caller in self.functions.values()
            for call in calls_of(caller, name)
            for word in self.words(call.args[place], caller)
        }


def calls_of(function: ast.FunctionDef, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == name
    ]


REASONS: Final = Source(Path(str(leaping.__file__)).parent).reasons()


def is_a_sentence(said: str) -> bool:
    return not said[0].islower() and said[-1] in ".!" and "  " not in said


@pytest.mark.parametrize("given", REASONS, ids=[given.where for given in REASONS])
def test_every_reason_of_the_source_has_its_sentence(given: Given) -> None:
    assert given.pairs
    for clause, why in given.pairs:
        for facts in combinations(given.facts):
            said = Reason(clause, why, **facts).text()
            assert is_a_sentence(said), f"{clause} {why}: {said!r}"


def test_the_source_is_searched_to_the_end() -> None:
    """Reasons whose clause or why is settled only when they are given."""
    pairs = {pair for given in REASONS for pair in given.pairs}
    assert len(REASONS) > 90
    assert pairs >= {
        ("LL-9.6", "nobody"),
        ("LL-9.20", "nobody"),
        ("LL-9.13", "no-such-level"),
        ("LL-9.21", "no-such-level"),
        ("LL-1.4", "only-one"),
        ("LL-8.3", "not-aside"),
        ("LL-13.3", "not-in-pile"),
        ("LL-12.1", "left-out"),
        ("LL-11.1", "too-early"),
        ("LL-9.15", "no-target"),
    }


def test_no_sentence_is_left_over() -> None:
    pairs = {pair for given in REASONS for pair in given.pairs}
    for clause, why in sentences():
        assert (clause, why) in pairs, f"nothing gives {clause}.{why}"


def sentences() -> list[tuple[str, str]]:
    """The refusals of the rulebook's English file."""
    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    file = Path(catalogue.__file__).parent.parent / "rulebook" / "en" / "leaping-lemmings.ftl"
    return [
        (f"LL-{entry.id.name[3:].replace('-', '.')}", attribute.id.name)
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
        for attribute in entry.attributes
        if attribute.id.name != "title"
    ]


def combinations(names: list[str]) -> list[dict[str, object]]:
    """Facts with each of those names, in every sampled value at least once."""
    if not names:
        return [{}]
    values = {name: SAMPLES.get(name, NUMBERS) for name in names}
    most = max(len(samples) for samples in values.values())
    return [
        {name: samples[turn % len(samples)] for name, samples in values.items()}
        for turn in range(most)
    ]


@pytest.mark.parametrize(
    "options",
    [{"players": players} for players in (2, 3, 4, 5, 6)]
    + [{"players": 3, "chaos": True}, {"players": 6, "chaos": True}, {"players": 4, "short": True}],
    ids=str,
)
def test_at_random_tables_every_refusal_is_a_sentence(options: dict[str, object]) -> None:
    rng = Random(str(options))
    said: dict[str, Reason] = {}
    for _ in range(3):
        state = LEAPING.start(**options)
        while state.to_act != clifftop.OVER:
            if rng.random() < 0.05:
                say_all(state, said)
            state.apply(rng.choice(state.actions()))
        say_all(state, said)
    assert len({(reason.clause, reason.why) for reason in said.values()}) > 20


def say_all(state: State, said: dict[str, Reason]) -> None:
    for action in range(LEAPING.num_actions):
        reason = state.why_not(action)
        if reason is not None and repr(reason) not in said:
            assert is_a_sentence(reason.text()), reason
            said[repr(reason)] = reason


# A few of them to the letter.

OUT_OF_THE_WAY: Final = {"red": "D", "blue": "A"}


def refused(state: State, action: int) -> str:
    reason = state.why_not(action)
    assert reason is not None
    return f"{reason.clause}: {reason.text()}"


def hex_of(name: str) -> int:
    return to_move().board.index[name]


def test_a_lemming_that_cannot_spend_its_points() -> None:
    crowd = {"1a": "BBBBB", "1b": "IIIII", "1c": "VVVVV", "1d": "BBBBB"}
    state = to_move(seat=0, card=4, players=4, hexes=crowd, eagles=OUT_OF_THE_WAY)
    assert refused(state, START) == (
        "LL-7.1: No lemming in the Start Area has a way to use up exactly 4 movement points."
    )


def test_a_card_that_is_not_in_the_hand_and_one_that_finds_nobody() -> None:
    state = to_move(seat=0, clans=[{"hand": ["boo"], "id_used": True}])
    assert refused(state, CARD + BOO) == "LL-R4: No lemming can make the move of BOO! now."
    assert refused(state, CARD + ITS_A_5) == "LL-9.11: You have used your IT'S A 5 already."
    assert refused(state, CARD + CARDS.index("deja-vu")) == (
        "LL-9.1: You do not have DÉJÀ VU in your hand."
    )


def test_favors_that_cannot_be_paid() -> None:
    state = to_move(seat=0, clans=[{"pellets": "1f"}])
    assert refused(state, FAVOR + 2) == (
        "LL-8.3: That favor costs 2 favor pellets, and you have only 1."
    )
    poor = to_move(seat=0)
    assert refused(poor, FAVOR + 1) == (
        "LL-8.3: That favor costs 1 favor pellet, and you have none."
    )


def test_a_place_a_regular_move_may_not_go_to() -> None:
    state = position(
        card=3,
        players=2,
        hexes={"2c": "R", "2b": "B"},
        eagles={"red": "E", "blue": "A"},
        asked={"question": "destination", "seat": 0, "hex": "2c"},
    )
    assert refused(state, hex_of("4b")) == (
        "LL-7.2: 4b is in an eagle's zone of control, where no regular move may go."
    )
    assert refused(state, hex_of("1b")) == (
        "LL-7.2: 1b lies behind your lemming, and a regular move never goes back."
    )
    assert refused(state, hex_of("2b")) == (
        "LL-R23: On 2b it would cover the other clan, which is not allowed in rows 1 and 2."
    )
    assert refused(state, DIVE + 1) == (
        "LL-7.3: No way to the edge leaves exactly 1 movement point for the dive."
    )
    assert refused(state, PASS) == "K-1: That is not what is asked now."


def test_an_eagle_is_called_by_its_name() -> None:
    state = to_move(
        seat=0,
        eagles={"red": "A", "blue": "A feasting"},
        asked={"question": "fly-which", "card": "uh-oh"},
    )
    assert refused(state, 193) == (
        "LL-9.22: Stephen Jr. is feasting, and UH-OH! moves a hunting eagle."
    )
