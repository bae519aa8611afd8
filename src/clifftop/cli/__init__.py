"""The command `clifftop`.

`all_commands` says what can be typed, with the means of `argument_parser`; what the commands do is
in a module for each subject. What a command needs is imported when it is run, so that `clifftop
version` does not wait for the drawing of boards. `failures` says what went wrong; `completion`
tells shells what can be typed.
"""

from __future__ import annotations

import os
import sys
from typing import cast

from clifftop.cli.argument_parser import Options
from clifftop.cli.version_command import show_version


def main(argv: list[str] | None = None) -> int:
    """Run one command; the number is the exit status."""
    if sys.stdout is None:  # closed by who called us: what is said goes nowhere
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without ♣ is one, too
    try:
        try:
            return carry_out(sys.argv[1:] if argv is None else argv)
        finally:
            sys.stdout.flush()  # here, where it can still be told that it failed
    except (Exception, KeyboardInterrupt) as error:
        from clifftop.cli.failures import status_after

        return status_after(error)


def carry_out(given: list[str]) -> int:
    if given in (["version"], ["--version"]):
        return show_version(Options())  # without the parser, which takes longer than this
    from clifftop.cli.all_commands import all_commands

    options = all_commands().parse_args(given)
    return cast(int, options.run(options))
