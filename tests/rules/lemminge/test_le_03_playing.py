"""LE-3.3 to LE-3.5: a card joins its pile or starts a new one, and a new one comes with a tile."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, see, told
from tests.games.lemminge.table_builder import (
    DIFFICULT,
    HEXES,
    choices,
    forbids,
    go,
    hand,
    hand_choices,
    lay,
    pick,
    play,
    points,
    race,
    stand,
    told_why,
    walking,
    whose_turn,
)

NO_MORE = [0, 3, 3, 3, 3, 6]  # forest tiles
NOTHING_LEFT = [0, 3, 3, 3, 3, 0]  # forest and meadow


@rule("LE-3.3")
@pytest.mark.parametrize("terrain", DIFFICULT)
@pytest.mark.parametrize(
    ("pile", "value", "lowest", "gives"),
    [
        ("2", 2, 2, 4),
        ("2", 1, 1, 3),
        ("2", 0, 0, 2),
        ("4 3", 3, 3, 10),
        ("4 3 3 2 1", 1, 1, 14),
        ("3 1 0", 0, 0, 4),
        ("4 3 3 2 2 2 1 1 1 0", 0, 0, 19),
    ],
)
def test_le_3_3_not_above_the_lowest_it_joins_and_the_sum_counts(
    terrain: str, pile: str, value: int, lowest: int, gives: int
) -> None:
    """Equal to the lowest will do; it is the lowest of the pile from now on."""
    table = race(hands=[f"{terrain} {value}"], piles=f"{terrain} {pile}")
    play(table, f"{terrain} {value}")
    assert (asked(table), points(table)) == ("who", gives)
    assert see(table, "piles")[terrain] == {
        "cards": [int(card) for card in f"{pile} {value}".split()],
        "lowest": lowest,
        "sum": gives,
    }
    assert see(table, "discards") == {}
    assert hand(table, 0) == ""


@rule("LE-3.3")
def test_le_3_3_every_one_of_the_points_can_be_walked() -> None:
    table = race("start start", hands=["forest 1"], piles="forest 4 2")
    play(table, "forest 1")
    pick(table, "start")
    go(table, "2a", "2b", "2c", "2d", "2e", "2f")
    assert points(table) == 1
    go(table, "1f")
    assert whose_turn(table) == ("turn", 1)


@rule("LE-3.3")
def test_le_3_3_only_the_pile_of_its_own_terrain_matters() -> None:
    """Water 3 is above every lowest card but that of the water pile."""
    table = race(hands=["water 3"], piles="forest 0, water 4 3, mountain 1, swamp 2, desert 0")
    play(table, "water 3")
    assert points(table) == 10
    assert see(table, "piles")["forest"]["cards"] == [0]


@rule("LE-3.3")
def test_le_3_3_no_tile_comes_with_it() -> None:
    table = race(hands=["forest 2"])
    play(table, "forest 2")
    assert asked(table) == "who"
    assert see(table, "tiles") == {}
    assert see(table, "tiles_left")["forest"] == 3


@rule("LE-3.3")
def test_le_3_3_a_card_of_ones_own_hand() -> None:
    table = race(hands=["forest 4", "forest 3, water 4"])
    assert hand_choices(table, "play") == ["forest 4"]
    for terrain, value in (("forest", 3), ("water", 4), ("swamp", 0)):
        assert forbids(table, do="play", terrain=terrain, value=value) == "LE-3.3"
        assert told_why(table, do="play", terrain=terrain, value=value) == "not-held"


@rule("LE-3.3")
def test_le_3_3_the_card_leaves_the_hand_for_all_to_see() -> None:
    table = race(hands=["forest 1 1, water 4"])
    play(table, "forest 1")
    assert hand(table, 0) == "forest 1, water 4"
    told_to_all = {"event": "joined", "seat": 0, "terrain": "forest", "value": 1, "points": 3}
    assert told(table, "joined", 1) == [told_to_all]


@rule("LE-3.4")
@pytest.mark.parametrize("terrain", DIFFICULT)
@pytest.mark.parametrize(
    ("pile", "value"), [("2", 3), ("2", 4), ("0", 1), ("4 1", 2), ("4 3 3 2 1 0", 2)]
)
def test_le_3_4_above_the_lowest_it_starts_a_new_pile(terrain: str, pile: str, value: int) -> None:
    table = race(hands=[f"{terrain} {value}"], piles=f"{terrain} {pile}")
    play(table, f"{terrain} {value}")
    assert see(table, "piles")[terrain] == {"cards": [value], "lowest": value, "sum": value}
    assert see(table, "discards") == {terrain: [int(card) for card in pile.split()]}
    assert (asked(table), points(table)) == ("tile-row", value)


@rule("LE-3.4")
def test_le_3_4_the_other_piles_stay() -> None:
    table = race(hands=["water 4"], piles="forest 4 3, water 2 1, mountain 3")
    play(table, "water 4")
    cards = {terrain: pile["cards"] for terrain, pile in see(table, "piles").items()}
    assert cards == {"forest": [4, 3], "water": [4], "mountain": [3], "swamp": [2], "desert": [2]}
    assert see(table, "discards") == {"water": [2, 1]}


@rule("LE-3.4")
@pytest.mark.parametrize("terrain", DIFFICULT)
def test_le_3_4_a_tile_of_that_terrain_before_moving(terrain: str) -> None:
    table = race("2b start", hands=[f"{terrain} 3"])
    play(table, f"{terrain} 3")
    assert choices(table, "row", "tile") == {terrain}
    lay(table, "3b")
    assert see(table, "tiles") == {"3b": terrain}
    left = see(table, "tiles_left")
    assert left == {**dict.fromkeys(DIFFICULT, 3), "meadow": 6, terrain: 2}
    assert (asked(table), points(table)) == ("who", 3)


@rule("LE-3.4")
def test_le_3_4_it_must_be_placed() -> None:
    table = race("2b start", hands=["forest 3"])
    play(table, "forest 3")
    assert forbids(table, do="stop") == "LE-3.4"
    assert told_why(table, do="stop") == "must-place"
    act(table, do="row", row=2)
    assert forbids(table, do="stop") == "LE-3.4"
    assert choices(table, "tile", "tile") == {"forest"}


@rule("LE-3.4")
def test_le_3_4_before_moving() -> None:
    """A hex that becomes forest can be walked at once, and with the tile nobody can move first."""
    table = race("2f start", hands=["forest 3"])
    play(table, "forest 3")
    assert asked(table) == "tile-row"
    lay(table, "2g")
    pick(table, "2f")
    go(table, "2g")
    assert stand(table)[0] == "2g start"


@rule("LE-3.4")
def test_le_3_4_when_those_are_out_a_meadow_tile() -> None:
    table = race("2f start", hands=["forest 3"], tiles_left=NO_MORE)
    play(table, "forest 3")
    assert choices(table, "row", "tile") == {"meadow"}
    lay(table, "2g")
    assert see(table, "tiles") == {"2g": "meadow"}
    assert see(table, "tiles_left") == {**dict.fromkeys(DIFFICULT, 3), "forest": 0, "meadow": 5}
    pick(table, "2f")
    assert "2g" in choices(table, "go")


@rule("LE-3.4")
def test_le_3_4_the_last_tile_of_a_terrain_is_still_one() -> None:
    table = race("2f start", hands=["forest 3"], tiles_left=[1, 3, 3, 3, 3, 6])
    play(table, "forest 3")
    lay(table, "2g")
    assert see(table, "tiles") == {"2g": "forest"}
    assert see(table, "tiles_left")["meadow"] == 6


@rule("LE-3.4")
def test_le_3_4_when_those_are_out_too_none() -> None:
    table = race("2f start", hands=["forest 3"], tiles_left=NOTHING_LEFT)
    play(table, "forest 3")
    assert (asked(table), points(table)) == ("who", 3)
    assert see(table, "piles")["forest"]["cards"] == [3]
    assert see(table, "tiles") == {}


@rule("LE-3.5")
def test_le_3_5_any_hex_of_the_course_whatever_its_terrain() -> None:
    table = race("2b 1h", "2i 3a", hands=["forest 3"], tiles={"2c": "water", "1c": "forest"})
    play(table, "forest 3")
    assert choices(table, "row", "row") == {"1", "2", "3"}
    offered: list[str] = []
    for row in (1, 2, 3):
        copy = table.copy()
        act(copy, do="row", row=row)
        offered += sorted(choices(copy, "tile"))
    assert offered == HEXES


@rule("LE-3.5")
@pytest.mark.parametrize("hex", ["2e", "1e", "3e", "1g", "2i"])
def test_le_3_5_it_covers_what_is_there(hex: str) -> None:
    """On meadow, water, forest, mountain or desert: forest from now on."""
    table = race("2b start", hands=["forest 3"])
    play(table, "forest 3")
    lay(table, hex)
    beside = {"2e": "2d", "1e": "1d", "3e": "3d", "1g": "1f", "2i": "2h"}[hex]
    for terrain, allowed in (("forest", True), ("mountain", False), ("desert", False)):
        later = walking(beside, f"{beside} start", tiles=see(table, "tiles"), terrain=terrain)
        assert (hex in choices(later, "go")) == allowed


@rule("LE-3.5")
def test_le_3_5_on_another_tile_which_leaves_the_game() -> None:
    table = race("2b start", hands=["forest 3"], tiles={"2c": "water"})
    assert see(table, "tiles_left")["water"] == 2
    play(table, "forest 3")
    lay(table, "2c")
    assert see(table, "tiles") == {"2c": "forest"}
    left = {**dict.fromkeys(DIFFICULT, 3), "forest": 2, "water": 2, "meadow": 6}
    assert see(table, "tiles_left") == left


@rule("LE-3.5")
def test_le_3_5_and_on_one_of_its_own_kind() -> None:
    table = race("2b start", hands=["forest 3"], tiles={"2c": "forest"})
    play(table, "forest 3")
    lay(table, "2c")
    assert see(table, "tiles") == {"2c": "forest"}
    assert see(table, "tiles_left")["forest"] == 1


@rule("LE-3.5")
@pytest.mark.parametrize("hex", ["2b", "3d"])
def test_le_3_5_under_a_lemming_which_stays(hex: str) -> None:
    table = race("2b start", "3d start", hands=["water 3"])
    play(table, "water 3")
    lay(table, hex)
    assert see(table, "tiles") == {hex: "water"}
    assert stand(table) == ["2b start", "3d start"]
    pick(table, "2b")
    assert choices(table, "go") == {"1a", "1b", "2a", "2c", "3a", "3b"}
