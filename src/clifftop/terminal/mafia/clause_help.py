"""Help with a question: which clauses it is about, and why something is not among its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from clifftop import catalogue
from clifftop.games.mafia import actions
from clifftop.games.mafia.pieces import LEMMINGS, SPACE_KINDS
from clifftop.terminal.glossary import Glossary
from clifftop.words import mafia as words

if TYPE_CHECKING:
    from clifftop.games.mafia.board.pier import Pier

# What each question that a player can be asked is about.
CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "which-lemming": ("LM-2.1", "LM-2.4", "LM-R4"),
    "which-space": ("LM-2.2", "LM-2.3"),
    "bet": ("LM-3.4", "LM-4.3"),
    "drop": ("LM-3.5", "LM-4.4"),
}

# Things whose clause can be asked for by their names.
NAMED_CLAUSES: Final = {
    "empty": "LM-3.6",
    "mixer": "LM-3.1",
    "jackhammer": "LM-3.2",
    "car": "LM-3.3",
    "bookmaker": "LM-3.4",
    "godfather": "LM-3.5",
    "water": "LM-R9",
    "bet": "LM-4.3",
    "contract": "LM-4.5",
}


# Words of the rules and signs of the map that can be asked about as well.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("LM-1.2",),
    "lemming": ("LM-1.1",),
    "dice": ("LM-1.4", "LM-2.1"),
    "roll": ("LM-2.1",),
    "section": ("LM-2.2", "LM-2.3"),
    "space": ("LM-2.2", "LM-2.3"),
    "block": ("LM-3.1", "LM-3.2"),
    "concrete": ("LM-3.1", "LM-3.2"),
    "eliminated": ("LM-3.1", "LM-2.4", "LM-4.2"),
    "sunk": ("LM-3.1", "LM-2.4", "LM-4.2"),
    "start": ("LM-R4",),
    "pier": ("LM-R2",),
    "place": ("LM-4.2",),
    "turn": ("LM-2.1", "LM-2.5"),
    "points": ("LM-1.2", "LM-4.3", "LM-4.4"),
    "tie": ("LM-4.6",),
    "secret": ("LM-R7",),
    "+": ("LM-3.1",),
    "-": ("LM-3.2",),
    "»": ("LM-3.3",),
    "$": ("LM-3.4",),
    "♠": ("LM-3.5",),
    "·": ("LM-3.6",),
    "■": ("LM-3.1", "LM-3.2"),
}


def glossary() -> Glossary:
    """The words of the rules; spaces by their printed names too, long and short."""
    named: dict[str, tuple[str, ...]] = {name: (clause,) for name, clause in NAMED_CLAUSES.items()}
    for kind in SPACE_KINDS[1:]:
        message = f"terminal-mafia-space-{kind}"
        titles = [catalogue.text(f"mafia-space-{kind}"), catalogue.text(message)]
        titles.append(catalogue.attribute(message, "short"))
        named |= dict.fromkeys(titles, (NAMED_CLAUSES[kind],))
    return Glossary({**named, **WORDS})


def space_facts(pier: Pier, name: str, view: dict[str, Any]) -> tuple[list[str], list[str]]:
    """What a space is and who is there; or where a lemming is. Sentences and clauses."""
    lemmings = view["lemmings"]
    if name in lemmings:
        facts = {"lemming": name, "at": lemmings[name]["at"], "blocks": lemmings[name]["blocks"]}
        return [words.sentence("terminal-mafia-at-lemming", facts)], ["LM-1.1", "LM-2.1"]
    if name not in pier.index:
        return [], []
    kind = SPACE_KINDS[pier.kinds[pier.index[name]]]
    text = catalogue.attribute(f"mafia-space-{kind}", "text")
    told = [words.sentence("terminal-mafia-at-space", {"space": name, "kind": kind, "text": text})]
    there = [lemming for lemming in LEMMINGS if lemmings[lemming]["at"] == name]
    message = "terminal-mafia-at-taken" if there else "terminal-mafia-at-free"
    told.append(words.sentence(message, {"lemming": there[0] if there else ""}))
    return told, [NAMED_CLAUSES[kind], "LM-2.3"]


def clauses_of(asked: dict[str, object]) -> list[str]:
    """The clauses of an open question."""
    return list(CLAUSES.get(str(asked["question"]), ()))


def place_names(legal: list[int], pier: Pier) -> dict[str, int]:
    """The choices that have a name: spaces and lemmings, and to do nothing."""
    names: dict[str, int] = {}
    for number, action in enumerate(legal, start=1):
        if action < pier.size:
            names[pier.names[action]] = number
        elif actions.LEMMING <= action < actions.DROP:
            names[LEMMINGS[(action - actions.LEMMING) % len(LEMMINGS)]] = number
        elif action == actions.DECLINE:
            names["no"] = number
    return names


def action_named(given: str, asked: dict[str, object], pier: Pier) -> int | None:
    """The action of a thing that a player can point at."""
    name = given.lower()
    if name in pier.index:
        return actions.SPACE + pier.index[name]
    if name in LEMMINGS:
        first = actions.BET if asked["question"] == "bet" else actions.LEMMING
        return first + LEMMINGS.index(name)
    if name in pier.contract_names:
        return actions.DROP + pier.contract_names.index(name)
    return actions.DECLINE if name == "no" else None
