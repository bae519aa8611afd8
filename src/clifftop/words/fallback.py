"""The fallback for a game without words: its facts, spelled out. Plain, but it can be played."""

from __future__ import annotations

import json
from collections.abc import Sequence

from clifftop import catalogue
from clifftop.catalogue import ENGLISH


def spelled_out(facts: dict[str, object]) -> str:
    """`do: pick, hex: 3a`, in the order in which the game gives them."""
    return ", ".join(f"{name}: {as_text(fact)}" for name, fact in facts.items())


def as_text(fact: object) -> str:
    return fact if isinstance(fact, str) else json.dumps(fact, ensure_ascii=False, default=str)


def question(asked: dict[str, object], language: str = ENGLISH) -> str:
    """What is asked; a game need not say it in its views."""
    return spelled_out(asked) or catalogue.text("words-question", language=language)


def act(facts: dict[str, object], asked: dict[str, object], language: str = ENGLISH) -> str:
    return spelled_out(facts)


def event(facts: dict[str, object], seat: int | None, language: str = ENGLISH) -> str:
    return spelled_out(facts)


def story(
    events: list[dict[str, object]],
    seat: int | None,
    language: str = ENGLISH,
    names: Sequence[str] = (),
) -> list[str]:
    return [spelled_out(facts) for facts in events]
