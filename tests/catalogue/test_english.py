"""English is said without Fluent, and to the letter as Fluent says it."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import clifftop
from clifftop import catalogue
from clifftop.catalogue import english, messages

HOUSE = Path(clifftop.__file__).parent
FILES = sorted(HOUSE.glob("*/en/*.ftl"))
TEXTS = [file.read_text(encoding="utf-8") for file in FILES]
FACTS: list[list[object]] = [
    [0, 1, 2, 5, 12_345, -1, -20_000],
    ["", "x", "word", "1", "{ $x }"],
    [0.5, 0.125, 1234.5678, 1e-7, 2.0, -0.001, 1.005],
]
STYLES: list[dict[str, str | int]] = [
    {},
    {"useGrouping": 0},
    {"minimumFractionDigits": 2, "maximumFractionDigits": 2},
    {"style": "percent", "maximumFractionDigits": 1},
    {"style": "percent", "minimumFractionDigits": 1, "maximumFractionDigits": 1},
]


class Facts(Visitor):
    """The names of all facts in what is visited."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.fixture(scope="module")
def fluent() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for text in TEXTS:
        bundle.add_resource(FluentResource(text))
    return bundle


def every_message() -> dict[str, messages.Message]:
    found: dict[str, messages.Message] = {}
    for text in TEXTS:
        entries = messages.entries(text)
        assert entries is not None
        found.update({name: messages.read(entry) for name, entry in entries.items()})
    return found


def test_every_message_of_ours_is_said_as_fluent_says_it(fluent: FluentBundle) -> None:
    ours, visitor, rng = every_message(), Facts(), Random(1)
    for text in TEXTS:
        visitor.visit(FluentResource(text))
    for name, message in ours.items():
        theirs = fluent.get_message(name)
        assert list(theirs.attributes) == list(message.attributes)
        for part in (None, *message.attributes):
            pattern = theirs.value if part is None else theirs.attributes[part]
            if pattern is None:
                assert message.value is None
                continue
            for choices in FACTS:
                facts = {fact: rng.choice(choices) for fact in sorted(visitor.names)}
                wanted, errors = fluent.format_pattern(pattern, facts)
                try:
                    said = english.say((messages.Reference(name, part),), facts, ours.__getitem__)
                except messages.Unread:
                    # A word where a number should be, or a fraction that selects: Fluent decides.
                    assert errors or choices is not FACTS[0]
                    continue
                assert (said, []) == (wanted, errors)


@pytest.mark.parametrize("style", STYLES)
def test_a_number_is_written_as_babel_writes_it(style: dict[str, str | int]) -> None:
    rng, locale = Random(2), Locale("en")
    for _ in range(500):
        for given in (
            rng.random(),
            rng.uniform(-1e6, 1e6),
            rng.randrange(-(10**9), 10**9),
            rng.randrange(200) / 200,
        ):
            number = fluent_number(given, **style)
            assert english.number(given, style) == number.format(locale)


@pytest.mark.parametrize(
    "text",
    [
        "a = { -term }\n",
        'a = { "\\u0041" }\n',
        "a = { DATETIME($when) }\n",
        "a = { $x ->\n    [one] One\n}\n",
        "a = { $x\n",
        "a = b }\n",
        "a =\n",
        "a = { 5 }\n",
    ],
)
def test_what_is_not_known_here_is_left_to_fluent(text: str) -> None:
    entries = messages.entries(text)
    assert entries is not None
    with pytest.raises(messages.Unread):
        messages.read(entries["a"])


@pytest.mark.parametrize(
    "text", ["a = A\nnonsense\n", "-term = T\n", "a = 1\na = 2\n", "a = A\r\n"]
)
def test_a_file_with_more_than_messages_is_left_to_fluent(text: str) -> None:
    assert messages.entries(text) is None


def test_a_sentence_in_english_does_not_load_fluent() -> None:
    code = (
        "import sys; from clifftop.catalogue import text; text('cli-games-played', games=1200);"
        "sys.exit('babel' in sys.modules or 'fluent' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert catalogue.text("cli-games-played", games=1200) == "1,200 games played"
