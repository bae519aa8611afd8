"""The guard at the door: which hosts and pages are ours, and what a browser may do with them."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final, final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from clifftop.server.errors import NotAllowed, NotThere, ServerError
from clifftop.server.http.error_responses import refusal_bytes
from clifftop.server.settings import LOOPBACK, Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@final
class HostGuard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            refusal = self.refusal(scope)
            if refusal is not None:
                await refuse(refusal, scope, receive, send)
                return
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")  # most of it is for one guest
                if self.settings.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def refusal(self, scope: Scope) -> ServerError | None:
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if not self.is_our_host(host):
            return NotAllowed("server-host", host=host)
        if "\0" in scope["path"]:
            return NotThere("server-not-found")  # neither files nor PostgreSQL know such a name
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return None
        if "authorization" in headers:
            return None  # a program: no browser sends this by itself
        origin = headers.get("origin")
        if origin is None:
            # A browser names the origin of whatever can change something; what has no cookie
            # either has nobody's rights to abuse.
            return NotAllowed("server-no-origin") if "cookie" in headers else None
        if not self.is_our_origin(origin, host):
            return NotAllowed("server-origin", origin=origin)
        return None

    def is_our_host(self, host: str) -> bool:
        """A name that somebody else's name server points at us is not ours."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        if self.settings.origin is not None and name == urlsplit(self.settings.origin).hostname:
            return True
        if name in LOOPBACK or name == self.settings.host.lower():
            return True
        return not self.settings.loopback and is_address(name)

    def is_our_origin(self, origin: str, host: str) -> bool:
        """The public name has one scheme and one port. Whatever else leads here, such as this
        machine's own name, is ours if the request came to that very name."""
        given, public = origin.lower(), self.settings.origin
        try:
            page = urlsplit(given)
            if public is not None and page.hostname == urlsplit(public).hostname:
                return given == public
        except ValueError:
            return False
        return page.scheme in ("http", "https") and page.netloc == host.lower()


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def refuse(error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer without going any further."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": error.message})
        return
    headers = [(b"content-type", b"application/json")]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    start = {"type": "http.response.start", "status": error.status, "headers": headers}
    await send(start)  # type: ignore[arg-type]
    body = {"type": "http.response.body", "body": refusal_bytes(error), "more_body": False}
    await send(body)  # type: ignore[arg-type]
