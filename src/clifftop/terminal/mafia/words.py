"""What the engine says in facts, as sentences. The sentences are in catalogue/en/mafia.ftl."""

from __future__ import annotations

from typing import Final

from clifftop import catalogue
from clifftop.catalogue import ENGLISH

# Every fact a message may ask for. One that is secret, or not there, is "unknown".
LACKING: Final[dict[str, object]] = dict.fromkeys(
    (
        "bets", "blocks", "contract", "contracts", "from", "kind", "lemming", "other", "place",
        "player", "points", "seat", "space", "to", "turn",
    ),
    "unknown",
)  # fmt: skip

IMPLIED: Final = ("scored",)  # the table at the end says so

# The facts that are seats. The seat of the one who is told is "you".
SEATS: Final = ("seat", "player")


def sentence(message: str, facts: dict[str, object]) -> str:
    return catalogue.text(message, language=ENGLISH, **{**LACKING, **facts})


def act(facts: dict[str, object]) -> str:
    """An action that `state.describe` described; a contract in few words, to fit into a line."""
    if facts["do"] == "drop":
        return sentence("terminal-mafia-act-drop", facts)
    return sentence(f"mafia-act-{facts['do']}", facts)


def question(asked: dict[str, object]) -> str:
    """What is asked; `asked` is that part of a view."""
    return sentence(f"mafia-question-{asked['question']}", asked)


def event(facts: dict[str, object], seat: int | None) -> str:
    """One of the things that `state.events` told a seat."""
    return sentence(f"mafia-event-{facts['event']}", addressed(facts, seat))


def addressed(facts: dict[str, object], seat: int | None) -> dict[str, object]:
    """The facts as they are told to a seat."""
    if seat is None:
        return facts
    own = {name: "you" for name in SEATS if facts.get(name) == seat}
    return {**facts, **own}


def story(events: list[dict[str, object]], seat: int | None) -> list[str]:
    """What happened, a turn and its dice in one sentence, without contracts dealt to others."""
    told = []
    turn: dict[str, object] = {}
    for facts in events:
        if facts["event"] == "turn":
            turn = facts
        elif facts["event"] == "rolled" and turn:
            told.append(rolled({**turn, **facts}, seat))
        elif facts["event"] not in IMPLIED and (facts["event"] != "dealt" or "contract" in facts):
            told.append(event(facts, seat))
    return told


def rolled(facts: dict[str, object], seat: int | None) -> str:
    """Whose turn it is and what the dice show."""
    alike = facts["lemming"] == facts["other"]
    message = "terminal-mafia-rolled-alike" if alike else "terminal-mafia-rolled"
    return sentence(message, addressed(facts, seat))


def lemming(name: str) -> str:
    return catalogue.text(f"mafia-lemming-{name}")


def who(number: int, seat: int | None) -> str:
    """A seat as `seat` calls it."""
    return sentence("mafia-the-seat", addressed({"seat": number}, seat))


def contract(facts: dict[str, object], short: bool) -> str:
    """What a contract asks for."""
    return sentence("terminal-mafia-contract" if short else "mafia-the-contract", facts)
