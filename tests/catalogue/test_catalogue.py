"""The catalogue says what it has, in English where it must, and never guesses."""

import subprocess
import sys
from pathlib import Path

import pytest

from clifftop import catalogue
from clifftop.catalogue import Catalogue, CatalogueError, MissingMessage

ENGLISH_FILE = """\
hello = Hello, { $name }!
dives = { $count ->
    [one] one dive
   *[other] { $count } dives
}
clause = A lemming dives.
    .title = Diving
    .example = { $name } dives.
only-parts =
    .title = A title alone
loop = Again { loop }
"""

DUTCH_FILE = """\
hello = Hallo, { $name }!
clause = Een lemming duikt.
"""


@pytest.fixture
def shop(tmp_path: Path) -> Catalogue:
    """Two folders, as the catalogue and the rulebook are; Dutch knows only a part."""
    write(tmp_path / "words" / "en" / "table.ftl", ENGLISH_FILE)
    write(tmp_path / "words" / "nl" / "table.ftl", DUTCH_FILE)
    write(tmp_path / "clauses" / "en" / "rules.ftl", "rule-two = Two.\nrule-one = One.\n")
    return Catalogue((tmp_path / "words", tmp_path / "clauses"))


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_a_message_is_told_its_facts(shop: Catalogue) -> None:
    assert shop.text("hello", name="Ruby") == "Hello, Ruby!"
    assert shop.text("dives", count=1) == "one dive"
    assert shop.text("dives", count=1200) == "1,200 dives"


def test_facts_may_be_called_like_our_own_parameters(shop: Catalogue) -> None:
    assert shop.text("hello", name="Ruby", message_id="x", attribute="y") == "Hello, Ruby!"


def test_no_invisible_marks_around_a_fact(shop: Catalogue) -> None:
    assert shop.text("hello", name="x").isascii()


def test_an_attribute_is_a_message_of_its_own(shop: Catalogue) -> None:
    assert shop.attribute("clause", "title") == "Diving"
    assert shop.attribute("clause", "example", name="Olaf") == "Olaf dives."


def test_a_language_speaks_for_itself_and_english_for_the_rest(shop: Catalogue) -> None:
    assert shop.text("hello", language="nl", name="Ruby") == "Hallo, Ruby!"
    assert shop.text("rule-one", language="nl") == "One."
    assert shop.attribute("clause", "title", language="nl") == "Diving"
    assert shop.text("rule-one", language="pt") == "One."
    assert shop.text("rule-one", language="../clauses/en") == "One."


def test_a_missing_message_is_named(shop: Catalogue) -> None:
    with pytest.raises(MissingMessage, match=r"'nowhere' in nl or en") as caught:
        shop.text("nowhere", language="nl")
    assert caught.value.message_id == "nowhere"
    with pytest.raises(LookupError, match=r"'hello\.title' in en"):
        shop.attribute("hello", "title")
    with pytest.raises(MissingMessage, match="only-parts"):
        shop.text("only-parts")


def test_a_fact_that_was_not_told_is_an_error(shop: Catalogue) -> None:
    with pytest.raises(CatalogueError, match=r"'hello', told nobody: .*name"):
        shop.text("hello", nobody="x")
    with pytest.raises(CatalogueError, match=r"'clause\.example', told nothing"):
        shop.attribute("clause", "example")


def test_a_message_that_quotes_itself_is_an_error(shop: Catalogue) -> None:
    with pytest.raises(CatalogueError, match="loop"):
        shop.text("loop")


def test_has_agrees_with_text(shop: Catalogue) -> None:
    assert shop.has("hello") and shop.has("rule-one", language="nl")
    assert shop.has("clause", "title") and not shop.has("hello", "title")
    assert shop.has("only-parts", "title") and not shop.has("only-parts")
    assert not shop.has("nowhere", language="nl")


def test_ids_are_those_of_one_file_in_one_language(shop: Catalogue) -> None:
    assert shop.ids("clauses/rules.ftl") == ("rule-two", "rule-one")
    assert shop.ids("words/table.ftl", "nl") == ("hello", "clause")
    assert shop.ids("clauses/rules.ftl", "nl") == ()
    assert shop.languages() == ("en", "nl")


def test_a_file_that_does_not_parse_is_named_with_the_line(tmp_path: Path) -> None:
    write(tmp_path / "en" / "bad.ftl", "good = Good\nbad line here\n")
    with pytest.raises(CatalogueError, match=r"bad\.ftl: cannot read 'bad line here'"):
        Catalogue((tmp_path,)).text("good")


def test_a_message_said_twice_is_an_error(tmp_path: Path) -> None:
    write(tmp_path / "en" / "one.ftl", "same = One\n")
    write(tmp_path / "en" / "two.ftl", "same = Two\n")
    with pytest.raises(CatalogueError, match=r"'same' is in .*one\.ftl and again in .*two\.ftl"):
        Catalogue((tmp_path,)).text("same")


def test_every_file_of_ours_can_be_read() -> None:
    assert catalogue.languages()[0] == "en"
    for language in catalogue.languages():
        assert "cli-about" in catalogue.ids("catalogue/cli.ftl", language)
    assert catalogue.text("cli-games-played", games=1) == "1 game played"


def test_importing_the_catalogue_does_not_load_fluent() -> None:
    code = "import sys, clifftop.catalogue; sys.exit('babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
