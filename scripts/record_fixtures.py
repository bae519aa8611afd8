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
from clifftop import boards

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "fixtures" / "games"

# The canyon with another name, other dice and other brush: nothing that comes with the game.
GORGE: Final = (
    boards.read("leaping-lemmings", "canyon")
    .replace('name = "canyon"', 'name = "gorge"')
    .replace('"hover", 1, 1, 2, 2, 3', '"hover", "hover", 1, 2, 3, 3')
    .replace('brush = ["3b", "5a",', 'brush = ["4b", "5a",')
)

GAMES: Final[dict[str, dict[str, object]]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "five": {"players": 5},
    "six": {"players": 6},
    "short": {"players": 4, "short": True},
    "chaos": {"players": 5, "chaos": True},
    "gorge": {"players": 3, "board": GORGE},
}


def play(options: dict[str, object], seed: int) -> clifftop.Record:
    """One whole game, every choice and every chance taken alike at random."""
    rng = Random(seed)
    state = clifftop.game("leaping-lemmings").start(**options)
    while state.to_act != clifftop.OVER:
        state.apply(rng.choice(state.actions()))
    record = clifftop.Record.of(state)
    record.notes["scores"] = state.scores()
    record.notes["places"] = state.places()
    return record


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seed, (name, options) in enumerate(GAMES.items(), start=1):
        record = play(options, seed)
        (FOLDER / f"{name}.json").write_text(record.dumps() + "\n", encoding="utf-8")
        print(f"{name}: {len(record.actions)} actions, scores {record.notes['scores']}")


if __name__ == "__main__":
    main()
