"""Dice that nobody at a server table has to take on trust.

The server settles a seed, shows its commitment, and only then hears a nonce of every seat; seed and
nonces together make the secret. So neither side alone decides what is rolled, and when the game is
over anybody can roll again. The exact bytes are in docs/dice.md, for those who check them in
another language.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

from clifftop.table.chance_draws import Draw

SEED: Final = 32  # bytes
BITS: Final = 256  # of one block

# What the bytes are for comes first, so that no hash of one sort can pass for one of another.
COMMITMENT: Final = "clifftop dice 1 commitment"
SECRET: Final = "clifftop dice 1 secret"
DRAW: Final = "clifftop dice 1 draw"


def new_seed() -> bytes:
    return secrets.token_bytes(SEED)


def commitment(seed: bytes, table: str) -> str:
    """What is shown before anybody sends a nonce: it binds the server to the seed and hides it."""
    return sha256(fields(COMMITMENT, table, seed)).hexdigest()


def secret(seed: bytes, table: str, nonces: list[str | None]) -> bytes:
    """What the draws of one table are made of. The nonces are by seat; a bot has none."""
    by_seat = [nonce or "" for nonce in nonces]
    return hmac.digest(seed, fields(SECRET, table, *by_seat), "sha256")


def outcome(secret: bytes, draw: Draw) -> int:
    """The one outcome of this draw, with exactly the odds of the whole-number weights.

    A number of as many blocks as the weights need is reduced to their sum. One from the incomplete
    last stretch, which would favour the first outcomes, is dropped for the next.
    """
    ordered = sorted(draw.outcomes)
    total = sum(weight for _, weight in ordered)
    blocks = -(-total.bit_length() // BITS)
    numbers = 1 << (BITS * blocks)
    fair = numbers - numbers % total
    first = 0
    while (number := joined(secret, draw, first, blocks)) >= fair:
        first += blocks
    number %= total
    for action, weight in ordered:
        if number < weight:
            return action
        number -= weight
    raise AssertionError("the number is below the sum of the weights")


def joined(secret: bytes, draw: Draw, first: int, blocks: int) -> int:
    """Some blocks of a draw, one behind the other, as a number."""
    digests = b"".join(
        hmac.digest(
            secret,
            fields(DRAW, draw.kind, str(draw.ordinal), str(draw.attempt), str(block)),
            "sha256",
        )
        for block in range(first, first + blocks)
    )
    return int.from_bytes(digests, "big")


def fields(*values: str | bytes) -> bytes:
    """Values one behind the other, each with its length, so that no two lists look the same."""
    parts = [value.encode() if isinstance(value, str) else value for value in values]
    return b"".join(b"%d:%b," % (len(part), part) for part in parts)
