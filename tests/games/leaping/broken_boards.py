"""The good canyon with one edit: every way a board can be wrong, and what is said about it."""

from typing import NamedTuple


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
