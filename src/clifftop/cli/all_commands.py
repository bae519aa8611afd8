"""Every command with its arguments."""

from __future__ import annotations

from pathlib import Path

from clifftop import catalogue
from clifftop.cli.arena_commands import add_arena
from clifftop.cli.argument_parser import Parser, command, show_help
from clifftop.cli.game_commands import (
    add_table_options,
    board_check,
    play,
    replay,
    rules,
    seat_and_nonce,
    simulate,
    verify,
)
from clifftop.cli.server_commands import add_admin, add_settings, serve
from clifftop.cli.version_command import show_version


def all_commands() -> Parser:
    whole = Parser(prog="clifftop", about=catalogue.text("cli-about"))
    whole.set_defaults(run=lambda options: show_help(whole))
    commands = whole.commands()

    one = command(commands, "play", "cli-play", play, "cli-play-more")
    one.argument("game", "cli-play-game", nargs="?", metavar="GAME")
    add_table_options(one)
    one.argument("--bots", "cli-play-bots", metavar="LEVELS")
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
    one.argument("--jobs", "cli-simulate-jobs", type=int, default=1, metavar="N")

    add_arena(commands)

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

    command(commands, "version", "cli-show-version", show_version)
    return whole
