"""The rulebook is complete, readable, and says so when asked for what it does not have."""

from __future__ import annotations

import re
from typing import Final

import pytest

from clifftop import catalogue, rulebook

# How many clauses each chapter of Leaping Lemmings has, in reading order; then the rulings.
CHAPTER_LENGTHS: Final = {
    1: 6,
    2: 10,
    3: 5,
    4: 5,
    5: 10,
    6: 3,
    7: 6,
    8: 3,
    9: 22,
    10: 2,
    11: 1,
    12: 5,
    13: 5,
}
RULINGS: Final = 27

LEAPING_LEMMINGS: Final = [
    f"LL-{chapter}.{number}"
    for chapter, length in CHAPTER_LENGTHS.items()
    for number in range(1, length + 1)
] + [f"LL-R{number}" for number in range(1, RULINGS + 1)]

EVERY_CLAUSE: Final = ["K-1", "K-2", *LEAPING_LEMMINGS]

MENTION: Final = re.compile(r"\b[A-Z]+-R?\d+(?:\.\d+)?")


def test_leaping_lemmings_has_every_clause_in_reading_order() -> None:
    assert rulebook.clauses("leaping-lemmings") == LEAPING_LEMMINGS


def test_every_game_shares_the_kernel_clauses() -> None:
    assert rulebook.clauses("kernel") == ["K-1", "K-2"]


@pytest.mark.parametrize("clause", EVERY_CLAUSE)
def test_a_clause_has_a_text_and_a_short_title(clause: str) -> None:
    said = rulebook.text(clause)
    assert said[-1] in ".!?)"
    assert "  " not in said
    # A paragraph is one line: what begins in lower case was wrapped by an editor.
    assert not [line for line in said.splitlines() if line[0].islower()]
    title = rulebook.title(clause)
    # A card's title is its name, in capitals, and may be a single word.
    assert title.isupper() or 2 <= len(title.split()) <= 5


@pytest.mark.parametrize("clause", EVERY_CLAUSE)
def test_a_clause_mentions_only_clauses_and_chapters_that_exist(clause: str) -> None:
    chapters = [chapter for chapter, _, _ in rulebook.chapters("leaping-lemmings")]
    for mentioned in MENTION.findall(rulebook.text(clause)):
        assert mentioned in EVERY_CLAUSE or mentioned in chapters


def test_no_two_clauses_share_a_title_within_a_chapter() -> None:
    for _, _, inside in rulebook.chapters("leaping-lemmings"):
        titles = [rulebook.title(clause) for clause in inside]
        assert len(set(titles)) == len(titles)


def test_chapters_come_with_title_and_clauses() -> None:
    chapters = rulebook.chapters("leaping-lemmings")
    ids = [f"LL-{number}" for number in CHAPTER_LENGTHS] + ["LL-R"]
    assert [chapter for chapter, _, _ in chapters] == ids
    assert chapters[4] == ("LL-5", "Eagles", [f"LL-5.{number}" for number in range(1, 11)])
    assert chapters[-1][1:] == ("Rulings", [f"LL-R{number}" for number in range(1, 28)])


def test_a_list_keeps_its_lines() -> None:
    favors = rulebook.text("LL-8.3").splitlines()
    assert [line[:9] for line in favors[1:]] == ["- 1 pelle", "- 2 pelle", "- 3 pelle"]


def test_a_language_without_a_translation_reads_english() -> None:
    assert rulebook.text("LL-5.7", "nl") == rulebook.text("LL-5.7")


@pytest.mark.parametrize(
    ("asked", "meant"),
    [("LL-5.11", "LL-5.1"), ("ll-5.7", "LL-5.7"), ("LL-5-7", "LL-5.7"), ("LL-R28", "LL-R2")],
)
def test_an_unknown_clause_is_named_with_what_is_near(asked: str, meant: str) -> None:
    with pytest.raises(rulebook.UnknownClause) as caught:
        rulebook.text(asked)
    assert caught.value.clause == asked
    assert meant in caught.value.near
    assert asked in str(caught.value)
    assert meant in str(caught.value)


def test_a_chapter_is_not_a_clause() -> None:
    with pytest.raises(rulebook.UnknownClause, match=r"LL-5\b"):
        rulebook.title("LL-5")


def test_an_unknown_clause_with_nothing_near_shows_what_clauses_look_like() -> None:
    with pytest.raises(rulebook.UnknownClause, match=r"no clause castling.*LL-5\.7") as caught:
        rulebook.text("castling")
    assert caught.value.near == []


def test_an_unknown_game_is_named_with_the_known_ones() -> None:
    with pytest.raises(rulebook.UnknownGame, match=r"chess.*leaping-lemmings"):
        rulebook.clauses("chess")


def test_a_refusal_is_the_clause_s_own_words() -> None:
    assert rulebook.refusal("K-1", "not-asked") == "That is not what is asked now."
    assert "over" in rulebook.refusal("K-2", "over")


def test_a_refusal_may_be_told_more_facts_than_it_uses() -> None:
    told = rulebook.refusal("K-1", "not-asked", clause="K-1", why="hex", hex="5b", points=2)
    assert told == rulebook.refusal("K-1", "not-asked")


def test_a_refusal_nobody_wrote_is_an_error_that_names_it() -> None:
    with pytest.raises(catalogue.MissingMessage, match=r"K-1\.too-windy"):
        rulebook.refusal("K-1", "too-windy")


def test_a_refusal_of_an_unknown_clause_is_an_unknown_clause() -> None:
    with pytest.raises(rulebook.UnknownClause, match=r"K-9"):
        rulebook.refusal("K-9", "not-asked")
