"""Luck draws the same numbers on every build, and evenly enough."""

from collections import Counter

import pytest

from clifftop.kernel.luck import Luck, place_at


def drawn(luck: Luck, number: int = 1000, times: int = 6) -> list[int]:
    return [int(luck.below(number)) for _ in range(times)]


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [81, 905, 673, 358, 582, 170]),
        (1, [266, 753, 210, 583, 230, 13]),
        (-1, [631, 893, 343, 509, 527, 235]),
        (1 << 40, [181, 781, 310, 106, 253, 175]),
    ],
)
def test_a_seed_always_means_the_same_numbers(seed: int, numbers: list[int]) -> None:
    assert drawn(Luck(seed)) == numbers


@pytest.mark.parametrize(
    ("seed", "place", "numbers"),
    [
        (0, 0, [496, 225, 765, 116, 382, 475]),
        (1, 0, [992, 947, 756, 997, 880, 332]),
        (0, 1, [474, 303, 208, 27, 868, 508]),
        (12345, 678, [301, 122, 51, 724, 438, 252]),
        ((1 << 30) - 1, (1 << 30) - 1, [522, 557, 739, 268, 458, 231]),
    ],
)
def test_a_place_among_those_of_a_seed_too(seed: int, place: int, numbers: list[int]) -> None:
    luck = Luck(99)
    luck.begin(seed, place)
    assert drawn(luck) == numbers


def test_places_next_to_each_other_have_nothing_in_common() -> None:
    firsts: Counter[int] = Counter()
    luck = Luck(0)
    for place in range(4000):
        luck.begin(7, place)
        firsts[int(luck.below(10))] += 1
    assert all(300 < firsts[number] < 500 for number in range(10))


def test_weights_are_lengths_on_a_line() -> None:
    places = [int(place_at([2, 0, 1, 3], point)) for point in range(6)]
    assert places == [0, 0, 2, 3, 3, 3]


def test_as_likely_as_its_weight() -> None:
    luck = Luck(5)
    chosen = Counter(int(luck.chosen([1, 0, 3])) for _ in range(4000))
    assert set(chosen) == {0, 2}
    assert 900 < chosen[0] < 1100
