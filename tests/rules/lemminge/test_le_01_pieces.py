"""LE-1: players, lemmings, terrains, cards, tiles, and what it is all about."""

from collections import Counter

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, facts_of, see, told
from tests.games.lemminge.table_builder import (
    DIFFICULT,
    LEMMINGE,
    PADDOCK,
    TERRAINS,
    choices,
    dealt,
    draw_pile,
    edited,
    forbids,
    go,
    pick,
    play,
    problems_of,
    race,
    refill,
    stand,
    started,
    told_why,
    walking,
    where,
    whose_turn,
)

from clifftop import OVER, OptionError, PositionError


@rule("LE-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_le_1_1_two_lemmings_each_all_in_the_start_area(players: int) -> None:
    table = started(players, first=0)
    assert table.players == players
    assert stand(table) == ["start start"] * players


@rule("LE-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_le_1_1_two_to_five_players(players: int) -> None:
    with pytest.raises(OptionError):
        started(players)


@rule("LE-1.1")
@pytest.mark.parametrize("lemmings", ["2a", "2a 2b 2c", "2a start home"])
def test_le_1_1_neither_one_nor_three(lemmings: str) -> None:
    with pytest.raises(PositionError):
        race(lemmings)


@rule("LE-1.1")
def test_le_1_1_both_of_them_run() -> None:
    """Seat 0 brings out one, then the other, and then there is none left to bring out."""
    table = race(hands=["forest 1, water 1, swamp 1"])
    play(table, "forest 1")
    pick(table, "start")
    go(table, "2a", "2b", "2c")
    assert where(table, 0) == "2c start"
    refill(table)
    while asked(table) == "draw":
        table.apply(table.actions()[0])
    play(table, "water 1")
    pick(table, "start")
    go(table, "2a")
    act(table, do="stop")
    assert where(table, 0) == "2a 2c"
    assert where(table, 1) == "start start"


@rule("LE-1.2")
def test_le_1_2_whoever_has_all_across_has_won() -> None:
    table = walking("1h", "1h home", "2b start")
    go(table, "finish")
    assert table.to_act == OVER
    assert told(table, "won") == [{"event": "won", "seat": 0}]
    assert (table.scores(), table.places()) == ([2, 0], [1, 2])


@rule("LE-1.2")
@pytest.mark.parametrize("other", ["start", "2b", "3h"])
def test_le_1_2_one_of_two_is_not_enough(other: str) -> None:
    table = walking("1h", f"1h {other}", "2c start")
    go(table, "finish")
    assert where(table, 0) == f"{other} home"
    assert whose_turn(table) == ("turn", 1)


@rule("LE-1.2")
def test_le_1_2_the_first_one_wins_however_near_the_others_are() -> None:
    """Seat 2 is first, although the others would need a single point each."""
    asked = {"question": "step", "seat": 2, "terrain": "swamp", "points": 2, "hex": "2i"}
    table = race("home 1h", "home 3h", "home 2i", asked=asked)
    go(table, "finish")
    assert table.to_act == OVER
    assert (table.scores(), table.places()) == ([1, 1, 2], [2, 2, 1])


@rule("LE-1.2")
def test_le_1_2_only_own_lemmings_count() -> None:
    """There are two across, but of two players."""
    table = walking("1h", "1h start", "home start")
    go(table, "finish")
    assert table.to_act != OVER


@rule("LE-1.2")
def test_le_1_2_two_cannot_have_won() -> None:
    with pytest.raises(PositionError):
        race("home home", "home home", asked={"question": "finished"})


@rule("LE-1.3")
def test_le_1_3_eleven_cards_a_terrain() -> None:
    """4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, of which one 2 lies open (LE-2.1)."""
    pile = draw_pile(started(first=0))
    in_box = Counter({4: 1, 3: 2, 2: 3, 1: 3, 0: 2})
    assert in_box.total() == 11
    for terrain in ("forest", "water", "mountain", "swamp", "desert"):
        pile[terrain, 2] += 1
        for value, number in in_box.items():
            assert pile.pop((terrain, value)) == number
    assert not pile


@rule("LE-1.3")
@pytest.mark.parametrize("terrain", DIFFICULT)
@pytest.mark.parametrize(("value", "number"), [(4, 1), (3, 2), (2, 3), (1, 3), (0, 2)])
def test_le_1_3_no_more_of_a_card_than_there_are(terrain: str, value: int, number: int) -> None:
    all_of_it = f"{terrain}{f' {value}' * number}"
    pile = f"{terrain} {3 if value == 1 else 1}"
    refill(table := race(hands=[all_of_it], piles=pile))
    assert draw_pile(table)[terrain, value] == 0
    with pytest.raises(PositionError):
        race(hands=[f"{all_of_it} {value}"], piles=pile)


@rule("LE-1.3")
@pytest.mark.parametrize("terrain", DIFFICULT)
def test_le_1_3_a_card_that_is_elsewhere_is_not_drawn(terrain: str) -> None:
    table = race(hands=[f"{terrain} 4"])
    refill(table)
    assert forbids(table, do="draw", terrain=terrain, value=4) == "LE-1.3"
    assert told_why(table, do="draw", terrain=terrain, value=4) == "none-left"
    assert {facts["terrain"] for facts in facts_of(table)} == set(DIFFICULT)


@rule("LE-1.3")
def test_le_1_3_three_tiles_a_terrain_and_six_of_meadow() -> None:
    left = {"forest": 3, "water": 3, "mountain": 3, "swamp": 3, "desert": 3, "meadow": 6}
    assert see(dealt(), "tiles_left") == left
    assert see(dealt(), "tiles") == {}


@rule("LE-1.3")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_le_1_3_no_more_tiles_than_that(terrain: str) -> None:
    number = 6 if terrain == "meadow" else 3
    laid = {f"2{column}": terrain for column in "abcdef"[:number]}
    assert see(race(tiles=laid), "tiles_left")[terrain] == 0
    with pytest.raises(PositionError):
        race(tiles={**laid, "3a": terrain})


@rule("LE-1.3")
@pytest.mark.parametrize("written", ["meadow 1", "lava 1"])
def test_le_1_3_meadow_has_no_cards_and_there_is_no_other_terrain(written: str) -> None:
    with pytest.raises(PositionError):
        race(hands=[written])
    assert set(see(dealt(), "piles")) == set(DIFFICULT)


@rule("LE-1.3")
def test_le_1_3_a_course_is_made_of_these_six() -> None:
    (problem,) = problems_of(edited((" m m w m f m m m", " m m w m x m m m")))
    assert problem.clause == "LE-1.3"
    assert not problems_of(PADDOCK)
    assert LEMMINGE.check_board(PADDOCK, "board")["meadow"] == 18


@rule("LE-1.3")
@pytest.mark.parametrize(
    ("terrain", "hex", "beside"),
    [
        ("forest", "1c", "2c"),
        ("water", "3c", "2c"),
        ("mountain", "1g", "1f"),
        ("swamp", "2g", "2f"),
        ("desert", "2i", "2h"),
    ],
)
def test_le_1_3_each_terrain_has_the_cards_that_lead_through_it(
    terrain: str, hex: str, beside: str
) -> None:
    for card in DIFFICULT:
        table = walking(beside, f"{beside} start", terrain=card)
        assert (hex in choices(table, "go")) == (card == terrain)
