"""Something that goes on for ever until Ctrl-C stops it, in a process of its own.

The process says `ready` once it is in the middle of it, and `stopped` when a KeyboardInterrupt has
come out of it; anything else that ends it is seen in how it ended.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import dataclass

import clifftop

HEARD = """
try:
    go_on()
except KeyboardInterrupt:
    finished()
    print("stopped", flush=True)
"""

PLAYOUT = """
from itertools import count
import clifftop
from clifftop.kernel.playout import Outcomes, play_out

kept = Outcomes()

def go_on():
    play_out(clifftop.game({game!r}).start(), seeds(), outcomes=kept)

def seeds():
    for seed in count():
        if seed == 2:
            print("ready", flush=True)
        yield seed

def finished():
    assert len(kept.scores) == len(kept.places) == kept.games >= 2
"""

# The bots that have a budget have one that is never spent. The others, and those that have made up
# their mind all the same, are asked again and again.
CHOICE = """
from random import Random
import clifftop
from clifftop import CHANCE, bots

rng = Random(4)
state = clifftop.game({game!r}).start()
while state.to_act == CHANCE or len(state.actions()) < 3:
    state.apply(rng.choice(state.actions()))
knowledge, actions = state.knowledge(state.to_act), state.actions()

bots.find({game!r}, {bot!r})  # loaded now

def go_on():
    print("ready", flush=True)
    while True:
        bots.find({game!r}, {bot!r}).choose(knowledge, actions, rng)

def finished():
    pass
"""

WORLDS = """
from random import Random
import clifftop

rng = Random(4)
state = clifftop.game({game!r}).start()
for _ in range(60):
    state.apply(rng.choice(state.actions()))
worlds = state.game().worlds(state.knowledge(0))

def go_on():
    print("ready", flush=True)
    while True:
        worlds.imagine(rng)

def finished():
    pass
"""


BLOCKS = """
from itertools import count
from clifftop.arena.matches.match import new_match
from clifftop.arena.processes.block_workers import play_blocks

def numbers():
    print("ready", flush=True)
    yield from count()

def go_on():
    match = new_match({game!r}, {{}}, ({bot!r}, "greedy", "random"), 1)
    for block in play_blocks(match, numbers(), 1):
        assert block.failures == {{}}

def finished():
    pass
"""

LEVELS = ["greedy", "skilled", "strong:1000000000n", "expert:1000000000n"]
GAMES = clifftop.games()

# What has to hear of Ctrl-C, by what it is called.
PLAYOUTS = {f"{game} playouts": PLAYOUT.format(game=game) + HEARD for game in GAMES}
IMAGINED = {f"{game} worlds": WORLDS.format(game=game) + HEARD for game in GAMES}
THOUGHT = {
    f"{game} {bot}": CHOICE.format(game=game, bot=bot) + HEARD for game in GAMES for bot in LEVELS
}
MATCHES = {
    f"{game} arena {bot}": BLOCKS.format(game=game, bot=bot) + HEARD
    for game in GAMES
    for bot in ("random", "expert:20n")
}


@dataclass
class Ended:
    """How a process ended, and what it said in the end."""

    status: int
    said: str
    complaint: str


STOPPED = Ended(0, "stopped\n", "")


def interrupted(code: str, later: int = 0) -> Ended:
    """Run code, send it a Ctrl-C when it is ready, and see how that ends. `later`: how often the
    processor goes to others first, so that not all are caught at the same place."""
    running = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "ready\n", running.communicate()[1]
    for _ in range(later):
        os.sched_yield()
    running.send_signal(signal.SIGINT)
    said, complaint = running.communicate()
    # Python notes a KeyboardInterrupt that comes out of code given as text, as dataclasses run it
    # when a module is loaded, and ends itself by SIGINT at last, caught or not.
    status = 0 if running.returncode == -signal.SIGINT else running.returncode
    return Ended(status, said, complaint)
