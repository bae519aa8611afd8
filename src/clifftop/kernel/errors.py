"""What can go wrong, each with a name of its own.

An error carries the id of its message and the facts that go into it, so that a face can say it in
the reader's language; `str()` says it in English.
"""

from clifftop import catalogue
from clifftop.kernel.reason import Reason


class ClifftopError(Exception):
    """The common ancestor: catch this to catch everything that Clifftop raises on purpose."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def __str__(self) -> str:
        return catalogue.text(self.message, language="en", **self.facts)


class UnknownGame(ClifftopError, LookupError):
    """`clifftop.game` was asked for a game that is not there."""


class OptionError(ClifftopError, ValueError):
    """An option of `game.start` is unknown or out of range; `option` names it."""

    def __init__(self, message: str, option: str, **facts: object) -> None:
        super().__init__(message, option=option, **facts)
        self.option = option


class PositionError(ClifftopError, ValueError):
    """A position that cannot be on the table; `where` names the part that is wrong."""

    def __init__(self, message: str, where: str, **facts: object) -> None:
        super().__init__(message, where=where, **facts)
        self.where = where


class KnowledgeError(ClifftopError, ValueError):
    """What was handed to `game.imagine` is not the knowledge of a seat."""


class RecordError(ClifftopError, ValueError):
    """A record that is damaged, foreign, or does not replay."""


class SeatError(ClifftopError, ValueError):
    """A seat that is not at this table."""


class NotNow(ClifftopError):
    """A question that the state cannot answer yet, such as the scores of a running game."""


class IllegalAction(ClifftopError, ValueError):
    """An action that the rules do not allow now; `reason` says which clause forbids it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("illegal-action", clause=reason.clause)
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason.clause}: {self.reason.text()}"
