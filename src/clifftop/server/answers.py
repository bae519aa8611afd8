"""Refusals in words: the message id for programs, the sentence for people."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from clifftop import words
from clifftop.catalogue import ENGLISH
from clifftop.kernel.errors import ClifftopError, IllegalAction
from clifftop.server.errors import ServerError
from clifftop.server.wire import Refused
from clifftop.table import TableError

Asking = Request[Any, Any, Any]

LONGEST_FACT = 200


def refused(error: ClifftopError, language: str = ENGLISH) -> Refused:
    facts = {name: plain(fact) for name, fact in error.facts.items()}
    clause = error.reason.clause if isinstance(error, IllegalAction) else None
    return Refused(error.message, words.refusal(error, language), facts, clause=clause)


def plain(fact: object) -> object:
    """A fact as it may go out: numbers, and the beginning of what somebody typed."""
    return fact if isinstance(fact, bool | int) else str(fact)[:LONGEST_FACT]


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
    return Response(body, status_code=error.status_code)
