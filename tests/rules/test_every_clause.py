"""A clause without a test fails the build, and so does a test of a clause that is not there."""

import ast
from functools import cache
from pathlib import Path

import pytest

import clifftop
from clifftop import rulebook

TESTS = Path(__file__).parent.parent


@cache
def proven() -> dict[str, list[str]]:
    """Each clause that a test names with `@rule(...)`, and the tests that do."""
    tests: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in named_by(node):
                    tests.setdefault(clause, []).append(f"{file.name}::{node.name}")
    return tests


def named_by(test: ast.FunctionDef) -> list[str]:
    return [
        str(argument.value)
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant)
    ]


@pytest.mark.parametrize("game", clifftop.games())
def test_every_clause_has_a_test(game: str) -> None:
    missing = [clause for clause in rulebook.clauses(game) if clause not in proven()]
    assert not missing, f"no test names {', '.join(missing)}: write one with @rule(...)"


def test_every_test_names_a_clause_that_exists() -> None:
    known = {clause for game in clifftop.games() for clause in rulebook.clauses(game)}
    kernel = {"K-1", "K-2"}
    foreign = {clause: where for clause, where in proven().items() if clause not in known | kernel}
    assert not foreign
