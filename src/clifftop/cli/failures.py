"""What a command says that has failed, in one line, and its exit status. Nobody sees a traceback
who has not asked for it."""

from __future__ import annotations

import errno
import os
import sys
import traceback
from contextlib import suppress
from tempfile import NamedTemporaryFile
from typing import Final

from clifftop import ClifftopError, catalogue
from clifftop.cli.argument_parser import FAILED, WRONG, complain

INTERRUPTED: Final = 130  # 128 + SIGINT, as shells have it
UNWRITTEN: Final = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EFBIG)  # while writing
DEBUG: Final = "CLIFFTOP_DEBUG"


def status_after(error: BaseException) -> int:
    """Say what has gone wrong."""
    with suppress(OSError, ValueError):  # whatever stood there may be what failed
        sys.stderr.flush()
    if isinstance(error, KeyboardInterrupt):
        print("\n" + catalogue.text("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    if isinstance(error, BrokenPipeError):
        drop_output()  # its reader has gone, and needs no word
        return FAILED
    if isinstance(error, ClifftopError):
        complain(str(error))
    elif isinstance(error, OSError):
        complain(refused(error))
    else:
        unexpected(error)
    return WRONG


def refused(error: OSError) -> str:
    """Something that the system did not do."""
    why = error.strerror or str(error)
    if error.filename is not None:
        return catalogue.text("cli-file-refused", file=str(error.filename), why=why)
    if error.errno in UNWRITTEN:
        drop_output()
        return catalogue.text("cli-output-refused", why=why)
    return catalogue.text("cli-system-refused", why=why)


def drop_output() -> None:
    """What is still buffered must not be written at exit, which would fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def unexpected(error: BaseException) -> None:
    """A mistake of ours: the traceback goes where it can be found, and to the screen on request."""
    said = traceback.format_exception_only(error)[-1].strip()
    whole = "".join(traceback.format_exception(error))
    if os.environ.get(DEBUG) == "1":
        print(whole, end="", file=sys.stderr)
        complain(catalogue.text("cli-unexpected", error=said))
        return
    try:
        with NamedTemporaryFile(
            "w", prefix="clifftop-", suffix=".txt", delete=False, encoding="utf-8"
        ) as file:
            file.write(whole)
    except OSError:
        complain(catalogue.text("cli-unexpected-unkept", error=said, debug=DEBUG))
        return
    complain(catalogue.text("cli-unexpected-kept", error=said, file=file.name))
