"""Who may import whom among the bots: the lines of each first page, in their order."""

import ast
import re
from pathlib import Path

import pytest

import clifftop.bots

BOTS = Path(clifftop.bots.__file__).parent
LINE = re.compile(r"^ {4}(\w+(?:  \w+)*) {2,}\S", re.MULTILINE)
FOLDERS = ["", "search", "leaping", "mafia", "lemminge", "lemminge/race"]
GAMES = ["leaping", "mafia", "lemminge"]


def package(folder: str) -> str:
    return ".".join(["clifftop.bots", *folder.split("/")]).rstrip(".")


def in_order(folder: str) -> list[str]:
    """The names that the first page of a folder lists, from the top."""
    first_page = ast.parse((BOTS / folder / "__init__.py").read_text(encoding="utf-8"))
    page = ast.get_docstring(first_page, clean=False) or ""
    return [name for line in LINE.findall(page) for name in line.split()]


def imported(file: Path) -> set[str]:
    """Every dotted name that a source imports, for types or late as well."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "written out in full everywhere"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def parts_used(folder: str, part: str) -> set[str]:
    """The parts of a folder that one of them imports."""
    inside = BOTS / folder / part
    files = inside.rglob("*.py") if inside.is_dir() else [inside.with_suffix(".py")]
    here = package(folder) + "."
    names = {name for file in files for name in imported(file)}
    return {name.removeprefix(here).split(".")[0] for name in names if name.startswith(here)}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_part_has_its_line(folder: str) -> None:
    there = (BOTS / folder).iterdir()
    parts = {path.stem for path in there if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert parts - {"__init__"} == set(in_order(folder))


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_part_imports_only_from_the_lines_below(folder: str) -> None:
    order = in_order(folder)
    for place, part in enumerate(order):
        others = parts_used(folder, part) - {part}
        assert others <= set(order[place + 1 :]), f"{folder} {part}"


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    assert not parts_used("", game) & set(GAMES) - {game}
