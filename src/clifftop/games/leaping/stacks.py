"""A stack of lemmings as one small int: three bits a lemming, the lowest bits at the bottom.

A lemming is written as its clan plus one, so an empty stack is 0 and the height can be read off.
"""

from typing import Final

HEIGHT: Final = b"\0" + b"\1" * 7 + b"\2" * 56 + b"\3" * 448 + b"\4" * 3584 + b"\5" * 28672
CLEAR_LIMIT: Final = 5


def clan_at(stack: int, level: int) -> int:
    return ((stack >> 3 * level) & 7) - 1


def top_of(stack: int) -> int:
    return (stack >> 3 * (HEIGHT[stack] - 1)) - 1


def with_on_top(stack: int, clan: int) -> int:
    return stack | (clan + 1) << 3 * HEIGHT[stack]


def without(stack: int, level: int) -> int:
    """LL-R20: the others keep their order."""
    below = stack & ((1 << 3 * level) - 1)
    return below | stack >> 3 * (level + 1) << 3 * level


def with_inserted(stack: int, level: int, clan: int) -> int:
    below = stack & ((1 << 3 * level) - 1)
    return below | (clan + 1) << 3 * level | stack >> 3 * level << 3 * (level + 1)


def members(stack: int) -> list[int]:
    """The clans of a stack, bottom first."""
    clans = []
    while stack:
        clans.append((stack & 7) - 1)
        stack >>= 3
    return clans
