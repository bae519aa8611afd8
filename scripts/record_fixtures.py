"""Record the whole games of tests/fixtures/games anew.

Only for a new version of the rules: as long as the version stands, the recorded games must replay
as they are, and a change that makes them fail has broken the saved games of everybody else too.

    .venv/bin/python scripts/record_fixtures.py

What the games look like may change within a version; with --seen that alone is recorded.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.seen import digests  # noqa: E402
from tests.table.seen import digests as digests_of_a_table  # noqa: E402

import clifftop  # noqa: E402
from clifftop import boards, bots  # noqa: E402

FOLDER: Final = ROOT / "tests" / "fixtures" / "games"
SEEN: Final = ROOT / "tests" / "fixtures" / "seen.json"

# The canyon with another name, other dice and other brush: nothing that comes with the game.
GORGE: Final = (
    boards.read("leaping-lemmings", "canyon")
    .replace('name = "canyon"', 'name = "gorge"')
    .replace('"hover", 1, 1, 2, 2, 3', '"hover", "hover", 1, 2, 3, 3')
    .replace('brush = ["3b", "5a",', 'brush = ["4b", "5a",')
)

LEAPING: Final = "leaping-lemmings"
MAFIA: Final = "lemming-mafia"
LEMMINGE: Final = "lemminge"

# The short course with another name, and water where the desert was.
HOOF: Final = (
    boards.read(LEMMINGE, "short").replace('name = "short"', 'name = "hoof"').replace("d d", "w w")
)

# Who plays, where choices at random would never come to an end.
PLAYED_BY: Final = {LEMMINGE: bots.GREEDY}

# The seed of a game is its place in this list: new ones come last.
GAMES: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "two": (LEAPING, {"players": 2}),
    "three": (LEAPING, {"players": 3}),
    "four": (LEAPING, {"players": 4}),
    "five": (LEAPING, {"players": 5}),
    "six": (LEAPING, {"players": 6}),
    "short": (LEAPING, {"players": 4, "short": True}),
    "chaos": (LEAPING, {"players": 5, "chaos": True}),
    "gorge": (LEAPING, {"players": 3, "board": GORGE}),
    "mafia-three": (MAFIA, {"players": 3}),
    "mafia-four": (MAFIA, {"players": 4}),
    "mafia-five": (MAFIA, {"players": 5}),
    "mafia-six": (MAFIA, {"players": 6}),
    "lemminge-two": (LEMMINGE, {"players": 2, "board": "short"}),
    "lemminge-three": (LEMMINGE, {"players": 3}),
    "lemminge-four": (LEMMINGE, {"players": 4}),
    "lemminge-five": (LEMMINGE, {"players": 5}),
    "lemminge-hoof": (LEMMINGE, {"players": 3, "board": HOOF}),
}


def play(game: str, options: dict[str, object], seed: int) -> clifftop.Record:
    """One whole game, every chance taken alike, and so is every choice unless a bot makes it."""
    rng = Random(seed)
    bot = bots.find(game, PLAYED_BY[game]) if game in PLAYED_BY else None
    state = clifftop.game(game).start(**options)
    while state.to_act != clifftop.OVER:
        actions = state.actions()
        if bot is None or state.to_act == clifftop.CHANCE:
            state.apply(rng.choice(actions))
        else:
            state.apply(bot.choose(state.knowledge(state.to_act), actions, rng))
    record = clifftop.Record.of(state)
    record.notes["scores"] = state.scores()
    record.notes["places"] = state.places()
    return record


def record_seen() -> None:
    """What can be seen of each game, and of a table of each, for the tests called test_seen.py."""
    seen = {f"table-{game}": digests_of_a_table(game) for game in clifftop.games()}
    for file in sorted(FOLDER.glob("*.json")):
        seen[file.stem] = digests(clifftop.Record.loads(file.read_text(encoding="utf-8")))
    SEEN.write_text(json.dumps(seen, indent=1) + "\n", encoding="utf-8")


def record_games() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seed, (name, (game, options)) in enumerate(GAMES.items(), start=1):
        record = play(game, options, seed)
        (FOLDER / f"{name}.json").write_text(record.dumps() + "\n", encoding="utf-8")
        print(f"{name}: {len(record.actions)} actions, scores {record.notes['scores']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seen", action="store_true", help="not the games: what they look like")
    if not parser.parse_args().seen:
        record_games()
    record_seen()


if __name__ == "__main__":
    main()
