"""Optional packages: what needs one asks for it when it is run."""

from __future__ import annotations

from importlib import import_module
from typing import Any, final

from clifftop.kernel.errors import ClifftopError


@final
class ExtraMissing(ClifftopError):
    """A part of Clifftop that was not installed; the message says how to get it."""


def wanted(module: str, extra: str) -> Any:
    """A module that comes with `pip install clifftop[extra]`."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ExtraMissing("arena-extra", module=module, extra=extra) from error
