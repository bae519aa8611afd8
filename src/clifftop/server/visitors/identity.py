"""Identity: a person is known by a signed cookie, a program by a token."""

from __future__ import annotations

from typing import Any, Final, final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.ext.asyncio import AsyncConnection

from clifftop.server.errors import NoGuest, ServerError
from clifftop.server.store import guest_rows
from clifftop.server.store.database import Database
from clifftop.server.store.guest_rows import BOT, Guest

COOKIE: Final = "clifftop"
YEAR: Final = 366 * 24 * 60 * 60
LONGEST_NAME: Final = 30
JOINERS: Final = "\u200c\u200d"

AnyConnection = ASGIConnection[Any, Any, Any, Any]


@final
class Identity:
    def __init__(self, database: Database, key: str, secure: bool) -> None:
        self.database = database
        self.signer = URLSafeTimedSerializer(key, salt="guest")
        self.secure = secure

    async def guest_of(self, asking: AnyConnection) -> Guest | None:
        """The guest who asks, if that is known. A wrong token is an error, not nobody."""
        header = asking.headers.get("authorization")
        async with self.database.begin() as connection:
            if header is not None:
                kind, _, token = header.partition(" ")
                guest = await guest_rows.guest_of_secret(connection, token.strip(), BOT)
                if kind.lower() != "bearer" or guest is None:
                    raise NoGuest("server-bad-token")
                return guest
            return await self.guest_of_cookie(connection, asking.cookies.get(COOKIE))

    async def guest_of_cookie(
        self, connection: AsyncConnection, cookie: str | None
    ) -> Guest | None:
        if not cookie:
            return None
        try:
            guest, epoch = self.signer.loads(cookie, max_age=YEAR)
        except (BadSignature, ValueError, TypeError):
            return None
        return await guest_rows.guest_of_cookie(connection, guest, epoch)

    def cookie(self, guest: str, epoch: int) -> Cookie:
        value = self.signer.dumps([guest, epoch])
        assert isinstance(value, str)
        return Cookie(
            COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=self.secure
        )

    def no_cookie(self) -> Cookie:
        return Cookie(
            COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=self.secure
        )


def clean_name(given: str) -> str:
    """A name as it is shown: on one line, without what cannot be seen. What joins letters may
    stay: in some scripts a name is not itself without it."""
    shown = (letter if letter.isprintable() or letter in JOINERS else " " for letter in given)
    name = " ".join("".join(shown).split())
    if not 0 < len(name) <= LONGEST_NAME:
        raise ServerError("server-name", most=LONGEST_NAME)
    return name
