"""Every command with its arguments."""

from __future__ import annotations

from pathlib import Path

from clifftop import catalogue
from clifftop.cli.arena_commands import describe_arena
from clifftop.cli.argument_parser import Options, Parser, command, show_help
from clifftop.cli.game_commands import (
    NEWEST,
    add_table_options,
    board_check,
    play,
    replay,
    rules,
    seat_and_nonce,
    simulate,
    verify,
)
from clifftop.cli.server_commands import describe_admin, describe_serve, serve
from clifftop.cli.version_command import show_version


def all_commands() -> Parser:
    about = catalogue.text("cli-about")
    whole = Parser("cli-whole", about, describe_all, prog="clifftop")
    whole.set_defaults(run=lambda options: show_help(whole))
    return whole


def describe_all(whole: Parser) -> None:
    commands = whole.commands()
    command(commands, "play", "cli-play", play, describe_play, "cli-play-more")
    command(commands, "serve", "cli-serve", serve, describe_serve, "cli-serve-more")
    command(commands, "admin", "cli-admin", None, describe_admin, "cli-admin-more")
    command(commands, "simulate", "cli-simulate", simulate, describe_simulate)
    command(commands, "arena", "cli-arena", None, describe_arena)
    command(commands, "replay", "cli-replay", replay, describe_replay)
    command(commands, "verify", "cli-verify", verify, describe_verify)
    command(commands, "board", "cli-board", None, describe_board)
    command(commands, "rules", "cli-rules", rules, describe_rules)
    command(
        commands,
        "completion",
        "cli-completion",
        print_completion,
        describe_completion,
        "cli-completion-more",
    )
    command(commands, "version", "cli-show-version", show_version)


def describe_play(one: Parser) -> None:
    one.argument("game", "cli-play-game", nargs="?", metavar="GAME")
    add_table_options(one)
    one.argument("--bots", "cli-play-bots", metavar="LEVELS")
    one.argument("--seat", "cli-play-seat", type=int, metavar="S")
    one.argument("--seed", "cli-play-seed", type=int, metavar="N")
    one.argument("--save", "cli-play-save", type=Path, metavar="FILE")
    one.argument("--resume", "cli-play-resume", nargs="?", const=NEWEST, type=Path, metavar="FILE")


def describe_simulate(one: Parser) -> None:
    one.argument("game", "cli-simulate-game", metavar="GAME")
    add_table_options(one)
    one.argument("--bots", "cli-simulate-bots", default="random", metavar="BOTS")
    one.argument("--games", "cli-simulate-games", type=int, default=100, metavar="K")
    one.argument("--seed", "cli-simulate-seed", type=int, metavar="N")
    one.argument("--jobs", "cli-simulate-jobs", type=int, default=1, metavar="N")
    one.argument("--json", "cli-simulate-json", action="store_true")


def describe_replay(one: Parser) -> None:
    one.argument("file", "cli-replay-file", type=Path, metavar="FILE")
    one.argument("--all", "cli-replay-all", action="store_true")


def describe_verify(one: Parser) -> None:
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


def describe_board(one: Parser) -> None:
    command(one.commands(), "check", "cli-board-check", board_check, describe_check)


def describe_check(one: Parser) -> None:
    one.argument("file", "cli-board-file", type=Path, metavar="FILE")


def describe_rules(one: Parser) -> None:
    one.argument("what", "cli-rules-what", nargs="?", metavar="CLAUSE")


def print_completion(options: Options) -> int:
    from clifftop.cli.completion import script

    print(script(options.shell, all_commands()))
    return 0


def describe_completion(one: Parser) -> None:
    one.argument("shell", "cli-completion-shell", choices=("bash", "zsh", "fish"))
