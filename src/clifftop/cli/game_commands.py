"""The commands about games: play, simulate, replay, verify, boards and rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

import clifftop
from clifftop import OptionError, catalogue
from clifftop.cli.argument_parser import FAILED, WRONG, Options, Parser, complain

NEWEST: Final = True  # what --resume means without a file

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def play(options: Options) -> int:
    from clifftop.terminal.play import newest, play

    resume = newest(options.game) if options.resume is NEWEST else options.resume
    return play(
        console(),
        options.game,
        lambda game: table_options(options, game),
        seat=options.seat,
        bots=options.bots,
        seed=options.seed,
        keep=options.save,
        resume=resume,
    )


def simulate(options: Options) -> int:
    from clifftop.arena import simulation_run

    return simulation_run.run(
        options.game,
        table_options(options, options.game),
        options.games,
        options.seed,
        console(),
        options.bots,
        options.jobs,
        as_json=options.json,
    )


def replay(options: Options) -> int:
    from clifftop.terminal.named_files import read_record
    from clifftop.terminal.replay import Replay

    shown = Replay(read_record(options.file), console())
    if options.all:
        shown.tell()
    else:
        shown.step()
    return 0


def verify(options: Options) -> int:
    from clifftop import Record, RecordError
    from clifftop.table.dice_proof import NoProof, ProofError, verify
    from clifftop.terminal.dice_report import report
    from clifftop.terminal.named_files import FileError, read

    file = str(options.file)
    try:
        record = Record.loads(read(options.file))
    except RecordError as error:
        raise FileError("cli-in-file", file=file, what=str(error)) from error
    try:
        proof = verify(record, options.commitment, dict(options.nonce))
    except NoProof:
        raise
    except ProofError as error:
        print(catalogue.text("cli-in-file", file=file, what=str(error)))
        return FAILED
    print("\n".join(report(file, proof, bool(options.commitment and options.nonce))))
    return 0


def seat_and_nonce(given: str) -> tuple[int, str]:
    """`--nonce 0=5fe1…`"""
    seat, _, nonce = given.partition("=")
    if not nonce or not seat.isdecimal() or len(seat) > 2:
        raise argparse.ArgumentTypeError(catalogue.text("proof-nonce-option", given=given))
    return int(seat), nonce


def board_check(options: Options) -> int:
    from clifftop import BoardError
    from clifftop.terminal.named_files import check_board

    try:
        game, facts = check_board(options.file)
    except BoardError as error:
        print(error.text())
        return FAILED
    file = str(options.file)
    print(catalogue.text(f"cli-board-good-{game}", language="en", file=file, **facts))
    return 0


def rules(options: Options) -> int:
    from clifftop import rulebook
    from clifftop.terminal import rule_pages

    try:
        rule_pages.show(console(), options.what)
    except rulebook.UnknownClause as unknown:
        complain(str(unknown))
        return WRONG
    return 0


def add_table_options(one: Parser) -> None:
    one.argument("--players", "cli-play-players", type=int, metavar="N")
    one.argument("--short", "cli-option-short", action="store_true", default=None)
    one.argument("--chaos", "cli-option-chaos", action="store_true", default=None)
    one.argument("--board", "cli-option-board", metavar="BOARD")
    one.argument("--first", "cli-option-first", type=int, metavar="SEAT")


def table_options(options: Options, game: str) -> dict[str, object]:
    """The options of a game, those that were given."""
    from clifftop.terminal.named_files import board_option

    names = ("players", "short", "chaos", "first", "board")
    given = {name: getattr(options, name) for name in names}
    table: dict[str, object] = {name: value for name, value in given.items() if value is not None}
    for name in table:
        must_have_option(game, name)
    if options.board is not None:
        must_not_be_of_another(game, options.board)
        table["board"] = board_option(game, options.board)
    return table


def must_have_option(game: str, name: str) -> None:
    """An option that only other games have is answered with their names."""
    having = [
        other
        for other in clifftop.games()
        if name in (option.name for option in clifftop.game(other).options)
    ]
    if clifftop.game(game).name not in having:
        others = ", ".join(having)
        raise OptionError("cli-option-of-others", name, game=game, others=others)


def must_not_be_of_another(game: str, board: str) -> None:
    from clifftop import boards

    owners = [other for other in clifftop.games() if board in boards.names(other)]
    if owners and game not in owners and not Path(board).is_file():
        raise OptionError("cli-board-of-another", "board", board=board, owner=owners[0], game=game)
