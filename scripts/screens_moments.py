"""Which moments of which games are worth a picture: for scripts/screens.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import clifftop
from clifftop import Record, State, bots

FIXTURES: Final = Path(__file__).resolve().parent.parent / "tests" / "fixtures" / "games"
LEAPING: Final = "leaping-lemmings"
PLAYERS: Final = {LEAPING: 5, "lemming-mafia": 5, "lemminge": 4}
SEED: Final = 3
POSITIONS: Final = 10

# Recorded games in which every Special Action is played by somebody.
WITH_CARDS: Final = ("two", "three", "four", "five", "six", "short")


class Moment(NamedTuple):
    """A game after `at` actions, seen by a seat, which may then play one more action."""

    name: str
    record: Record
    at: int
    seat: int
    action: int | None = None

    @property
    def players(self) -> int:
        return self.record.begin().players


def played_well(game: str) -> Record:
    """A whole game of greedy players, the same one every time."""
    rng = Random(SEED)
    bot = bots.find(game, bots.GREEDY)
    state = clifftop.game(game).start(players=PLAYERS[game])
    while state.to_act != clifftop.OVER:
        if state.to_act == clifftop.CHANCE:
            outcomes, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(outcomes, weights)[0])
        else:
            state.apply(bot.choose(state.knowledge(state.to_act), state.actions(), rng))
    return Record.of(state)


def states(record: Record) -> Iterator[tuple[int, State]]:
    """The state before each action; it is one and the same object, moved on."""
    state = record.begin()
    for at, action in enumerate(record.actions):
        yield at, state
        state.apply(action)


def question(state: State) -> str:
    asked = state.view(None)["asked"]
    return str(asked["question"]) if isinstance(asked, dict) else str(asked)


def positions(record: Record) -> list[Moment]:
    """Moments with a real choice, spread over the game, with many sorts of question."""
    found: list[tuple[int, int, str]] = []
    for at, state in states(record):
        if state.to_act >= 0 and len(state.actions()) > 1:
            found.append((at, state.to_act, question(state)))
    seen: Counter[str] = Counter()
    moments = []
    for number in range(POSITIONS):
        span = found[len(found) * number // POSITIONS : len(found) * (number + 1) // POSITIONS]
        at, seat, asked = min(span, key=lambda each: seen[each[2]])
        seen[asked] += 1
        moments.append(Moment(f"{at} {asked}", record, at, seat))
    return moments


def last_choice(record: Record) -> Moment:
    """The last time that somebody had a choice: from here it is not far to the end."""
    return [
        Moment("ending", record, at, state.to_act)
        for at, state in states(record)
        if state.to_act >= 0 and len(state.actions()) > 1
    ][-1]


def special_actions() -> list[Moment]:
    """Each Special Action right after it was played; of several plays the one that leaves its
    player the most to choose from."""
    best: dict[str, tuple[int, Moment]] = {}
    for name in WITH_CARDS:
        record = Record.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
        seat, before = -1, -1
        for at, state in states(record):
            for event in state.events(None) if at else []:
                if event["event"] != "played" or seat < 0:
                    continue
                card = str(event["card"])
                choices = len(state.actions()) if state.to_act == seat else 0
                if card not in best or choices > best[card][0]:
                    moment = Moment(card, record, before, seat, record.actions[before])
                    best[card] = choices, moment
            seat, before = state.to_act, at
    return [moment for _, (_, moment) in sorted(best.items())]
