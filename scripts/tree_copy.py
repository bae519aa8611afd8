"""A copy of the tree, for tests of code that is broken on purpose."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def copy_tree(into: Path) -> Path:
    """A copy of all that the tests need, without builds: those would hide an edit."""
    into.mkdir()
    builds = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
    shutil.copytree(ROOT / "src", into / "src", ignore=builds)
    shutil.copytree(ROOT / "tests", into / "tests", ignore=builds)
    shutil.copytree(ROOT / "docs", into / "docs", ignore=shutil.ignore_patterns("screens"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, into)
    # Compiled once for all runs, and checked by content: an edit is seen whatever its date.
    compiling = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash"]
    subprocess.run([*compiling, "src", "tests"], cwd=into, check=True)
    return into
