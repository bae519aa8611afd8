"""`clifftop play`: a new game or a saved one, and where it is kept."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import clifftop
from clifftop import ClifftopError, State, catalogue
from clifftop.bots.answer import BotFailed
from clifftop.terminal import game_menu
from clifftop.terminal.named_files import read_record
from clifftop.terminal.opponents import opponents, usual
from clifftop.terminal.save_file import save
from clifftop.terminal.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

MOST_SEED: Final = 1_000_000


class PlayError(ClifftopError):
    """A game that cannot be played or kept as asked."""


def play(
    console: Console,
    game: str | None,
    options: Callable[[str], dict[str, object]],
    seat: int | None = None,
    bots: str | None = None,
    seed: int | None = None,
    keep: Path | None = None,
    resume: Path | None = None,
) -> int:
    """Play to the end, or until the person leaves; the exit status. `options` are those of a game
    that were given; where no game was named, the person is asked for it and for the rest."""
    check_place(keep, resume)
    try:
        state, saved_seat, levels = sit_down(console, game, options, bots, resume)
    except EOFError:
        return 0  # nobody there
    if seed is None:
        seed = secrets.randbelow(MOST_SEED)
    seat = saved_seat if seat is None else seat
    others = opponents(state, seat, levels)
    session = Session(state, seat, others, Random(seed), console)
    if resume:
        session.files.add(resume)
    try:
        session.play()
    except BotFailed as failed:
        named = Path(f"failed-{state.game().name}-seed-{seed}.json")
        raise failed.kept(named, {"seat": session.seat}, going_on=True) from failed
    finally:  # Ctrl-C is a way of leaving, too
        if keep is not None:
            save(session.state, session.seat, keep)
            console.print(catalogue.text("terminal-saved", file=str(keep)), markup=False)
    if resume is None:
        thinkers = any(other.by_clock for other in others.values())
        message = "terminal-seed-thinkers" if thinkers else "terminal-seed"
        console.print(catalogue.text(message, seed=str(seed)), markup=False)
    return 0


def sit_down(
    console: Console,
    game: str | None,
    options: Callable[[str], dict[str, object]],
    bots: str | None,
    resume: Path | None,
) -> tuple[State, int, str]:
    """The game as it begins or goes on, the person's seat and the levels of the others."""
    if resume:
        state, seat = resumed(resume, game, options)
        return state, seat, bots or usual(state.game().name)
    if game is not None:
        return clifftop.game(game).start(**options(game)), 0, bots or usual(game)
    game = game_menu.choose_game(console)
    chosen = game_menu.choose_options(console, game, options(game))
    bots = bots or game_menu.choose_level(console, game)
    return clifftop.game(game).start(**chosen), 0, bots


def resumed(
    file: Path, game: str | None, options: Callable[[str], dict[str, object]]
) -> tuple[State, int]:
    """A saved game as it stood, and the seat of the one who played it."""
    record = read_record(file)
    state = record.replay()
    saved = state.game().name
    if game not in (None, saved):
        raise PlayError("cli-resume-game", file=str(file), game=game, saved=saved)
    for option in options(saved):
        raise PlayError("cli-resume-alone", option=option)
    seat = record.notes.get("seat")
    return state, seat if isinstance(seat, int) and 0 <= seat < state.players else 0


def check_place(keep: Path | None, resume: Path | None) -> None:
    """Say now, not after an hour's play, that a game cannot be saved there."""
    if keep is None or keep == resume:
        return
    if os.path.exists(keep):
        raise PlayError("cli-save-exists", file=str(keep))
    if not keep.absolute().parent.is_dir():
        raise PlayError("cli-save-folder", folder=str(keep.absolute().parent))
