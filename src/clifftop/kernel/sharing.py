"""Small numbers that change seldom: a copy of a state shares them until one of the two changes."""


def with_at(numbers: bytes, at: int, number: int) -> bytes:
    """The same numbers but for one of them."""
    changed = bytearray(numbers)
    changed[at] = number
    return bytes(changed)


def with_more(numbers: bytes, at: int, more: int) -> bytes:
    """The same numbers, one of them so many more, or fewer if that is negative."""
    return with_at(numbers, at, numbers[at] + more)
