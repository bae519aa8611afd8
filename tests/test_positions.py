"""A position is the whole table: written, read back, played on; and refused where it cannot be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, cast

import pytest
from tests.boards.canyon import edited
from tests.table import LEAPING, position

import clifftop
from clifftop import State
from clifftop.games import leaping
from clifftop.games.leaping.pieces import CARDS
from clifftop.kernel import sheet

VARIANTS: Final[list[dict[str, object]]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4, "short": True},
    {"players": 5},
    {"players": 6},
    {"players": 3, "chaos": True},
    {"players": 6, "chaos": True, "short": True},
]


PELLETS: Final = "4a 4d 6b 6e 7b 8a 8d 9b 9c 10a 10e 11b 12d 13b 14b 14d"


def through_json(state: State) -> State:
    return LEAPING.from_position(json.loads(json.dumps(state.position())))


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_position_is_read_back_as_the_same_table(options: dict[str, object]) -> None:
    rng = Random(str(options))
    questions = set()
    for _ in range(3):
        state = LEAPING.start(**options)
        while state.to_act != clifftop.OVER:
            if rng.random() < 0.2:
                questions.add(cast(Any, state.position())["asked"]["question"])
                same_table(state, through_json(state))
            state.apply(rng.choice(state.actions()))
        same_table(state, through_json(state))
    assert len(questions) > 8


def same_table(state: State, twin: State) -> None:
    assert twin.position() == state.position()
    assert twin.to_act == state.to_act
    assert twin.actions() == state.actions()
    for seat in (None, *range(state.players)):
        assert twin.view(seat) == state.view(seat)
    if state.to_act == clifftop.CHANCE:
        assert twin.chances() == state.chances()
    if state.to_act == clifftop.OVER:
        assert (twin.scores(), twin.places()) == (state.scores(), state.places())


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_game_goes_on_alike_from_its_position(options: dict[str, object]) -> None:
    rng = Random(str(options) + "on")
    state = LEAPING.start(**options)
    twins: list[State] = []
    while state.to_act != clifftop.OVER:
        if rng.random() < 0.03:
            twins.append(through_json(state))
        action = rng.choice(state.actions())
        state.apply(action)
        for twin in twins:
            twin.apply(action)
            assert twin.events(None) == state.events(None)
    assert len(twins) > 3
    for twin in twins:
        assert twin.position() == state.position()
        assert twin.scores() == state.scores()


def test_a_position_is_readable() -> None:
    state = position(
        players=3,
        hexes={"5b": "RB", "2a": "I"},
        eagles={"red": "D", "blue": "A feasting"},
        clans=[{"hand": ["boo"], "dives": [3], "chow": 1}],
        card=4,
        asked={"question": "move", "seat": 1},
    )
    assert state.position() == {
        "game": "leaping-lemmings",
        "rules": 1,
        "players": 3,
        "board": "canyon",
        "turn": 1,
        "eagle_player": 0,
        "clans": [
            {"clan": "ritz", "start": 7, "dives": [3], "chow": 1, "hand": ["boo"]},
            {"clan": "biker", "start": 9},
            {"clan": "iq", "start": 9},
        ],
        "hexes": {"2a": "I", "5b": "RB"},
        "eagles": {"red": "D", "blue": "A feasting"},
        "dice": [0, 0],
        "pellets": PELLETS.split(),
        "deck": [8, 8, 7, 8],
        "card": 4,
        "asked": {"question": "move", "seat": 1, "moved": 1},
    }


def test_an_empty_position_is_the_first_turn() -> None:
    state = position()
    assert state.players == 4
    assert cast(Any, state.position())["asked"] == {"question": "roll", "eagle": "red"}


def test_a_position_on_a_board_of_ones_own_carries_it() -> None:
    own = edited(('name = "canyon"', 'name = "gorge"'), ('"hover", 1, 1,', '"hover", 3, 3,'))
    state = LEAPING.start(players=3, board=own, first=1)
    assert state.position()["board"] == own
    same_table(state, through_json(state))


# Everything that can be wrong with one.


class Wrong(NamedTuple):
    message: str
    where: str
    facts: dict[str, object]
    says: str = ""  # a piece of the English text


MOVE: Final = {"question": "move", "seat": 0}


def asks(question: str, **more: object) -> dict[str, object]:
    return {"question": question, **more}


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
    files = [*folder.glob("*.py"), Path(str(sheet.__file__))]
    raised = {
        message
        for file in files
        for message in re.findall(r'PositionError\(\s*"([a-z-]+)"', file.read_text("utf-8"))
    }
    assert raised == {wrong.message for wrong in WRONG} | {"position-impossible"}


# Each part is as it should be, but the question cannot have come up among them.

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


# Damage at random.

JUNK: Final[list[object]] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    10**12,
    0.5,
    "",
    "R",
    "boo",
    "5b",
    [],
    [1],
    {},
]


@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_position_is_refused_by_name_or_can_be_played(seed: int) -> None:
    rng = Random(seed)
    state = LEAPING.start(**VARIANTS[seed % len(VARIANTS)])
    while state.to_act != clifftop.OVER:
        if rng.random() < 0.04:
            for _ in range(4):
                damaged = json.loads(json.dumps(state.position()))
                damage(damaged, rng)
                try:
                    twin = LEAPING.from_position(damaged)
                except clifftop.ClifftopError as error:
                    assert str(error)
                else:
                    play_a_little(twin, rng)
        state.apply(rng.choice(state.actions()))


def damage(part: Any, rng: Random) -> None:
    """Exchange, drop or double something, at any depth."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    key = rng.choice(keys)
    if isinstance(part[key], dict | list) and part[key] and rng.random() < 0.8:
        damage(part[key], rng)
    elif rng.random() < 0.3:
        del part[key]
    elif isinstance(part[key], str) and rng.random() < 0.5:
        part[key] = part[key] + part[key][:1]
    elif isinstance(part[key], int) and rng.random() < 0.5:
        part[key] += rng.choice([-1, 1])
    else:
        part[key] = rng.choice(JUNK)


def play_a_little(state: State, rng: Random) -> None:
    for _ in range(20):
        if state.to_act == clifftop.OVER:
            return
        state.view(max(state.to_act, 0))
        same_table(state, through_json(state))
        state.apply(rng.choice(state.actions()))
