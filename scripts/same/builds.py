"""The builds that are compared: those of the base, made once, and those of the working tree."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
HOUSE: Final = ROOT / "build" / "same"
PURE: Final = "pure"
COMPILED: Final = "compiled"
BUILDS: Final = (PURE, COMPILED)
NO_COMPILER: Final = 3  # what scripts/build-compiled ends with


class Side(NamedTuple):
    """One build: where it is, and the sources it was made of."""

    name: str  # "base" or "tree"
    build: str
    path: Path  # goes onto PYTHONPATH
    sources: Path
    house: Path  # for what is found out about it

    def __str__(self) -> str:
        return f"{self.name}, {self.build}"


class CannotBuild(Exception):
    """Why there is nothing to compare."""


def say(what: str) -> None:
    print(f"same: {what}", file=sys.stderr, flush=True)


def git(*command: str) -> bytes:
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, check=False)
    if done.returncode != 0:
        raise CannotBuild(done.stderr.decode(errors="replace").strip())
    return done.stdout


def commit_of(revision: str) -> str:
    try:
        return git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").decode().strip()
    except CannotBuild:
        raise CannotBuild(
            f"there is no revision {revision!r} here; BASE is what git calls it: BASE=main~5"
        ) from None


def sides(revision: str, builds: tuple[str, ...], page: bool) -> list[tuple[Side, Side]]:
    """For each build the base's and the tree's; without a C compiler there is no compiled one."""
    sha = commit_of(revision)
    house = HOUSE / sha
    make_base(sha, house, page)
    if page:
        build_page(ROOT)
    pairs = []
    if PURE in builds:
        base = Side("base", PURE, house / PURE, house / "tree", house)
        pairs.append((base, Side("tree", PURE, ROOT / "src", ROOT, HOUSE / "tree")))
    if COMPILED in builds and build(None, None):
        base = Side("base", COMPILED, house / COMPILED / "lib", house / "tree", house)
        lib = ROOT / "build" / "compiled" / "lib"
        pairs.append((base, Side("tree", COMPILED, lib, ROOT, HOUSE / "tree")))
    return pairs


def make_base(sha: str, house: Path, page: bool) -> None:
    """Once for all: other runs may be asking these builds while this one begins."""
    done = house / ("made-with-page" if page else "made")
    if done.exists():
        return
    sources = house / "tree"
    if not sources.is_dir():
        export(sha, sources)
    if page:
        build_page(sources)
    build(sources, house / COMPILED)
    # The pure wheel is the compiled one without what was compiled.
    without_compiled(house / COMPILED / "lib", house / PURE)
    (house / "made").touch()
    done.touch()


def export(sha: str, sources: Path) -> None:
    """The files of a commit, with the tools of this tree beside them."""
    say(f"exporting {sha[:12]}")
    making = sources.with_name("making")
    shutil.rmtree(making, ignore_errors=True)
    with tarfile.open(fileobj=BytesIO(git("archive", "--format=tar", sha))) as archive:
        archive.extractall(making, filter="data")
    (making / ".venv").symlink_to(ROOT / ".venv")
    making.rename(sources)


def build_page(sources: Path) -> None:
    """The page is in the package before the wheel is made. What builds it is the tree's, if both
    want the same; else scripts/build-page installs it."""
    modules = sources / "web" / "node_modules"
    own = ROOT / "web"
    lock = "package-lock.json"
    if sources != ROOT and not modules.exists() and (own / "node_modules").is_dir():
        if (sources / "web" / lock).read_bytes() == (own / lock).read_bytes():
            shutil.copytree(own / "node_modules", modules, symlinks=True)
    run([str(sources / "scripts" / "build-page")], sources)


def build(sources: Path | None, house: Path | None) -> bool:
    """Whether there is a compiled build now."""
    of = [str(part) for part in (sources, house) if part is not None]
    return run([str(ROOT / "scripts" / "build-compiled"), *of], ROOT) != NO_COMPILER


def without_compiled(lib: Path, pure: Path) -> None:
    """The same wheel, interpreted."""
    shutil.rmtree(pure, ignore_errors=True)
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(lib, pure, ignore=compiled)


def run(command: list[str], where: Path) -> int:
    """A build; what it says goes to stderr."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=where, env=surroundings, stdout=2, check=False)
    if done.returncode not in (0, NO_COMPILER):
        raise CannotBuild(f"{' '.join(command)} failed, see above")
    return done.returncode
