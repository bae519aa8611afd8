"""LE-3.1, LE-3.2: discards, draws, and a new draw pile when the old one is out."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, facts_of, see, told
from tests.games.lemminge.table_builder import (
    cards,
    counted,
    draw,
    draw_pile,
    forbids,
    hand,
    hand_choices,
    play,
    points,
    race,
    refill,
    told_why,
    whose_turn,
    written,
)

from clifftop import CHANCE

SIX = "forest 4 3, water 2 1, desert 0 0"


@rule("LE-3.1")
def test_le_3_1_refill_or_play_is_the_choice_of_a_turn() -> None:
    table = race(hands=["forest 4 3, water 0"])
    assert [facts["do"] for facts in facts_of(table)] == ["refill", "play", "play", "play"]


@rule("LE-3.1")
def test_le_3_1_draw_up_to_six() -> None:
    table = race(hands=["forest 4 3"])
    refill(table)
    for _ in range(4):
        assert (table.to_act, asked(table)) == (CHANCE, "draw")
        table.apply(table.actions()[-1])
    assert hand(table, 0) == "forest 4 3, desert 4 3 3 2"
    assert whose_turn(table) == ("turn", 1)


@rule("LE-3.1")
@pytest.mark.parametrize(
    ("discarded", "kept"),
    [
        ([], "forest 4 3, water 2 1, desert 0 0"),
        (["water 2"], "forest 4 3, water 1, desert 0 0"),
        (["desert 0"], "forest 4 3, water 2 1, desert 0"),
        (["desert 0", "forest 3", "desert 0"], "forest 4, water 2 1"),
        (["forest 4", "forest 3", "water 1", "water 2", "desert 0", "desert 0"], ""),
    ],
    ids=str,
)
def test_le_3_1_discard_any_number_first(discarded: list[str], kept: str) -> None:
    """None, one, one of two alike, some in any order, all; as many are drawn."""
    table = race(hands=[SIX])
    refill(table, *discarded)
    assert hand(table, 0) == kept
    drawn = ["swamp 1", "swamp 1", "swamp 1", "swamp 0", "swamp 0", "swamp 4"]
    draw(table, *drawn[: len(discarded)])
    assert see(table, "hands")[0] == 6
    assert whose_turn(table) == ("turn", 1)


@rule("LE-3.1")
def test_le_3_1_discards_go_to_the_discards_and_are_not_drawn_again_now() -> None:
    table = race(hands=[SIX], discards="swamp 4")
    refill(table, "forest 4")
    assert see(table, "discards") == {"forest": [4], "swamp": [4]}
    assert forbids(table, do="draw", terrain="forest", value=4) == "LE-1.3"
    assert forbids(table, do="draw", terrain="swamp", value=4) == "LE-1.3"


@rule("LE-3.1")
def test_le_3_1_only_what_is_in_the_hand() -> None:
    table = race(hands=["forest 4", "forest 3"])
    act(table, do="refill")
    assert hand_choices(table, "discard") == ["forest 4"]
    assert forbids(table, do="discard", terrain="forest", value=3) == "LE-3.1"
    assert told_why(table, do="discard", terrain="forest", value=3) == "not-held"
    act(table, do="discard", terrain="forest", value=4)
    assert forbids(table, do="discard", terrain="forest", value=4) == "LE-3.1"


@rule("LE-3.1")
def test_le_3_1_discarding_comes_before_drawing() -> None:
    table = race(hands=["forest 4 3"])
    refill(table, "forest 3")
    draw(table, "water 1")
    assert forbids(table, do="done") == "K-1"
    assert {facts["do"] for facts in facts_of(table)} == {"draw"}


@rule("LE-3.1")
def test_le_3_1_who_refills_plays_no_card() -> None:
    table = race(hands=["forest 4 3, water 2 1, desert 0", "swamp 3"])
    refill(table)
    draw(table, "water 4")
    assert whose_turn(table) == ("turn", 1)
    assert hand_choices(table, "play") == ["swamp 3"]


@rule("LE-3.1")
def test_le_3_1_what_is_drawn_is_seen_by_who_draws_it() -> None:
    table = race(hands=["forest 4"])
    refill(table)
    draw(table, "water 4")
    mine = {"event": "drew", "seat": 0, "terrain": "water", "value": 4}
    assert told(table, "drew", 0) == [mine]
    assert told(table, "drew", 1) == told(table, "drew") == [{"event": "drew", "seat": 0}]
    assert see(table, "hands", 1)[0] == 2


@rule("LE-3.1")
def test_le_3_1_the_others_do_not_learn_it_later() -> None:
    """Whatever came, they know the same."""
    tables = [race(hands=["forest 4"]), race(hands=["forest 4"])]
    for table, card in zip(tables, ("water 4", "swamp 0"), strict=True):
        refill(table)
        draw(table, card)
    assert tables[0].knowledge(1) == tables[1].knowledge(1)
    assert tables[0].knowledge(0) != tables[1].knowledge(0)


@rule("LE-3.1")
def test_le_3_1_every_card_of_the_draw_pile_is_as_likely() -> None:
    table = race(hands=[""], deck="water 1 1 1, forest 4")
    refill(table)
    assert [odds for _, odds in table.chances()] == pytest.approx([1 / 4, 3 / 4])
    draw(table, "water 1")
    assert [odds for _, odds in table.chances()] == pytest.approx([1 / 3, 2 / 3])


FOUR = "forest 4 3, water 4, swamp 4"
FIVE = "forest 4 3, water 4, swamp 4, desert 4"


@rule("LE-3.2")
def test_le_3_2_the_discards_are_the_new_draw_pile() -> None:
    """One card is left and two are needed: the second comes from among all the discards."""
    table = race(hands=[FOUR], deck="desert 1")
    thrown = counted(written(see(table, "discards")))
    refill(table)
    assert draw_pile(table) == counted("desert 1")
    draw(table, "desert 1")
    assert draw_pile(table) == thrown
    assert see(table, "discards") == {}
    assert told(table, "reshuffled") == [{"event": "reshuffled", "cards": thrown.total()}]
    draw(table, "desert 4")
    assert hand(table, 0) == "forest 4 3, water 4, swamp 4, desert 4 1"
    assert whose_turn(table) == ("turn", 1)
    assert see(table, "deck") == thrown.total() - 1


@rule("LE-3.2")
def test_le_3_2_a_pile_with_both_0s_is_discarded_but_for_one() -> None:
    piles = "forest 2 1 1 0 0, water 3 2 0, desert 0, mountain 4"
    table = race(hands=["swamp 4"], piles=piles, deck="")
    thrown = counted(written(see(table, "discards")))
    refill(table)
    assert see(table, "piles") == {
        "forest": {"cards": [0], "lowest": 0, "sum": 0},
        "water": {"cards": [3, 2, 0], "lowest": 0, "sum": 5},
        "mountain": {"cards": [4], "lowest": 4, "sum": 4},
        "swamp": {"cards": [2], "lowest": 2, "sum": 2},
        "desert": {"cards": [0], "lowest": 0, "sum": 0},
    }
    assert told(table, "shrunk") == [{"event": "shrunk", "terrain": "forest"}]
    assert draw_pile(table) == thrown + counted("forest 2 1 1 0")


@rule("LE-3.2")
def test_le_3_2_every_pile_with_both_0s() -> None:
    piles = "forest 0 0, water 4 0 0, swamp 3 3 1 0 0"
    table = race(hands=["desert 4"], piles=piles, deck="")
    refill(table)
    assert {see(table, "piles")[terrain]["sum"] for terrain in cards(piles)} == {0}
    assert [fact["terrain"] for fact in told(table, "shrunk")] == ["forest", "water", "swamp"]
    pile = draw_pile(table)
    assert [pile[terrain, 0] for terrain in ("forest", "water", "swamp")] == [1, 1, 1]
    assert [pile["water", 4], pile["swamp", 3], pile["swamp", 1]] == [1, 2, 3]


@rule("LE-3.2")
def test_le_3_2_as_long_as_there_are_cards_piles_keep_their_0s() -> None:
    table = race(hands=[FOUR], piles="forest 2 0 0", deck="desert 4 3 3")
    refill(table)
    draw(table, "desert 4", "desert 3")
    assert see(table, "piles")["forest"]["cards"] == [2, 0, 0]
    assert not told(table, "shrunk") and not told(table, "reshuffled")


@rule("LE-3.2")
def test_le_3_2_on_the_0_that_stays_a_0_gives_nothing() -> None:
    table = race(hands=[FIVE], piles="forest 2 0 0", deck="")
    refill(table)
    draw(table, "forest 0")
    refill(table)
    draw(table, "desert 1", "desert 1", "desert 1", "desert 0", "desert 0", "water 1")
    play(table, "forest 0")
    assert told(table, "joined")[0]["points"] == 0
    assert whose_turn(table) == ("turn", 1)


@rule("LE-3.2")
def test_le_3_2_on_the_0_that_stays_a_1_starts_a_new_pile() -> None:
    table = race(hands=[FIVE, "forest 1"], piles="forest 2 0 0", deck="")
    refill(table)
    draw(table, "water 1")
    play(table, "forest 1")
    assert (asked(table), points(table)) == ("tile-row", 1)


@rule("LE-3.2")
def test_le_3_2_the_piles_are_looked_at_before_the_shuffle() -> None:
    """There are no discards but what the forest pile gives up; with those drawing goes on."""
    most = "4 3 3 2 2 2 1 1 1 0"
    others = ["water", "mountain", "swamp", "desert"]
    piles = f"forest {most} 0, " + ", ".join(f"{terrain} {most}" for terrain in others)
    table = race(hands=["swamp 0, desert 0", "water 0, mountain 0"], piles=piles, deck="")
    assert (see(table, "deck"), see(table, "discards")) == (0, {})
    refill(table)
    assert draw_pile(table) == counted(f"forest {most}")
    draw(table, "forest 4", "forest 3", "forest 3", "forest 0")
    assert hand(table, 0) == "forest 4 3 3 0, swamp 0, desert 0"
