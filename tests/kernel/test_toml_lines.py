"""Lines of keys and items, whatever quotes, comments and brackets lie around them."""

import tomllib

from tests.games.leaping.canyon import GOOD

from clifftop.kernel.toml_lines import Path, lines_of

TRICKY = """\
# a = 1
plain = 1 # b = 2
"quoted key" = 'x'
'single' = "has # no comment and a \\" quote"

[table] # [not.a.table]
list = [ # ["no", "list"]
  "a]", 'b"', # ]
  [1,
   2],
  { in = 3, "line" = "}" },
]
text = \"\"\"
list = 1
\\"\"\" still ]\"\"\"\"\"
raw = '''
[nope]
it''s ''''
after.dotted . key = 2024-01-02 03:04:05
"caf\\u00e9" = {}

[[many]]
x = 1
[[many]]
x = 2
[many.inner]
y = 3

  [ spaced . "out" ]
  z = []
"""


def paths_of(value: object, path: Path = ()) -> set[Path]:
    """Every key and item of a parsed text."""
    found: set[Path] = {path} if path else set()
    if isinstance(value, dict):
        for key, inner in value.items():
            found |= paths_of(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found |= paths_of(inner, (*path, number))
    return found


def test_lines_of_a_text_full_of_traps() -> None:
    lines = lines_of(TRICKY)
    assert lines[("plain",)] == 2
    assert lines[("quoted key",)] == 3
    assert lines[("single",)] == 4
    assert lines[("table",)] == 6
    assert lines[("table", "list")] == 7
    assert lines[("table", "list", 0)] == lines[("table", "list", 1)] == 8
    assert lines[("table", "list", 2)] == lines[("table", "list", 2, 0)] == 9
    assert lines[("table", "list", 2, 1)] == 10
    assert lines[("table", "list", 3, "line")] == 11
    assert lines[("table", "text")] == 13
    assert lines[("table", "raw")] == 16
    assert lines[("table", "after", "dotted", "key")] == 19
    assert lines[("table", "café")] == 20
    assert lines[("many", 0, "x")] == 23
    assert lines[("many", 1)] == 24
    assert lines[("many", 1, "inner", "y")] == 27
    assert lines[("spaced", "out", "z")] == 30


def test_nothing_is_missed_and_nothing_invented() -> None:
    for text in (TRICKY, GOOD):
        assert set(lines_of(text)) == paths_of(tomllib.loads(text))


def test_windows_line_ends_count_once() -> None:
    assert lines_of(TRICKY.replace("\n", "\r\n")) == lines_of(TRICKY)


def test_a_file_without_a_last_line_end() -> None:
    assert lines_of("a = [1,\n2]") == {("a",): 1, ("a", 0): 1, ("a", 1): 2}
    assert lines_of("a = 1") == {("a",): 1}
    assert lines_of("") == {}
