"""The command `clifftop version`: which version this is, and which engine runs."""

from __future__ import annotations

from clifftop import catalogue
from clifftop.cli.argument_parser import Options


def show_version(options: Options) -> int:
    from importlib.metadata import version as installed

    from clifftop.cli.engine import engine

    running = engine()
    number = installed("clifftop")
    print(catalogue.text(f"cli-version-{running.build}", version=number, **running._asdict()))
    if running.build != "compiled":
        print(catalogue.text("cli-version-faster"))
    return 0
