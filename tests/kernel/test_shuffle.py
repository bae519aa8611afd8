"""Shuffling as Python does it: the same order, and the same numbers left to draw."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from clifftop.kernel.shuffle import shuffle


@given(st.integers(0, 60), st.integers())
def test_the_order_is_the_one_that_python_gives(number: int, seed: int) -> None:
    ours, theirs = list(range(number)), list(range(number))
    one, other = Random(seed), Random(seed)
    shuffle(ours, one)
    other.shuffle(theirs)
    assert ours == theirs
    assert one.getstate() == other.getstate()
