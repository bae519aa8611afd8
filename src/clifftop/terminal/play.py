"""`clifftop play`: a new game or a saved one, and where it is kept."""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import clifftop
from clifftop import ClifftopError, Record, State, catalogue
from clifftop.bots.answer import BotFailed
from clifftop.catalogue import ENGLISH
from clifftop.terminal import game_menu, kept_games
from clifftop.terminal.hangups import HUNG_UP
from clifftop.terminal.keeper import Keeper
from clifftop.terminal.kept_games import KeptGame
from clifftop.terminal.named_files import read_record
from clifftop.terminal.opponents import opponents, usual
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
    record = resumed(resume, game, options) if resume else None
    waiting = 0 if record else len(kept_games.unfinished())
    if waiting and game is None:
        console.print(unfinished(waiting), markup=False)
    try:
        state, bots = sit_down(console, game, options, bots, record)
    except EOFError:
        return 0  # nobody there
    if seed is None:
        seed = secrets.randbelow(MOST_SEED)
    if seat is None:
        seat = saved_seat(record, state)
    trusted = resume is not None and kept_games.is_kept(resume)
    others = opponents(state, seat, bots, record.notes if record else None, trusted)
    keeper = Keeper(seat, others, KeptGame(state.game().name, resume), keep)
    session = Session(state, seat, others, Random(seed), console, keeper)
    if record:
        session.recall(record)
    else:
        session.notices.append(catalogue.text(f"terminal-goal-{state.game().name}"))
    if waiting and game is not None:
        session.notices.append(unfinished(waiting))
    if resume:
        session.files.add(resume)
    try:
        status = run(console, session, keeper)
    except BotFailed as failed:
        named = Path(f"failed-{state.game().name}-seed-{seed}.json")
        raise failed.kept(named, {"seat": session.seat}, going_on=True) from failed
    if record is None:
        thinkers = any(other.by_clock for other in others.values())
        message = "terminal-seed-thinkers" if thinkers else "terminal-seed"
        console.print(catalogue.text(message, seed=str(seed)), markup=False)
    return status


def run(console: Console, session: Session, keeper: Keeper) -> int:
    """Play, and say where the game is when that ends, however it ends."""
    over = False
    try:
        with session.hangups:
            over = session.play()
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        console.quiet = True  # the terminal is gone
        return HUNG_UP
    finally:  # Ctrl-C is a way of leaving, too
        keeper.finish(session.state)
        if keeper.named is not None:
            console.print(catalogue.text("terminal-saved", file=str(keeper.named)), markup=False)
        if keeper.whole and not over:
            console.print(catalogue.text("terminal-kept"), markup=False)
    return 0


def unfinished(number: int) -> str:
    return catalogue.text("terminal-unfinished", language=ENGLISH, number=number)


def sit_down(
    console: Console,
    game: str | None,
    options: Callable[[str], dict[str, object]],
    bots: str | None,
    record: Record | None,
) -> tuple[State, str | None]:
    """The game as it begins or goes on, and the levels of the others, if they are named."""
    if record:
        return record.replay(), bots
    if game is not None:
        return clifftop.game(game).start(**options(game)), bots or usual(game)
    game = game_menu.choose_game(console)
    chosen = game_menu.choose_options(console, game, options(game))
    bots = bots or game_menu.choose_level(console, game)
    return clifftop.game(game).start(**chosen), bots


def resumed(file: Path, game: str | None, options: Callable[[str], dict[str, object]]) -> Record:
    """A saved game, if it is one that can be gone on with."""
    record = read_record(file)
    if game not in (None, record.game):
        raise PlayError("cli-resume-game", file=str(file), game=game, saved=record.game)
    for option in options(record.game):
        raise PlayError("cli-resume-alone", option=option)
    if kept_games.is_kept(file) and kept_games.is_played(file):
        raise PlayError("cli-resume-played", file=str(file))
    return record


def newest(game: str | None) -> Path:
    """The file of the newest game that is not finished, of that game or of any."""
    for file in kept_games.unfinished(game):
        return file
    raise PlayError("cli-resume-nothing")


def saved_seat(record: Record | None, state: State) -> int:
    """The seat of the one who played a saved game."""
    seat = record.notes.get("seat") if record else None
    return seat if isinstance(seat, int) and 0 <= seat < state.players else 0


def check_place(keep: Path | None, resume: Path | None) -> None:
    """Say now, not after an hour's play, that a game cannot be saved there."""
    if keep is None or keep == resume:
        return
    if os.path.exists(keep):
        raise PlayError("cli-save-exists", file=str(keep))
    if not keep.absolute().parent.is_dir():
        raise PlayError("cli-save-folder", folder=str(keep.absolute().parent))
