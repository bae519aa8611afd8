"""Builds packages as pip has them built, in a folder of their own."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
RECIPE = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
ENGINE_FILE = "src/clifftop/cli/engine.py"

COUNTING = '''
class Sheep:
    """Those that are counted."""

    def __init__(self, number: int) -> None:
        self.number = number

    def more(self, number: int) -> int:
        """Add some more.

        More than 2³¹, and "more".
        """
        self.number += number
        return self.number

    @property
    def asleep(self) -> bool:
        """Whether that is enough."""
        return self.number > 100


class _Sheep:
    def more(self) -> None:
        """Another class."""


def twice(number: int) -> int:
    """As many again."""
    return 2 * number
'''

# An engine that compiles in seconds.
SMALL_ENGINE = {
    "__init__.py": "",
    "cli/__init__.py": "",
    "kernel/__init__.py": "",
    "kernel/counting.py": COUNTING,
    "games/__init__.py": "",
    "games/hopping/__init__.py": "from clifftop.kernel.counting import twice\n\nFOUR = twice(2)\n",
}


class Built(NamedTuple):
    file: Path
    said: list[str]  # our own lines on stderr

    def files(self) -> set[str]:
        """What is in the wheel, but for its own description."""
        with ZipFile(self.file) as wheel:
            return {name for name in wheel.namelist() if ".dist-info/" not in name}

    def unpack(self, folder: Path) -> Path:
        with ZipFile(self.file) as wheel:
            wheel.extractall(folder)
        return folder


def whole_package(folder: Path) -> Path:
    """Our sources, with a page, be it built or not."""
    copy_recipe(folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    write(folder / "src/clifftop/server/built/index.html", "<html></html>")
    write(folder / "src/clifftop/server/built/assets/page.js", "")
    return folder


def small_package(folder: Path, **instead: str) -> Path:
    """A package that is built like ours; `counting` is another text of that module."""
    copy_recipe(folder)
    for name, text in SMALL_ENGINE.items():
        write(folder / "src/clifftop" / name, instead.get(Path(name).stem, text))
    shutil.copy(ROOT / ENGINE_FILE, folder / ENGINE_FILE)
    return folder


def copy_recipe(folder: Path) -> None:
    folder.mkdir()
    for name in RECIPE:
        shutil.copy(ROOT / name, folder / name)


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def build(kind: str, sources: Path, **environment: str) -> Built:
    """What setuptools makes of the sources: a `wheel`, an `sdist` or an `editable`."""
    shelf = sources.parent / f"{sources.name}-{kind}"
    shelf.mkdir()
    code = f"from setuptools import build_meta; build_meta.build_{kind}({str(shelf)!r})"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=sources,
        env={**os.environ, "CLIFFTOP_PURE": "", "MYPYC_OPT_LEVEL": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = shelf.iterdir()
    return Built(file, [line for line in done.stderr.splitlines() if line.startswith("clifftop:")])


def unpack_sdist(built: Built, folder: Path) -> Path:
    with tarfile.open(built.file) as archive:
        archive.extractall(folder, filter="data")
    (sources,) = folder.iterdir()
    return sources


def files_under(package: Path) -> set[str]:
    """Every file of a package that was not left there by a run or a build."""
    return {
        file.relative_to(package.parent).as_posix()
        for file in package.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and not file.name.startswith(".")
    }
