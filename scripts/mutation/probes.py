"""Probes: a mark before every statement of a function, to see which tests run it."""

import ast
from collections.abc import Iterator
from types import CodeType

HITS = "hits_of_the_probes"  # a builtin while tests are recorded: one byte a statement

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_SILENT = (*_DEFINITIONS, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Pass)


def statements(tree: ast.AST, inside: bool = False) -> Iterator[ast.stmt]:
    """The statements of all functions, in order: a probe's number is its place in this list."""
    for child in ast.iter_child_nodes(tree):
        if inside and isinstance(child, ast.stmt) and not is_silent(child):
            yield child
        yield from statements(
            child, inside or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
        )


def is_silent(statement: ast.stmt) -> bool:
    """Whether it does nothing of its own: a definition, a docstring, an import."""
    return isinstance(statement, _SILENT) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    )


def with_probes(text: str, path: str, first: int) -> CodeType:
    """The module, marking each statement before it runs; `first` is the number of its first one."""
    tree = ast.parse(text)
    numbers = {id(statement): first + n for n, statement in enumerate(statements(tree))}
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                setattr(node, field, list(_marked(block, numbers)))
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


def _marked(block: list[ast.stmt], numbers: dict[int, int]) -> Iterator[ast.stmt]:
    for statement in block:
        if id(statement) in numbers:
            mark = ast.parse(f"{HITS}[{numbers[id(statement)]}] = 1").body[0]
            for part in ast.walk(mark):
                ast.copy_location(part, statement)
            yield mark
        yield statement
