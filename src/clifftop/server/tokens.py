"""Tokens: names that nobody can guess, and what is kept of the secret ones."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

# Letters and digits that are not taken for one another when read aloud.
ALPHABET: Final = "abcdefghjkmnpqrstvwxyz23456789"

GUEST_ID: Final = 10
TABLE_ID: Final = 12
GROUPS: Final = 5  # of five letters: a recovery code has more than 120 bits


def letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def is_id(given: str) -> bool:
    """Whether a table, guest or record can be called that; all else need not be looked for."""
    return bool(given) and all(letter in ALPHABET for letter in given)


def token() -> str:
    """For links and bots: long enough that guessing is hopeless."""
    return letters(32)


def recovery_code() -> str:
    """For people, to be written down."""
    return "-".join(letters(5) for _ in range(GROUPS))


def kept(secret: str) -> str:
    """What the database keeps of a secret. Ours are drawn at random and long, so that a fast hash
    is enough; how somebody types a code does not matter."""
    plain = "".join(letter for letter in secret.lower() if letter.isalnum())
    return sha256(plain.encode()).hexdigest()
