"""Every way a board can be wrong: the good board with one edit, and what is said about it."""

import pytest
from tests.games.leaping.broken_boards import BROKEN, Broken
from tests.games.leaping.canyon import GOOD, edited, line_of, problems_of

from clifftop import catalogue
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.kernel.board_file import MAX_TEXT, BoardError


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{broken.message}:{broken.new[:12]}")
def test_a_broken_board_is_told_what_and_where(broken: Broken) -> None:
    text = edited((broken.old, broken.new))
    found = [
        problem
        for problem in problems_of(text)
        if problem.message == broken.message and broken.facts.items() <= problem.facts.items()
    ]
    assert len(found) == 1, problems_of(text)
    assert found[0].line == line_of(text, broken.line)
    if broken.clause:
        assert found[0].clause == broken.clause
    assert broken.says in found[0].text()


def test_a_red_circle_that_begins_late() -> None:
    text = edited(
        ('D = ["3c", "3d", "4d", "4e", "5d"]', 'D = ["4d", "4e", "5d", "6c", "5c"]'),
        ('E = ["3a", "3b", "4a", "4b", "4c"]', 'E = ["4a", "4b", "4c", "5a", "5b"]'),
    )
    (late,) = [problem for problem in problems_of(text) if problem.message == "board-red-begins"]
    assert (late.line, late.clause) == (line_of(text, "[zones.red]"), "LL-2.9")
    assert late.text() == "zones.red has no hex in row 3; that is where the red circle begins."


def test_the_smaller_part_of_a_zone_is_the_one_cut_off() -> None:
    text = edited(('["7a", "8a", "8b", "9a", "9b"]', '["3a", "4a", "8a", "8b", "9a", "9b"]'))
    (split,) = [problem for problem in problems_of(text) if problem.message == "board-zone-split"]
    assert split.facts["hexes"] == "3a, 4a"


def test_a_misspelt_key_is_not_called_missing_as_well() -> None:
    (only,) = problems_of(edited(("half_hexes = [", "half_hexs = [")))
    assert only.message == "board-key-misspelt"


def test_a_board_that_ends_too_early_is_pointed_at_its_end() -> None:
    text = GOOD[: GOOD.index("]  # the rules leave")] + "\n\n"
    (only,) = problems_of(text)
    assert (only.message, only.line) == ("board-syntax", line_of(text, "eagle_die"))


def test_a_text_too_long_to_be_a_board() -> None:
    (only,) = problems_of(GOOD + "#" * MAX_TEXT)
    assert (only.message, only.line) == ("board-text-too-long", 1)
    assert "32,768" in only.text()


@pytest.mark.parametrize("text", ["a = " + "[" * 9000 + "]" * 9000, "a" + ".a" * 9000 + " = 1"])
def test_a_text_nested_without_end(text: str) -> None:
    (only,) = problems_of(text)
    assert only.message == "board-nested-too-deep"


def test_a_number_without_end_is_a_syntax_problem() -> None:
    (only,) = problems_of("rows = [" + "9" * 9000 + "]")
    assert only.message == "board-syntax"


def test_an_empty_board_lacks_every_key() -> None:
    problems = problems_of("")
    assert {problem.message for problem in problems} == {"board-key-missing"}
    assert [problem.where for problem in problems] == [
        "name",
        "rows",
        "start",
        "cliff_edge",
        "line_of_bones",
        "brush",
        "pellets",
        "half_hexes",
        "zones",
        "components",
    ]


def test_all_problems_are_reported_by_line() -> None:
    text = edited(
        ('name = "canyon"', "name = 1"),
        ('"1c", "1d"]', '"1c"]'),
        ("pellets = [", "pelets = ["),
        ('F = ["11a", "11b",', 'F = ["11a", "11z",'),
        ("favor = 14", "favor = 15"),
    )
    assert [(problem.line, problem.message) for problem in problems_of(text)] == [
        (line_of(text, "name = 1"), "board-wrong-type"),
        (line_of(text, "start ="), "board-row-incomplete"),
        (line_of(text, "pelets"), "board-key-misspelt"),
        (line_of(text, '"11z"'), "board-hex-not-in-row"),
        (line_of(text, "favor"), "board-marker-count"),
    ]


