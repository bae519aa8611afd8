"""Error responses: what is answered over HTTP when something is refused, or goes wrong."""

from __future__ import annotations

import logging

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException

from clifftop.catalogue import ENGLISH
from clifftop.kernel.errors import ClifftopError
from clifftop.server.errors import ServerError
from clifftop.server.http.dependencies import AnyRequest
from clifftop.server.protocol.messages import Refused
from clifftop.server.protocol.refusals import LONGEST_FACT, refused, status_of

logger = logging.getLogger("clifftop")


def body_of(refusal: Refused) -> dict[str, object]:
    facts: dict[str, object] = {
        "message": refusal.message,
        "text": refusal.text,
        "facts": refusal.facts,
    }
    if refusal.clause is not None:
        facts["clause"] = refusal.clause
    return {"error": facts}


def refusal_bytes(error: ClifftopError) -> bytes:
    return msgspec.json.encode(body_of(refused(error)))


def language_of(request: AnyRequest) -> str:
    """The first language of the browser; the catalogue falls back on English."""
    return request.headers.get("accept-language", ENGLISH)[:2].lower()


def on_refusal(request: AnyRequest, error: ClifftopError) -> Response[dict[str, object]]:
    return Response(body_of(refused(error, language_of(request))), status_code=status_of(error))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[dict[str, object]]:
    """What Litestar refuses: a path that is not there, a body that is not what was asked for."""
    names = {404: "server-not-found", 405: "server-method", 413: "server-too-large"}
    name = names.get(error.status_code, "server-bad-request")
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        detail = "; ".join(
            f"{each.get('key', '')}: {each.get('message', '')}"
            for each in error.extra
            if isinstance(each, dict)
        )
    refusal = ServerError(name, detail=detail[:LONGEST_FACT])
    body = body_of(refused(refusal, language_of(request)))
    return Response(body, status_code=error.status_code, headers=error.headers)


def on_unreadable(request: AnyRequest, error: Exception) -> Response[dict[str, object]]:
    """A body that is nested too deeply, or not in UTF-8."""
    refusal = ServerError("server-bad-request", detail=str(error)[:LONGEST_FACT])
    return on_refusal(request, refusal)


def on_failure(request: AnyRequest, error: Exception) -> Response[dict[str, object]]:
    """Our own fault. What went wrong is for those who run the server, and only for them."""
    logger.error("a request failed", exc_info=error)
    body = body_of(refused(ServerError("server-failed"), language_of(request)))
    return Response(body, status_code=500)
