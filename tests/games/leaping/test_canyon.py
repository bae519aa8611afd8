"""The default board keeps every sentence of LL-2, and its tables agree with each other."""

import json

import pytest
from tests.games.leaping.canyon import GOOD, edited

from clifftop import boards
from clifftop.games.leaping.board.canyon import MAX_HEXES, Canyon
from clifftop.kernel.masks import mask_of, members_of

CANYON = Canyon.load(GOOD, "canyon.toml")
HEXES = range(CANYON.size)


def names(mask: int) -> str:
    return " ".join(CANYON.names_of(mask))


def hex_(name: str) -> int:
    return CANYON.index[name]


def ring_of(name: str, distance: int) -> str:
    return names(CANYON.rings[hex_(name)][distance - 1])


def steps(kind: list[list[int]], name: str) -> str:
    return names(mask_of(kind[hex_(name)]))


def test_the_boards_of_a_game_are_listed_and_read() -> None:
    assert boards.names("leaping-lemmings") == ["canyon"]
    assert boards.names("chess") == []
    assert boards.read("leaping-lemmings", "canyon").startswith("# Leaping Lemmings")


def test_an_unknown_board_names_the_known_ones() -> None:
    with pytest.raises(LookupError, match=r"'valley' for leaping-lemmings; its boards are: canyon"):
        boards.read("leaping-lemmings", "valley")
    with pytest.raises(LookupError):
        boards.read("leaping-lemmings", "../boards/leaping-lemmings-canyon")


def test_hexes_are_numbered_in_reading_order() -> None:
    assert CANYON.size == len(CANYON.names) == len(CANYON.index) == 67
    assert CANYON.names[:10] == ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d", "2e", "3a"]
    assert CANYON.names[-1] == "15d"
    assert [CANYON.index[name] for name in CANYON.names] == list(HEXES)
    assert CANYON.row[hex_("9c")] == 9
    assert CANYON.last_row == 15
    assert CANYON.size <= MAX_HEXES


def test_rows_are_offset_by_half_a_hex() -> None:
    for here in HEXES:
        for other in CANYON.forward[here] + CANYON.backward[here]:
            assert abs(CANYON.across[here] - CANYON.across[other]) == 1
        for other in CANYON.sideways[here]:
            assert abs(CANYON.across[here] - CANYON.across[other]) == 2
    assert min(CANYON.across) == 0


def test_half_hexes_are_hexes() -> None:
    """LL-2.1: they are on the board like any other, at the ends of the longer rows."""
    halves = [f"{row}{end}" for row in range(2, 15, 2) for end in "ae"]
    assert CANYON.names_of(CANYON.half_hexes) == halves
    assert CANYON.half_hexes & CANYON.everything == CANYON.half_hexes
    assert steps(CANYON.forward, "4a") == "5a"
    assert steps(CANYON.sideways, "4e") == "4d"


def test_the_start_area_opens_on_four_hexes() -> None:
    """LL-2.2"""
    assert names(CANYON.start) == "1a 1b 1c 1d"


def test_the_cliff_edge_has_four_hexes_and_nothing_behind() -> None:
    """LL-2.3"""
    assert names(CANYON.cliff_edge) == "15a 15b 15c 15d"
    assert CANYON.forward_of(CANYON.cliff_edge) == 0


def test_each_circle_has_six_zones_of_five_or_six_hexes() -> None:
    """LL-2.4"""
    assert len(CANYON.zone) == 2
    for eagle, zones in enumerate(CANYON.zone):
        assert len(zones) == 6
        assert all(zone.bit_count() in (5, 6) for zone in zones)
        assert sum(zones) == CANYON.circle[eagle], "no hex is in two zones of a circle"
    assert names(CANYON.zone[0][3]) == "3c 3d 4d 4e 5d"
    assert names(CANYON.zone[1][0]) == "13a 14a 14b 15a 15b"


def test_some_hexes_are_in_no_zone() -> None:
    """LL-2.4: these are always safe."""
    safe = CANYON.everything & ~(CANYON.circle[0] | CANYON.circle[1])
    assert names(safe) == "1a 1b 1c 1d 2a 2b 2c 2d 2e 6c 12c"


def test_every_zone_is_in_one_piece() -> None:
    """LL-2.4"""
    for zone in CANYON.zone[0] + CANYON.zone[1]:
        reached = zone & -zone
        for _ in members_of(zone):
            for here in members_of(reached):
                reached |= CANYON.neighbours[here] & zone
        assert reached == zone


def test_the_line_of_bones_is_what_the_circles_share() -> None:
    """LL-2.5"""
    assert names(CANYON.bones) == "9a 9b 9c 9d"
    assert CANYON.circle[0] & CANYON.circle[1] == CANYON.bones


def test_before_the_bones_are_the_rows_one_to_eight() -> None:
    assert CANYON.names_of(CANYON.before_bones) == CANYON.names[: hex_("9a")]
    assert names(CANYON.first_rows) == "1a 1b 1c 1d 2a 2b 2c 2d 2e"


def test_clear_costs_one_and_brush_two() -> None:
    """LL-2.6, LL-2.7"""
    assert CANYON.brush | CANYON.clear == CANYON.everything
    assert CANYON.brush & CANYON.clear == 0
    assert [CANYON.cost[here] for here in members_of(CANYON.brush)] == [2] * 9
    assert {CANYON.cost[here] for here in members_of(CANYON.clear)} == {1}


def test_five_brush_hexes_are_red_and_four_blue() -> None:
    """LL-2.9"""
    assert names(CANYON.brush_of[0]) == "3b 5a 5d 7c 8b"
    assert names(CANYON.brush_of[1]) == "10c 11d 12a 13c"
    assert CANYON.brush_of[0] | CANYON.brush_of[1] == CANYON.brush


