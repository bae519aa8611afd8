"""Each part is as it should be, but the question cannot have come up among them."""

from __future__ import annotations

from typing import Any, Final, cast

import pytest
from tests.games.leaping.positions import asks
from tests.games.leaping.table_builder import LEAPING

import clifftop
from clifftop.games.leaping.pieces import CARDS

IMPOSSIBLE: Final[list[tuple[str, dict[str, object]]]] = [
    # Questions of another variant.
    ("asked.question", {"players": 3, "asked": asks("dice-off")}),
    ("asked.question", {"players": 2, "asked": asks("first-player")}),
    ("asked.question", {"players": 2, "asked": asks("which-die")}),
    ("asked.question", {"players": 3, "chaos": True, "asked": asks("deal")}),
    ("asked.question", {"players": 3, "chaos": True, "card": 4, "asked": asks("favor-draw")}),
    ("asked.question", {"card": 4, "asked": asks("chaos-draw")}),
    ("asked.question", {"card": 4, "held": "boo", "asked": asks("chaos-offer")}),
    # Dice.
    ("dice", {"dice": [0, 2], "asked": asks("which-zone")}),
    ("dice", {"dice": [1, 2], "eagles": {"red": "A feasting"}, "asked": asks("which-zone")}),
    ("dice", {"dice": [1, 2], "pellets": [], "asked": asks("resupply")}),
    ("eagles", {"eagles": {"red": "A feasting"}, "hexes": {"7a": "R"}, "asked": asks("feast")}),
    ("asked.dice_left", {"hexes": {"7a": "R"}, "asked": asks("feast", dice_left=1)}),
    # The lemming that was chosen.
    ("asked.hex", {"card": 4, "hexes": {"1a": "B"}, "asked": asks("destination", hex="1a")}),
    ("asked.hex", {"card": 4, "hexes": {"1a": "RB"}, "asked": asks("destination", hex="1a")}),
    (
        "asked.hex",
        {"card": 4, "clans": [{"chow": 10}], "asked": asks("destination", hex="start")},
    ),
    ("asked.hex", {"hexes": {"1a": "RB"}, "asked": asks("scatter-level", hex="1a")}),
    ("asked.hex", {"hexes": {"1a": "R"}, "asked": asks("scatter-where", hex="1a")}),
    (
        "asked.hex",
        {
            "card": 4,
            "hexes": {"1a": "R"},
            "asked": asks("which-eagle-eats", card="boo", hex="1a"),
        },
    ),
    (
        "asked.level",
        {
            "card": 4,
            "hexes": {"7a": "RB"},
            "asked": asks("scatter-where", card="boo", hex="7a", level=0),
        },
    ),
    (
        "asked.hex",
        {
            "card": 4,
            "hexes": {"10d": "RB"},
            "asked": asks("drive-level", card="run-lemming-run", hex="10d"),
        },
    ),
    (
        "asked.hex",
        {
            "card": 4,
            "hexes": {"10d": "R"},
            "asked": asks("drive-where", card="run-lemming-run", hex="10d"),
        },
    ),
    (
        "asked.level",
        {
            "card": 4,
            "hexes": {"2b": "RB"},
            "asked": asks("lost-where", card="lost", hex="2b", level=0, pending=2),
        },
    ),
    (
        "asked.hex",
        {
            "card": 4,
            "hexes": {"1b": "B"},
            "clans": [{"chow": 1}],
            "asked": asks("swap-level", card="mistaken-identity", hex="1b"),
        },
    ),
    (
        "asked.level",
        {
            "card": 4,
            "hexes": {"1b": "BR"},
            "asked": asks("king-next", card="king-of-the-hill", hex="1b", level=1),
        },
    ),
    (
        "asked.level",
        {
            "card": 4,
            "hexes": {"2b": "BR"},
            "asked": asks("flee-where", card="pull-my-paw", origin="2b", level=0, pending=2),
        },
    ),
    # What is still to come.
    (
        "asked.pending",
        {
            "players": 6,
            "clans": [{"hand": CARDS[2 * seat : 2 * seat + 2]} for seat in range(6)],
            "asked": asks("deal", pending=12),
        },
    ),
    (
        "asked.pending",
        {
            "players": 3,
            "chaos": True,
            "card": 4,
            "held": "boo",
            "asked": asks("chaos-offer", pending=3),
        },
    ),
    ("asked.pending", {"card": 4, "asked": asks("noble-roll", card="noble-sacrifice")}),
    ("clans", {"card": 4, "asked": asks("return-where", card="heroic-return")}),
    (
        "clans",
        {"card": 4, "hexes": {"3b": "B"}, "asked": asks("swap-who", card="mistaken-identity")},
    ),
    (
        "asked.pending",
        {"card": 4, "hexes": {"2b": "RB"}, "asked": asks("lost-who", card="lost", pending=3)},
    ),
    (
        "asked.pending",
        {
            "card": 4,
            "hexes": {"2b": "RB"},
            "asked": asks("flee-who", card="pull-my-paw", origin="2b", pending=6),
        },
    ),
    (
        "asked.origin",
        {
            "card": 4,
            "hexes": {"2b": "RB"},
            "asked": asks("flee-who", card="snap-crackle-pop", origin="2b", pending=3),
        },
    ),
]


@pytest.mark.parametrize(
    ("where", "facts"),
    IMPOSSIBLE,
    ids=[f"{cast(Any, facts['asked'])['question']}@{where}" for where, facts in IMPOSSIBLE],
)
def test_a_question_that_cannot_have_come_up_is_refused(
    where: str, facts: dict[str, object]
) -> None:
    with pytest.raises(clifftop.PositionError, match="cannot come up like this") as caught:
        LEAPING.from_position(facts)
    assert (caught.value.message, caught.value.where) == ("position-impossible", where)
