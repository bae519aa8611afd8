"""Numbers that two states share until one of them changes its own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clifftop.kernel.bytes_edit import with_at, with_more


@given(st.binary(min_size=1, max_size=30), st.integers(0, 255), st.data())
def test_one_number_is_another_and_the_rest_is_as_it_was(
    numbers: bytes, number: int, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(numbers) - 1))
    as_list = list(numbers)
    as_list[at] = number
    assert list(with_at(numbers, at, number)) == as_list
    assert with_more(numbers, at, number - numbers[at]) == with_at(numbers, at, number)


@pytest.mark.parametrize(("at", "number"), [(-1, 0), (3, 0), (0, -1), (0, 256)])
def test_what_does_not_fit_is_refused(at: int, number: int) -> None:
    with pytest.raises(ValueError, match=f"no {number} at {at} of 3"):
        with_at(b"\1\2\3", at, number)
