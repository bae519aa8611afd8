"""Lemminge in sentences. They are in catalogue/en/lemminge.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clifftop import catalogue
from clifftop.catalogue import ENGLISH

# Every fact a message may ask for. One that is secret, or not there, is "unknown".
LACKING: Final[dict[str, object]] = dict.fromkeys(
    (
        "cards", "from", "ground", "hex", "pile", "points", "pushes", "round", "row", "seat",
        "terrain", "tile", "to", "turn", "value",
    ),
    "unknown",
)  # fmt: skip

CARDS: Final = ("dealt", "drew", "discarded")
IMPLIED: Final = ("turn",)  # the next sentence names the player


def sentence(message: str, facts: dict[str, object], language: str = ENGLISH) -> str:
    return catalogue.text(message, language=language, **{**LACKING, **facts})


def question(asked: dict[str, object], language: str = ENGLISH) -> str:
    return sentence(f"lemminge-question-{asked['question']}", asked, language)


def act(facts: dict[str, object], asked: dict[str, object], language: str = ENGLISH) -> str:
    return sentence(f"lemminge-act-{facts['do']}", facts, language)


def event(facts: dict[str, object], seat: int | None, language: str = ENGLISH) -> str:
    return sentence(f"lemminge-event-{facts['event']}", facts, language)


def story(
    events: list[dict[str, object]],
    seat: int | None,
    language: str = ENGLISH,
    names: Sequence[str] = (),
) -> list[str]:
    """The cards that a player gets or discards in one go are one sentence, and so are the steps of
    a walk."""
    told = []
    for group in grouped(events):
        first, last = group[0], group[-1]
        if first["event"] in CARDS:
            told.append(cards(group, language))
        elif len(group) > 1:
            facts = {**first, "to": last["to"], "steps": len(group)}
            told.append(sentence("lemminge-walked", facts, language))
        else:
            told.append(event(first, seat, language))
    return told


def grouped(events: list[dict[str, object]]) -> list[list[dict[str, object]]]:
    """Events that belong together, together."""
    groups: list[list[dict[str, object]]] = []
    for facts in events:
        if facts["event"] in IMPLIED or (facts["event"] == "dealt" and "terrain" not in facts):
            continue
        if groups and follows(groups[-1][-1], facts):
            groups[-1].append(facts)
        else:
            if groups and facts["event"] in CARDS and groups[-1][0]["event"] == "refilling":
                groups.pop()  # the cards say so
            groups.append([facts])
    return groups


def follows(before: dict[str, object], facts: dict[str, object]) -> bool:
    """Whether an event goes on where the one before it stopped."""
    if (before["event"], before.get("seat")) != (facts["event"], facts.get("seat")):
        return False
    if facts["event"] in CARDS:
        return True
    return facts["event"] == "moved" and before["to"] == facts["from"]


def cards(group: list[dict[str, object]], language: str) -> str:
    """Cards dealt, drawn or discarded: which ones, or how many where they are secret."""
    facts = {"seat": group[0]["seat"]}
    if "terrain" not in group[0]:
        return sentence("lemminge-unseen", {**facts, "number": len(group)}, language)
    named = ", ".join(card(str(each["terrain"]), each["value"], language) for each in group)
    return sentence(f"lemminge-{group[0]['event']}", {**facts, "cards": named}, language)


def card(terrain: str, value: object, language: str = ENGLISH) -> str:
    return sentence("lemminge-named-card", {"terrain": terrain, "value": value}, language)


def terrain(name: str, language: str = ENGLISH) -> str:
    return catalogue.text(f"lemminge-{name}", language=language)


def seat(number: int, language: str = ENGLISH) -> str:
    return catalogue.text(f"lemminge-seat-{number}", language=language)
