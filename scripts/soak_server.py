"""Plays whole games at real servers, with drafts, seals, undo and chat, and checks every message.

    .venv/bin/python scripts/soak_server.py --games 200 --jobs 2

What is checked is in tests/server/people/witness.py. The dice are the server's own, so a game of
a run does not come again; what a failure tells is the message and the moment.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.people.random_parties import play_parties  # noqa: E402
from tests.server.server_process import served  # noqa: E402

BATCH = 40  # games at one server
AT_ONCE = 12


def play_batch(order: tuple[str, int, int]) -> int:
    """Some games at a server of their own; how many messages were checked."""
    seed, begin, end = order
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'clifftop.sqlite'}"
        with served(database) as server:
            return asyncio.run(play_parties(server.address, seed, range(begin, end), AT_ONCE))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    given = parser.parse_args()
    begins = range(0, given.games, BATCH)
    orders = [(given.seed, begin, min(begin + BATCH, given.games)) for begin in begins]
    started, messages = time.monotonic(), 0
    with Pool(given.jobs) as pool:
        for checked in pool.imap_unordered(play_batch, orders):
            messages += checked
            print(f"{messages} messages checked", flush=True)
    seconds = time.monotonic() - started
    print(f"{given.games} games with seed {given.seed}: nothing wrong, in {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
