"""The command `clifftop`.

`all_commands` says what can be typed, with the means of `argument_parser`; what the commands do is
in a module for each subject. What a command needs is imported when it is run, so that `clifftop
version` does not wait for the drawing of boards.
"""

from __future__ import annotations

import os
import sys
from typing import Final, cast

from clifftop import ClifftopError, catalogue
from clifftop.cli.argument_parser import FAILED, WRONG, Options, complain
from clifftop.cli.version_command import show_version

INTERRUPTED: Final = 130  # 128 + SIGINT, as shells have it


def main(argv: list[str] | None = None) -> int:
    """Run one command; the number is the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without ♣ is one, too
    given = sys.argv[1:] if argv is None else argv
    try:
        if given in (["version"], ["--version"]):
            return show_version(Options())  # without the parser, which takes longer than this
        from clifftop.cli.all_commands import all_commands

        options = all_commands().parse_args(given)
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
        # The reader of this has gone; what is still buffered must not be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
