"""The rooms of the house as the code has them: files, lines, and who imports whom."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
HOUSE: Final = SOURCE / "clifftop"


class Module(NamedTuple):
    """A source file: its dotted name, what its docstring says, and the modules it imports."""

    name: str
    file: Path
    lines: int
    about: str
    imports: frozenset[str]  # of ours, those inside functions included, those for types alone not

    @property
    def room(self) -> str:
        """The folder it lies in, below the house: `games/leaping/rules`, or "" for the top."""
        return self.file.parent.relative_to(HOUSE).as_posix().replace(".", "")


class Room(NamedTuple):
    """A folder with its files, without those of the folders in it."""

    name: str
    about: str
    modules: list[Module]

    @property
    def lines(self) -> int:
        return sum(module.lines for module in self.modules)


def modules() -> dict[str, Module]:
    """Every module of the house, by its dotted name."""
    files = {dotted(file): file for file in sorted(HOUSE.rglob("*.py"))}
    found = {}
    for name, file in files.items():
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text)
        about = (ast.get_docstring(tree) or "").split("\n\n")[0].replace("\n", " ")
        imported = frozenset(imports(tree, set(files)) - {name})
        found[name] = Module(name, file, text.count("\n"), about, imported)
    return found


def rooms(found: dict[str, Module]) -> list[Room]:
    """Every folder of the house that has modules, the outer ones first."""
    by_room: dict[str, list[Module]] = {}
    for module in found.values():
        by_room.setdefault(module.room, []).append(module)
    return [Room(name, door(inside), inside) for name, inside in sorted(by_room.items())]


def door(inside: list[Module]) -> str:
    """What a room says of itself on its first page."""
    return next((each.about for each in inside if each.file.name == "__init__.py"), "")


def dotted(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.Module, known: set[str]) -> set[str]:
    """The modules of ours that a file imports when it runs."""
    found = set()
    for node in statements(tree.body):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in known else node.module)
    return found & known


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements, however deep, but not those that only a type checker reads."""
    for node in body:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        for part in ("body", "orelse", "finalbody"):
            yield from statements(getattr(node, part, []))
        for handler in getattr(node, "handlers", []):
            yield from statements(handler.body)


def arrows(found: dict[str, Module], depth: int = 9) -> dict[str, set[str]]:
    """Which room uses which, by name; rooms deeper than `depth` count as the one they lie in."""

    def shortened(room: str) -> str:
        return "/".join(room.split("/")[:depth])

    drawn: dict[str, set[str]] = {}
    for module in found.values():
        used = {shortened(found[name].room) for name in module.imports}
        drawn.setdefault(shortened(module.room), set()).update(used)
    return {room: used - {room} for room, used in drawn.items()}


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The knots of a graph: sets of two or more that all reach each other."""
    reached = {name: reach(graph, name) for name in graph}
    knots = {
        tuple(sorted(other for other in reached[name] if name in reached[other]))
        for name in graph
        if name in reached[name]
    }
    return sorted(list(knot) for knot in knots)


def reach(graph: dict[str, set[str]], start: str) -> set[str]:
    """All that can be reached from a name along one arrow or more."""
    seen: set[str] = set()
    ahead = list(graph.get(start, ()))
    while ahead:
        name = ahead.pop()
        if name not in seen:
            seen.add(name)
            ahead += graph.get(name, ())
    return seen
