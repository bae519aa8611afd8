"""Leaping Lemmings in sentences. They are in catalogue/en/leaping.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clifftop import catalogue
from clifftop.catalogue import ENGLISH

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


def sentence(message: str, facts: dict[str, object], language: str = ENGLISH) -> str:
    return catalogue.text(message, language=language, **{**LACKING, **facts})


def question(asked: dict[str, object], language: str = ENGLISH) -> str:
    return sentence(f"question-{asked['question']}", asked, language)


def act(facts: dict[str, object], asked: dict[str, object], language: str = ENGLISH) -> str:
    told = {**facts, "question": asked["question"]}
    return sentence(f"act-{facts['do']}", told, language)


def event(facts: dict[str, object], seat: int | None, language: str = ENGLISH) -> str:
    return sentence(f"event-{facts['event']}", facts, language)


def story(
    events: list[dict[str, object]],
    seat: int | None,
    language: str = ENGLISH,
    names: Sequence[str] = (),
) -> list[str]:
    """Without what goes without saying and cards dealt face down to others."""
    return [
        event(facts, seat, language)
        for facts in events
        if facts["event"] not in IMPLIED and not (facts["event"] == "dealt" and "card" not in facts)
    ]


def clan(seat: int, language: str = ENGLISH) -> str:
    return sentence("the-seat", {"seat": seat}, language)


def eagle(name: str, language: str = ENGLISH) -> str:
    return catalogue.text(f"eagle-{name}", language=language)


def card(name: str, language: str = ENGLISH) -> str:
    return catalogue.text(f"card-{name}", language=language)


def card_text(name: str, language: str = ENGLISH) -> str:
    """What the card does, in a line."""
    return catalogue.attribute(f"card-{name}", "text", language=language)
