"""Shows that a refactoring changed nothing: the working tree beside a build of another revision.

Both play the same games, let the same bots decide, serve the same clients, answer the same commands
and draw the same pages; what differs first is named and shown. Ends with 1 at a difference, with 2
if nothing could be compared.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from scripts.same import builds, verdicts
from scripts.same.asking import ProbeFailed
from scripts.same.builds import BUILDS, COMPILED, PURE, CannotBuild, Side, say
from scripts.same.probe import Settings
from scripts.same.suite import CannotCollect

SECTIONS: Final = ("tests", "schema", "games", "bots", "commands", "wire", "pages")
WITH_PAGE: Final = ("wire", "pages")
# One build says enough: what they are about is not compiled, or not of the engine.
ONE_BUILD: Final = ("tests", "pages")
IN_A_HURRY: Final = (*ONE_BUILD, "schema", "commands", "wire")
EXAMPLE: Final = """example:
  make same BASE=main~5 ARGS="--only games,bots --quick"
"""
# The pure build takes several times as long for the same games.
GAMES: Final = {COMPILED: 100, PURE: 20}
GAMES_IN_A_HURRY: Final = 3


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="make same",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--base", default="", help="the revision to compare with (make same BASE=…)")
    made.add_argument(
        "--only",
        type=lambda given: some_of(given, SECTIONS),
        default=SECTIONS,
        metavar="SECTIONS",
        help=f"only these, by commas: {', '.join(SECTIONS)} (all)",
    )
    made.add_argument(
        "--builds",
        type=lambda given: some_of(given, BUILDS),
        default=BUILDS,
        metavar="BUILDS",
        help="pure, compiled or both (both)",
    )
    made.add_argument(
        "--games", type=int, help="random games of each variant (100, pure: 20, quick: 3)"
    )
    made.add_argument("--quick", action="store_true", help="minutes instead of half an hour")
    return made


def some_of(given: str, known: tuple[str, ...]) -> tuple[str, ...]:
    wanted = given.split(",")
    for name in wanted:
        if name not in known:
            raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(known)}")
    return tuple(name for name in known if name in wanted)


def settings_for(base: Side, quick: bool, games: int | None) -> Settings:
    return Settings(
        quick=quick,
        games=games if games is not None else GAMES_IN_A_HURRY if quick else GAMES[base.build],
        compiled=base.build == COMPILED,
        fixtures=str(Path(base.sources, "tests", "fixtures", "games")),
    )


def main(given: list[str] | None = None) -> int:
    asked = parser()
    options = asked.parse_args(given)
    if not options.base:
        asked.error("say what to compare with: make same BASE=main~5 (any git revision)")
    if options.games is not None and options.games < 0:
        asked.error("--games must not be negative")
    started = time.monotonic()
    different = 0
    try:
        with_page = any(section in WITH_PAGE for section in options.only)
        pairs = builds.sides(options.base, options.builds, with_page)
        if not pairs:
            raise CannotBuild("there is no C compiler, so no compiled build")
        if len(pairs) < len(options.builds):
            say("without a C compiler the compiled build is not compared")
        alone = IN_A_HURRY if options.quick else ONE_BUILD
        for section in options.only:
            for base, tree in pairs[-1:] if section in alone else pairs:
                settings = settings_for(base, options.quick, options.games)
                different += verdicts.of_section(section, base, tree, settings)
    except (CannotBuild, CannotCollect, ProbeFailed) as reason:
        print(f"same: {reason}", file=sys.stderr)
        return 2
    took = time.monotonic() - started
    verdict = f"{different} differences" if different else "nothing has changed"
    print(f"{options.base} and the working tree: {verdict} ({took:.0f} s)")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
