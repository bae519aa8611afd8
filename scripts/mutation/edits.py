"""An edit: one place of a source file says something else."""

import ast
import difflib
from typing import NamedTuple


class Edit(NamedTuple):
    file: str  # under the root of the tree
    line: int
    function: str  # "State.apply"; "" outside functions and classes
    probe: int | None  # the statement that runs it; None if that is the import of the module
    names: tuple[str, ...]  # at import: what takes its value from here
    start: int  # bytes of the file
    end: int
    new: str
    what: str  # the sort of mistake

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def changed(self, source: bytes) -> tuple[str, str]:
        """The lines that change, before and after, without indentation."""
        before, after = [], []
        lines = source.decode().splitlines(), self.applied(source).decode().splitlines()
        for line in difflib.ndiff(*lines):
            if line.startswith("- "):
                before.append(line[2:].strip())
            elif line.startswith("+ "):
                after.append(line[2:].strip())
        return "\n".join(before), "\n".join(after)

    def diff(self, source: bytes) -> str:
        """A unified diff, without context."""
        lines = source.decode().splitlines(), self.applied(source).decode().splitlines()
        head = f"{self.file}:{self.line}"
        return "\n".join(difflib.unified_diff(*lines, head, head, n=0, lineterm=""))

    def is_sound(self, source: bytes) -> bool:
        """Whether the file still compiles, and says something else than before."""
        try:
            after = ast.parse(self.applied(source))
            compile(after, self.file, "exec", dont_inherit=True)
        except (SyntaxError, ValueError):
            return False
        return ast.dump(after) != ast.dump(ast.parse(source))
