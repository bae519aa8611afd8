"""What a table refuses, each refusal with a message id."""

from __future__ import annotations

from clifftop.kernel.errors import ClifftopError


class TableError(ClifftopError):
    """Somebody asked for what they may not do at this table, or not now."""


class Stale(TableError):
    """An answer to a moment that has passed: look at the table again before you act."""
