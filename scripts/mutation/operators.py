"""The mistakes that an expression or a statement can have: what is written there instead."""

import ast
import itertools
import re
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS = {
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "==": ["!="],
    "!=": ["=="],
    "is": ["is not"],
    "is not": ["is"],
    "in": ["not in"],
    "not in": ["in"],
}
OPERATORS = {
    "+": "-",
    "-": "+",
    "*": "+",
    "/": "*",
    "//": "*",
    "%": "//",
    "&": "|",
    "|": "&",
    "^": "|",
    "<<": ">>",
    ">>": "<<",
    "**": "*",
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}

# The sign between two operands; brackets and comments may stand there too.
SIGN = re.compile(rb"#[^\n]*|(not\s+in\b|is\s+not\b|\b(?:in|is|and|or)\b|[<>=!+\-*/%&|^]+)")


class Swap(NamedTuple):
    start: int
    end: int
    new: str
    what: str


class Source:
    """The bytes of a file, by the places that the syntax tree names."""

    def __init__(self, source: bytes) -> None:
        self.bytes = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.bytes[self.start(node) : self.end(node)].decode()

    def instead(self, node: ast.expr | ast.stmt, new: str, what: str) -> Swap:
        return Swap(self.start(node), self.end(node), new, what)

    def sign(self, left: int, right: int) -> tuple[int, int, str] | None:
        """The operator between two operands."""
        for found in SIGN.finditer(self.bytes, left, right):
            if found[1] is not None:
                return found.start(1), found.end(1), " ".join(found[1].decode().split())
        return None

    def negated(self, node: ast.expr) -> Swap:
        return self.instead(node, f"(not ({self.text(node)}))", "condition negated")

    # What an expression can have.

    def of_expression(self, node: ast.expr) -> Iterator[Swap]:
        if isinstance(node, ast.Compare):
            yield from self.comparisons([node.left, *node.comparators])
        elif isinstance(node, ast.BoolOp):
            yield from self.junctions(node.values)
        elif isinstance(node, ast.BinOp):
            yield from self.operation(self.end(node.left), self.start(node.right), "")
        elif isinstance(node, ast.UnaryOp):
            if not isinstance(node.op, ast.UAdd):
                yield self.instead(node, f"({self.text(node.operand)})", "sign dropped")
        elif isinstance(node, ast.Constant):
            yield from self.constant(node)
        elif isinstance(node, ast.IfExp):
            yield self.negated(node.test)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in FUNCTIONS:
                yield self.instead(node.func, FUNCTIONS[node.func.id], "function swapped")

    def comparisons(self, operands: list[ast.expr]) -> Iterator[Swap]:
        for left, right in itertools.pairwise(operands):
            found = self.sign(self.end(left), self.start(right))
            if found is not None:
                start, end, sign = found
                for new in COMPARISONS.get(sign, []):
                    yield Swap(start, end, new, "comparison swapped")

    def junctions(self, operands: list[ast.expr]) -> Iterator[Swap]:
        for left, right in itertools.pairwise(operands):
            found = self.sign(self.end(left), self.start(right))
            if found is not None:
                start, end, sign = found
                yield Swap(start, end, "or" if sign == "and" else "and", "and and or swapped")

    def operation(self, left: int, right: int, tail: str) -> Iterator[Swap]:
        found = self.sign(left, right)
        if found is not None:
            start, end, sign = found
            new = OPERATORS.get(sign.removesuffix(tail))
            if new is not None:
                yield Swap(start, end, new + tail, "operator swapped")

    def constant(self, node: ast.Constant) -> Iterator[Swap]:
        value = node.value
        if isinstance(value, bool):
            yield self.instead(node, str(not value), "constant changed")
        elif isinstance(value, int | float):
            for new in (value + 1, value - 1):
                text = repr(new) if new >= 0 else f"({new!r})"
                yield self.instead(node, text, "constant changed")
        elif isinstance(value, str | bytes):
            wrong = "XX" + value if isinstance(value, str) else b"XX" + value
            yield self.instead(node, repr(wrong), "text changed")

    # What a statement can have.

    def of_statement(self, node: ast.stmt) -> Iterator[Swap]:
        if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Constant):
            yield self.negated(node.test)
        elif isinstance(node, ast.Return) and node.value is not None:
            yield from self.answer(node.value)
        elif isinstance(node, ast.AugAssign):
            yield from self.operation(self.end(node.target), self.start(node.value), "=")
            yield self.dropped(node)
        elif isinstance(node, ast.Break | ast.Continue):
            other = "continue" if isinstance(node, ast.Break) else "break"
            yield self.instead(node, other, "loop left or not")
            yield self.dropped(node)
        elif isinstance(node, ast.Assign):
            if not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets):
                yield self.dropped(node)
        elif isinstance(node, ast.Expr | ast.Raise | ast.Delete):
            yield self.dropped(node)

    def dropped(self, node: ast.stmt) -> Swap:
        return self.instead(node, "pass", "statement dropped")

    def answer(self, value: ast.expr) -> Iterator[Swap]:
        if not (isinstance(value, ast.Constant) and value.value in (None, False)):
            yield self.instead(value, "None", "answer dropped")
        if isinstance(value, ast.Compare | ast.BoolOp):
            yield self.negated(value)
