"""What is played to say how strong the bots are, as commands that anybody can give."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

GAMES: Final = ("leaping-lemmings", "lemming-mafia", "lemminge")
TABLES: Final = (
    ("leaping-lemmings", 4),
    ("leaping-lemmings", 2),
    ("lemming-mafia", 4),
    ("lemminge", 4),
    ("lemminge", 2),
)
LEVELS: Final = ("random", "beginner", "greedy", "skilled", "strong:10ms", "expert:10ms")
EXPERT: Final = LEVELS[-1]
GAIN: Final = 0.05
SEED: Final = 7
FOUR: Final = 4

LADDER: Final = "ladder"
GREEDY: Final = "greedy"
LONGER: Final = "longer"
TIMES: Final = "times"
CALM: Final = "calm"
WAYS: Final = "ways"

BUDGETS: Final = (1, 2, 5, 20, 50)  # ms; 10 is measured against greedy anyway
REFINED: Final = ("many_trees", "paranoid", "widened", "redealt")  # trees with one thing changed
# Ways of thinking that were tried beside the expert's (bench/ladder/ways.py), by game.
TRIED: Final = {
    "leaping-lemmings": ("flat", "tree", "judged", "played_out", *REFINED),
    "lemming-mafia": ("flat", "tree", "guided", *REFINED, "unwatched"),
    "lemminge": ("flat", "tree", *REFINED, "unwatched"),
}
BLOCKS: Final = 300  # at most, for a test
# Levels that are close to the one below: less is asked of them, and more blocks are played.
CLOSE: Final = (
    ("lemming-mafia", "skilled"),
    ("lemming-mafia", "strong:10ms"),
    ("lemming-mafia", "expert:10ms"),
    ("lemminge", "expert:10ms"),
)
CLOSE_GAIN: Final = 0.03
CLOSE_BLOCKS: Final = 1000
# Against greedy bots: more where the expert is so close to what is asked that few would not tell.
AGAINST_GREEDY: Final = {"leaping-lemmings": 400, "lemming-mafia": 1500, "lemminge": 400}
# Against strong ones with five times its time: enough to tell the expert's share from an even one.
LONGER_BLOCKS: Final = {"leaping-lemmings": 60, "lemming-mafia": 250, "lemminge": 150}
# The way that tells what conclusions are worth: it needs more games than the others.
SECRETS: Final = "unwatched"
SECRETS_BLOCKS: Final = {"lemming-mafia": 100, "lemminge": 100}


@dataclass(frozen=True)
class Contest:
    """A match of the arena, and why it is played."""

    why: str
    game: str
    players: int
    bots: tuple[str, ...]  # of a test two: the challenger and the yardstick
    blocks: int
    is_test: bool = False
    gain: float = GAIN  # what a test asks of the challenger beside its even share

    def arguments(self) -> list[str]:
        """What follows `clifftop arena`."""
        match = [self.game, "--players", str(self.players), "--bots", ",".join(self.bots)]
        if self.is_test:
            return ["test", *match, "--gain", str(self.gain), "--seed", str(SEED)]
        return ["run", *match, "--blocks", str(self.blocks), "--seed", str(SEED)]

    def command(self) -> str:
        return " ".join(["clifftop", "arena", *self.arguments()])

    def file(self, folder: Path) -> Path:
        told = "-".join(dict.fromkeys(bot.replace(":", "_") for bot in self.bots))
        return folder / f"{self.why}-{self.game}-{self.players}-{told}.jsonl"


def against(one: str, others: str, players: int) -> tuple[str, ...]:
    return (one, *[others] * (players - 1))


def contests() -> list[Contest]:
    """Everything, the quick ones first."""
    found: list[Contest] = []
    for game, players in TABLES:
        for lower, upper in pairwise(LEVELS):
            close = (game, upper) in CLOSE
            blocks, gain = (CLOSE_BLOCKS, CLOSE_GAIN) if close else (BLOCKS, GAIN)
            found.append(Contest(LADDER, game, players, (upper, lower), blocks, True, gain))
    for game in GAMES:
        found.append(Contest(GREEDY, game, 4, against(EXPERT, "greedy", 4), AGAINST_GREEDY[game]))
    for game in GAMES:
        found.append(Contest(CALM, game, 4, ("expert:20ms",), 67))
    for game in GAMES:
        found.append(
            Contest(LONGER, game, 4, against(EXPERT, "strong:50ms", 4), LONGER_BLOCKS[game])
        )
    for game in GAMES:
        for budget in BUDGETS:
            bots = against(f"expert:{budget}ms", "greedy", 4)
            found.append(Contest(TIMES, game, 4, bots, 20))
    for game in GAMES:
        for way in TRIED[game]:
            bots = against(f"bench.ladder.ways:{way}", "greedy", 4)
            blocks = SECRETS_BLOCKS[game] if way == SECRETS else 20
            found.append(Contest(WAYS, game, 4, bots, blocks))
    return found
