"""Who uses a name: the way from a constant to the statements that its value reaches."""

import ast
from collections.abc import Iterator
from pathlib import Path

from scripts.mutation.probes import statements


class Mentions:
    """The names in each statement of some source files."""

    def __init__(self, copy: Path, first: dict[str, int]) -> None:
        self.inside: dict[str, set[int]] = {}  # by name, the statements of functions
        self.above: list[tuple[set[str], set[str]]] = []  # what runs at import: uses, and binds
        for name, number in first.items():
            tree = ast.parse((copy / name).read_bytes())
            for place, statement in enumerate(statements(tree), number):
                for used in _names_of(statement):
                    self.inside.setdefault(used, set()).add(place)
            self.above += [(set(_all_names(node)), set(_bound(node))) for node in _plain(tree)]

    def reached_from(self, names: tuple[str, ...]) -> set[int]:
        """The statements of functions that say one of these names, or one that is made of them."""
        known = set(names)
        grown = True
        while grown:
            before = len(known)
            for uses, binds in self.above:
                if uses & known:
                    known |= binds
            grown = len(known) > before
        return set().union(*(self.inside.get(name, set()) for name in known))


def _plain(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.ClassDef):
            yield node


def _names_of(statement: ast.stmt) -> Iterator[str]:
    """The names in what the statement itself says, not in the blocks below it."""
    for child in ast.iter_child_nodes(statement):
        if not isinstance(child, ast.stmt):
            yield from _all_names(child)


def _all_names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        for statement in node.body:
            if not isinstance(statement, ast.FunctionDef):
                yield from _all_names(statement)
        return
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield part.id
        elif isinstance(part, ast.Attribute):
            yield part.attr


def _bound(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        yield node.name
    else:
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                yield part.id
