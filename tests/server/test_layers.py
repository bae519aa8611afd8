"""Who may import whom inside the server: the lines of its first page, in their order."""

import ast
import re
from pathlib import Path

import pytest

import clifftop.server
from clifftop.server import __doc__ as first_page

SERVER = Path(clifftop.server.__file__).parent
LINE = re.compile(r"^ {4}(\w+(?:  \w+)*) {2,}\S", re.MULTILINE)


def layers() -> list[list[str]]:
    """The names on each line of the page, from the top."""
    assert first_page is not None
    found = [line.split() for line in LINE.findall(first_page)]
    assert len(found) > 5, "the first page has lost its lines"
    return found


LEVELS = {name: level for level, names in enumerate(layers()) for name in names}


def part_of(module: str) -> str | None:
    """`store` for `clifftop.server.store.schema`; None for what is not of the server."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["clifftop", "server"] and len(parts) > 2 else None


def imported(source: str) -> list[tuple[int, str]]:
    """The parts of the server that a source imports, for types or late as well, with the line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "written out in full everywhere"
            found += [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]
    return [(line, part) for line, name in found if (part := part_of(name)) is not None]


def files_of(part: str) -> list[Path]:
    folder = SERVER / part
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [SERVER / f"{part}.py"]


def test_every_part_has_its_line() -> None:
    parts = {file.stem for file in SERVER.iterdir() if file.suffix == ".py"} - {"__init__"}
    parts |= {file.parent.name for file in SERVER.glob("*/__init__.py")}
    assert parts == LEVELS.keys()


@pytest.mark.parametrize("part", sorted(LEVELS))
def test_a_part_imports_only_from_the_lines_above(part: str) -> None:
    for file in files_of(part):
        for line, other in imported(file.read_text(encoding="utf-8")):
            above = LEVELS[other] < LEVELS[part] or LEVELS[other] == 0
            where = f"{file.relative_to(SERVER)}, line {line}"
            assert above or other == part, f"{where}: {part} may not import {other}"
