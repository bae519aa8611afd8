"""The commands for those who run a server: serve and admin."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from clifftop import catalogue
from clifftop.cli.argument_parser import FAILED, NUMBERS, Options, Parser, command, complain

if TYPE_CHECKING:
    from clifftop.server.admin import Task

# What stands for the value of a setting in a help page.
SETTING_KINDS: Final[dict[type, str]] = {str: "TEXT", int: "N", float: "N"}


def serve(options: Options) -> int:
    from clifftop.server.serve import serve
    from clifftop.server.settings import settle

    return serve(settle(vars(options), os.environ), options.open)


def admin(task: Callable[[Any, Options], Task]) -> Callable[[Options], int]:
    """A command for those who run a server: `task` says what to do, with the
    module that does it."""

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


def describe_serve(one: Parser) -> None:
    add_settings(one)
    one.argument("--open", "cli-serve-open", action="store_true")


def describe_admin(whole: Parser) -> None:
    tasks = whole.commands()
    show = admin(lambda do, given: lambda base: do.show_tables(base, given.status, given.json))
    command(tasks, "tables", "cli-admin-tables", show, describe_tables)
    show = admin(lambda do, given: lambda base: do.show_guests(base, given.json))
    command(tasks, "guests", "cli-admin-guests", show, describe_guests)
    command(tasks, "remove", "cli-admin-remove", None, describe_remove)
    take = admin(
        lambda do, given: lambda base: do.export(base, given.id, given.file, given.with_secrets)
    )
    command(tasks, "export", "cli-admin-export", take, describe_export, "cli-admin-export-more")


def describe_remove(one: Parser) -> None:
    things = one.commands()
    drop = admin(lambda do, given: lambda base: do.remove_table(base, given.id, given.yes))
    name, more = "cli-admin-remove-table", "cli-admin-remove-table-more"
    command(things, "table", name, drop, describe_removal("cli-admin-table"), more)
    drop = admin(lambda do, given: lambda base: do.remove_guest(base, given.id, given.yes))
    name, more = "cli-admin-remove-guest", "cli-admin-remove-guest-more"
    command(things, "guest", name, drop, describe_removal("cli-admin-guest"), more)


def describe_tables(one: Parser) -> None:
    add_database(one)
    one.argument("--status", "cli-admin-status", choices=("waiting", "running", "over"))
    one.argument("--json", "cli-admin-json", action="store_true")


def describe_guests(one: Parser) -> None:
    add_database(one)
    one.argument("--json", "cli-admin-json", action="store_true")


def describe_removal(which: str) -> Callable[[Parser], None]:
    def describe(one: Parser) -> None:
        add_database(one)
        one.argument("id", which, metavar="ID")
        one.argument("--yes", "cli-admin-yes", action="store_true")

    return describe


def describe_export(one: Parser) -> None:
    add_database(one)
    one.argument("id", "cli-admin-table", metavar="ID")
    one.argument("file", "cli-admin-file", type=Path, metavar="FILE")
    one.argument("--with-secrets", "cli-admin-with-secrets", action="store_true")


def add_database(one: Parser) -> None:
    """The database that a command for those who run a server is about."""
    add_settings(one, ("database",))


def add_settings(one: Parser, only: tuple[str, ...] | None = None) -> None:
    """The server's settings, each with its name in the environment and its default."""
    from clifftop.server.settings import environment_name, kind_of, setting_fields

    for field in setting_fields():
        if only is not None and field.name not in only:
            continue
        told = {"environment": environment_name(field.name), "default": str(field.default)}
        text = catalogue.text(f"cli-serve-{field.name.replace('_', '-')}", language="en", **told)
        kind = kind_of(field)
        one.choices.add_argument(
            f"--{field.name.replace('_', '-')}",
            help=text.replace("%", "%%"),
            type=NUMBERS.get(kind, kind),
            metavar=SETTING_KINDS[kind],
        )
