"""Annotations of a record that a guest brings along: who sat where, how it ended.

Nobody vouches for it, so it is kept only if it has the form of what our own records say.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Line = Annotated[str, Meta(max_length=100)]
Count = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Seats = Annotated[int, Meta(ge=0, le=11)]


class SeatNote(Struct):
    who: Line | None = None
    bot: Line | None = None
    name: Line | None = None
    left: Line | None = None
    out: bool = False


class TakebackNote(Struct, rename={"since": "from"}):
    seat: Seats
    since: Count
    to: Count
    people: Annotated[list[Line], Meta(max_length=12)]
    actions: Annotated[list[Count], Meta(max_length=10_000)]


class DiceNote(Struct):
    table: Line
    commitment: Line
    nonces: Annotated[list[Line | None], Meta(max_length=12)]
    seed: Line


class Notes(Struct, omit_defaults=True):
    seats: Annotated[list[SeatNote], Meta(max_length=12)] | None = None
    places: Annotated[list[Seats], Meta(max_length=12)] | None = None
    scores: Annotated[list[Count], Meta(max_length=12)] | None = None
    takebacks: Annotated[list[TakebackNote], Meta(max_length=1000)] = []
    dice: DiceNote | None = None
    opened: Count | None = None
    closed: Count | None = None


def plain_notes(given: dict[str, object]) -> dict[str, object]:
    """The notes as our own records have them; none if they are of another form."""
    try:
        notes = msgspec.convert(given, Notes)
    except (msgspec.ValidationError, UnicodeEncodeError):
        return {}
    found: dict[str, Any] = msgspec.to_builtins(notes)
    return found
