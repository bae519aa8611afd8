"""Small numbers that change seldom: a copy of a state shares them until one of the two changes."""

from typing import Final

SINGLE: Final[list[bytes]] = [bytes([number]) for number in range(256)]


def with_at(numbers: bytes, at: int, number: int) -> bytes:
    """The same numbers but for one of them."""
    if not (0 <= at < len(numbers) and 0 <= number < len(SINGLE)):
        raise ValueError(f"no {number} at {at} of {len(numbers)}")
    return numbers[:at] + SINGLE[number] + numbers[at + 1 :]


def with_more(numbers: bytes, at: int, more: int) -> bytes:
    """The same numbers, one of them so many more, or fewer if that is negative."""
    return with_at(numbers, at, numbers[at] + more)