def test_bad_rows_do_not_hide_other_problems() -> None:
    text = edited(
        ("rows = [4,", "rows = [7,"),
        ("brush = [", "brush = [1, "),
        ('A = ["7a", "8a", "8b", "9a", "9b"]', 'A = "7a"'),
        ("{ 2 = 8,", "{ 2 = 80,"),
    )
    assert [problem.message for problem in problems_of(text)] == [
        "board-row-step",
        "board-wrong-item",
        "board-wrong-type",
        "board-card-count",
    ]


def test_a_bad_row_is_one_problem() -> None:
    (only,) = problems_of(edited(("5, 4]", "55, 4]")))
    assert only.message == "board-row-length"
    (only,) = problems_of(edited(("rows = [4,", "rows = [6,")))
    assert only.message == "board-row-of-four"


def test_an_unknown_hex_is_one_problem() -> None:
    for old, new in (
        ('["3b", "5a"', '["3x", "5a"'),
        ('B = ["14c", "14d",', 'B = ["14c", "14x",'),
        ('"13b", "14b"', '"13x", "14b"'),
    ):
        (only,) = problems_of(edited((old, new)))
        assert only.message == "board-hex-not-in-row"


def test_a_zone_that_cannot_be_read_is_one_problem() -> None:
    (only,) = problems_of(edited(('["9a", "9b", "10a", "10b", "10c"]', "{}")))
    assert (only.message, only.where) == ("board-wrong-type", "zones.blue.E")


def test_thousands_of_rows_are_one_canyon_too_large() -> None:
    text = edited(("rows = [", f"rows = [{'4, 5, ' * 2000}"))
    (only,) = problems_of(text)
    assert only.message == "board-too-many-hexes"


def test_a_missing_circle_is_one_problem_not_many() -> None:
    end = GOOD.index("[zones.blue]")
    text = GOOD[:end] + GOOD[GOOD.index("[components]") :]
    (only,) = problems_of(text)
    assert (only.message, only.where) == ("board-key-missing", "zones.blue")
    assert only.line == line_of(text, "[zones.red]")


def test_the_error_says_everything_in_english() -> None:
    text = edited(('name = "canyon"', "name = 1"), ("favor = 14", "favor = 15"))
    with pytest.raises(BoardError) as caught:
        Canyon.load(text, "mine.toml")
    name, favor = line_of(text, "name = 1"), line_of(text, "favor")
    assert str(caught.value).split("\n") == [
        f"mine.toml:{name}: name is 1; it has to be a text in quotes.",
        f"mine.toml:{favor}: The number of favor pellets is 15; it has to be 14. (LL-1.5)",
    ]
    one, other = repr(caught.value).split("; ")
    assert one.startswith(f"mine.toml:{name}: board-wrong-type where='name'")
    assert other.startswith(f"mine.toml:{favor}: ")


def test_every_message_of_the_catalogue_has_a_board_that_earns_it() -> None:
    elsewhere = {"board-red-begins", "board-text-too-long", "board-nested-too-deep"}
    frames = {"board-problem", "board-problem-by-rule", "board-kind"}
    earned = {broken.message for broken in BROKEN} | elsewhere | frames
    assert earned == set(catalogue.ids("catalogue/board.ftl"))


@pytest.mark.parametrize(
    ("text", "message", "facts"),
    [
        ("#" * (MAX_TEXT + 1), "board-text-too-long", {"length": MAX_TEXT + 1, "most": MAX_TEXT}),
        ("a = " + "[" * 9000 + "]" * 9000, "board-nested-too-deep", {"most": 8}),
        ("a" + ".a" * 9000 + " = 1", "board-nested-too-deep", {"most": 8}),
        ("\ud800", "board-not-unicode", {}),
    ],
)
def test_a_text_that_is_no_board_at_all(text: str, message: str, facts: dict[str, object]) -> None:
    """There is no key to blame."""
    (only,) = problems_of(text)
    assert (only.message, only.line, only.where) == (message, 1, "")
    assert {name: fact for name, fact in only.facts.items() if name != "where"} == facts
    assert only.text()


def test_a_text_of_just_the_right_length() -> None:
    text = GOOD + "#" * (MAX_TEXT - len(GOOD))
    assert len(text) == MAX_TEXT
    assert problems_of(text) == []


def test_a_comment_may_have_as_many_dots_as_it_likes() -> None:
    assert problems_of(GOOD + "\n#" + "." * 9000) == []