def test_there_are_sixteen_pellet_hexes() -> None:
    """LL-2.9"""
    assert CANYON.pellet_hexes.bit_count() == 16


def test_the_red_circle_begins_in_the_third_row() -> None:
    """LL-2.9"""
    assert min(CANYON.row[here] for here in members_of(CANYON.circle[0])) == 3


def test_steps_go_to_the_touching_hexes() -> None:
    """LL-2.10"""
    assert steps(CANYON.forward, "1b") == "2b 2c"
    assert steps(CANYON.forward, "2b") == "3a 3b"
    assert steps(CANYON.forward, "2a") == "3a"
    assert steps(CANYON.forward, "2e") == "3d"
    assert steps(CANYON.sideways, "2b") == "2a 2c"
    assert steps(CANYON.backward, "3d") == "2d 2e"
    assert steps(CANYON.backward, "1a") == ""
    assert names(CANYON.neighbours[hex_("7b")]) == "6b 6c 7a 7c 8b 8c"


def test_backward_undoes_forward() -> None:
    """LL-2.10"""
    for here in HEXES:
        assert all(here in CANYON.backward[ahead] for ahead in CANYON.forward[here])
        assert all(here in CANYON.forward[behind] for behind in CANYON.backward[here])
        assert all(here in CANYON.sideways[beside] for beside in CANYON.sideways[here])


def assert_sets_step_like_single_hexes(canyon: Canyon) -> None:
    for here in range(canyon.size):
        alone = 1 << here
        assert members_of(canyon.forward_of(alone)) == canyon.forward[here]
        assert members_of(canyon.backward_of(alone)) == canyon.backward[here]
        assert members_of(canyon.sideways_of(alone)) == canyon.sideways[here]
    # Stepping a set is stepping each of its hexes: no two of them may disturb each other.
    for of, single in (
        (canyon.forward_of, canyon.forward),
        (canyon.backward_of, canyon.backward),
        (canyon.sideways_of, canyon.sideways),
    ):
        for every in (2, 3, 5):
            some = list(range(0, canyon.size, every))
            assert of(mask_of(some)) == mask_of([there for here in some for there in single[here]])


def test_sets_of_hexes_step_like_their_hexes() -> None:
    assert len(CANYON.steps) == 2
    assert_sets_step_like_single_hexes(CANYON)


def test_a_canyon_may_widen_and_narrow() -> None:
    wide = Canyon.load(
        edited(
            ("rows = [4, 5, 4, 5, 4,", "rows = [4, 5, 6, 5, 4,"), ('"4a", "4d", ', '"4a", "3f", ')
        )
    )
    assert wide.size == 69
    assert wide.names_of(mask_of(wide.forward[wide.index["2e"]])) == ["3e", "3f"]
    assert len(wide.steps) > 2
    assert_sets_step_like_single_hexes(wide)


def test_rings_count_steps_in_any_direction() -> None:
    """LL-R3"""
    assert ring_of("7b", 1) == "6b 6c 7a 7c 8b 8c"
    assert ring_of("1a", 1) == "1b 2a 2b"
    assert ring_of("1a", 2) == "1c 2c 3a 3b"
    assert ring_of("15d", 14) == "1a 1b 1c 1d"


def test_rings_are_symmetric_and_leave_nobody_out() -> None:
    for here in HEXES:
        rings = CANYON.rings[here]
        assert sum(rings) + (1 << here) == CANYON.everything
        assert rings[0] == CANYON.neighbours[here]
        for distance, ring in enumerate(rings):
            assert all(CANYON.rings[there][distance] >> here & 1 for there in members_of(ring))


def test_the_components_are_those_of_the_box() -> None:
    """LL-1.3, LL-1.5, LL-R2"""
    assert CANYON.movement_cards == [8, 8, 8, 8]
    assert CANYON.pellet_markers == [14, 4, 14]
    assert CANYON.die_weights == [1, 2, 2, 1]


def test_one_text_is_one_canyon() -> None:
    assert Canyon.load(GOOD, "elsewhere.toml") is CANYON
    other = Canyon.load(GOOD + "# another day\n")
    assert other is not CANYON
    assert other.digest != CANYON.digest
    assert len(CANYON.digest) == 16


def test_the_canyons_of_many_texts_are_not_all_kept() -> None:
    first = Canyon.load(GOOD + "# 0\n")
    for number in range(1, 40):
        Canyon.load(f"{GOOD}# {number}\n")
    again = Canyon.load(GOOD + "# 0\n")
    assert again is not first
    assert again.geometry() == first.geometry()


def test_geometry_tells_a_client_what_to_draw() -> None:
    geometry = json.loads(json.dumps(CANYON.geometry()))
    assert geometry["digest"] == CANYON.digest
    assert geometry["name"] == "canyon"
    assert len(geometry["hexes"]) == 67
    assert geometry["hexes"][0] == {
        "name": "1a",
        "row": 1,
        "across": 1,
        "terrain": "clear",
        "half": False,
    }
    assert geometry["hexes"][hex_("12a")]["terrain"] == "brush"
    assert geometry["hexes"][hex_("12a")]["half"] is True
    assert geometry["zones"]["blue"]["D"] == ["9c", "9d", "10d", "10e", "11d"]
    assert geometry["bones"] == ["9a", "9b", "9c", "9d"]
    assert geometry["edge"] == ["15a", "15b", "15c", "15d"]
    assert geometry["start"] == ["1a", "1b", "1c", "1d"]
    assert len(geometry["pellets"]) == 16
