"""The socket of one client at a table: what comes in, and what is shown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final, final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from clifftop import catalogue, words
from clifftop.catalogue import ENGLISH
from clifftop.kernel.errors import ClifftopError
from clifftop.server.errors import NoGuest, NotAllowed, ServerError, TooMuch
from clifftop.server.game_server import GameServer
from clifftop.server.protocol import messages
from clifftop.server.protocol.refusals import refused
from clifftop.server.protocol.texts import Names, texts_for
from clifftop.server.sockets.message_commands import carry_out
from clifftop.server.store.guest_rows import Guest
from clifftop.server.store.live_table import LiveTable

UNREAD: Final = 200  # answers that a client may leave unread before it is hung up on
PATIENCE: Final = 100  # messages beyond the limit before it is hung up on

SLOW: Final = 4429  # how a socket is closed
GONE: Final = 4404

Socket = WebSocket[Any, Any, Any]

logger = logging.getLogger("clifftop")


@final
class TableSocket:
    """`await TableSocket(…).run()` until the client hangs up. It shows one seat at a time."""

    def __init__(
        self, server: GameServer, live: LiveTable, guest: Guest | None, socket: Socket, key: str
    ) -> None:
        self.server = server
        self.live = live
        self.guest = guest
        self.socket = socket
        self.seat: int | None = None
        self.cursor = 0
        self.language: str | None = None
        self.stays = False  # the guest has not said that they leave
        self.frames = False  # whether every moment is shown, not only the last
        self.looks = False  # nothing is shown before the client asks to look
        self.answered: messages.Id | msgspec.UnsetType = msgspec.UNSET  # the look to be answered
        self.shown: tuple[bytes, Names] | None = None  # what was sent last
        self.outbox: list[bytes] = []
        self.awake = asyncio.Event()
        self.closing: int | None = None
        self.key = key  # whose limits count
        self.impatience = 0

    async def run(self) -> None:
        self.live.viewers.add(self)
        sending = asyncio.create_task(self.send_all())
        try:
            await self.receive_all(sending)
        finally:
            self.live.viewers.discard(self)
            sending.cancel()
            try:
                await sending
            except (asyncio.CancelledError, OSError, WebSocketException):
                pass  # the client was faster
            except Exception:
                logger.exception("a table could not be shown")
            self.server.hung_up(self.live, self.guest)

    # Coming in.

    async def receive_all(self, sending: asyncio.Task[None]) -> None:
        while True:
            receiving = asyncio.ensure_future(self.socket.receive_data(mode="text"))
            await asyncio.wait((receiving, sending), return_when=asyncio.FIRST_COMPLETED)
            if not receiving.done():
                receiving.cancel()  # we have hung up
                return
            try:
                text = receiving.result()
            except WebSocketDisconnect:
                return
            await self.receive(text if isinstance(text, str) else text.decode(errors="replace"))

    async def receive(self, text: str) -> None:
        """Answer one message; whatever is wrong with it is said, and nothing is changed."""
        message: messages.FromClient | None = None
        try:
            if not self.server.limits.messages.bucket(self.key).take():
                self.impatience += 1
                if self.impatience > PATIENCE:
                    self.hang_up(SLOW)
                raise TooMuch("server-too-often")
            message = read(text)
            await self.answer(message)
        except ClifftopError as error:
            self.refuse(error, id_of(text) if message is None else message.id)
        except Exception:  # our own fault: the table is read again as it was written
            logger.exception("a message failed")
            self.refuse(ServerError("server-failed"), None if message is None else message.id)

    def refuse(self, error: ClifftopError, answered: messages.Id | None) -> None:
        refusal = refused(error, self.language or ENGLISH)
        refusal.id = answered
        self.send(refusal)

    async def answer(self, message: messages.FromClient) -> None:
        match message:
            case messages.Ping():
                self.send(messages.Pong(message.id))
            case messages.Look():
                await self.look(message)
            case messages.Preview():
                await self.preview(message)
            case messages.Why():
                await self.why(message)
            case _:
                await self.do(message)

    async def do(self, message: messages.FromClient) -> None:
        if self.guest is None:
            raise NoGuest("server-who-are-you")
        if self.guest.id in self.live.table.removed:
            raise NotAllowed("table-removed")
        if isinstance(message, messages.Chat):
            self.server.limits.chats.check(self.key)
        if isinstance(message, messages.Leave | messages.ComeBack):
            for viewer in self.live.viewers_of(self.guest.id):
                viewer.stays = isinstance(message, messages.ComeBack)
        await carry_out(self.server, self.live, self.guest, message)
        self.send(messages.Done(message.id))

    async def look(self, message: messages.Look) -> None:
        async with self.server.store.reading(self.live):
            self.may_look(message.seat)
            self.seat, self.cursor = message.seat, message.cursor
            self.language, self.frames = message.language, message.frames
            self.looks, self.shown = True, None
            self.answered = msgspec.UNSET if message.id is None else message.id
        self.look_again()
        self.stays = True
        self.return_if_away()

    def return_if_away(self) -> None:
        """A player who looks is here, whatever another process may think."""
        guest = self.guest
        if self.stays and guest is not None and guest.id in self.live.table.away:
            self.server.store.spawn(self.server.come_back(self.live, guest))

    def may_look(self, seat: int | None) -> None:
        """A seat's view is for the one who holds it. Somebody who plays does not watch besides:
        those who watch talk among themselves."""
        table = self.live.table
        if self.guest is not None and self.guest.id in table.removed:
            raise NotAllowed("table-removed")
        if seat is None:
            if table.running and self.live.plays(self.guest):
                raise NotAllowed("server-you-play")
        elif not self.live.holds(self.guest, seat):
            raise NotAllowed("table-not-your-seat", seat=seat)

    async def preview(self, message: messages.Preview) -> None:
        if self.guest is None:
            raise NoGuest("server-who-are-you")
        async with self.server.store.reading(self.live):
            found = self.live.table.preview(self.guest.id, message.seat, message.action)
        answer = messages.Previewed(message.id, bool(found["shows"]), found["events"])  # type: ignore[arg-type]
        if self.language is not None:
            said = words.of(self.live.row.game)
            answer.texts = said.story(answer.events, message.seat, self.language)
        self.send(answer)

    async def why(self, message: messages.Why) -> None:
        if self.guest is None:
            raise NoGuest("server-who-are-you")
        async with self.server.store.reading(self.live):
            reason = self.live.table.why_not(self.guest.id, message.seat, message.action)
        answer = messages.Explained(message.id, reason is None)
        if reason is not None:
            text = words.because(reason, self.language or ENGLISH)
            answer.reason = {**reason.as_json(), "text": text}
        self.send(answer)

    # Going out.

    def send(self, message: messages.ToClient) -> None:
        if len(self.outbox) >= UNREAD:
            self.hang_up(SLOW)
            return
        self.outbox.append(messages.write_message(message))
        self.awake.set()

    def look_again(self) -> None:
        self.awake.set()

    def moved(self, table: str) -> None:
        self.send(messages.Moved(table))

    def gone(self) -> None:
        text = catalogue.text("server-gone", language=self.language or ENGLISH)
        self.send(messages.GoneAway(text))
        self.hang_up(GONE)

    def hang_up(self, code: int) -> None:
        self.closing = code
        self.awake.set()

    async def send_all(self) -> None:
        """Send what there is, in order; a slow client is shown less often, and misses nothing."""
        while True:
            await self.awake.wait()
            self.awake.clear()
            outbox, self.outbox = self.outbox, []
            for message in outbox:
                await self.socket.send_data(message, mode="text")
            if self.closing is not None:
                await self.socket.close(self.closing)
                return
            if self.looks:
                shown = await self.show()
                if shown is not None:
                    await self.socket.send_data(shown, mode="text")

    async def show(self) -> bytes | None:
        """The table as it is now; None if this reader has seen all of it. That others draft or
        seal something changes nothing for them, so that they are not told either."""
        async with self.server.store.reading(self.live):
            try:
                self.may_look(self.seat)
            except ServerError:
                if not self.lose_seat():
                    return None
            view, encoded = self.live.view(self.seat)
            log, cursor = self.live.table.log_for(self.seat, self.cursor)
            frames = self.live.table.frames(self.seat, log) if self.frames else msgspec.UNSET
            people = self.server.store.people(self.heard_of())
        seen = (encoded, people)  # a new name is something new, too
        if not log and seen == self.shown and self.answered is msgspec.UNSET:
            return None
        self.return_if_away()
        shown = messages.Shown(self.seat, msgspec.Raw(encoded), log, cursor, people)
        shown.id, self.answered = self.answered, msgspec.UNSET
        shown.frames = frames
        if self.language is not None:
            shown.texts = texts_for(view, log, self.seat, people, self.language)
        self.shown, self.cursor = seen, cursor
        return messages.write_message(shown)

    def lose_seat(self) -> bool:
        """The seat is lost: its guest watches, unless they were sent away or play elsewhere."""
        self.seat, self.cursor = None, 0
        try:
            self.may_look(None)
        except ServerError:
            self.looks = False
            if self.guest is not None and self.guest.id in self.live.table.removed:
                self.gone()
            return False
        return True

    def heard_of(self) -> set[str]:
        return self.live.mentioned | (self.live.mentioned_aside if self.seat is None else set())


def read(text: str) -> messages.FromClient:
    try:
        message: messages.FromClient = messages.read_message(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ServerError("server-message", error=str(error)) from error
    return message


def id_of(text: str) -> messages.Id | None:
    """The id of a message that could not be read, if that much can be."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        found = msgspec.json.decode(text)
        if isinstance(found, dict):
            given: messages.Id | None = msgspec.convert(found.get("id"), messages.Id | None)
            return given
    return None
