"""Shuffling with Python's generator, quick enough for worlds that are imagined by the dozen."""

from random import Random


def shuffle(things: list[int], rng: Random) -> None:
    """The same as `rng.shuffle(things)`, draw by draw, without a call of plain Python for each."""
    draw = rng.getrandbits
    for last in range(len(things) - 1, 0, -1):
        number = last + 1
        bits = number.bit_length()
        at = draw(bits)
        while at >= number:
            at = draw(bits)
        things[last], things[at] = things[at], things[last]
