"""Shows that a refactoring changed nothing: the working tree beside a build of another revision.

Both play the same games, let the same bots decide, serve the same clients, answer the same commands
and draw the same pages; what differs first is named and shown. Ends with 1 at a difference.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from scripts.same import asking, builds, suite
from scripts.same.builds import BUILDS, COMPILED, CannotBuild, Side, say
from scripts.same.comparison import differing, first_difference
from scripts.same.probe import Settings

TESTS: Final = "tests"
SECTIONS: Final = ("games", "bots", "schema", "commands", "wire", TESTS)
EXAMPLE: Final = """example:
  make same BASE=main~5 ARGS="--only games,bots --quick"
"""
EXPLAINED: Final = 3  # differences of a section that are shown in full


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
    made.add_argument("--games", type=int, help="random games of each variant (100; quick: 3)")
    made.add_argument("--quick", action="store_true", help="minutes instead of half an hour")
    return made


def some_of(given: str, known: tuple[str, ...]) -> tuple[str, ...]:
    wanted = given.split(",")
    for name in wanted:
        if name not in known:
            raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(known)}")
    return tuple(name for name in known if name in wanted)


def compare_tests(base: Side, tree: Side) -> int:
    """How many tests and breaks are missing."""
    found = suite.compare(base, tree)
    for what in found.missing:
        print(f"MISSING  {TESTS}: {what}")
    for what in found.changed:
        print(f"read this  {TESTS}: {what}")
    result = f"{len(found.missing)} missing" if found.missing else "all there"
    print(f"{TESTS}: {found.total} tests and breaks: {result}", flush=True)
    return len(found.missing)


def compare(section: str, base: Side, tree: Side, settings: Settings) -> int:
    """How many cases differ; the first few are explained."""
    before = asking.prints(section, base, settings)
    after = asking.prints(section, tree, settings)
    differ = differing(before, after)
    for case in differ[:EXPLAINED]:
        print(f"\nDIFFERENT  {section}, {base.build}: {case}")
        if case not in before or case not in after:
            print(f"  only {base if case in before else tree} has it")
            continue
        found = first_difference(
            asking.facts(section, base, settings, case), asking.facts(section, tree, settings, case)
        )
        lines = found.lines() if found else ["not again: the same build answers now so, now so"]
        print("\n".join(f"  {line}" for line in lines), flush=True)
    for case in differ[EXPLAINED:]:
        print(f"DIFFERENT  {section}, {base.build}: {case}")
    silent = [case for case, one in before.items() if one.raised]
    for case in silent:
        print(f"FAILED  {section}, {base.build}: {case}: it fails on both sides")
    facts = sum(one.facts for one in after.values())
    result = f"{len(differ)} different" if differ else "the same"
    print(f"{section}, {base.build}: {len(after)} cases, {facts} facts: {result}", flush=True)
    return len(differ) + len(set(silent) - set(differ))


def main(given: list[str] | None = None) -> int:
    asked = parser()
    options = asked.parse_args(given)
    if not options.base:
        asked.error("say what to compare with: make same BASE=main~5 (any git revision)")
    if options.games is not None and options.games < 0:
        asked.error("--games must not be negative")
    started = time.monotonic()
    try:
        pairs = builds.sides(options.base, options.builds, page=False)
    except CannotBuild as reason:
        print(f"same: {reason}", file=sys.stderr)
        return 2
    if COMPILED in options.builds and len(pairs) < len(options.builds):
        say("without a C compiler the compiled build is not compared")
    different = 0
    for section in options.only:
        if section == TESTS:
            different += compare_tests(*pairs[0])
            continue
        for base, tree in pairs:
            games = (3 if options.quick else 100) if options.games is None else options.games
            settings = Settings(
                quick=options.quick,
                games=games,
                compiled=base.build == COMPILED,
                fixtures=str(Path(base.sources, "tests", "fixtures", "games")),
                work="",
            )
            different += compare(section, base, tree, settings)
    took = time.monotonic() - started
    verdict = f"{different} cases differ" if different else "nothing has changed"
    print(f"{options.base} and the working tree: {verdict} ({took:.0f} s)")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
