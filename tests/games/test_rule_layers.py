"""The first page of a game's rules lists their modules: imports run down the list, never up."""

import ast
import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent.parent / "src" / "clifftop" / "games"
FOLDERS = ["leaping/rules", "leaping/rules/cards", "lemminge/rules", "mafia/rules"]
LINE = re.compile(r"^ {4}(\w+)(?: {2}|$)", re.MULTILINE)
BOOK = "question_book"


def first_page(folder: str) -> str:
    tree = ast.parse((GAMES / folder / "__init__.py").read_text(encoding="utf-8"))
    return ast.get_docstring(tree, clean=False) or ""


def imports(folder: str, module: str) -> set[str]:
    """What a module imports at run time of the same folder, and of the folders in it."""
    package = "clifftop.games." + folder.replace("/", ".")
    found: set[str] = set()
    for node in ast.parse((GAMES / folder / f"{module}.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            if node.module == package:
                found |= {alias.name for alias in node.names}
            elif node.module.startswith(f"{package}."):
                found.add(node.module[len(package) + 1 :].split(".")[0])
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_first_page_names_every_module(folder: str) -> None:
    page = first_page(folder)
    named = set(LINE.findall(page)) | set(re.findall(r"`(\w+)`", page))
    inside = {path.stem for path in (GAMES / folder).iterdir() if path.suffix == ".py"}
    assert inside - {"__init__"} <= named


@pytest.mark.parametrize("folder", FOLDERS)
def test_imports_run_down_the_list(folder: str) -> None:
    listed = LINE.findall(first_page(folder))
    assert len(listed) > 5, "the first page has lost its list"
    for place, module in enumerate(listed):
        up = imports(folder, module) & {BOOK, "cards", *listed[: place + 1]}
        assert not up, f"{folder}/{module}.py imports {sorted(up)}"
