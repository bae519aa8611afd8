"""All edits of a source file that a test should notice."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from scripts.mutation.edits import Edit
from scripts.mutation.operators import Source, Swap
from scripts.mutation.probes import is_silent, statements

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Place(NamedTuple):
    function: str
    probe: int | None
    names: tuple[str, ...]


def edits_of(root: Path, file: Path) -> list[Edit]:
    """Every edit that compiles, in the order of the file."""
    source = file.read_bytes()
    name = file.relative_to(root).as_posix()
    edits = []
    for (function, probe, names), (start, end, new, what) in _File(source).edits():
        line = source.count(b"\n", 0, start) + 1
        edits.append(Edit(name, line, function, probe, names, start, end, new, what))
    return edits


class _File:
    def __init__(self, source: bytes) -> None:
        self.source = Source(source)
        self.tree = ast.parse(source)
        self.probes = {id(node): n for n, node in enumerate(statements(self.tree))}

    def edits(self) -> Iterator[tuple[Place, Swap]]:
        yield from self.block(self.tree.body, Place("", None, ()))

    def block(self, block: list[ast.stmt], place: Place) -> Iterator[tuple[Place, Swap]]:
        for node in block:
            if isinstance(node, ast.ClassDef):
                name = _joined(place.function, node.name)
                yield from self.block(node.body, Place(name, None, (*place.names, node.name)))
            elif isinstance(node, Function):
                yield from self.function(node, place)
            elif not is_silent(node) and not _is_for_readers(node):
                yield from self.statement(node, place)

    def function(self, node: Function, place: Place) -> Iterator[tuple[Place, Swap]]:
        """Defaults are tested by those who test the body."""
        working = [statement for statement in node.body if not is_silent(statement)]
        if not working or _is_stub(working[0]):
            return
        within = Place(_joined(place.function, node.name), self.probes[id(working[0])], ())
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                yield from self.expression(default, within)
        yield from self.block(node.body, within)

    def statement(self, node: ast.stmt, place: Place) -> Iterator[tuple[Place, Swap]]:
        if id(node) in self.probes:
            place = place._replace(probe=self.probes[id(node)])
        else:
            place = place._replace(names=(*place.names, *_bound(node)))
        if place.probe is not None:
            for swap in self.source.of_statement(node):
                yield place, swap
        for field, value in ast.iter_fields(node):
            if field == "annotation" or (_is_typing_only(node) and field == "body"):
                continue
            yield from self.part(value, place)

    def part(self, part: object, place: Place) -> Iterator[tuple[Place, Swap]]:
        """What stands in a statement: expressions, blocks, and what holds such."""
        if isinstance(part, list):
            if part and isinstance(part[0], ast.stmt):
                yield from self.block(part, place)
            else:
                for one in part:
                    yield from self.part(one, place)
        elif isinstance(part, ast.expr):
            yield from self.expression(part, place)
        elif isinstance(part, ast.keyword) and part.arg == "strict":
            pass  # an assertion: what zip is handed is of one length
        elif isinstance(part, ast.AST):
            for _, value in ast.iter_fields(part):
                yield from self.part(value, place)

    def expression(self, node: ast.expr, place: Place) -> Iterator[tuple[Place, Swap]]:
        if isinstance(node, ast.JoinedStr):  # the places of its parts are not to be relied on
            return
        for swap in self.source.of_expression(node):
            yield place, swap
        for field, value in ast.iter_fields(node):
            if isinstance(node, ast.Call) and field == "args" and _is_cast(node):
                value = value[1:]
            yield from self.part(value, place)
        if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
            for loop in node.generators:
                for condition in loop.ifs:
                    yield place, self.source.negated(condition)


def _joined(*names: str) -> str:
    return ".".join(name for name in names if name)


def _bound(node: ast.stmt) -> list[str]:
    """The names that get a value from a statement."""
    return [
        part.id
        for part in ast.walk(node)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    ]


def _is_for_readers(node: ast.stmt) -> bool:
    """Assertions, which nothing should meet, and names of types and of what is public."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name = node.targets[0].id
        return name.startswith("__") or (name != name.upper() and name[0].isupper())
    if isinstance(node, ast.AnnAssign):
        return node.value is None or ast.unparse(node.annotation) == "TypeAlias"
    if isinstance(node, ast.Assign):
        return False
    return isinstance(node, ast.Assert)


def _is_stub(first: ast.stmt) -> bool:
    """A method that others fill in."""
    return isinstance(first, ast.Raise) and "NotImplementedError" in ast.unparse(first)


def _is_typing_only(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def _is_cast(node: ast.Call) -> bool:
    return ast.unparse(node.func) in ("cast", "typing.cast", "TypeVar")
