"""`clifftop play` in a process of its own, at a terminal that can be read, typed at and hung up."""

import fcntl
import os
import pty
import re
import signal
import struct
import sys
import termios
from contextlib import suppress
from functools import cache

import clifftop
from clifftop import bots, catalogue
from clifftop.cli import main
from clifftop.terminal.face import face_of
from clifftop.terminal.play import play as play

PROMPT = re.compile(r"(?:1–)?([\d,]+), or \? for help: \Z")
OVER = re.compile(r"s FILE saves the game, Enter leaves: \Z")
CLEAR = "\x1b[H\x1b[2J"
CODES = re.compile(r"\x1b\[[?\d;]*[a-zA-Z]|\r")


@cache
def load() -> None:
    """What every child would have to load for itself."""
    catalogue.text("cli-about")
    for name in clifftop.games():
        game = clifftop.game(name)
        face_of(game, game.start())
        bots.find(name, "greedy")


class PlayedGame:
    """A child process, made by a fork: so it does not have to load everything anew."""

    def __init__(self, *args: str, width: int = 100, height: int = 40) -> None:
        self.shown = ""
        self.typed = False  # since it was read last
        load()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            # Here and not by the parent: readline draws its prompt anew whenever the size changes.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
            self.be_played(*args)

    def be_played(self, *args: str) -> None:
        status = 70
        try:
            for name in ("COLUMNS", "LINES"):
                os.environ.pop(name, None)
            os.environ.update(TERM="xterm", NO_COLOR="1")
            sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w")
            signal.signal(signal.SIGHUP, signal.SIG_DFL)
            try:
                status = main(["play", *args])
            except SystemExit as left:
                status = left.code if isinstance(left.code, int) else 71
            sys.stdout.flush()
        finally:
            os._exit(status)

    def read(self, *wanted: re.Pattern[str]) -> str:
        """Everything up to one of the prompts that are wanted, or to the end."""
        raw = b""
        while True:
            try:
                some = os.read(self.terminal, 1 << 16)
            except OSError:  # Linux says so when the other end is closed
                some = b""
            raw += some
            told = raw.decode(errors="ignore")
            if self.typed:  # the answer begins below the line; readline may write the prompt anew
                told = told.partition("\n")[2]
            plain = CODES.sub("", told.rpartition(CLEAR)[2])
            if not some or any(pattern.search(plain) for pattern in wanted):
                self.shown, self.typed = plain, False
                return plain

    def screen(self) -> str:
        """The table as it is drawn on an empty line."""
        self.type("")
        return self.read(PROMPT)

    def type(self, line: str) -> None:
        self.typed = True
        os.write(self.terminal, line.encode() + b"\n")

    def last_choice(self) -> int:
        found = PROMPT.search(self.shown)
        return int(found[1]) if found else 0

    def hang_up(self) -> int:
        """The line drops: the kernel tells the process."""
        os.close(self.terminal)
        return self.ended()

    def kill(self, number: int) -> int:
        os.kill(self.process, number)
        # Readline misses a signal that comes between its prompt and its first wait for a key.
        with suppress(OSError):
            self.type("")
        self.read()
        os.close(self.terminal)
        return self.ended()

    def ended(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
