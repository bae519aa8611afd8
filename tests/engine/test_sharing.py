"""Numbers that two states share until one of them changes its own."""

from hypothesis import given
from hypothesis import strategies as st

from clifftop.kernel.sharing import with_at, with_more


@given(st.binary(min_size=1, max_size=30), st.integers(0, 255), st.data())
def test_one_number_is_another_and_the_rest_is_as_it_was(
    numbers: bytes, number: int, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(numbers) - 1))
    as_list = list(numbers)
    as_list[at] = number
    assert list(with_at(numbers, at, number)) == as_list
    assert with_more(numbers, at, number - numbers[at]) == with_at(numbers, at, number)
