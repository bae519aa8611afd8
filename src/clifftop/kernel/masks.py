"""Sets of small numbers as bit masks: bit i is set when i is in the set."""


def members_of(mask: int) -> list[int]:
    """The numbers of a set, ascending."""
    numbers: list[int] = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return numbers


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
