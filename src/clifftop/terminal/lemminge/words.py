"""What the engine says in facts, as sentences. The sentences are in catalogue/en/lemminge.ftl."""

from __future__ import annotations

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

# Of these there can be many choices, so each is said in few words.
SHORT: Final = ("play", "row", "tile")
CARDS: Final = ("dealt", "drew", "discarded")
IMPLIED: Final = ("turn",)  # the next sentence names the player


def sentence(message: str, facts: dict[str, object]) -> str:
    return catalogue.text(message, language=ENGLISH, **{**LACKING, **facts})


def act(facts: dict[str, object]) -> str:
    """An action that `state.describe` described."""
    if facts["do"] in SHORT:
        return sentence(f"terminal-lemminge-act-{facts['do']}", facts)
    return sentence(f"lemminge-act-{facts['do']}", facts)


def question(asked: dict[str, object], hex: str) -> str:
    """What is asked; `asked` is that part of a view, `hex` an example."""
    if asked["question"] == "tile-row":
        return sentence("terminal-lemminge-question-tile-row", {"hex": hex})
    return sentence(f"lemminge-question-{asked['question']}", asked)


def event(facts: dict[str, object]) -> str:
    """One of the things that `state.events` told."""
    return sentence(f"lemminge-event-{facts['event']}", facts)


def story(events: list[dict[str, object]]) -> list[str]:
    """What happened, without what goes without saying; the cards that a player gets or discards in
    one go are one sentence, and so are the steps of a walk."""
    told = []
    for group in grouped(events):
        first, last = group[0], group[-1]
        if first["event"] in CARDS:
            told += cards(group)
        elif len(group) > 1:
            facts = {**first, "to": last["to"], "steps": len(group)}
            told.append(sentence("terminal-lemminge-walked", facts))
        else:
            told.append(event(first))
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


def cards(group: list[dict[str, object]]) -> list[str]:
    """Cards dealt, drawn or discarded: which ones, or how many where they are secret."""
    what = group[0]["event"]
    facts = {"seat": group[0]["seat"]}
    if "terrain" not in group[0]:
        return [sentence("terminal-lemminge-unseen", {**facts, "number": len(group)})]
    named = ", ".join(card(str(each["terrain"]), each["value"]) for each in group)
    return [sentence(f"terminal-lemminge-{what}", {**facts, "cards": named})]


def card(terrain: str, value: object) -> str:
    return sentence("lemminge-named-card", {"terrain": terrain, "value": value})


def terrain(name: str) -> str:
    return catalogue.text(f"lemminge-{name}")


def seat(number: int) -> str:
    return catalogue.text(f"lemminge-seat-{number}")
