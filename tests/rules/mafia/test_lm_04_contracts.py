"""LM-4.5: what every kind of contract asks for, and its value."""

from collections.abc import Mapping

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import see
from tests.games.mafia.table_builder import at_the_end, edited, problems_of, race

# Blue first, then grey, green, purple, pink, red: as they are listed.
IN_ORDER = {
    "blue": "water",
    "grey": "7b",
    "green": "6b",
    "purple": "5b",
    "pink": "4b",
    "red": "3b",
}
BROKEN = -2


def worth(contract: str, *out: str, blocks: Mapping[str, int] | None = None) -> int:
    """The points of a contract when blue is in the water, some were eliminated, in that order, and
    the others stand in order."""
    stand = {name: space for name, space in IN_ORDER.items() if name not in out}
    table = at_the_end(
        stand, eliminated=list(out), blocks=dict(blocks or {}), seats=[{"contracts": [contract]}]
    )
    points = table.scores()[0]
    assert see(table, "contract_points")[0] == {contract: points}
    return points


@rule("LM-4.5")
@pytest.mark.parametrize(
    ("out", "points"),
    [
        ([], BROKEN),
        (["green", "red"], BROKEN),
        (["grey"], 1),
        (["pink"], 1),
        (["pink", "grey"], 1),
    ],
)
def test_lm_4_5_one_or_both_of_two_eliminated(out: list[str], points: int) -> None:
    assert worth("out-grey-pink", *out) == points


@rule("LM-4.5")
def test_lm_4_5_one_ahead_of_another() -> None:
    assert worth("ahead-blue-grey") == 2
    assert worth("ahead-purple-pink") == 2
    assert worth("ahead-red-blue") == BROKEN
    assert worth("ahead-pink-green") == BROKEN


@rule("LM-4.5")
def test_lm_4_5_an_eliminated_one_is_behind_one_that_is_not() -> None:
    assert worth("ahead-pink-green", "green") == 2
    assert worth("ahead-grey-purple", "grey") == BROKEN


@rule("LM-4.5")
def test_lm_4_5_the_earlier_out_is_behind_the_later() -> None:
    assert worth("ahead-pink-green", "green", "pink") == 2
    assert worth("ahead-pink-green", "pink", "green") == BROKEN
    assert worth("ahead-grey-purple", "purple", "red", "grey") == 2


@rule("LM-4.5")
@pytest.mark.parametrize(
    ("name", "points"),
    [("blue", 3), ("grey", 3), ("green", 3), ("purple", BROKEN), ("pink", BROKEN), ("red", BROKEN)],
)
def test_lm_4_5_at_least_third(name: str, points: int) -> None:
    assert worth(f"third-{name}") == points


@rule("LM-4.5")
def test_lm_4_5_third_because_others_are_out() -> None:
    assert worth("third-pink", "green", "grey") == 3
    assert worth("third-green", "green") == BROKEN


@rule("LM-4.5")
@pytest.mark.parametrize(
    ("out", "few", "many"),
    [
        ([], 4, BROKEN),
        (["red"], 4, BROKEN),
        (["red", "pink"], BROKEN, BROKEN),
        (["red", "pink", "grey"], BROKEN, 4),
        (["red", "pink", "grey", "green"], BROKEN, 4),
    ],
)
def test_lm_4_5_at_most_one_and_at_least_three_eliminated(
    out: list[str], few: int, many: int
) -> None:
    assert worth("few-out", *out) == few
    assert worth("many-out", *out) == many


@rule("LM-4.5")
@pytest.mark.parametrize(("blocks", "points"), [(0, 5), (1, BROKEN), (2, BROKEN)])
def test_lm_4_5_the_winner_carries_no_block(blocks: int, points: int) -> None:
    assert worth("clean-winner", blocks={"blue": blocks}) == points


@rule("LM-4.5")
def test_lm_4_5_what_the_others_carry_does_not_matter() -> None:
    assert worth("clean-winner", blocks={"grey": 2, "red": 1}) == 5


@rule("LM-4.5")
def test_lm_4_5_the_values_are_on_the_cards() -> None:
    geometry = race().board.geometry()
    cards = geometry["contracts"]
    assert isinstance(cards, list)
    assert {(card["kind"], card["worth"]) for card in cards} == {
        ("out", 1),
        ("ahead", 2),
        ("third", 3),
        ("few-out", 4),
        ("many-out", 4),
        ("clean-winner", 5),
    }


@rule("LM-4.5")
@pytest.mark.parametrize(
    "contract", ['["first", "red"]', '["third", "red", "blue"]', '["third"]', '["few-out", "red"]']
)
def test_lm_4_5_there_are_no_other_kinds(contract: str) -> None:
    (problem,) = problems_of(edited(('["third", "red"]', contract)))
    assert problem.clause == "LM-4.5"
