"""The proof that a refactoring changed nothing can fail: a difference is found and named."""

from collections import Counter
from collections.abc import Iterator

import pytest
from scripts.same.__main__ import main
from scripts.same.comparison import differing, first_difference
from scripts.same.facts import Case, Fact, print_of, stated
from scripts.same.masks import masked
from scripts.same.suite import compare_breaks, names_of

GAME: list[Fact] = [
    ("step 0 view seat=0", {"turn": 1, "eagles": {"red": "A", "blue": "C"}}),
    ("step 0 events seat=0", []),
    ("step 1 view seat=0", {"turn": 2, "eagles": {"red": "B", "blue": "C"}}),
]


def a_game(*instead: Fact) -> Case:
    """The game with some of its facts told in another way."""
    facts = {**dict(GAME), **dict(instead)}
    return Case("a game", lambda: list(facts.items()))


def test_equal_facts_have_equal_prints() -> None:
    one, other = print_of(a_game()), print_of(a_game())
    assert one == other and one.facts == 3
    assert differing({"a game": one}, {"a game": other}) == []


def test_the_first_fact_that_differs_is_named_and_shown() -> None:
    renamed = a_game(("step 1 view seat=0", {"turn": 2, "eagles": {"red": "B", "green": "C"}}))
    before, after = print_of(a_game()), print_of(renamed)
    assert differing({"a game": before}, {"a game": after}) == ["a game"]
    found = first_difference(stated(a_game()), stated(renamed))
    assert found is not None
    assert found.name == "step 1 view seat=0" and found.after == "step 0 events seat=0"
    said = [line.strip() for line in found.lines()]
    assert '-  "blue": "C"' in said and '+  "green": "C"' in said


def test_the_order_of_fields_counts() -> None:
    turned = a_game(("step 0 view seat=0", {"eagles": {"red": "A", "blue": "C"}, "turn": 1}))
    assert print_of(a_game()) != print_of(turned)


def test_a_case_that_is_gone_differs_and_so_does_a_new_one() -> None:
    print_ = print_of(a_game())
    assert differing({"old": print_}, {"new": print_}) == ["old", "new"]


def test_fewer_facts_differ() -> None:
    short = Case("a game", lambda: GAME[:2])
    found = first_difference(stated(a_game()), stated(short))
    assert found is not None and found.name == "step 1 view seat=0 / (no more facts)"


def test_a_case_that_fails_proves_nothing() -> None:
    def stumble() -> Iterator[Fact]:
        yield GAME[0]
        raise KeyError("feet")

    found = print_of(Case("a fall", stumble))
    assert found.raised and found.facts == 2
    assert not print_of(a_game()).raised


def test_ports_are_not_compared() -> None:
    assert masked("http://127.0.0.1:8020/t/abc") == masked("http://127.0.0.1:34567/t/abc")


def test_tests_are_known_by_name_not_by_file() -> None:
    before = names_of("tests/a/test_a.py::test_hop[2]\ntests/a/test_a.py::test_hop[3]\n2 tests\n")
    after = names_of("tests/b/c/test_b.py::test_hop[2]\n")
    assert before - after == Counter({"test_hop[3]": 1})


def test_a_break_may_get_other_names_but_not_get_lost() -> None:
    before = [("LL-1", "if stage < 2:", "if True:"), ("LL-2", "a + b", "a - b")]
    renamed = [("LL-1", "if moment < 2:", "if True:")]
    lost, changed = compare_breaks(before, renamed)
    assert lost == ["clause LL-2: 1 breaks fewer"]
    assert changed[0] == "clause LL-1: only names changed in the break of 'if stage < 2:'"
    _, changed = compare_breaks(before[:1], [("LL-1", "while stage:", "if True:")])
    assert changed == ["clause LL-1: more than names changed in the break of 'if stage < 2:'"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ([], "make same BASE=main~5"),
        (["--base", "main", "--only", "cooking"], "'cooking' is none of tests, schema"),
    ],
)
def test_what_is_missing_or_wrong_is_said(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(given)
    assert end.value.code == 2
    assert told in capsys.readouterr().err
