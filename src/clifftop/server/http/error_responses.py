"""Refusals in words: the message id for programs, the sentence for people."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from clifftop import words
from clifftop.catalogue import ENGLISH
from clifftop.kernel.errors import ClifftopError, IllegalAction
from clifftop.server.errors import ServerError
from clifftop.server.sockets.messages import Refused
from clifftop.table import TableError

Asking = Request[Any, Any, Any]

LONGEST_FACT = 200
LARGEST_FACT = 2**53  # what every reader of JSON can read

logger = logging.getLogger("clifftop")


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
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, TableError) else 400


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


def language_of(request: Asking) -> str:
    """The first language of the browser; the catalogue falls back on English."""
    return request.headers.get("accept-language", ENGLISH)[:2].lower()


def on_refusal(request: Asking, error: ClifftopError) -> Response[dict[str, object]]:
    return Response(body_of(refused(error, language_of(request))), status_code=status_of(error))


def on_http_error(request: Asking, error: HTTPException) -> Response[dict[str, object]]:
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


def on_unreadable(request: Asking, error: Exception) -> Response[dict[str, object]]:
    """A body that is nested too deeply, or not in UTF-8."""
    refusal = ServerError("server-bad-request", detail=str(error)[:LONGEST_FACT])
    return on_refusal(request, refusal)


def on_failure(request: Asking, error: Exception) -> Response[dict[str, object]]:
    """Our own fault. What went wrong is for whoever runs the server, and only that."""
    logger.error("a request failed", exc_info=error)
    body = body_of(refused(ServerError("server-failed"), language_of(request)))
    return Response(body, status_code=500)
