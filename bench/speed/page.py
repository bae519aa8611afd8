"""docs/bench.md: the figures of the last whole run; its words are in page.md."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Final

from bench.speed import tables
from bench.speed.figures import Figures
from bench.speed.goals import goals
from bench.speed.history import Entry
from bench.speed.rooms import ROOT
from bench.speed.tables import Sheet
from bench.speed.worker import A_DECISION

WORDS: Final = Path(__file__).with_name("page.md")
PAGE: Final = ROOT / "docs" / "bench.md"
PICTURES: Final = ROOT / "docs" / "bench"


def sheets(figures: Figures) -> dict[str, Sheet]:
    """All tables of a run, but for what is compared with another."""
    return {
        "goals": tables.asked(goals(figures)),
        "driven": tables.speeds("driven from Python by one loop", figures.driven, figures),
        "inside": tables.speeds("inside the core", figures.inside, figures),
        "searched": tables.searches(figures),
        "states": tables.states(figures),
        "growth": tables.growth(figures),
    }


def write(figures: Figures, entry: Entry, rounds: int, core: int | None) -> None:
    counts = tables.instructions(figures.instructions, [])
    PAGE.write_text(
        WORDS.read_text().format(
            **{name: sheet.written() for name, sheet in sheets(figures).items()},
            instructions=counts.written(),
            rounds=rounds,
            a_decision=A_DECISION,
            version=entry.version,
            commit=entry.commit,
            python=entry.kind["python"],
            compiler=entry.kind["compiler"],
            processor=processor(),
            pinned="not pinned to a core" if core is None else f"all engines on core {core}",
            peers=", ".join(f"{peer} {number}" for peer, number in figures.versions.items()),
            left_out=left_out(figures),
        )
    )


def processor() -> str:
    """What the system calls it."""
    told = Path("/proc/cpuinfo")
    for line in told.read_text().splitlines() if told.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def left_out(figures: Figures) -> str:
    if not figures.left_out:
        return "Nothing was left out."
    return "Left out: " + "; ".join(figures.left_out) + "."
