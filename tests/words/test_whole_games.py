"""Whole games said aloud, to everybody at the table and to those who watch."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import clifftop
from clifftop import OVER, Record, State, words
from clifftop.games.leaping.events import FIELDS as LEAPING
from clifftop.games.lemminge.events import FIELDS as LEMMINGE
from clifftop.games.mafia.events import FIELDS as MAFIA
from clifftop.words import Words, fallback, leaping, lemminge, mafia

# Here mypy looks whether each of them can say all that is asked of it.
EVERYBODY: Final[tuple[Words, ...]] = (leaping, mafia, lemminge, fallback)

FOLDER: Final = Path(__file__).parent.parent / "fixtures" / "games"
EVENTS: Final = {"leaping-lemmings": LEAPING, "lemming-mafia": MAFIA, "lemminge": LEMMINGE}
# Events so rare that no recorded game has them; they have sentences all the same.
RARE: Final = {
    "leaping-lemmings": {"bribed", "clawed", "discarded", "reshuffled"},
    "lemming-mafia": set(),
    "lemminge": {"turn-limit"},
}
# What a sentence says where a fact is missing that everybody knows.
HOLES: Final = ("unknown", "somebody", "an eagle", "its hex")


def recorded(game: str) -> list[Record]:
    records = [Record.loads(file.read_text(encoding="utf-8")) for file in FOLDER.glob("*.json")]
    return [record for record in records if record.game == game]


def said_of_choices(state: State, spoken: Words) -> list[str]:
    """The question that is open and its answers, as a seat reads them."""
    view: dict[str, Any] = state.view(state.to_act if state.to_act >= 0 else None)
    asked = view["asked"]
    acts = [spoken.act(state.describe(action), asked) for action in state.actions()]
    return [spoken.question(asked), *acts]


def said_of_events(state: State, spoken: Words) -> list[str]:
    """What just happened, as every seat hears it, and who watches."""
    told = []
    for seat in (None, *range(state.players)):
        events = state.events(seat)
        story = spoken.story(events, seat)
        assert len(story) <= len(events)
        told += [spoken.event(facts, seat) for facts in events] + story
    return told


def check(told: list[str]) -> None:
    for sentence in told:
        assert sentence and not any(hole in sentence for hole in HOLES), sentence


@pytest.mark.parametrize("game", EVENTS)
def test_recorded_games_can_be_told(game: str) -> None:
    happened: set[str] = set()
    for record in recorded(game):
        state = record.begin()
        for action in record.actions:
            state.apply(action)
            happened |= {str(facts["event"]) for facts in state.events(None)}
            check(said_of_events(state, words.of(game)))
    assert {fields.split()[0] for fields in EVENTS[game]} - happened == RARE[game]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("leaping-lemmings", {"players": 2}),
        ("leaping-lemmings", {"players": 6}),
        ("leaping-lemmings", {"players": 4, "chaos": True}),
        ("lemming-mafia", {"players": 3}),
        ("lemming-mafia", {"players": 6}),
        ("lemminge", {"players": 2, "board": "short"}),
        ("lemminge", {"players": 5, "board": "short"}),
    ],
)
def test_games_played_at_random_can_be_told(game: str, options: dict[str, object]) -> None:
    rng = Random(3)
    state = clifftop.game(game).start(**options)
    steps = 0
    while state.to_act != OVER and steps < 1000:  # Lemminge at random goes on for long
        check(said_of_choices(state, words.of(game)))
        state.apply(rng.choice(state.actions()))
        check(said_of_events(state, words.of(game)))
        steps += 1


def test_every_game_of_the_house_has_words_of_its_own() -> None:
    for game in clifftop.games():
        assert words.of(game) in EVERYBODY[:-1]
    assert len({id(words.of(game)) for game in clifftop.games()}) == len(clifftop.games())
