"""What each version came to, kept in bench/history, and what has got slower since.

Only instructions are compared from one run to another: seconds of another day, or of another
machine, say nothing. Even they are compared only between runs of one kind.
"""

from __future__ import annotations

import json
import platform
import subprocess
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from bench.speed.figures import Figures
from bench.speed.goals import goals
from bench.speed.rooms import ROOT

FOLDER: Final = ROOT / "bench" / "history"
TOLERANCE: Final = 0.02  # hashes and addresses alone make a count a little different


@dataclass(frozen=True)
class Entry:
    """The results of one version."""

    version: str
    commit: str
    kind: dict[str, str]  # what instructions depend on besides our code
    ratios: dict[str, float]  # by goal
    instructions: dict[str, float]


@dataclass(frozen=True)
class Change:
    """Instructions, then and now."""

    what: str
    before: float
    now: float

    def share(self) -> float:
        return self.now / self.before - 1


def entry_of(figures: Figures, version: str) -> Entry:
    ratios = {goal.title: round(goal.measured, 3) for goal in goals(figures)}
    instructions = {what: round(number, 1) for what, number in figures.instructions.items()}
    return Entry(version, commit(), kind(), ratios, instructions)


def kind() -> dict[str, str]:
    compiler = told("cc", "--version").splitlines() or ["none"]
    return {
        "python": platform.python_version(),
        "compiler": compiler[0],
        "machine": platform.machine(),
    }


def commit() -> str:
    """The commit that was measured, and whether something had been changed since."""
    name = told("git", "rev-parse", "--short", "HEAD").strip()
    changed = told("git", "status", "--porcelain", "--", "src").strip()
    return f"{name} and changes" if changed else name or "unknown"


def told(*command: str) -> str:
    """What a program prints, or nothing if it cannot."""
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def before(now: Entry) -> Entry | None:
    """What to compare with: this version as it was committed last, or else the newest other one;
    of the same kind, and with instructions counted."""
    own = f"{now.version}.json"
    committed = told("git", "show", f"HEAD:bench/history/{own}")
    others = [file for file in FOLDER.glob("*.json") if file.name != own]
    texts = [file.read_text() for file in sorted(others, key=by_number, reverse=True)]
    for text in [committed, *texts]:
        if text:
            entry = Entry(**json.loads(text))
            if entry.kind == now.kind and entry.instructions:
                return entry
    return None


def by_number(file: Path) -> list[int]:
    """0.10.0 comes after 0.9.1."""
    return [int(part) for part in file.stem.split(".") if part.isdigit()]


def changes(now: Entry, then: Entry) -> list[Change]:
    return [
        Change(what, then.instructions[what], number)
        for what, number in now.instructions.items()
        if what in then.instructions
    ]


def keep(entry: Entry) -> Path:
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{entry.version}.json"
    file.write_text(json.dumps(asdict(entry), indent=2, ensure_ascii=False) + "\n")
    return file


def verdict(then: Entry | None, changes: list[Change]) -> str:
    """In a sentence: what got slower."""
    if then is None or not changes:
        return "There is no earlier result of this kind to compare with."
    slower = [change for change in changes if change.share() > TOLERANCE]
    named = "; ".join(f"{change.what} {100 * change.share():+.1f} %" for change in slower)
    return f"Against {then.version} ({then.commit}): {named or 'nothing'} got slower."
