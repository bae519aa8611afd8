"""The commands for those who run a server: serve and admin."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from clifftop import catalogue
from clifftop.cli.argument_parser import FAILED, Options, Parser, command, complain, show_help

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
    """A command for those who run a server, with the database it is about."""
    one = command(commands, name, message, run, more)
    add_settings(one, ("database",))
    return one


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
