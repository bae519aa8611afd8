"""The mistakes that scripts/break_clauses.py makes, still fit the code: it changes, they do not."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

BREAKS = Path(__file__).parent / "breaks"
HOUSE = Path(__file__).parent.parent.parent / "src" / "clifftop"


def breaks() -> Iterator[tuple[str, dict[str, str]]]:
    """Every break, and where it is listed."""
    for file in sorted(BREAKS.glob("*.toml")):
        entries = tomllib.loads(file.read_text(encoding="utf-8"))["break"]
        for number, entry in enumerate(entries, start=1):
            yield f"{file.stem}-{number}", entry


def source(entry: dict[str, str]) -> str:
    return (HOUSE / entry["file"]).read_text(encoding="utf-8")


def test_every_break_finds_its_place_once() -> None:
    misplaced = [
        f"{where}: {entry['old']!r} is {source(entry).count(entry['old'])} times in {entry['file']}"
        for where, entry in breaks()
        if source(entry).count(entry["old"]) != 1
    ]
    assert not misplaced, "\n".join(misplaced)


def test_every_break_is_a_mistake_in_the_rules_and_not_in_python(tmp_path: Path) -> None:
    """What cannot run turns every test red, and so proves nothing."""
    for where, entry in breaks():
        if entry["file"].endswith(".py"):
            broken = source(entry).replace(entry["old"], entry["new"])
            (tmp_path / f"{where}.py").write_text(broken, encoding="utf-8")
    linter = [sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache"]
    looks = ["--select", "F821", "--output-format", "concise", "."]
    found = subprocess.run([*linter, *looks], cwd=tmp_path, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout
