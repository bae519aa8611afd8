"""Takes pictures of every page and of many positions, and lays them out on contact sheets.

    .venv/bin/python scripts/screens.py --only lemminge pages
    .venv/bin/python scripts/screens.py --preview

Each sight is taken on a desktop and on a phone, by day and at dusk. The pictures go to a folder
that is named at the end, to be looked at one by one; the sheets go to docs/screens. The games are
the same every time. Run scripts/build-page before, so that the page is the one of web/.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Error

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.screens_sheets import lay_out, make_preview  # noqa: E402
from scripts.screens_tables import SHEETS, Sight, sights  # noqa: E402
from tests.server.server_process import served  # noqa: E402
from tests.web.browsers import DESKTOP, PHONE, Somebody, browser  # noqa: E402

DOCS: Final = ROOT / "docs" / "screens"
PREVIEW: Final = ROOT / "web" / "public" / "preview.png"
SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
PATIENCE: Final = 20_000  # ms
# One of these is to be seen when a page has been drawn.
DRAWN: Final = ".board svg, .poster svg, main ol, .curtain, .middle button, dialog[open]"


def photograph(chromium: Browser, address: str, sight: Sight, folder: Path) -> list[Path]:
    """Four pictures of one sight. Day turns to dusk without a reload; another screen needs one."""
    pictures = {}
    for screen, size in SCREENS.items():
        somebody = Somebody(chromium, address, size)
        jar = [
            {"name": name, "value": value, "url": address} for name, value in sight.cookies.items()
        ]
        somebody.context.add_cookies(jar)  # type: ignore[arg-type]
        page = somebody.page
        page.set_default_timeout(PATIENCE)
        page.goto(sight.path)
        page.locator(DRAWN).filter(visible=True).first.wait_for()
        page.wait_for_load_state("networkidle")
        if sight.clicks is not None:
            sight.clicks(page)
            page.wait_for_load_state("networkidle")
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            name = f"{sight.sheet} {sight.name} {screen} {theme}".replace(" ", "-").replace(",", "")
            pictures[theme, screen] = folder / f"{name}.png"
            page.screenshot(path=pictures[theme, screen], animations="disabled")
        for complaint in somebody.complaints:
            print(f"\n{sight.sheet}, {sight.name}, {screen}: {complaint}")
        somebody.context.close()
    return [pictures[theme, screen] for screen in SCREENS for theme in THEMES]


def take_all(address: str, sheets: list[str], folder: Path) -> int:
    """All pictures, then the sheets; how many sights could not be taken."""
    print("setting up games …", flush=True)
    found = asyncio.run(sights(address, sheets))
    taken: dict[str, dict[str, list[Path]]] = {sheet: {} for sheet in sheets}
    with browser() as chromium:
        for number, sight in enumerate(found, 1):
            print(f"\r{number}/{len(found)} {sight.sheet}, {sight.name}\033[K", end="", flush=True)
            try:
                taken[sight.sheet][sight.name] = photograph(chromium, address, sight, folder)
            except Error as error:  # one that fails must not cost the others
                print(f"\n{sight.sheet}, {sight.name}: {error.message.splitlines()[0]}")
        print()
        for sheet, shots in taken.items():
            target = DOCS / f"{sheet}.webp"
            size = lay_out(chromium, shots, target)
            print(f"{target.relative_to(ROOT)}: {len(shots)} sights, {size / 1024:.0f} KiB")
    return len(found) - sum(len(shots) for shots in taken.values())


def main() -> int:
    about, _, more = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=about, epilog=more, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only",
        nargs="+",
        choices=SHEETS,
        default=list(SHEETS),
        metavar="SHEET",
        help=f"which sheets to make: {', '.join(SHEETS)} (all)",
    )
    parser.add_argument(
        "--preview",
        action="store_true",
        help="only make the picture that goes with a link, web/public/preview.png",
    )
    parser.add_argument("--folder", type=Path, help="where the single pictures go (a new one)")
    given = parser.parse_args()
    folder: Path = given.folder or Path(tempfile.mkdtemp(prefix="clifftop-screens-"))
    folder.mkdir(parents=True, exist_ok=True)
    missing = 0
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{Path(place) / 'clifftop.sqlite'}"
        with served(database, "--away-seconds", "100000") as server:
            if given.preview:
                with browser() as chromium:
                    size = make_preview(chromium, server.address, folder, PREVIEW)
                print(f"{PREVIEW.relative_to(ROOT)}: {size / 1024:.0f} KiB")
            else:
                missing = take_all(server.address, given.only, folder)
    print(f"the pictures are in {folder}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
