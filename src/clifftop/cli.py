"""The command `clifftop`.

What a command needs is imported when it is run, so that `clifftop version` does not wait for the
drawing of boards.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final, cast

from clifftop import ClifftopError, catalogue

if TYPE_CHECKING:
    from rich.console import Console

    from clifftop.server.admin import Task

FAILED: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130  # 128 + SIGINT, as shells have it
HELP_WIDTH: Final = 78

# What stands for the value of a setting in a help page.
SETTING_KINDS: Final[dict[type, str]] = {str: "TEXT", int: "N", float: "N"}

Options = argparse.Namespace


def main(argv: list[str] | None = None) -> int:
    """Run one command; the number is the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without ♣ is one, too
    given = sys.argv[1:] if argv is None else argv
    try:
        if given in (["version"], ["--version"]):
            return version(Options())  # before the parser, which takes longer to make than this
        options = parser().parse_args(given)
        status = cast(int, options.run(options))
        sys.stdout.flush()
        return status
    except ClifftopError as error:
        complain(str(error))
        return WRONG
    except KeyboardInterrupt:
        print("\n" + catalogue.text("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read this has gone; what is still buffered must not be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def complain(what: str) -> None:
    print(catalogue.text("cli-error"), what, file=sys.stderr)


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


# The commands.


def version(options: Options) -> int:
    from importlib.metadata import version as installed

    # A name and a number: nothing to translate, so no reason to wait for the catalogue.
    print("Clifftop", installed("clifftop"))
    return 0


def play(options: Options) -> int:
    from clifftop.terminal.play import play

    return play(
        console(),
        options.game,
        lambda game: table_options(options, game),
        seat=options.seat,
        bots=options.bots,
        seed=options.seed,
        keep=options.save,
        resume=options.resume,
    )


def serve(options: Options) -> int:
    from clifftop.server.serving import serve
    from clifftop.server.settings import settle

    return serve(settle(vars(options), os.environ), options.open)


def admin(task: Callable[[Any, Options], Task]) -> Callable[[Options], int]:
    """A command for whoever runs a server: `task` says what to do, with the module that does it."""

    def run(options: Options) -> int:
        from clifftop.server import admin
        from clifftop.server.errors import NotThere, NotYet
        from clifftop.server.settings import settle

        settings = settle({"database": options.database}, os.environ)
        try:
            return admin.administer(settings, task(admin, options))
        except (NotThere, NotYet) as error:
            complain(str(error))
            return FAILED

    return run


def simulate(options: Options) -> int:
    from clifftop.arena import simulate

    table = table_options(options, options.game)
    return simulate.main(options.game, table, options.games, options.seed, console(), options.bots)


def replay(options: Options) -> int:
    from clifftop.terminal.files import read_record
    from clifftop.terminal.replay import Replay

    shown = Replay(read_record(options.file), console())
    if options.all:
        shown.tell()
    else:
        shown.step()
    return 0


def verify(options: Options) -> int:
    from clifftop import Record
    from clifftop.table.proof import NoProof, ProofError, verify
    from clifftop.terminal.files import read
    from clifftop.terminal.proving import report

    record, file = Record.loads(read(options.file)), str(options.file)
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
    from clifftop.terminal.files import check_board

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
    from clifftop.terminal import rulepages

    try:
        rulepages.show(console(), options.what)
    except rulebook.UnknownClause as unknown:
        complain(str(unknown))
        return WRONG
    return 0


def table_options(options: Options, game: str) -> dict[str, object]:
    """The options of a game, those that were given."""
    from clifftop.terminal.files import board_option

    given = {name: getattr(options, name) for name in ("players", "short", "chaos", "first")}
    table: dict[str, object] = {name: value for name, value in given.items() if value is not None}
    if options.board is not None:
        table["board"] = board_option(game, options.board)
    return table


# The parser. Its words are from the catalogue, those that argparse has of its own included, except
# for the details of a wrong argument.


class Help(argparse.RawDescriptionHelpFormatter):
    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(
            usage, actions, groups, catalogue.text("cli-usage") if prefix is None else prefix
        )


class Parser(argparse.ArgumentParser):
    """A command, said by a message: its sentence, and its attribute `example`."""

    def __init__(self, message: str = "cli-whole", about: str = "", **given: Any) -> None:
        example = catalogue.attribute(message, "example")
        super().__init__(
            description=fill(about, HELP_WIDTH),
            epilog=f"{catalogue.text('cli-example')}\n  {example}",
            formatter_class=Help,
            add_help=False,
            **given,
        )
        self.arguments = self.add_argument_group(catalogue.text("cli-arguments"))
        self.choices = self.add_argument_group(catalogue.text("cli-options"))
        self.choices.add_argument("-h", "--help", action="help", help=catalogue.text("cli-help"))

    def error(self, message: str) -> Any:
        complain(message)
        print(catalogue.text("cli-wrong-usage", command=self.prog), file=sys.stderr)
        sys.exit(WRONG)

    def commands(self) -> Any:
        return self.add_subparsers(
            title=catalogue.text("cli-commands"), metavar="COMMAND", parser_class=Parser
        )

    def argument(self, name: str, message: str, **given: Any) -> None:
        group = self.choices if name.startswith("-") else self.arguments
        group.add_argument(name, help=catalogue.text(message).replace("%", "%%"), **given)


def parser() -> Parser:
    whole = Parser(prog="clifftop", about=catalogue.text("cli-about"))
    whole.set_defaults(run=lambda options: show_help(whole))
    commands = whole.commands()

    one = command(commands, "play", "cli-play", play, "cli-play-more")
    one.argument("game", "cli-play-game", nargs="?", metavar="GAME")
    add_table_options(one)
    one.argument("--bots", "cli-play-bots", metavar="BOT")
    one.argument("--seat", "cli-play-seat", type=int, metavar="S")
    one.argument("--seed", "cli-play-seed", type=int, metavar="N")
    one.argument("--save", "cli-play-save", type=Path, metavar="FILE")
    one.argument("--resume", "cli-play-resume", type=Path, metavar="FILE")

    one = command(commands, "serve", "cli-serve", serve, "cli-serve-more")
    add_settings(one)
    one.argument("--open", "cli-serve-open", action="store_true")

    add_admin(commands)

    one = command(commands, "simulate", "cli-simulate", simulate)
    one.argument("game", "cli-simulate-game", metavar="GAME")
    add_table_options(one)
    one.argument("--bots", "cli-simulate-bots", default="random", metavar="BOTS")
    one.argument("--games", "cli-simulate-games", type=int, default=100, metavar="K")
    one.argument("--seed", "cli-simulate-seed", type=int, metavar="N")

    one = command(commands, "replay", "cli-replay", replay)
    one.argument("file", "cli-replay-file", type=Path, metavar="FILE")
    one.argument("--all", "cli-replay-all", action="store_true")

    one = command(commands, "verify", "cli-verify", verify)
    one.argument("file", "cli-verify-file", type=Path, metavar="FILE")
    one.argument("--commitment", "cli-verify-commitment", metavar="HEX")
    one.argument(
        "--nonce",
        "cli-verify-nonce",
        type=seat_and_nonce,
        action="append",
        default=[],
        metavar="SEAT=HEX",
    )

    board = command(commands, "board", "cli-board", None)
    board.set_defaults(run=lambda options: show_help(board))
    one = command(board.commands(), "check", "cli-board-check", board_check)
    one.argument("file", "cli-board-file", type=Path, metavar="FILE")

    one = command(commands, "rules", "cli-rules", rules)
    one.argument("what", "cli-rules-what", nargs="?", metavar="CLAUSE")

    command(commands, "version", "cli-show-version", version)
    return whole


def add_admin(commands: Any) -> None:
    whole = command(commands, "admin", "cli-admin", None, "cli-admin-more")
    whole.set_defaults(run=lambda options: show_help(whole))
    tasks = whole.commands()

    show = admin(lambda do, given: lambda base: do.show_tables(base, given.status, given.json))
    one = add_task(tasks, "tables", "cli-admin-tables", show)
    one.argument("--status", "cli-admin-status", choices=("waiting", "running", "over"))
    one.argument("--json", "cli-admin-json", action="store_true")

    show = admin(lambda do, given: lambda base: do.show_guests(base, given.json))
    one = add_task(tasks, "guests", "cli-admin-guests", show)
    one.argument("--json", "cli-admin-json", action="store_true")

    remove = command(tasks, "remove", "cli-admin-remove", None)
    remove.set_defaults(run=lambda options: show_help(remove))
    things = remove.commands()

    drop = admin(lambda do, given: lambda base: do.remove_table(base, given.id, given.yes))
    more = "cli-admin-remove-table-more"
    one = add_task(things, "table", "cli-admin-remove-table", drop, more)
    one.argument("id", "cli-admin-table", metavar="ID")
    one.argument("--yes", "cli-admin-yes", action="store_true")

    drop = admin(lambda do, given: lambda base: do.remove_guest(base, given.id, given.yes))
    more = "cli-admin-remove-guest-more"
    one = add_task(things, "guest", "cli-admin-remove-guest", drop, more)
    one.argument("id", "cli-admin-guest", metavar="ID")
    one.argument("--yes", "cli-admin-yes", action="store_true")

    take = admin(
        lambda do, given: lambda base: do.export(base, given.id, given.file, given.with_secrets)
    )
    one = add_task(tasks, "export", "cli-admin-export", take, "cli-admin-export-more")
    one.argument("id", "cli-admin-table", metavar="ID")
    one.argument("file", "cli-admin-file", type=Path, metavar="FILE")
    one.argument("--with-secrets", "cli-admin-with-secrets", action="store_true")


def add_task(
    commands: Any,
    name: str,
    message: str,
    run: Callable[[Options], int],
    more: str | None = None,
) -> Parser:
    """A command for whoever runs a server, with the database it is about."""
    one = command(commands, name, message, run, more)
    add_settings(one, ("database",))
    return one


def command(
    commands: Any,
    name: str,
    message: str,
    run: Callable[[Options], int] | None,
    more: str | None = None,
) -> Parser:
    about = catalogue.text(message)
    longer = f"{about} {catalogue.text(more)}" if more else about
    one = cast(Parser, commands.add_parser(name, message=message, about=longer, help=about))
    one.set_defaults(run=run)
    return one


def add_table_options(one: Parser) -> None:
    one.argument("--players", "cli-play-players", type=int, metavar="N")
    one.argument("--short", "cli-option-short", action="store_true", default=None)
    one.argument("--chaos", "cli-option-chaos", action="store_true", default=None)
    one.argument("--board", "cli-option-board", metavar="BOARD")
    one.argument("--first", "cli-option-first", type=int, metavar="SEAT")


def add_settings(one: Parser, only: tuple[str, ...] | None = None) -> None:
    """The server's settings, each with its name in the environment and its default."""
    from clifftop.server.settings import environment_name, kind_of, setting_fields

    for field in setting_fields():
        if only is not None and field.name not in only:
            continue
        told = {"environment": environment_name(field.name), "default": str(field.default)}
        text = catalogue.text(f"cli-serve-{field.name.replace('_', '-')}", language="en", **told)
        one.choices.add_argument(
            f"--{field.name.replace('_', '-')}",
            help=text.replace("%", "%%"),
            type=kind_of(field),
            metavar=SETTING_KINDS[kind_of(field)],
        )


def show_help(one: Parser) -> int:
    one.print_help()
    return 0
