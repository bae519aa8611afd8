"""LL-11: the shorter game."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import LEAPING, can, position, see
from tests.rules.leaping.story_words import forbids, odds


@rule("LL-11.1")
def test_ll_11_1_without_two_2s_and_two_3s() -> None:
    table = LEAPING.start(players=3, short=True)
    assert table.position()["deck"] == [6, 6, 8, 8]
    assert see(table, "cards_left") == 29


@rule("LL-11.1")
def test_ll_11_1_game_over_is_one_of_the_last_five_cards() -> None:
    six_left = position(players=3, short=True, deck=[1, 2, 1, 1], asked={"question": "reveal"})
    assert not can(six_left, do="game-over")
    assert forbids(six_left, do="game-over") == "LL-11.1"
    five_left = position(players=3, short=True, deck=[1, 1, 1, 1], asked={"question": "reveal"})
    assert can(five_left, do="game-over")


@rule("LL-11.1")
def test_ll_11_1_each_of_the_five_places_is_equally_likely() -> None:
    not_yet = 1.0
    for others in range(4, -1, -1):
        table = position(
            players=3, short=True, deck=[0, 0, others, 0], asked={"question": "reveal"}
        )
        now = odds(table)["game-over"]
        assert not_yet * now == pytest.approx(1 / 5)
        not_yet *= 1 - now


@rule("LL-11.1")
@pytest.mark.parametrize(("players", "chaos"), [(2, False), (3, True), (6, False), (6, True)])
def test_ll_11_1_combines_with_the_other_variants(players: int, chaos: bool) -> None:
    table = LEAPING.start(players=players, short=True, chaos=chaos)
    assert table.position()["deck"] == [6, 6, 8, 8]
