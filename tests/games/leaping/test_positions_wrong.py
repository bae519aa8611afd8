"""Everything that can be wrong with a part of a position, refused with its place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from tests.games.leaping.positions import MOVE, asks
from tests.games.leaping.table_builder import LEAPING, position, see

import clifftop
from clifftop import PositionError
from clifftop.games import leaping
from clifftop.kernel import json_parts


class Wrong(NamedTuple):
    message: str
    where: str
    facts: dict[str, object]
    says: str = ""  # a piece of the English text


WRONG: Final = [
    # Form.
    Wrong("position-key-unknown", "hexs", {"hexs": {}}, "hexs is unknown; it could be hexes"),
    Wrong("position-key-unknown", "clans[1].hnd", {"clans": [{}, {"hnd": []}]}, "could be hand"),
    Wrong("position-key-unknown", "eagles.green", {"eagles": {"green": "A"}}, "red, blue"),
    Wrong("position-key-unknown", "asked.who", {"asked": {"who": 1}}),
    Wrong("position-not-object", "hexes", {"hexes": ["5b"]}),
    Wrong("position-not-object", "clans[0]", {"clans": ["ritz"]}),
    Wrong("position-not-object", "eagles", {"eagles": "A"}),
    Wrong("position-not-object", "asked", {"asked": "move"}),
    Wrong("position-list", "clans", {"clans": {}}, "clans is a list, not {}"),
    Wrong("position-list", "clans[0].hand", {"clans": [{"hand": "boo"}]}),
    Wrong("position-list", "clans[0].hand", {"clans": [{"hand": 3}]}, "not 3"),
    Wrong("position-list", "discarded", {"players": 3, "chaos": True, "discarded": 1}),
    Wrong("position-word", "hexes.5b", {"hexes": {"5b": ["R"]}}),
    Wrong("position-word", "eagles.red", {"eagles": {"red": 1}}),
    Wrong("position-word", "clans[0].pellets", {"clans": [{"pellets": 2}]}),
    Wrong("position-number", "turn", {"turn": "1"}, "turn is a whole number, not '1'"),
    Wrong("position-number", "turn", {"turn": True}),
    Wrong("position-number", "turn", {"turn": 1.0}),
    Wrong("position-range", "turn", {"turn": -1}, "turn is -1, but must be from 0 to 99"),
    Wrong("position-range", "eagle_player", {"players": 3, "eagle_player": 3}, "from 0 to 2"),
    Wrong("position-range", "card", {"card": 1, "asked": MOVE}, "from 2 to 5"),
    Wrong("position-range", "card", {"card": 6, "asked": MOVE}),
    Wrong("position-range", "dice", {"dice": [4, 0]}),
    Wrong("position-range", "clans[0].dives", {"clans": [{"dives": [6]}]}),
    Wrong("position-range", "clans[0].chow", {"clans": [{"chow": 11}]}),
    Wrong("position-range", "asked.seat", {"card": 4, "asked": asks("move", seat=4)}),
    Wrong("position-range", "asked.bonus", {"card": 4, "asked": asks("move", bonus=2)}, "0 to 1"),
    Wrong("position-range", "asked.stage", {"card": 4, "asked": asks("move", stage=3)}, "0 to 2"),
    Wrong("position-range", "asked.level", {"asked": asks("roll", level=5)}, "0 to 4"),
    Wrong("position-range", "asked.pending", {"asked": asks("deal", pending=64)}, "0 to 63"),
    Wrong("position-range", "asked.dice_left", {"asked": asks("roll", dice_left=4)}, "0 to 3"),
    Wrong("position-range", "deck", {"deck": [33, 8, 8, 8]}, "0 to 32"),
    Wrong("position-deck", "deck", {"deck": [32, 8, 8, 8]}, "32 movement cards of 2"),
    Wrong("position-length", "dice", {"dice": [1]}, "dice must have 2 numbers"),
    Wrong("position-length", "deck", {"deck": [8, 8, 8]}, "deck must have 4 numbers"),
    Wrong("position-flag", "clans[2].id_used", {"clans": [{}, {}, {"id_used": 1}]}),
    Wrong("position-flag", "asked.five", {"card": 4, "asked": asks("move", five="yes")}),
    Wrong("position-name-unknown", "asked.question", {"asked": asks("mve")}, "could be move"),
    Wrong("position-name-unknown", "eagles.blue", {"eagles": {"blue": "G"}}, "A, B, C"),
    Wrong("position-name-unknown", "asked.eagle", {"asked": asks("which-zone", eagle="green")}),
    Wrong("position-name-unknown", "clans[0].hand", {"clans": [{"hand": ["bo"]}]}, "could be boo"),
    Wrong("position-name-unknown", "clans[0].hand", {"clans": [{"hand": ["its-a-5"]}]}),
    # Whose position.
    Wrong("position-game", "game", {"game": "lemminge"}, "a position of lemminge"),
    Wrong("position-rules", "rules", {"rules": 99}, "rules version 99"),
    Wrong("position-clans", "clans", {"players": 2, "clans": [{}, {}, {}]}, "2 clans play"),
    Wrong("position-clan", "clans[0].clan", {"clans": [{"clan": "viking"}]}, "the ritz clan"),
    # Lemmings.
    Wrong("position-hex-unknown", "hexes.5z", {"hexes": {"5z": "R"}}, "from 1a to 15d"),
    Wrong("position-stack", "hexes.1a", {"hexes": {"1a": "RRRRRR"}}, "6 lemmings"),
    Wrong("position-stack", "hexes.5a", {"hexes": {"5a": "RRR"}}, "a hex that holds 2"),
    Wrong("position-stack", "hexes.5a", {"players": 2, "hexes": {"5a": "RR"}}, "holds 1"),
    Wrong("position-letter", "hexes.1a", {"hexes": {"1a": "RX"}}, "letters are RBIV"),
    Wrong("position-letter", "hexes.1a", {"players": 3, "hexes": {"1a": "V"}}, "“V” is no clan"),
    Wrong("position-lemmings", "clans[0]", {"clans": [{"start": 11}]}, "11 lemmings in all"),
    Wrong("position-lemmings", "clans[0]", {"clans": [{"start": 9}]}, "9 lemmings in all"),
    Wrong("position-lemmings", "clans[1]", {"clans": [{}, {"chow": 9, "dives": [1, 2]}]}),
    Wrong(
        "position-lemmings",
        "clans[0]",
        {"hexes": {"1a": "RRRRR", "1b": "RRRRR", "1c": "R"}},
        "the ritz clan has 11 lemmings in all; it must have 10",
    ),
    Wrong("position-danger", "hexes.7a", {"hexes": {"7a": "R"}}, "LL-R12"),
    Wrong(
        "position-danger", "hexes.14b", {"hexes": {"14b": "R"}, "eagles": {"blue": "A feasting"}}
    ),
    Wrong(
        "position-danger",
        "hexes.14a",
        {"hexes": {"7a": "R", "14a": "B"}, "asked": asks("feast", eagle="red")},
    ),
    Wrong("position-protection", "hexes.2c", {"players": 2, "hexes": {"2c": "RB"}}, "LL-12.5"),
    # Eagles, deck.
    Wrong("position-eagle", "eagles.red", {"eagles": {"red": ""}}, "“A feasting”"),
    Wrong("position-eagle", "eagles.red", {"eagles": {"red": "A sleeping"}}),
    Wrong("position-eagle", "eagles.blue", {"eagles": {"blue": "A feasting now"}}),
    Wrong("position-deck", "deck", {"deck": [9, 8, 8, 8]}, "9 movement cards of 2"),
    Wrong("position-deck", "deck", {"deck": [8, 8, 8, 8], "short": True}, "6 at most"),
    Wrong("position-deck", "deck", {"deck": [8, 8, 8, 8], "card": 4, "asked": MOVE}, "7 at most"),
    # Pellets.
    Wrong("position-hex-unknown", "pellets", {"pellets": ["4z"]}),
    Wrong("position-pellet-hex", "pellets", {"pellets": ["4b"]}, "4b is no pellet hex"),
    Wrong("position-pellet", "clans[0].pellets", {"clans": [{"pellets": "1x"}]}, "“x”"),
    Wrong("position-pellets", "pellets", {"clans": [{"pellets": "22222"}]}, "4 of 2 VP"),
    Wrong("position-pellets", "pellets", {"clans": [{"pellets": "f" * 10}, {"pellets": "f" * 5}]}),
    Wrong("position-pellets", "pellets", {"clans": [{"pellets": "1" * 9 + "f" * 8}]}),
    Wrong("position-ledger", "clans[0].ledger", {"clans": [{"ledger": "cx"}]}),
    Wrong("position-ledger", "clans[0].ledger", {"clans": [{"ledger": "c2c"}]}),
    Wrong("position-ledger", "clans[0].ledger", {"clans": [{"pellets": "1", "ledger": "cc"}]}),
    Wrong(
        "position-claim",
        "asked.hex",
        {"card": 4, "pellets": ["4a"], "asked": asks("claim", hex="6b")},
        "no pellet on 6b",
    ),
    # Special Actions.
    Wrong(
        "position-card-out", "clans[0].hand", {"players": 2, "clans": [{"hand": ["mine-all-mine"]}]}
    ),
    Wrong(
        "position-card-out",
        "discarded",
        {"players": 3, "chaos": True, "discarded": ["deja-vu"]},
        "deja-vu is not in this game",
    ),
    Wrong("position-card-twice", "clans[0].hand", {"clans": [{"hand": ["boo", "boo"]}]}),
    Wrong("position-card-twice", "under_dice", {"under_dice": "boo", "pile": [["boo", 1]]}),
    Wrong("position-name-unknown", "under_dice", {"under_dice": "bo"}, "could be boo"),
    Wrong("position-card-twice", "pile", {"clans": [{"hand": ["boo"]}], "pile": [["boo", 1]]}),
    Wrong("position-pile", "pile", {"pile": [["boo"]]}, "a card and the seat that played it"),
    Wrong("position-range", "pile", {"pile": [["boo", 4]]}),
    Wrong("position-list", "pile", {"pile": ["boo"]}),
    Wrong(
        "position-chaos-hand",
        "clans[0].hand",
        {"players": 3, "chaos": True, "clans": [{"hand": ["boo"]}]},
    ),
    Wrong("position-held", "held", {"held": "boo"}, "no card is going round now"),
    Wrong(
        "position-name-unknown",
        "held",
        {"players": 3, "chaos": True, "card": 4, "asked": asks("chaos-offer"), "held": "?"},
    ),
    Wrong("position-deal", "clans[0].hand", {"asked": asks("deal", pending=1)}, "1 card must"),
    Wrong(
        "position-deal",
        "clans[0].hand",
        {"clans": [{}, {"hand": ["boo"]}], "asked": asks("deal", pending=1)},
    ),
    Wrong("position-variant", "discarded", {"players": 3, "discarded": ["boo"]}),
    Wrong("position-variant", "clans[1].played", {"clans": [{}, {"played": ["boo"]}]}),
    Wrong("position-variant", "pile", {"players": 3, "chaos": True, "pile": [["boo", 0]]}),
    Wrong("position-variant", "under_dice", {"players": 3, "chaos": True, "under_dice": "boo"}),
    Wrong("position-under-dice", "under_dice", {"under_dice": "boo"}, "boo never lies"),
    # What is asked.
    Wrong("position-card-early", "card", {"card": 4}, "while the question is roll"),
    Wrong("position-card-missing", "card", {"asked": MOVE}, "move needs an open movement card"),
    Wrong(
        "position-asked-card",
        "asked.card",
        {"card": 4, "asked": asks("king-where", card="boo")},
        "king-where is not asked by this card",
    ),
    Wrong("position-asked-card", "asked.card", {"card": 4, "asked": asks("lost-who")}),
    Wrong("position-asked-hex", "asked.hex", {"card": 4, "asked": asks("destination", hex="5b")}),
    Wrong(
        "position-asked-hex",
        "asked.hex",
        {
            "card": 4,
            "hexes": {"5b": "R"},
            "asked": asks("drive-where", card="boo", hex="5b", level=1),
        },
        "there is no such lemming on 5b",
    ),
    Wrong("position-hex-unknown", "asked.hex", {"card": 4, "asked": asks("destination")}),
    Wrong(
        "position-seat", "asked.seat", {"asked": asks("which-die", seat=1)}, "seat 0 that is asked"
    ),
    Wrong(
        "position-seat", "asked.seat", {"card": 4, "asked": asks("move", seat=1, moved=2)}, "seat 2"
    ),
    Wrong(
        "position-nothing",
        "asked",
        {"card": 4, "asked": asks("king-where", card="king-of-the-hill")},
    ),
    Wrong("position-nothing", "asked", {"asked": asks("feast")}, "feast has no possible answer"),
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: f"{wrong.message}@{wrong.where}")
def test_a_position_that_cannot_be_is_refused_with_its_place(wrong: Wrong) -> None:
    with pytest.raises(clifftop.PositionError) as caught:
        LEAPING.from_position(wrong.facts)
    assert (caught.value.message, caught.value.where) == (wrong.message, wrong.where)
    assert wrong.where in str(caught.value)
    assert wrong.says in str(caught.value)


@pytest.mark.parametrize("given", [None, [], "position", 7])
def test_what_is_no_object_is_no_position(given: object) -> None:
    with pytest.raises(clifftop.PositionError, match="position must be an object"):
        LEAPING.from_position(given)


def test_every_error_a_position_can_have_is_in_the_table() -> None:
    folder = Path(str(leaping.__file__)).parent
    files = [*folder.rglob("*.py"), Path(str(json_parts.__file__)).with_name("json_parts.py")]
    raised = {
        message
        for file in files
        for message in re.findall(r'PositionError\(\s*"([a-z-]+)"', file.read_text("utf-8"))
    }
    assert raised == {wrong.message for wrong in WRONG} | {"position-impossible"}


def test_nobody_bears_more_than_nine_cautions() -> None:
    assert see(position(players=3, clans=[{"caution": 9}]), "caution") == [9, 0, 0]
    with pytest.raises(PositionError, match="9"):
        position(players=3, clans=[{"caution": 10}])
