"""The parser of arguments, with which commands are described and read.

All words are from the catalogue, those that argparse has of its own included, except for the
details of a wrong argument.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from textwrap import fill
from typing import Any, Final, cast

from clifftop import catalogue

FAILED: Final = 1
WRONG: Final = 2
HELP_WIDTH: Final = 78

Options = argparse.Namespace


def complain(what: str) -> None:
    print(catalogue.text("cli-error"), what, file=sys.stderr)


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


def show_help(one: Parser) -> int:
    one.print_help()
    return 0
