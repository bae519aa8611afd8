"""An answer of a bot, and all that is kept where it fails: its traceback, and the game so far."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from random import Random
from typing import NamedTuple, SupportsIndex, cast, final

from clifftop.bots.bot import Bot
from clifftop.kernel.errors import ClifftopError
from clifftop.kernel.record import Record
from clifftop.kernel.state import State


@final
class IllegalAnswer(ClifftopError, ValueError):
    """What a bot gave back is none of its legal actions."""


class Failure(NamedTuple):
    """One failure, in a form that can be handed from process to process."""

    bot: str
    seat: int
    why: str
    trace: str  # from the first line of the bot's own code on
    record: str  # the game up to the position that it was asked about; its notes say all of this


@final
class BotFailed(ClifftopError):
    """A bot that raised an error or gave an illegal answer; `failure` has the game."""

    def __init__(self, failure: Failure, file: Path | None = None, going_on: bool = False) -> None:
        super().__init__("bot-failed", bot=failure.bot, seat=failure.seat, why=failure.why)
        self.failure = failure
        self.file = file
        self.going_on = going_on

    def __str__(self) -> str:
        lines = [super().__str__(), *(f"  {line}" for line in self.failure.trace.splitlines())]
        if self.file is not None:
            message = "bot-failed-going-on" if self.going_on else "bot-failed-kept"
            lines.append(str(ClifftopError(message, file=str(self.file))))
        return "\n".join(lines)

    def kept(
        self, file: Path, notes: Mapping[str, object] | None = None, going_on: bool = False
    ) -> BotFailed:
        """The same error once the game is in a file, which it names; `going_on` where a person may
        go on with it."""
        return BotFailed(self.failure, keep(self.failure, file, notes), going_on)


def answer(name: str, bot: Bot, state: State, rng: Random) -> int:
    """The action that a bot chooses where its seat is asked."""
    actions = state.actions()
    try:
        return checked(bot.choose(state.knowledge(state.to_act), actions[:], rng), actions)
    except Exception as error:
        raise BotFailed(failure(name, state, error)) from error


def checked(given: object, actions: Sequence[int]) -> int:
    """What was given back, as the action that it is."""
    try:
        action = index(cast(SupportsIndex, given))
    except TypeError as error:
        kind = type(given).__name__
        raise IllegalAnswer("bot-answer-no-number", given=repr(given)[:80], kind=kind) from error
    if action not in actions:
        facts = {"given": str(action)[:80], "number": len(actions)}
        raise IllegalAnswer("bot-answer-illegal", **facts)
    return action


def failure(
    name: str, state: State, error: Exception, notes: Mapping[str, object] | None = None
) -> Failure:
    """What is to be kept of an error in a bot that was asked about this state."""
    why = str(error) if isinstance(error, IllegalAnswer) else f"{type(error).__name__}: {error}"
    trace = "" if isinstance(error, IllegalAnswer) else trace_of(error)
    record = Record.of(state)
    told = {"bot": name, "seat": state.to_act, "why": why, "trace": trace}
    record.notes = {**(notes or {}), "failed": told}
    return Failure(name, state.to_act, why, trace, record.dumps())


def trace_of(error: Exception) -> str:
    """The traceback without the frame that asked the bot."""
    own = error.__traceback__.tb_next if error.__traceback__ else None
    return "".join(traceback.format_exception(type(error), error, own, chain=True)).rstrip()


def keep(failed: Failure, file: Path, notes: Mapping[str, object] | None = None) -> Path:
    """Write the game into a file of that name, or, where there is one already, of one like it."""
    record = Record.loads(failed.record)
    record.notes |= notes or {}
    place = unused(file)
    place.write_text(record.dumps() + "\n", encoding="utf-8")
    return place


def unused(file: Path) -> Path:
    number = 1
    place = file
    while place.exists():
        number += 1
        place = file.with_name(f"{file.stem}-{number}{file.suffix}")
    return place
