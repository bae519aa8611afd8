"""Rulings on hands, discards, draw piles, and plays that move nobody."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, facts_of, see, told
from tests.games.lemminge.table_builder import (
    choices,
    counted,
    draw,
    draw_pile,
    forbids,
    hand,
    hand_choices,
    lay,
    pass_turn,
    play,
    points,
    race,
    refill,
    stand,
    told_why,
    whose_turn,
    written,
)

SIX = "forest 4 3, water 2 1, desert 0 0"
FIVE = "forest 4 3, water 4, swamp 4, desert 4"

# Every card in a pile, except for one 0 of each terrain.
MOST = ", ".join(
    f"{terrain} 4 3 3 2 2 2 1 1 1 0"
    for terrain in ("forest", "water", "mountain", "swamp", "desert")
)
FOUR_ZEROS = "water 0, mountain 0, swamp 0, desert 0"

# R3: open discards, short hands.


@rule("LE-R3")
@pytest.mark.parametrize("eye", [0, 1, 2, None])
def test_le_r3_discards_are_open(eye: int | None) -> None:
    table = race(hands=[SIX, "", "swamp 3"], discards="mountain 4")
    act(table, do="refill")
    act(table, do="discard", terrain="forest", value=4)
    seen = {"event": "discarded", "seat": 0, "terrain": "forest", "value": 4}
    assert told(table, "discarded", eye) == [seen]
    assert see(table, "discards", eye) == {"forest": [4], "mountain": [4]}


@rule("LE-R3")
@pytest.mark.parametrize("eye", [0, 1, None])
def test_le_r3_a_pile_that_is_replaced_lies_there_too(eye: int | None) -> None:
    table = race(hands=["forest 4"], piles="forest 3 1")
    play(table, "forest 4")
    assert see(table, "discards", eye) == {"forest": [3, 1]}


@rule("LE-R3")
def test_le_r3_with_nothing_left_to_draw_the_hand_stays_short() -> None:
    table = race(hands=["forest 0", FOUR_ZEROS], piles=MOST, deck="")
    assert (see(table, "deck"), see(table, "discards")) == (0, {})
    refill(table)
    assert hand(table, 0) == "forest 0"
    assert whose_turn(table) == ("turn", 1)
    refill(table)
    assert hand(table, 1) == FOUR_ZEROS
    assert whose_turn(table) == ("turn", 0)


@rule("LE-R3")
def test_le_r3_what_there_is_is_drawn() -> None:
    table = race(hands=["forest 0", FOUR_ZEROS], piles=MOST.replace("forest 4 3", "forest 3"))
    assert (see(table, "deck"), see(table, "discards")) == (1, {})
    refill(table)
    draw(table, "forest 4")
    assert hand(table, 0) == "forest 4 0"
    assert whose_turn(table) == ("turn", 1)


# R10: refills and plays.


@rule("LE-R10")
def test_le_r10_with_an_empty_hand_one_must_refill() -> None:
    table = race(hands=["", "forest 4"])
    assert facts_of(table) == [{"do": "refill"}]
    assert forbids(table, do="play", terrain="forest", value=4) == "LE-R10"
    assert told_why(table, do="play", terrain="forest", value=4) == "must-refill"
    act(table, do="refill")
    assert facts_of(table) == [{"do": "done"}]
    act(table, do="done")
    for _ in range(6):
        assert asked(table) == "draw"
        table.apply(table.actions()[0])
    assert whose_turn(table) == ("turn", 1)


@rule("LE-R10")
def test_le_r10_refilling_a_full_hand_without_discarding_is_a_pass() -> None:
    table = race(hands=[SIX])
    before = see(table, "deck")
    refill(table)
    assert whose_turn(table) == ("turn", 1)
    assert hand(table, 0) == SIX
    assert (see(table, "deck"), see(table, "discards")) == (before, {})


@rule("LE-R10")
def test_le_r10_but_one_may_discard_of_a_full_hand() -> None:
    table = race(hands=[SIX])
    act(table, do="refill")
    assert sorted(hand_choices(table, "discard")) == sorted(
        ["forest 3", "forest 4", "water 1", "water 2", "desert 0"]
    )


@rule("LE-R10")
@pytest.mark.parametrize("card", ["forest 2", "forest 3", "forest 0"])
def test_le_r10_no_card_is_drawn_after_playing(card: str) -> None:
    table = race(hands=[f"{card}, water 1"])
    before = see(table, "deck")
    play(table, card)
    if asked(table) == "tile-row":
        lay(table, "2b")
    act(table, do="stop")
    assert hand(table, 0) == "water 1"
    assert see(table, "deck") == before
    assert whose_turn(table) == ("turn", 1)


@rule("LE-R10")
@pytest.mark.parametrize(
    ("value", "pile", "gives"),
    [(0, "joins", 5), (1, "joins", 6), (2, "joins", 7), (3, "replaces", 3), (4, "replaces", 4)],
)
def test_le_r10_whether_it_joins_or_replaces_is_never_a_choice(
    value: int, pile: str, gives: int
) -> None:
    """On a 3 and a 2. Each card is offered once, and says what becomes of it."""
    table = race(hands=[f"water {value}, forest 1"], piles="water 3 2")
    offered = [facts for facts in facts_of(table) if facts.get("terrain") == "water"]
    facts = {"do": "play", "terrain": "water", "value": value, "points": gives, "pile": pile}
    assert offered == [facts]
    play(table, f"water {value}")
    assert points(table) == gives
    assert asked(table) == ("who" if pile == "joins" else "tile-row")
    told_of = "joined" if pile == "joins" else "replaced"
    assert told(table, told_of)[0]["points"] == gives


@rule("LE-R10")
def test_le_r10_two_alike_are_one_choice() -> None:
    assert hand_choices(race(hands=["water 1 1 1"]), "play") == ["water 1"]


@rule("LE-R10")
def test_le_r10_the_sum_includes_the_card() -> None:
    table = race(hands=["desert 2"], piles="desert 2")
    play(table, "desert 2")
    assert points(table) == 4


# R11: plays that move nobody.


@rule("LE-R11")
def test_le_r11_points_need_not_be_used() -> None:
    table = race("2b start", hands=["forest 2"])
    play(table, "forest 2")
    act(table, do="stop")
    assert stand(table)[0] == "2b start"
    assert see(table, "piles")["forest"]["cards"] == [2, 2]
    assert whose_turn(table) == ("turn", 1)


@rule("LE-R11")
@pytest.mark.parametrize("hex", ["2e", "3e", "2b", "2h", "1g"])
def test_le_r11_the_tile_is_compulsory_all_the_same(hex: str) -> None:
    """On meadow, on its own terrain, under a lemming of one's own or another's, or elsewhere."""
    table = race("2b start", "2h start", hands=["forest 3"])
    play(table, "forest 3")
    assert forbids(table, do="stop") == "LE-3.4"
    lay(table, hex)
    act(table, do="stop")
    assert see(table, "tiles") == {hex: "forest"}
    assert stand(table) == ["2b start", "2h start"]
    assert whose_turn(table) == ("turn", 1)


@rule("LE-R11")
def test_le_r11_also_when_nobody_can_move_anyway() -> None:
    """The one lemming left is shut in by water."""
    water = {"1b": "water", "2a": "water", "2b": "water"}
    table = race("1a home", hands=["forest 3"], tiles=water)
    play(table, "forest 3")
    assert asked(table) == "tile-row"
    lay(table, "3e")
    assert facts_of(table) == [{"do": "stop"}]
    act(table, do="stop")
    assert see(table, "tiles") == {**water, "3e": "forest"}


@rule("LE-R11")
def test_le_r11_and_when_it_changes_nothing() -> None:
    """Every forest of the paddock is offered, and a tile on one of them is a tile less."""
    table = race(hands=["forest 4"])
    play(table, "forest 4")
    act(table, do="row", row=1)
    assert "1c" in choices(table, "tile")
    act(table, do="tile", hex="1c")
    assert see(table, "tiles_left")["forest"] == 2
    assert (asked(table), points(table)) == ("who", 4)


# R12: when to reshuffle.


@rule("LE-R12")
def test_le_r12_only_when_a_card_is_still_needed() -> None:
    """The last card of the draw pile is the sixth of the hand: nothing is shuffled, the 0s stay."""
    table = race(hands=[FIVE], piles="forest 2 0 0", deck="desert 1")
    before = see(table, "discards")
    refill(table)
    draw(table, "desert 1")
    assert whose_turn(table) == ("turn", 1)
    assert (see(table, "deck"), see(table, "discards")) == (0, before)
    assert see(table, "piles")["forest"]["cards"] == [2, 0, 0]
    assert not told(table, "reshuffled")


@rule("LE-R12")
def test_le_r12_it_is_the_next_one_in_need_who_shuffles() -> None:
    table = race(hands=[FIVE, "water 3"], piles="forest 2 0 0", deck="desert 1")
    refill(table)
    draw(table, "desert 1")
    refill(table)
    assert told(table, "reshuffled")
    assert see(table, "piles")["forest"]["cards"] == [0]
    assert see(table, "discards") == {}
    assert draw_pile(table)["forest", 2] == 3


@rule("LE-R12")
def test_le_r12_a_pass_with_a_full_hand_needs_none() -> None:
    table = race(hands=[SIX], piles="swamp 2 0 0", deck="")
    before = see(table, "discards")
    refill(table)
    assert (see(table, "deck"), see(table, "discards")) == (0, before)
    assert see(table, "piles")["swamp"]["cards"] == [2, 0, 0]


@rule("LE-R12")
def test_le_r12_nor_does_playing_with_an_empty_draw_pile() -> None:
    table = race(hands=["forest 2"], piles="swamp 2 0 0", deck="")
    play(table, "forest 2")
    act(table, do="stop")
    assert see(table, "deck") == 0
    assert see(table, "piles")["swamp"]["cards"] == [2, 0, 0]


@rule("LE-R12")
def test_le_r12_the_cards_just_discarded_are_in_it() -> None:
    """Of six cards two are thrown away, and they may come again at once."""
    table = race(hands=[SIX], deck="")
    thrown = counted(written(see(table, "discards")))
    refill(table, "forest 4", "water 2")
    assert draw_pile(table) == thrown + counted("forest 4, water 2")
    draw(table, "forest 4", "water 2")
    assert hand(table, 0) == SIX


@rule("LE-R12")
def test_le_r12_even_if_they_are_all_there_is() -> None:
    table = race(hands=["forest 0", FOUR_ZEROS], piles=MOST, deck="")
    refill(table, "forest 0")
    assert draw_pile(table) == counted("forest 0")
    draw(table, "forest 0")
    assert whose_turn(table) == ("turn", 1)
    pass_turn(table)
    assert whose_turn(table) == ("turn", 0)
