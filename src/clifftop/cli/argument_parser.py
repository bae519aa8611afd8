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
    """A command, said by messages: its sentence with its attribute `example`, and one with more.

    Only the command that is asked for is described: `describe` gives it its arguments when they are
    first needed."""

    def __init__(
        self,
        message: str = "cli-whole",
        about: str = "",
        describe: Callable[[Parser], None] = lambda one: None,
        more: str | None = None,
        **given: Any,
    ) -> None:
        super().__init__(formatter_class=Help, add_help=False, **given)
        self.message = message
        self.about = about
        self.more = more
        self.describe = describe
        self.described = False

    def parse_known_args(self, *given: Any, **named: Any) -> Any:
        self.be_described()
        return super().parse_known_args(*given, **named)

    def format_help(self) -> str:
        self.be_described()
        return super().format_help()

    def print_help(self, file: Any = None) -> None:
        print(self.format_help(), end="", file=file)  # argparse would not say that it cannot

    def be_described(self) -> None:
        if self.described:
            return
        self.described = True
        about = f"{self.about} {catalogue.text(self.more)}" if self.more else self.about
        example = catalogue.attribute(self.message, "example")
        self.description = fill(about, HELP_WIDTH)
        self.epilog = f"{catalogue.text('cli-example')}\n  {example}"
        self.arguments = self.add_argument_group(catalogue.text("cli-arguments"))
        self.choices = self.add_argument_group(catalogue.text("cli-options"))
        self.choices.add_argument("-h", "--help", action="help", help=catalogue.text("cli-help"))
        self.describe(self)

    def error(self, message: str) -> Any:
        complain(message)
        print(catalogue.text("cli-wrong-usage", command=self.prog), file=sys.stderr)
        sys.exit(WRONG)

    def commands(self) -> Any:
        return self.add_subparsers(
            title=catalogue.text("cli-commands"), metavar="COMMAND", parser_class=Parser
        )

    def argument(self, name: str, message: str, **given: Any) -> None:
        if "type" in given:
            given["type"] = NUMBERS.get(given["type"], given["type"])
        group = self.choices if name.startswith("-") else self.arguments
        group.add_argument(name, help=catalogue.text(message).replace("%", "%%"), **given)


def whole_number(given: str) -> int:
    try:
        return int(given)
    except ValueError:
        raise argparse.ArgumentTypeError(catalogue.text("cli-whole-number", given=given)) from None


def number(given: str) -> float:
    try:
        return float(given)
    except ValueError:
        raise argparse.ArgumentTypeError(catalogue.text("cli-number", given=given)) from None


NUMBERS: Final[dict[type, Callable[[str], float]]] = {int: whole_number, float: number}


def command(
    commands: Any,
    name: str,
    message: str,
    run: Callable[[Options], int] | None,
    describe: Callable[[Parser], None] = lambda one: None,
    more: str | None = None,
) -> None:
    """One command among others; without `run` it shows what there is."""
    about = catalogue.text(message)
    one = cast(
        Parser,
        commands.add_parser(
            name, message=message, about=about, help=about, describe=describe, more=more
        ),
    )
    one.set_defaults(run=run or (lambda options: show_help(one)))


def show_help(one: Parser) -> int:
    one.print_help()
    return 0
