"""A stack of lemmings as one small int: three bits a lemming, the lowest bits at the bottom.

A lemming is written as its clan plus one, so an empty stack is 0 and the height can be read off.
"""

from typing import Final

from mypy_extensions import i64

HEIGHT: Final = b"\0" + b"\1" * 7 + b"\2" * 56 + b"\3" * 448 + b"\4" * 3584 + b"\5" * 28672
CLEAR_LIMIT: Final = 5


def clan_at(stack: i64, level: i64) -> i64:
    return ((stack >> 3 * level) & 7) - 1


def top_of(stack: i64) -> i64:
    """The clan of the Active lemming."""
    return (stack >> 3 * (HEIGHT[stack] - 1)) - 1


def without(stack: i64, level: i64) -> i64:
    """LL-R20: the others keep their order."""
    below = stack & ((1 << 3 * level) - 1)
    return below | stack >> 3 * (level + 1) << 3 * level


def with_inserted(stack: i64, level: i64, clan: i64) -> i64:
    below = stack & ((1 << 3 * level) - 1)
    return below | (clan + 1) << 3 * level | stack >> 3 * level << 3 * (level + 1)


def holds(stack: i64, clan: i64) -> bool:
    """Whether a lemming of the clan is here."""
    while stack:
        if (stack & 7) - 1 == clan:
            return True
        stack >>= 3
    return False


def members(stack: int) -> list[int]:
    """The clans of a stack, bottom first."""
    clans = []
    while stack:
        clans.append((stack & 7) - 1)
        stack >>= 3
    return clans
