"""One section on both sides: what differs is said, and counted."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import msgspec
from scripts.same import asking, pictures, suite
from scripts.same.builds import HOUSE, Side
from scripts.same.comparison import differing, first_difference
from scripts.same.facts import Print
from scripts.same.probe import Settings

EXPLAINED: Final = 3  # differences of a section that are shown in full
PAGES: Final = "pages"
TESTS: Final = "tests"


def of_section(section: str, base: Side, tree: Side, settings: Settings) -> int:
    """How many cases differ, or prove nothing."""
    if section == TESTS:
        return of_tests(base, tree)
    if section == PAGES:
        return of_pages(base, tree, settings)
    return of_cases(section, (base, settings), (tree, settings))


def of_cases(section: str, base: tuple[Side, Settings], tree: tuple[Side, Settings]) -> int:
    before, after = asking.prints(section, *base), asking.prints(section, *tree)
    build = base[0].build
    differ = differing(before, after)
    for case in differ[:EXPLAINED]:
        print(f"\nDIFFERENT  {section}, {build}: {case}")
        print("\n".join(f"  {line}" for line in explained(section, case, base, tree)), flush=True)
    for case in differ[EXPLAINED:]:
        print(f"DIFFERENT  {section}, {build}: {case}")
    broken = [case for case in before if before[case].raised and case not in differ]
    for case in broken:
        print(f"FAILED  {section}, {build}: {case}: on both sides, so that it proves nothing")
        shown = explained(section, case, base, None)
        print("\n".join(f"  {line}" for line in shown), flush=True)
    tell(f"{section}, {build}", after, len(differ) + len(broken))
    return len(differ) + len(broken)


def explained(
    section: str, case: str, base: tuple[Side, Settings], tree: tuple[Side, Settings] | None
) -> list[str]:
    """What is different first, found by asking for that case again, in full."""
    there = asking.facts(section, *base, case)
    if tree is None:
        return list(there)[-1][1].splitlines()
    found = first_difference(there, asking.facts(section, *tree, case))
    return found.lines() if found else ["not again: a build answers now so, now so"]


def tell(what: str, cases: dict[str, Print], different: int) -> None:
    facts = sum(one.facts for one in cases.values())
    result = f"{different} different" if different else "the same"
    print(f"{what}: {len(cases)} cases, {facts} facts: {result}", flush=True)


def of_pages(base: Side, tree: Side, settings: Settings) -> int:
    """What the page says of itself, then what it looks like."""
    size = "quick" if settings.quick else "whole"
    folders = [side.house / PAGES / f"{side.build}-{size}" for side in (base, tree)]
    there, here = [msgspec.structs.replace(settings, pictures=str(each)) for each in folders]
    shutil.rmtree(folders[1], ignore_errors=True)
    different = of_cases(PAGES, (base, there), (tree, here))
    sheets = HOUSE / "differences"
    shutil.rmtree(sheets, ignore_errors=True)
    names = {file.name for folder in folders for file in Path(folder).glob("*.png")}
    for name in sorted(names):
        one, other = (folder / name for folder in folders)
        differs = pictures.difference(one, other)
        if differs is not None:
            different += 1
            pictures.side_by_side(one, other, sheets / name)
            print(f"DIFFERENT  {PAGES}: {name}: {differs}; see {sheets / name}")
    print(
        f"{PAGES}: {len(names)} pictures: {f'{different} different' if different else 'the same'}"
    )
    return different


def of_tests(base: Side, tree: Side) -> int:
    found = suite.compare(base, tree)
    for what in found.missing:
        print(f"MISSING  {TESTS}: {what}")
    for what in found.changed:
        print(f"read this  {TESTS}: {what}")
    result = f"{len(found.missing)} missing" if found.missing else "all there"
    print(f"{TESTS}: {found.total} tests and breaks: {result}", flush=True)
    return len(found.missing)
