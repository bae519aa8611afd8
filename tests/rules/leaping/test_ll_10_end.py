"""LL-10: what everything is worth in the end, and who comes first."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, position, see
from tests.rules.leaping.story_words import at_the_end

USED = {"id_used": True}


@rule("LL-10.1")
def test_ll_10_1_one_point_for_each_unused_special_action() -> None:
    hand = ["boo", "lost"]
    clans = [{"hand": hand}, {"hand": ["caution"], **USED}, {}, USED]
    assert at_the_end(players=4, clans=clans).scores() == [3, 1, 1, 0]


@rule("LL-10.1")
def test_ll_10_1_cards_that_were_played_count_for_nobody() -> None:
    pile = [["boo", 0], ["lost", 1]]
    assert at_the_end(players=3, clans=[USED, USED, USED], pile=pile).scores() == [0, 0, 0]


@rule("LL-10.1")
def test_ll_10_1_pellets_for_what_they_are_worth() -> None:
    clans = [{"pellets": "1", **USED}, {"pellets": "2", **USED}, {"pellets": "1122", **USED}]
    assert at_the_end(players=3, clans=clans).scores() == [1, 2, 6]


@rule("LL-10.1")
@pytest.mark.parametrize(("favors", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4)])
def test_ll_10_1_one_point_for_three_favor_pellets(favors: int, points: int) -> None:
    table = at_the_end(players=3, clans=[{"pellets": "f" * favors, **USED}])
    assert table.scores()[0] == points


@rule("LL-10.1")
def test_ll_10_1_favor_pellets_it_still_holds() -> None:
    """Three held and three given up during the game: one point."""
    spent = {"pellets": "fff", "ledger": "cccccc3", **USED}
    assert at_the_end(players=3, clans=[spent]).scores()[0] == 1


@rule("LL-10.1")
def test_ll_10_1_all_together_on_top_of_the_dives() -> None:
    clan = {"dives": [5, 1], "hand": ["boo"], "pellets": "12fff"}
    assert at_the_end(players=3, clans=[clan]).scores()[0] == 6 + 2 + 3 + 1


@rule("LL-10.1")
def test_ll_10_1_leftover_favor_pellets_count_for_ties() -> None:
    """Both have one point; four favor pellets leave one over, two leave two over."""
    clans = [{"pellets": "ffff", **USED}, {"pellets": "1ff", **USED}, USED]
    table = at_the_end(players=3, clans=clans)
    assert (table.scores(), table.places()) == ([1, 1, 0], [2, 1, 3])


@rule("LL-10.2")
def test_ll_10_2_first_the_most_scored_lemmings() -> None:
    """Even against fewer in the Chow Box and more favor pellets."""
    clans = [{"dives": [4], "pellets": "ff", **USED}, {"dives": [2, 2], "chow": 3, **USED}, USED]
    table = at_the_end(players=3, clans=clans)
    assert (table.scores(), table.places()) == ([4, 4, 0], [2, 1, 3])


@rule("LL-10.2")
def test_ll_10_2_then_the_fewest_in_the_chow_box() -> None:
    """Even against more favor pellets."""
    clans = [{"dives": [3], "chow": 2, "pellets": "ff", **USED}, {"dives": [3], "chow": 1, **USED}]
    table = at_the_end(players=3, clans=clans)
    assert table.places() == [2, 1, 3]


@rule("LL-10.2")
def test_ll_10_2_then_the_most_leftover_favor_pellets() -> None:
    clans = [{"dives": [3], "pellets": "f", **USED}, {"dives": [3], "pellets": "ff", **USED}]
    table = at_the_end(players=3, clans=clans)
    assert table.places() == [2, 1, 3]


@rule("LL-10.2")
def test_ll_10_2_still_tied_clans_share_the_place() -> None:
    even = {"dives": [3], "chow": 1, "pellets": "f", **USED}
    table = at_the_end(players=4, clans=[USED, even, even, {"dives": [1], **USED}])
    assert table.places() == [4, 1, 1, 3]


@rule("LL-10.2")
def test_ll_10_2_points_come_before_everything() -> None:
    clans = [{"dives": [5], "chow": 9, **USED}, {"dives": [1, 1, 1, 1], **USED}, USED]
    assert at_the_end(players=3, clans=clans).places() == [1, 2, 3]


@rule("LL-R27")
def test_ll_r27_nobody_is_asked_about_the_last_favor_pellets() -> None:
    """Four favor pellets are a point and one over, a 1 and two favor pellets a point and two."""
    clans = [{"pellets": "ffff", **USED}, {"pellets": "1ff", **USED}, USED]
    table = position(players=3, deck=[0, 0, 1, 0], clans=clans, asked={"question": "reveal"})
    act(table, do="game-over")
    assert table.actions() == []
    assert table.scores() == see(table, "scores") == [1, 1, 0]
    assert table.places() == see(table, "places") == [2, 1, 3]
