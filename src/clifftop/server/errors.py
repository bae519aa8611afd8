"""Errors of the server: each refusal has a message id and an HTTP status."""

from __future__ import annotations

from clifftop.kernel.errors import ClifftopError


class ServerError(ClifftopError):
    """The common ancestor; `status` is what an HTTP answer has."""

    status = 400


class SettingError(ServerError, ValueError):
    """A setting of the server that cannot be."""


class NoGuest(ServerError):
    """Guests have to say who they are first."""

    status = 401


class NotAllowed(ServerError):
    """Somebody is known, and may not do this."""

    status = 403


class NotThere(ServerError, LookupError):
    """There is no such thing, or it is not for the one who asks: the answer is the same."""

    status = 404


class NotYet(ServerError):
    """It could be done at another time."""

    status = 409


class TooMuch(ServerError):
    """Too often, or too many."""

    status = 429


class NoPage(ServerError):
    """The page was never built."""

    status = 503
