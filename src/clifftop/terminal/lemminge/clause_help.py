"""Help with a question: which clauses it is about, and why something is not among its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from clifftop.games.lemminge import actions
from clifftop.games.lemminge.pieces import CARDS, KINDS, TERRAINS, VALUES
from clifftop.terminal.glossary import Glossary
from clifftop.terminal.lemminge.map_signs import LETTERS
from clifftop.words import lemminge as words

if TYPE_CHECKING:
    from clifftop.games.lemminge.board.course import Course

# What each question that a player can be asked is about.
CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("LE-3.1", "LE-3.3", "LE-3.4", "LE-R10"),
    "discard": ("LE-3.1", "LE-3.2"),
    "tile-row": ("LE-3.4", "LE-3.5", "LE-R11"),
    "tile": ("LE-3.5", "LE-R11"),
    "who": ("LE-4.1", "LE-R8"),
    "step": ("LE-4.2", "LE-4.3", "LE-R9", "LE-R7"),
}

# Things whose clause can be asked for by their names.
NAMED_CLAUSES: Final = {
    "refill": "LE-3.1",
    "pile": "LE-3.3",
    "tile": "LE-3.4",
    "push": "LE-4.3",
    "start": "LE-R8",
    "finish": "LE-R7",
}

# Choices that are neither hexes nor cards.
NAMED_ACTIONS: Final = {
    "start": actions.START,
    "finish": actions.CROSS,
    "stop": actions.STOP,
    "refill": actions.REFILL,
    "done": actions.DONE,
}

# Cards as they are typed, in the order of their numbers: "f0", "f1", …
CARD_NAMES: Final = [
    LETTERS[terrain] + str(value) for terrain in TERRAINS[:KINDS] for value in range(VALUES)
]


# Words of the rules that can be asked about as well.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("LE-1.2",),
    "lemming": ("LE-1.1",),
    "terrain": ("LE-1.3", "LE-4.2"),
    "meadow": ("LE-1.3", "LE-4.2"),
    "card": ("LE-1.3", "LE-3.3", "LE-3.4"),
    "hand": ("LE-2.2", "LE-3.1"),
    "joins": ("LE-3.3",),
    "new": ("LE-3.4",),
    "play": ("LE-3.3", "LE-3.4"),
    "discard": ("LE-3.1", "LE-R3"),
    "draw": ("LE-3.1", "LE-3.2"),
    "move": ("LE-4.1", "LE-4.2"),
    "MP": ("LE-4.1", "LE-4.2"),
    "step": ("LE-4.2",),
    "stop": ("LE-4.1",),
    "done": ("LE-3.1",),
    "home": ("LE-R2", "LE-4.4"),
    "tie": ("LE-R4",),
    "»": ("LE-R8",),
    "▓": ("LE-R7",),
    "·": ("LE-1.3",),
    "•": ("LE-3.4", "LE-3.5"),
}


def glossary() -> Glossary:
    """The words of the rules, and terrains by their names and letters."""
    named: dict[str, tuple[str, ...]] = {name: (clause,) for name, clause in NAMED_CLAUSES.items()}
    for terrain in TERRAINS[:KINDS]:
        named[words.terrain(terrain)] = ("LE-1.3", "LE-4.2")
    for name in CARD_NAMES:
        named[name] = ("LE-3.3", "LE-3.4")
    for terrain in TERRAINS[:KINDS]:
        for value in range(VALUES):
            named[words.card(terrain, value)] = ("LE-3.3", "LE-3.4")
    return Glossary({**named, **WORDS})


def place_facts(course: Course, given: str, view: dict[str, Any]) -> tuple[list[str], list[str]]:
    """What a hex is and who is there; or what a pile has. Sentences and clauses."""
    if given in view["piles"]:
        pile = view["piles"][given]
        cards = ", ".join(str(value) for value in pile["cards"])
        facts = {"terrain": given, "cards": cards, "sum": pile["sum"], "lowest": pile["lowest"]}
        return [words.sentence("terminal-lemminge-at-pile", facts)], ["LE-1.3", "LE-3.3", "LE-4.2"]
    if given not in course.index:
        return [], []
    tile = view["tiles"].get(given)
    ground = tile or TERRAINS[course.ground[course.index[given]]]
    facts = {"hex": given, "ground": ground, "tile": "yes" if tile else "no"}
    told = [words.sentence("terminal-lemminge-at-hex", facts)]
    there = [seat for seat, places in enumerate(view["lemmings"]) if given in places]
    if there:
        told.append(words.sentence("terminal-lemminge-at-taken", {"seat": there[0]}))
        return told, ["LE-4.2", "LE-4.3", "LE-3.5"]
    return [*told, words.sentence("terminal-lemminge-at-free", {})], ["LE-4.2", "LE-3.5"]


def clauses_of(asked: dict[str, object]) -> list[str]:
    """The clauses of an open question."""
    return list(CLAUSES.get(str(asked["question"]), ()))


def place_names(legal: list[int], course: Course) -> dict[str, int]:
    """The choices that have a name: hexes, cards and a few more. A hex stands for its row where
    that is what is asked."""
    others = {action: name for name, action in NAMED_ACTIONS.items()}
    names: dict[str, int] = {}
    for number, action in enumerate(legal, start=1):
        if action < course.size:
            names[course.names[action]] = number
        elif action in others:
            names[others[action]] = number
        elif actions.CARD <= action < actions.CARD + CARDS:
            names[CARD_NAMES[action - actions.CARD]] = number
        elif actions.ROW <= action < actions.FIRST:
            for hex_ in course.rows[action - actions.ROW]:
                names[course.names[hex_]] = number
    return names


def action_named(given: str, asked: dict[str, object], course: Course) -> int | None:
    """The action of a thing that a player can point at."""
    name = given.lower()
    if name in course.index:
        hex_ = course.index[name]
        if asked["question"] == "tile-row":
            return actions.ROW + course.row[hex_]
        return actions.HEX + hex_
    if name in CARD_NAMES:
        return actions.CARD + CARD_NAMES.index(name)
    return NAMED_ACTIONS.get(name)
