"""Refusals in words: the message id for programs, the sentence for people."""

from __future__ import annotations

from clifftop import words
from clifftop.catalogue import ENGLISH
from clifftop.kernel.errors import ClifftopError, IllegalAction
from clifftop.server.errors import ServerError
from clifftop.server.protocol.messages import Refused
from clifftop.table import TableError

LONGEST_FACT = 200
LARGEST_FACT = 2**53  # what every reader of JSON can read


def refused(error: ClifftopError, language: str = ENGLISH) -> Refused:
    facts = {name: plain(fact) for name, fact in error.facts.items()}
    clause = error.reason.clause if isinstance(error, IllegalAction) else None
    text = whole(words.refusal(error, language))
    return Refused(error.message, text, facts, clause=clause)


def plain(fact: object) -> object:
    """A fact as it may go out: numbers, and the beginning of what somebody typed."""
    if isinstance(fact, bool | int) and abs(fact) <= LARGEST_FACT:
        return fact
    return whole(str(fact)[:LONGEST_FACT])


def whole(text: str) -> str:
    """A text without halves of characters, which JSON can bring along and UTF-8 cannot write."""
    return text.encode(errors="replace").decode()


def status_of(error: ClifftopError) -> int:
    """The status of an HTTP answer; a socket is closed with 4000 more."""
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, TableError) else 400
