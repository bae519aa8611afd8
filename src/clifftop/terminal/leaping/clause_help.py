"""Help with a question: which clauses it is about, and why something is not among its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping import actions
from clifftop.games.leaping.pieces import CARDS, CLANS, EAGLES, ZONES
from clifftop.terminal.glossary import Glossary
from clifftop.words import leaping as words

if TYPE_CHECKING:
    from clifftop.games.leaping.board.canyon import Canyon

# What each question that a player can be asked is about.
CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "which-die": ("LL-4.1", "LL-5.9"),
    "which-zone": ("LL-5.1", "LL-5.2"),
    "resupply": ("LL-5.10",),
    "feast": ("LL-5.4", "LL-5.5"),
    "scatter-who": ("LL-5.6",),
    "scatter-level": ("LL-5.6",),
    "scatter-where": ("LL-5.7", "LL-5.8"),
    "chaos-offer": ("LL-13.2", "LL-R25"),
    "move": ("LL-4.3", "LL-7.1", "LL-7.4", "LL-8.3", "LL-9.1"),
    "destination": ("LL-7.2", "LL-7.3", "LL-2.8"),
    "claw-level": ("LL-7.4",),
    "bribe": ("LL-8.3",),
    "drive-who": ("LL-R4",),
    "drive-level": ("LL-R4",),
    "drive-where": ("LL-R4", "LL-9.5"),
    "which-eagle-eats": ("LL-R6",),
    "fly-which": ("LL-R8",),
    "fly-where": ("LL-R8",),
    "return-where": ("LL-R26",),
    "swap-who": (),
    "swap-level": (),
    "king-where": (),
    "king-next": (),
    "paw-where": ("LL-R5",),
    "paw-level": ("LL-R5",),
    "snap-where": ("LL-R5",),
    "flee-who": ("LL-R5",),
    "flee-where": ("LL-R5", "LL-9.5"),
    "lost-who": ("LL-R4",),
    "lost-level": ("LL-R4",),
    "lost-where": ("LL-R4", "LL-9.5"),
}

CARD_CLAUSES: Final = {
    "boo": "LL-9.6",
    "caution": "LL-9.7",
    "deja-vu": "LL-9.8",
    "eagle-eye": "LL-9.9",
    "heroic-return": "LL-9.10",
    "its-a-5": "LL-9.11",
    "king-of-the-hill": "LL-9.12",
    "lost": "LL-9.13",
    "mine-all-mine": "LL-9.14",
    "mistaken-identity": "LL-9.15",
    "noble-sacrifice": "LL-9.16",
    "pull-my-paw": "LL-9.17",
    "quick-start": "LL-9.18",
    "rock-slide": "LL-9.19",
    "run-lemming-run": "LL-9.20",
    "snap-crackle-pop": "LL-9.21",
    "uh-oh": "LL-9.22",
}


# What else can be asked about: words of the rules, and signs of the map.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("LL-1.2",),
    "clan": ("LL-1.1",),
    "pellet": ("LL-1.5", "LL-8.1", "LL-8.2"),
    "favor": ("LL-8.3",),
    "bribe": ("LL-8.3",),
    "brush": ("LL-2.7",),
    "clear": ("LL-2.6",),
    "Line of Bones": ("LL-2.5",),
    "bones": ("LL-2.5",),
    "cliff": ("LL-2.3", "LL-7.3"),
    "cliff edge": ("LL-2.3", "LL-7.3"),
    "dive": ("LL-7.3", "LL-5.8"),
    "Start Area": ("LL-2.2",),
    "eagle": ("LL-1.6", "LL-4.1", "LL-5.1"),
    "zone": ("LL-2.4", "LL-5.1"),
    "circle": ("LL-2.4",),
    "Hover": ("LL-5.3", "LL-5.10"),
    "die": ("LL-1.6", "LL-5.1"),
    "hunting": ("LL-5.4",),
    "feasting": ("LL-5.2", "LL-5.4"),
    "eaten": ("LL-5.4", "LL-5.5"),
    "scatter": ("LL-5.6", "LL-5.7", "LL-5.8"),
    "stack": ("LL-6.2", "LL-6.3", "LL-2.8"),
    "full": ("LL-2.8",),
    "active": ("LL-6.1",),
    "covered": ("LL-6.1",),
    "starting": ("LL-6.1",),
    "scored": ("LL-6.1",),
    "chow": ("LL-6.1",),
    "move": ("LL-7.1", "LL-7.2"),
    "forward": ("LL-2.10",),
    "sideways": ("LL-2.10", "LL-7.2"),
    "claw": ("LL-7.4",),
    "pass": ("LL-7.5",),
    "movement card": ("LL-1.3", "LL-7.6"),
    "Special Action": ("LL-1.4", "LL-9.1"),
    "card": ("LL-1.4", "LL-9.1"),
    "Game Over": ("LL-3.2", "LL-4.2"),
    "turn": ("LL-4.1", "LL-4.3", "LL-4.4"),
    "points": ("LL-1.2", "LL-10.1"),
    "VP": ("LL-1.2", "LL-10.1"),
    "tie": ("LL-10.2",),
    "♣": ("LL-2.7",),
    "•": ("LL-1.5", "LL-8.1", "LL-8.2"),
    "†": ("LL-2.5",),
    "()": ("LL-2.4",),
    "[]": ("LL-2.4",),
    "{}": ("LL-2.5",),
}


def glossary() -> Glossary:
    """The words of the rules, cards, clans and eagles by their printed names too."""
    named: dict[str, tuple[str, ...]] = {
        words.card(card): (clause,) for card, clause in CARD_CLAUSES.items()
    }
    named |= {words.clan(clan): ("LL-1.1",) for clan in range(len(CLANS))}
    named |= {words.eagle(eagle): ("LL-1.6", "LL-2.4") for eagle in EAGLES}
    ids = {card: (clause,) for card, clause in CARD_CLAUSES.items()}
    return Glossary({**WORDS, **named, **ids, **dict.fromkeys(EAGLES, ("LL-1.6", "LL-2.4"))})


def clauses_of(asked: dict[str, object]) -> list[str]:
    """The clauses of an open question; that of the card that is being carried out comes first."""
    card = CARD_CLAUSES.get(str(asked.get("card")))
    return ([card] if card else []) + list(CLAUSES.get(str(asked["question"]), ()))


def named_card(given: str) -> str | None:
    """A Special Action by its id or the beginning of it: "boo", "king"."""
    return next((card for card in CARDS if given and card.startswith(given.lower())), None)


def clause_named(given: str) -> str:
    """The clause of an id in any case, or of a Special Action."""
    card = named_card(given)
    return CARD_CLAUSES[card] if card else given.upper()


def place_names(legal: list[int], canyon: Canyon) -> dict[str, int]:
    """The choices that can be typed by name: hexes and zones."""
    names: dict[str, int] = {}
    for number, action in enumerate(legal, start=1):
        if action < canyon.size:
            names[canyon.names[action]] = number
        elif actions.ZONE <= action < actions.ZONE + len(ZONES):
            names[ZONES[action - actions.ZONE].lower()] = number
    return names


def action_named(given: str, canyon: Canyon) -> int | None:
    """The action of a thing that a player can point at."""
    name = given.lower()
    if name in canyon.index:
        return actions.HEX + canyon.index[name]
    if name == "start":
        return actions.START
    if name == "pass":
        return actions.PASS
    if name in EAGLES:
        return actions.EAGLE + EAGLES.index(name)
    if len(name) == 1 and name.upper() in ZONES:
        return actions.ZONE + ZONES.index(name.upper())
    card = named_card(name)
    return actions.CARD + CARDS.index(card) if card else None
