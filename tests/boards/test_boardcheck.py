"""Every way a board can be wrong: the good board with one edit, and what is said about it."""

from typing import NamedTuple

import pytest
from tests.boards.canyon import GOOD, edited, line_of, problems_of

from clifftop import catalogue
from clifftop.games.leaping.board import Canyon
from clifftop.kernel.boardfile import MAX_TEXT, BoardError


class Broken(NamedTuple):
    message: str
    old: str
    new: str
    line: str  # a piece of the line that is at fault
    facts: dict[str, str | int]
    clause: str = ""
    says: str = ""  # a piece of the English text


BROKEN = [
    # The file.
    Broken("board-syntax", 'name = "canyon"', 'name = "canyon', 'name = "can', {}),
    Broken("board-syntax", "eagle_die = [", "eagle_die = [[", "eagle_die", {}),
    Broken("board-not-unicode", "where a lemming", "where \ud800", "where \ud800", {}),
    # Keys and types.
    Broken("board-key-missing", 'name = "canyon"\n', "", "# Leaping", {"wanted": "string"}),
    Broken(
        "board-key-missing",
        'E = ["3a", "3b", "4a", "4b", "4c"]\n',
        "",
        "[zones.red]",
        {"where": "zones.red.E", "wanted": "array"},
        says="zones.red.E is missing; it has to be a list",
    ),
    Broken(
        "board-key-missing", "[zones.blue]", "[zones.red.G]", "[zones.red]", {"where": "zones.blue"}
    ),
    Broken(
        "board-key-misspelt",
        "half_hexes = [",
        "halfhexes = [",
        "halfhexes",
        {"where": "halfhexes", "near": "half_hexes"},
        says="did you mean half_hexes?",
    ),
    Broken(
        "board-key-unknown",
        'name = "canyon"',
        'name = "canyon"\nweather = "fine"',
        "weather",
        {"where": "weather"},
    ),
    Broken(
        "board-key-unknown",
        "5 = 8 }",
        "5 = 8, 6 = 1 }",
        "movement_cards",
        {"where": "components.movement_cards.6", "known": "2, 3, 4, 5"},
    ),
    Broken(
        "board-wrong-type",
        'name = "canyon"',
        "name = 7",
        "name = 7",
        {"where": "name", "wanted": "string", "found": "7"},
        says="name is 7; it has to be a text in quotes.",
    ),
    Broken(
        "board-wrong-type",
        'A = ["13a", "14a", "14b", "15a", "15b"]',
        'A = "13a"',
        'A = "13a"',
        {"where": "zones.blue.A", "wanted": "array", "found": '"13a"'},
    ),
    Broken("board-wrong-type", "favor = 14", "favor = true", "favor", {"found": "true"}),
    Broken("board-wrong-type", "{ 1 = 14, 2 = 4, favor = 14 }", "[14]", "[14]", {"found": "[ … ]"}),
    Broken("board-wrong-item", "rows = [4,", "rows = [4.0,", "rows =", {"found": "4.0"}),
    Broken(
        "board-wrong-item",
        '"9c", "10a",',
        '"9c",\n  { hex = "10a" },',
        "{ hex",
        {"where": "pellets", "wanted": "string", "found": "{ … }"},
    ),
    Broken(
        "board-wrong-item", "rows = [4,", f"rows = [0x{'f' * 5000},", "rows =", {"where": "rows"}
    ),
    Broken("board-name", '"canyon"', '""', "name =", {"most": 40}),
    Broken("board-name", '"canyon"', '"two\\nlines"', "name =", {"most": 40}),
    # Rows.
    Broken(
        "board-rows-few",
        "rows = [4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4]",
        "rows = [4, 5, 4, 5, 4, 5, 4]",
        "rows =",
        {"count": 7, "fewest": 9},
    ),
    Broken("board-row-length", "5, 4]", "\n 10, 4]", " 10, 4]", {"row": 14, "count": 10}),
    Broken("board-row-length", "5, 4]", "0, 4]", "rows =", {"row": 14, "count": 0}),
    Broken(
        "board-row-step",
        "5, 4]",
        "5,\n  3]",
        "  3]",
        {"row": 15, "count": 3, "earlier": 14, "earlier_count": 5},
    ),
    Broken(
        "board-too-many-hexes",
        "rows = [4, 5, 4, 5, 4, 5, 4, 5,",
        f"rows = [4, 5, 6, 7, 8, {'9, 8, ' * 12} 7, 6, 5,",
        "rows =",
        {"most": 160},
    ),
    Broken(
        "board-row-of-four", "rows = [4,", "rows = [6,", "rows =", {"row": 1, "count": 6}, "LL-2.2"
    ),
    Broken("board-row-of-four", "5, 4]", "5, 6]", "rows =", {"row": 15, "count": 6}, "LL-2.3"),
    # Lists of hexes.
    Broken(
        "board-hex-unknown",
        '["3b", "5a"',
        '["16b", "5a"',
        "brush =",
        {"where": "brush", "hex": '"16b"', "first": "1a", "last": "15d"},
    ),
    Broken("board-hex-unknown", '["3b", "5a"', '["", "5a"', "brush =", {"hex": '""'}),
    Broken("board-hex-unknown", '["3b", "5a"', '["03b", "5a"', "brush =", {"hex": '"03b"'}),
    Broken("board-hex-unknown", '["3b", "5a"', '["a\\n", "5a"', "brush =", {"hex": '"a\\n"'}),
    Broken(
        "board-hex-not-in-row",
        '"14b", "14d",\n',
        '"14b", "14f",\n',
        '"14f"',
        {"where": "pellets", "hex": '"14f"', "row": 14, "first": "14a", "last": "14e"},
        says="row 14 runs from 14a to 14e",
    ),
    Broken(
        "board-hex-twice",
        '"12e", "14a", "14e",\n',
        '"12e", "14a",\n  "14a",\n',
        '  "14a",',
        {"where": "half_hexes", "hex": "14a"},
    ),
    Broken(
        "board-not-this-row",
        '"1c", "1d"]',
        '"1c", "1d",\n "2b"]',
        ' "2b"]',
        {"where": "start", "hex": "2b", "row": 1},
        "LL-2.2",
    ),
    Broken(
        "board-row-incomplete",
        '"1c", "1d"]',
        '"1c"]',
        "start =",
        {"where": "start", "hex": "1d", "row": 1},
        "LL-2.2",
    ),
    Broken(
        "board-not-this-row",
        '["15a", "15b", "15c", "15d"]',
        '["15a", "15b", "15c", "15d", "14c"]',
        "cliff_edge",
        {"where": "cliff_edge", "hex": "14c", "row": 15},
        "LL-2.3",
    ),
    Broken(
        "board-row-incomplete",
        '["15a", "15b", "15c", "15d"]',
        '["15b", "15c", "15d"]',
        "cliff_edge",
        {"where": "cliff_edge", "hex": "15a", "row": 15},
        "LL-2.3",
    ),
    Broken(
        "board-half-hex-inside",
        '"6a", "6e", "8a",',
        '"6a", "6e", "6c", "8a",',
        '"6c"',
        {"hex": "6c"},
        "LL-2.1",
    ),
    Broken("board-pellet-count", ' "13b",', "", "pellets", {"count": 15, "right": 16}, "LL-2.9"),
    Broken("board-pellet-count", '"9b",\n', '"9b", "2c",\n', "pellets", {"count": 17}, "LL-2.9"),
    # Zones and circles.
    Broken(
        "board-zone-size",
        'F = ["5a", "5b", "6a", "6b", "7b"]',
        'F = ["5a", "5b", "6a", "6b"]',
        'F = ["5a"',
        {"where": "zones.red.F", "count": 4},
        "LL-2.4",
    ),
    Broken(
        "board-zone-size",
        'A = ["7a",',
        'A = ["6c", "7a", "7b",',
        'A = ["6c"',
        {"where": "zones.red.A", "count": 7},
        "LL-2.4",
    ),
    Broken(
        "board-zone-split",
        'D = ["3c", "3d", "4d", "4e", "5d"]',
        'D = ["3c", "3d", "4d", "4e",\n  "6c"]',
        '  "6c"]',
        {"where": "zones.red.D", "hexes": "6c"},
        "LL-2.4",
        says="6c cannot be reached",
    ),
    Broken(
        "board-zones-overlap",
        'B = ["8c", "8d",',
        'B = ["8b", "8c", "8d",',
        'B = ["8b"',
        {"where": "zones.red.B", "hex": "8b", "zone": "A"},
        "LL-2.4",
    ),
    Broken(
        "board-zone-too-early",
        'E = ["3a", "3b",',
        'E = ["2b", "3a", "3b",',
        'E = ["2b"',
        {"where": "zones.red.E", "hex": "2b"},
        "LL-2.9",
    ),
    Broken(
        "board-in-both-circles",
        'F = ["11a",',
        'F = ["8a", "11a",',
        'F = ["8a"',
        {"where": "zones.blue.F", "hex": "8a"},
        "LL-2.5",
    ),
    Broken(
        "board-bones-count",
        '["9a", "9b", "9c", "9d"]',
        '["9a", "9b", "9c"]',
        "line_of_bones",
        {"count": 3, "right": 4},
        "LL-2.5",
    ),
    Broken(
        "board-bones-row",
        '["9a", "9b", "9c", "9d"]',
        '["10a", "9b", "9c", "9d"]',
        "line_of_bones",
        {"hex": "10a", "row": 9},
        "LL-2.5",
    ),
    Broken(
        "board-bones-outside",
        'D = ["9c", "9d",',
        'D = ["9c", "11c",',
        "line_of_bones",
        {"hex": "9d", "eagle": "blue"},
        "LL-2.5",
    ),
    # Brush.
    Broken(
        "board-brush-count",
        '["3b", "5a"',
        '["3b", "3c", "5a"',
        "brush =",
        {"eagle": "red", "count": 6, "right": 5},
        "LL-2.9",
    ),
    Broken(
        "board-brush-count",
        ', "13c"]\npellets',
        "]\npellets",
        "brush =",
        {"eagle": "blue", "count": 3, "right": 4},
        "LL-2.9",
    ),
    Broken("board-brush-outside", '["3b", "5a"', '["2b", "5a"', "brush =", {"hex": "2b"}, "LL-2.9"),
    Broken("board-brush-on-edge", '"12a", "13c"]', '"12a", "15c"]', "brush =", {"hex": "15c"}),
    Broken("board-brush-on-bones", '"7c", "8b"', '"7c", "9b"', "brush =", {"hex": "9b"}, "LL-2.5"),
    # Components.
    Broken(
        "board-card-count",
        "{ 2 = 8,",
        "{ 2 = 7,",
        "movement_cards",
        {"kind": "2", "count": 7, "right": 8},
        "LL-1.3",
    ),
    Broken(
        "board-marker-count",
        "2 = 4, favor",
        "2 = 5, favor",
        "pellet_markers",
        {"kind": "2", "count": 5, "right": 4},
        "LL-1.5",
        says="pellets worth 2 VP is 5",
    ),
    Broken(
        "board-marker-count",
        "favor = 14",
        "favor = -1",
        "pellet_markers",
        {"kind": "favor", "count": -1, "right": 14},
        "LL-1.5",
        says="favor pellets is -1",
    ),
    Broken("board-die-size", '["hover", 1, 1,', "[1, 1,", "eagle_die", {"count": 5}, "LL-R2"),
    Broken("board-die-face", "2, 2, 3]", '2, 2,\n "3"]', ' "3"]', {"face": 6, "found": '"3"'}),
    Broken("board-die-face", "2, 2, 3]", "2, 4, 3]", "eagle_die", {"face": 5}, "LL-1.6"),
    Broken("board-die-face", "2, 2, 3]", "2, true, 3]", "eagle_die", {"found": "true"}, "LL-1.6"),
    Broken(
        "board-die-never-moves",
        '["hover", 1, 1, 2, 2, 3]',
        '["hover", "hover", "hover", "hover", "hover", "hover"]',
        "eagle_die",
        {},
        "LL-1.6",
    ),
]


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
    assert repr(caught.value).startswith(f"mine.toml:{name}: board-wrong-type where='name'")


def test_every_message_of_the_catalogue_has_a_board_that_earns_it() -> None:
    elsewhere = {"board-red-begins", "board-text-too-long", "board-nested-too-deep"}
    frames = {"board-problem", "board-problem-by-rule", "board-kind"}
    earned = {broken.message for broken in BROKEN} | elsewhere | frames
    assert earned == set(catalogue.ids("catalogue/board.ftl"))
