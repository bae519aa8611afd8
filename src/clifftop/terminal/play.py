"""`clifftop play`: a new game or a saved one, and where it is kept."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, cast

import clifftop
from clifftop import ClifftopError, catalogue
from clifftop.bots.random import RandomPlayer
from clifftop.games.leaping.state import LeapingState
from clifftop.terminal.files import read_record
from clifftop.terminal.saving import save
from clifftop.terminal.session import Session

if TYPE_CHECKING:
    from rich.console import Console

MOST_SEED: Final = 1_000_000


class PlayError(ClifftopError):
    """A game that cannot be played or kept as asked."""


def play(
    console: Console,
    options: dict[str, object],
    seat: int | None = None,
    seed: int | None = None,
    keep: Path | None = None,
    resume: Path | None = None,
) -> int:
    """Play to the end, or until the person leaves; the exit status."""
    check_place(keep, resume)
    state, saved_seat = resumed(resume, options) if resume else (new(options), 0)
    if seed is None:
        seed = secrets.randbelow(MOST_SEED)
    session = Session(
        state, saved_seat if seat is None else seat, RandomPlayer(), Random(seed), console
    )
    if resume:
        session.files.add(resume)
    try:
        session.play()
    finally:  # Ctrl-C is a way of leaving, too
        if keep is not None:
            save(session.state, session.seat, keep)
            console.print(catalogue.text("terminal-saved", file=str(keep)), markup=False)
    if resume is None:
        console.print(catalogue.text("terminal-seed", seed=str(seed)), markup=False)
    return 0


def new(options: dict[str, object]) -> LeapingState:
    return cast(LeapingState, clifftop.game("leaping-lemmings").start(**options))


def resumed(file: Path, options: dict[str, object]) -> tuple[LeapingState, int]:
    """A saved game as it stood, and the seat of the one who played it."""
    for option in options:
        raise PlayError("cli-resume-alone", option=option)
    record = read_record(file)
    seat = record.notes.get("seat")
    state = cast(LeapingState, record.replay())
    return state, seat if isinstance(seat, int) and 0 <= seat < state.players else 0


def check_place(keep: Path | None, resume: Path | None) -> None:
    """Say now, not after an hour's play, that a game cannot be saved there."""
    if keep is None or keep == resume:
        return
    if os.path.exists(keep):
        raise PlayError("cli-save-exists", file=str(keep))
    if not keep.absolute().parent.is_dir():
        raise PlayError("cli-save-folder", folder=str(keep.absolute().parent))
