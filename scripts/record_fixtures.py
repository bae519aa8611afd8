"""Record the whole games of tests/fixtures/games anew.

Only for a new version of the rules: as long as the version stands, the recorded games must replay
as they are, and a change that makes them fail has broken the saved games of everybody else too.

    .venv/bin/python scripts/record_fixtures.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import clifftop
from clifftop import boards, bots

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "fixtures" / "games"

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


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seed, (name, (game, options)) in enumerate(GAMES.items(), start=1):
        record = play(game, options, seed)
        (FOLDER / f"{name}.json").write_text(record.dumps() + "\n", encoding="utf-8")
        print(f"{name}: {len(record.actions)} actions, scores {record.notes['scores']}")


if __name__ == "__main__":
    main()
