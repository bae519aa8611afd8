"""Lemming Mafia in sentences. They are in catalogue/en/mafia.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clifftop import catalogue
from clifftop.catalogue import ENGLISH

# Every fact a message may ask for. One that is secret, or not there, is "unknown".
LACKING: Final[dict[str, object]] = dict.fromkeys(
    (
        "bets", "blocks", "contract", "contracts", "from", "kind", "lemming", "named", "other",
        "place", "player", "points", "seat", "space", "to", "turn",
    ),
    "unknown",
)  # fmt: skip

IMPLIED: Final = ("scored",)  # the table at the end says so

# The facts that are seats. The seat of the one who is told is "you".
SEATS: Final = ("seat", "player")


def sentence(message: str, facts: dict[str, object], language: str = ENGLISH) -> str:
    return catalogue.text(message, language=language, **{**LACKING, **facts})


def question(asked: dict[str, object], language: str = ENGLISH) -> str:
    return sentence(f"mafia-question-{asked['question']}", asked, language)


def act(facts: dict[str, object], asked: dict[str, object], language: str = ENGLISH) -> str:
    return sentence(f"mafia-act-{facts['do']}", facts, language)


def event(
    facts: dict[str, object],
    seat: int | None,
    language: str = ENGLISH,
    names: Sequence[str] = (),
) -> str:
    return sentence(f"mafia-event-{facts['event']}", addressed(facts, seat, names), language)


def addressed(
    facts: dict[str, object], seat: int | None, names: Sequence[str] = ()
) -> dict[str, object]:
    """The facts as they are told to a seat: its own is "you", others may have names."""
    told: dict[str, object] = {"named": "yes"} if names else {}
    for name in SEATS:
        number = facts.get(name)
        if isinstance(number, int):
            told[name] = "you" if number == seat else names[number] if names else number
    return {**facts, **told}


def story(
    events: list[dict[str, object]],
    seat: int | None,
    language: str = ENGLISH,
    names: Sequence[str] = (),
) -> list[str]:
    """A turn and its dice in one sentence, without contracts dealt to others."""
    told = []
    turn: dict[str, object] = {}
    for facts in events:
        if facts["event"] == "turn":
            turn = facts
        elif facts["event"] == "rolled" and turn:
            told.append(rolled({**turn, **facts}, seat, language, names))
            turn = {}
        elif facts["event"] not in IMPLIED and (facts["event"] != "dealt" or "contract" in facts):
            told.append(event(facts, seat, language, names))
    if turn:  # whose dice are still to be rolled
        told.append(event(turn, seat, language, names))
    return told


def rolled(facts: dict[str, object], seat: int | None, language: str, names: Sequence[str]) -> str:
    """Whose turn it is and what the dice show."""
    alike = facts["lemming"] == facts["other"]
    message = "mafia-rolled-alike" if alike else "mafia-rolled"
    return sentence(message, addressed(facts, seat, names), language)


def lemming(name: str, language: str = ENGLISH) -> str:
    return catalogue.text(f"mafia-lemming-{name}", language=language)


def who(number: int, seat: int | None, language: str = ENGLISH) -> str:
    """A seat as `seat` calls it."""
    return sentence("mafia-the-seat", addressed({"seat": number}, seat), language)


def contract(facts: dict[str, object], language: str = ENGLISH) -> str:
    """What a contract asks for."""
    return sentence("mafia-the-contract", facts, language)
