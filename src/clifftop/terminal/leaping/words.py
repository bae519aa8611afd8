"""What the engine says in facts, as sentences. The sentences are in catalogue/en/leaping.ftl."""

from __future__ import annotations

from typing import Final

from clifftop import catalogue
from clifftop.catalogue import ENGLISH
from clifftop.games.leaping.pieces import CLANS

# Every fact a message may ask for. One that is secret, or not there, is "unknown".
LACKING: Final[dict[str, object]] = dict.fromkeys(
    (
        "biker", "card", "clan", "eagle", "eagle_player", "first", "from", "hex", "level", "other",
        "pellet", "pellets", "points", "question", "ritz", "seat", "to", "turn", "value", "winner",
        "zone",
    ),
    "unknown",
)  # fmt: skip

# Events that a player need not read: the next sentence says the same.
IMPLIED: Final = ("dice-passed",)


def sentence(message: str, facts: dict[str, object]) -> str:
    return catalogue.text(message, language=ENGLISH, **{**LACKING, **facts})


def act(facts: dict[str, object], question: str) -> str:
    """An action that `state.describe` described, as an answer to a question."""
    return sentence(f"act-{facts['do']}", {**facts, "question": question})


def event(facts: dict[str, object]) -> str:
    """One of the things that `state.events` told."""
    return sentence(f"event-{facts['event']}", facts)


def story(facts: list[dict[str, object]]) -> list[str]:
    """What happened, without what goes without saying and cards dealt face down to others."""
    return [
        event(given)
        for given in facts
        if given["event"] not in IMPLIED and not (given["event"] == "dealt" and "card" not in given)
    ]


def question(asked: dict[str, object]) -> str:
    """What is asked; `asked` is that part of a view."""
    return sentence(f"question-{asked['question']}", asked)


def clan(seat: int) -> str:
    return catalogue.text(f"clan-{CLANS[seat]}")


def eagle(name: str) -> str:
    return catalogue.text(f"eagle-{name}")


def card(name: str) -> str:
    return catalogue.text(f"card-{name}")


def card_text(name: str) -> str:
    """What the card does, in a line."""
    return catalogue.attribute(f"card-{name}", "text")
