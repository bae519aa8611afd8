"""How fast the page is in a real browser, beside its goals:  python bench/web.py

See README.md in this folder for what the figures mean. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.frames import CATEGORIES, MARKS, Update, updates  # noqa: E402
from tests.server.server_process import served  # noqa: E402
from tests.web.browsers import Somebody, browser  # noqa: E402

GAMES: Final = ("Leaping Lemmings", "Lemming Mafia", "Lemminge")
LOADS: Final = 7  # by browsers that have never been here
CLICKS: Final = 80  # in each game
SEED: Final = 1

BYTES: Final = 200 * 1024
READY: Final = 1000.0  # ms
UPDATE: Final = 16.0  # ms

# When the page has been read, and there is a button that can be pressed.
INTERACTIVE: Final = """
new MutationObserver((_, watching) => {
  if (document.readyState === "loading" || !document.querySelector("main button:enabled")) return;
  watching.disconnect();
  window.benchInteractive = performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


class Weighed:
    """What came over the wire, headers included, and what it was once unpacked."""

    def __init__(self) -> None:
        self.transferred = 0.0
        self.unpacked = 0.0

    def unpack(self, message: dict[str, Any]) -> None:
        self.unpacked += message["dataLength"]

    def finish(self, message: dict[str, Any]) -> None:
        self.transferred += message["encodedDataLength"]


def first_load(chromium: Browser, address: str) -> tuple[Weighed, float]:
    """The lobby for somebody new: its bytes, and the milliseconds until it can be used."""
    newcomer = Somebody(chromium, address)
    newcomer.context.add_init_script(INTERACTIVE)
    line = newcomer.context.new_cdp_session(newcomer.page)
    weighed = Weighed()
    line.send("Network.enable")
    line.on("Network.dataReceived", weighed.unpack)
    line.on("Network.loadingFinished", weighed.finish)
    newcomer.page.goto("/")
    newcomer.page.locator("article > .poster:has(svg)").nth(len(GAMES) - 1).wait_for()
    newcomer.page.wait_for_load_state("networkidle")
    interactive = float(newcomer.page.evaluate("window.benchInteractive"))
    newcomer.close()
    return weighed, interactive


def play(chromium: Browser, address: str, game: str) -> list[Update]:
    """The updates of a game against bots, with motion off."""
    player = Somebody(chromium, address)
    player.context.add_init_script(MARKS)
    player.play_now(game, "Ada")
    player.choices.first.wait_for()
    chromium.start_tracing(page=player.page, categories=CATEGORIES)
    rng = Random(SEED)
    over = player.page.get_by_role("dialog")
    for _ in range(CLICKS):
        player.choices.or_(over).first.wait_for()
        if over.is_visible():
            break
        player.click_something(rng)
    found = updates(chromium.stop_tracing())
    player.close()
    return found


def nearly_worst(figures: list[float]) -> float:
    """What 95 of 100 stay below."""
    return statistics.quantiles(figures, n=20)[-1]


def row(table: Table, name: str, figure: str, goal: str, ratio: float) -> None:
    table.add_row(name, figure, goal, f"{ratio:.2f}")


def measure_loading(chromium: Browser, address: str, table: Table) -> None:
    weighed, _ = first_load(chromium, address)  # the server's own first time counts for bytes only
    kib = f"{weighed.transferred / 1024:.0f} KiB"
    row(table, "first load, compressed", kib, "200 KiB", weighed.transferred / BYTES)
    table.add_row("first load, unpacked", f"{weighed.unpacked / 1024:.0f} KiB", "", "")
    times = [first_load(chromium, address)[1] for _ in range(LOADS)]
    middle = statistics.median(times)
    row(table, f"interactive, median of {LOADS}", f"{middle:.0f} ms", "1000 ms", middle / READY)
    row(table, "interactive, slowest", f"{max(times):.0f} ms", "1000 ms", max(times) / READY)


def measure_updates(chromium: Browser, address: str, game: str, table: Table) -> None:
    found = play(chromium, address, game)
    work = [update.work for update in found]
    mean, worse = statistics.mean(work), nearly_worst(work)
    messages = sum(update.messages for update in found)
    script = statistics.mean(update.script for update in found)
    clock = statistics.mean(update.clock for update in found)
    table.add_section()
    row(table, f"{game}: an update, mean of {len(found)}", f"{mean:.1f} ms", "16 ms", mean / UPDATE)
    row(table, "  95 of 100 within", f"{worse:.1f} ms", "16 ms", worse / UPDATE)
    each = sum(work) / messages
    row(table, f"  a message, mean of {messages}", f"{each:.1f} ms", "16 ms", each / UPDATE)
    table.add_row("  of an update, script", f"{script:.1f} ms", "", "")
    table.add_row("  on the clock, mean", f"{clock:.1f} ms", "", "")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0],
        epilog="example: .venv/bin/python bench/web.py --game Lemminge  (the engine: make bench)",
    )
    parser.add_argument("--game", choices=GAMES, help="only updates of this game (all of them)")
    given = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'clifftop.sqlite'}"
        with served(database) as server, browser() as chromium:
            load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
            console.print(
                f"Chromium {chromium.version}, {os.cpu_count()} cores, load {load:.1f} at the start"
            )
            table = Table(title="the page, over loopback", title_justify="left")
            table.add_column("what")
            for name in ("figure", "goal", "of the goal"):
                table.add_column(name, justify="right")
            measure_loading(chromium, server.address, table)
            for game in [given.game] if given.game else GAMES:
                console.print(f"playing {game} …")
                measure_updates(chromium, server.address, game, table)
            console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
