"""How pellets can have been claimed, given which favors were given up: exact counts, fair draws.

A ledger such as "cc1c" says that two pellets were claimed, then one favor pellet given up, then one
claimed. So at least one of the first two was a favor pellet; everything else is open.

Counts have no limit here, so it is `operator.mul` that multiplies: see kernel/interrupts.py.
"""

from __future__ import annotations

from math import perm
from operator import mul
from random import Random
from typing import Final, final

FAVOR: Final = "f"
PLAIN: Final = "p"  # a pellet that is worth points


def favor_counts(ledger: str) -> list[list[int]]:
    """After each step of a ledger: in how many orders the claims so far can hold f favor pellets,
    for f = 0, 1, 2, …, so that everything given up was there to give."""
    counts = [[1]]
    spent = 0
    for letter in ledger:
        before = counts[-1]
        if letter == "c":
            after = [0] * (len(before) + 1)
            for favors, ways in enumerate(before):
                after[favors] += ways
                after[favors + 1] += ways
        else:
            spent += int(letter)
            after = [ways if favors >= spent else 0 for favors, ways in enumerate(before)]
        counts.append(after)
    return counts


def pick(weights: list[int], rng: Random) -> int:
    """An index with exactly the odds of its whole-number weight."""
    drawn = rng.randrange(sum(weights))
    for index, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return index
    raise AssertionError("randrange is below the sum of the weights")


@final
class Shares:
    """How many of each clan's claims were favor pellets, if the claims of all these ledgers were
    drawn from so many favor and so many plain pellets. (A position whose ledgers do not fit the
    pellets there are has been refused before.)"""

    def __init__(self, ledgers: list[str], favors: int, plain: int) -> None:
        self.counts = [favor_counts(ledger)[-1] for ledger in ledgers]
        claims = sum(ledger.count("c") for ledger in ledgers)
        # together[i][j]: the ways in which the ledgers from i on hold j favor pellets in all.
        self.together = [[1]]
        for own in reversed(self.counts):
            rest = self.together[0]
            both = [0] * (len(own) + len(rest) - 1)
            for one, ways in enumerate(own):
                for other, more in enumerate(rest):
                    both[one + other] += mul(ways, more)
            self.together.insert(0, both)
        self.weights = [
            mul(ways, mul(perm(favors, total), perm(plain, claims - total)))
            for total, ways in enumerate(self.together[0])
        ]

    def draw(self, rng: Random) -> list[int]:
        left = pick(self.weights, rng)
        shares: list[int] = []
        for number, own in enumerate(self.counts):
            rest = self.together[number + 1]
            splits = [
                mul(ways, rest[left - one] if 0 <= left - one < len(rest) else 0)
                for one, ways in enumerate(own)
            ]
            share = pick(splits, rng)
            shares.append(share)
            left -= share
        return shares


def draw_order(ledger: str, favors: int, rng: Random) -> str:
    """In which order a ledger's claims brought so many favor pellets, "f", and others, "p"."""
    counts = favor_counts(ledger)
    order = ""
    for step in range(len(ledger) - 1, -1, -1):
        if ledger[step] != "c":
            continue
        before = counts[step]
        plain = before[favors] if favors < len(before) else 0
        favor = before[favors - 1] if favors else 0
        if pick([plain, favor], rng):
            order = FAVOR + order
            favors -= 1
        else:
            order = PLAIN + order
    return order
