"""The messages of a WebSocket. docs/protocol.md has an example of each.

A message that is not one of these, or has a field too many or out of its bounds, is refused with a
sentence that names it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

LONGEST = 8 * 1024  # bytes of a client's message

Id = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Action = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Moment = Annotated[int, Meta(ge=0, lt=2**31)]
Number = tuple[Moment, Moment]
GuestId = Annotated[str, Meta(max_length=16)]


class Message(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """`id` comes back with the answer, so that a client knows which of its messages it is to."""

    id: Id | None = None


class Look(Message, tag="look"):
    seat: SeatNumber | None = None
    cursor: Moment = 0
    language: Annotated[str, Meta(max_length=10)] | None = None
    frames: bool = False


class Sit(Message, tag="sit"):
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=60)] | None = None


class OfSeat(Message):
    seat: SeatNumber


class StandUp(OfSeat, tag="stand-up"):
    pass


class SeatBot(OfSeat, tag="seat-bot"):
    bot: Annotated[str, Meta(max_length=40)]


class ClearSeat(OfSeat, tag="clear-seat"):
    pass


class Nonce(OfSeat, tag="nonce"):
    nonce: Annotated[str, Meta(max_length=64)]


class Start(Message, tag="start"):
    pass


class Act(OfSeat, tag="act"):
    action: Action
    number: Number
    confirm: bool = False


class Confirm(OfSeat, tag="confirm"):
    number: Number


class Undo(OfSeat, tag="undo"):
    number: Number


class Redo(OfSeat, tag="redo"):
    number: Number


class Preview(OfSeat, tag="preview"):
    action: Action


class Why(OfSeat, tag="why"):
    action: Action | dict[str, Any]  # its number, or what it is


class Seal(OfSeat, tag="seal"):
    action: Action
    number: Number


class Unseal(OfSeat, tag="unseal"):
    number: Number


class AskUndo(OfSeat, tag="ask-undo"):
    pass


class AnswerUndo(Message, tag="answer-undo"):
    agree: bool


class Resign(OfSeat, tag="resign"):
    pass


class Leave(Message, tag="leave"):
    pass


class ComeBack(Message, tag="come-back"):
    pass


class VoteBot(OfSeat, tag="vote-bot"):
    pass


class Vacation(Message, tag="vacation"):
    on: bool


class Chat(Message, tag="chat"):
    text: Annotated[str, Meta(max_length=500)]


class Mute(Message, tag="mute"):
    who: GuestId
    muted: bool = True


class Remove(Message, tag="remove"):
    who: GuestId


class Rematch(Message, tag="rematch"):
    pass


class Ping(Message, tag="ping"):
    pass


FromClient = (
    Look | Sit | StandUp | SeatBot | ClearSeat | Nonce | Start
    | Act | Confirm | Undo | Redo | Preview | Why | Seal | Unseal
    | AskUndo | AnswerUndo | Resign | Leave | ComeBack | VoteBot | Vacation
    | Chat | Mute | Remove | Rematch | Ping
)  # fmt: skip


class Texts(Struct, omit_defaults=True):
    """Sentences for a client that has none of its own; `log` has a list for each item."""

    question: str | None = None
    actions: dict[str, str] = {}
    early: dict[str, str] = {}
    log: list[list[str]] = []


class Shown(Struct, tag_field="type", tag="table"):
    """What lies before a reader now, and what it has been told since its cursor."""

    seat: int | None
    view: msgspec.Raw
    log: list[dict[str, object]]
    cursor: int
    people: dict[str, dict[str, str]]
    id: Id | UnsetType = UNSET
    texts: Texts | UnsetType = UNSET
    frames: list[dict[str, object]] | UnsetType = UNSET


class Done(Struct, tag_field="type", tag="ok"):
    id: Id | None


class Refused(Struct, tag_field="type", tag="error", omit_defaults=True):
    message: str
    text: str
    facts: dict[str, Any]
    id: Id | None = None
    clause: str | None = None


class Previewed(Struct, tag_field="type", tag="preview"):
    id: Id | None
    shows: bool
    events: list[dict[str, object]]
    texts: list[str] | UnsetType = UNSET


class Explained(Struct, tag_field="type", tag="why"):
    id: Id | None
    legal: bool
    reason: dict[str, object] | None = None


class Moved(Struct, tag_field="type", tag="moved"):
    """The rematch is ready."""

    table: str


class GoneAway(Struct, tag_field="type", tag="gone"):
    text: str


class Pong(Struct, tag_field="type", tag="pong"):
    id: Id | None


class Lobby(Struct, tag_field="type", tag="lobby"):
    waiting: list[dict[str, object]]
    running: list[dict[str, object]]
    mine: list[dict[str, object]]


ToClient = Shown | Done | Refused | Previewed | Explained | Moved | GoneAway | Pong | Lobby

read_message = msgspec.json.Decoder(FromClient).decode
write_message = msgspec.json.Encoder().encode
