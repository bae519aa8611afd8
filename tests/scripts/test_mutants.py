"""The mutants are one small mistake each, and a weak test is found out by them."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from scripts.mutation.edits import Edit
from scripts.mutation.equivalents import Equivalents
from scripts.mutation.mistakes import edits_of
from scripts.mutation.probes import HITS, statements, with_probes

ROOT: Final = Path(__file__).parents[2]

POND: Final = '''\
"""How deep the water is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

DEEP: Final[int] = 3
Depths = dict[str, int]


def is_deep(metres: int, limit: int = DEEP + 1) -> bool:
    """At the limit it is still shallow."""
    assert metres >= 0
    return metres > limit


def deepest(depths: Sequence[int]) -> int:
    found = 0
    for depth in depths:
        if depth > found and not depth == 99:  # 99 is unknown
            found = cast("int", depth)
    return found
'''


def written(folder: Path, text: str) -> Path:
    file = folder / "pond.py"
    file.write_text(text, encoding="utf-8")
    return file


def changes(folder: Path, text: str = POND) -> dict[tuple[str, str], Edit]:
    """All edits, by the lines before and after."""
    file = written(folder, text)
    return {edit.changed(file.read_bytes()): edit for edit in edits_of(folder, file)}


def test_every_edit_changes_one_line_and_what_it_says(tmp_path: Path) -> None:
    source = POND.encode()
    for (before, after), edit in changes(tmp_path).items():
        assert edit.is_sound(source)
        assert before in POND and "\n" not in before + after
        pairs = zip(source.split(b"\n"), edit.applied(source).split(b"\n"), strict=True)
        others = [number for number, (old, new) in enumerate(pairs, 1) if old != new]
        assert others == [edit.line]
        old, new = edit.diff(source).splitlines()[-2:]
        assert (old[0], old[1:].strip()) == ("-", before)
        assert (new[0], new[1:].strip()) == ("+", after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("return metres > limit", "return metres >= limit"),
        ("return metres > limit", "return metres <= limit"),
        ("return metres > limit", "return None"),
        ("DEEP: Final[int] = 3", "DEEP: Final[int] = 2"),
        ("def is_deep(metres: int, limit: int = DEEP + 1) -> bool:",) * 2,
        ("found = 0", "found = 1"),
    ],
)
def test_mistakes_that_one_could_make(tmp_path: Path, before: str, after: str) -> None:
    if before == after:
        after = before.replace("+", "-")
    assert (before, after) in changes(tmp_path)


def test_only_what_runs_is_changed(tmp_path: Path) -> None:
    """Neither types, docstrings and assertions, nor what only a type checker reads."""
    for before, after in changes(tmp_path):
        assert not before.startswith(('"""', "assert", "from", "if TYPE", "Depths"))
        assert "XX" not in after  # there is no text but that of the cast


def test_every_place_knows_what_runs_it(tmp_path: Path) -> None:
    """A default counts as the function's first statement, a constant as what bears its name."""
    found = changes(tmp_path)
    numbered = [ast.unparse(node).split("\n")[0] for node in statements(ast.parse(POND))]
    for (before, _), edit in found.items():
        if edit.probe is None:
            assert edit.names == ("DEEP",)
        elif not before.startswith("def"):
            assert numbered[edit.probe].split(" ")[0] in before
    head = "def is_deep(metres: int, limit: int = DEEP + 1) -> bool:"
    assert numbered[found[head, head.replace("1", "2")].probe or 0] == "assert metres >= 0"


def test_probes_mark_what_has_run() -> None:
    hits = bytearray(20)
    there: dict[str, object] = {HITS: hits, "__name__": "pond"}
    exec(with_probes(POND, "pond.py", 10), there)
    assert not any(hits)
    assert eval("deepest([])", there) == 0
    ran = [number for number, hit in enumerate(hits, -10) if hit]
    lines = [ast.unparse(node).split("\n")[0] for node in statements(ast.parse(POND))]
    expected = ["found = 0", "for depth in depths:", "return found"]
    assert [lines[number] for number in ran] == expected


def test_a_mutant_that_changes_nothing_is_known_by_its_lines(tmp_path: Path) -> None:
    listed = tmp_path / "equivalent.toml"
    listed.write_text(
        '[[mutant]]\nfunction = "is_deep"\nold = "return metres > limit"\n'
        'new = "return metres >= limit"\nreason = "water is never level"\n',
        encoding="utf-8",
    )
    known, found = Equivalents(listed), changes(tmp_path)
    source = POND.encode()
    line = "return metres > limit"
    assert known.reason(found[line, "return metres >= limit"], source) == "water is never level"
    assert known.reason(found[line, "return metres <= limit"], source) is None


def test_those_that_are_listed_can_be_made() -> None:
    """An entry whose line has changed since is of no use any more."""
    known, made = Equivalents(), set()
    for file in sorted((ROOT / "src" / "clifftop").rglob("*.py")):
        source = file.read_bytes()
        functions = {function for function, _, _ in known.reasons}
        for edit in edits_of(ROOT, file):
            if edit.function in functions:
                made.add((edit.function, *edit.changed(source)))
    assert set(known.reasons) - made == set()


TRY: Final = """
import json, sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    from scripts.mutation.mistakes import edits_of
    from scripts.mutation.recording import record
    from scripts.mutation.sessions import prepare, together
    from scripts.mutation.trials import Trials

    prepare()
    copy = Path(sys.argv[2])
    file = copy / "src" / "pond.py"
    recording = record(copy, [file], copy / "kept", 2, lambda done, total: None)
    trials = Trials(copy, recording)
    edits = [edit for edit in edits_of(copy, file) if edit.line in map(int, sys.argv[3:])]
    for outcome in together(map(trials.of, edits), copy, 2):
        if outcome is not None:
            change = outcome.edit.changed(file.read_bytes())
            print(json.dumps([change[1], outcome.said, outcome.by]))
"""

WEAK: Final = """
import pond

def test_the_sea():
    assert pond.is_deep(4000) and not pond.is_deep(1)

def test_a_puddle_dries_up():
    left = pond.deepest([])
    while left:
        left -= 2
"""


LIMIT: Final = "    return metres > limit"
DEEP: Final = "DEEP: Final[int] = 3"
FOUND: Final = "    found = 0"


def test_a_weak_test_is_noticed(tmp_path: Path) -> None:
    """This one does not look at the limit itself, and never ends where it gets an odd number."""
    for folder in ("src", "tests"):
        (tmp_path / folder).mkdir()
    written(tmp_path / "src", POND)
    (tmp_path / "tests" / "test_pond.py").write_text(WEAK, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n", encoding="utf-8")
    lines = [str(1 + POND.split("\n").index(line)) for line in (LIMIT, DEEP, FOUND)]
    done = subprocess.run(
        [sys.executable, "-c", TRY, str(ROOT), str(tmp_path), *lines],
        capture_output=True,
        text=True,
        check=True,
    )
    said = {after: [how, by] for after, how, by in map(json.loads, done.stdout.splitlines())}
    assert said["return metres >= limit"] == ["lived", ""]
    assert said["return metres <= limit"] == ["killed", "tests/test_pond.py::test_the_sea"]
    assert said["DEEP: Final[int] = 2"] == ["lived", ""]
    assert said["found = 1"] == ["hung", "tests/test_pond.py::test_a_puddle_dries_up"]
