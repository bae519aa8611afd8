"""The engine that runs: the compiled one, or the same files as Python reads them."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

# What mypyc compiles. setup.py runs this file to read it, when nothing is installed yet; so nothing
# of ours is imported here. games/__init__.py is not among it: it is the front door, where anything
# may be asked for, and compiled it would answer what is no text with a bare TypeError.
COMPILED: Final = ("kernel/**/*.py", "games/*/**/*.py", "bots/*/**/*.py")
INTERPRETED: Final = ("kernel/interrupts.py",)  # … but this, which says why


class Engine(NamedTuple):
    """How many modules the engine has, and how many of them run compiled."""

    compiled: int
    modules: int

    @property
    def build(self) -> str:
        if self.compiled == 0:
            return "pure"
        return "compiled" if self.compiled == self.modules else "partly"


def engine_files(package: Path) -> list[Path]:
    """The sources of the engine; a wheel has them beside what was compiled from them."""
    interpreted = [package / file for file in INTERPRETED]
    files = {file for pattern in COMPILED for file in package.glob(pattern)}
    return sorted(files.difference(interpreted))


def engine(package: Path = Path(__file__).parent.parent) -> Engine:
    """The engine in a package: what was loaded where it was, what would be loaded elsewhere."""
    files = engine_files(package)
    return Engine(sum(runs_compiled(module_name(package, file)) for file in files), len(files))


def module_name(package: Path, file: Path) -> str:
    parts = file.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def runs_compiled(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
