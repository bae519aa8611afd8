"""Dice of a server table: as docs/dice.md says, fair, and never beside the outcomes."""

import json
import re
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clifftop.table import Draw, dice

PAGE = (Path(__file__).parents[3] / "docs" / "dice.md").read_text(encoding="utf-8")
SEED = bytes(range(32))


def on_the_page(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def plain() -> dict[str, Any]:
    """The functions of the page, which know nothing of ours."""
    names: dict[str, Any] = {}
    exec(on_the_page("python"), names)
    return names


def weight(written: int | str) -> int:
    if isinstance(written, int):
        return written
    power: int = 2 ** int(written.removeprefix("2^"))
    return power


WEIGHTS = st.one_of(st.integers(0, 40), st.integers(2**250, 2**258), st.just(2**255))
OUTCOMES = st.dictionaries(st.integers(0, 500), WEIGHTS, min_size=1, max_size=12).filter(
    lambda weights: any(weights.values())
)
NAMES = st.tuples(st.text("abc-", min_size=1, max_size=9), st.integers(0, 900), st.integers(0, 9))


def test_the_examples_of_the_page() -> None:
    page = json.loads(on_the_page("json"))
    seed, table = bytes.fromhex(page["seed"]), page["table"]
    assert dice.commitment(seed, table) == page["commitment"]
    secret = dice.secret(seed, table, page["nonces"])
    assert secret.hex() == page["secret"]
    for kind, ordinal, attempt, written, drawn in page["draws"]:
        outcomes = [(action, weight(given)) for action, given in written]
        assert dice.outcome(secret, Draw(kind, ordinal, attempt, outcomes)) == drawn


@given(NAMES, OUTCOMES, st.binary(min_size=32, max_size=32))
def test_the_page_and_we_draw_alike(
    name: tuple[str, int, int], weights: dict[int, int], secret: bytes
) -> None:
    outcomes = list(weights.items())
    expected = plain()["outcome"](secret, *name, outcomes)
    assert dice.outcome(secret, Draw(*name, outcomes)) == expected


@given(
    st.binary(min_size=32, max_size=32),
    st.text("0123456789abcdef", min_size=1),
    st.lists(st.none() | st.text("0123456789abcdef", min_size=16, max_size=64), max_size=6),
)
def test_the_page_and_we_make_the_same_secret(
    seed: bytes, table: str, nonces: list[str | None]
) -> None:
    assert dice.commitment(seed, table) == plain()["commitment"](seed, table)
    assert dice.secret(seed, table, nonces) == plain()["secret"](seed, table, nonces)


@given(NAMES, OUTCOMES, st.randoms(use_true_random=False))
def test_what_is_drawn_can_come_up_and_their_order_does_not_matter(
    name: tuple[str, int, int], weights: dict[int, int], rng: Any
) -> None:
    outcomes = list(weights.items())
    drawn = dice.outcome(SEED, Draw(*name, outcomes))
    assert weights[drawn] > 0
    rng.shuffle(outcomes)
    assert dice.outcome(SEED, Draw(*name, outcomes)) == drawn


# The 99.9 % points of chi-square for 1 to 7 degrees of freedom: keys are fixed, so a test that
# passes once passes for ever.
LIMITS = (10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32)


def unevenness(drawn: list[int], weights: dict[int, int]) -> float:
    """Chi-square: how far the counts are from what the weights promise."""
    total = sum(weights.values())
    expected = {action: len(drawn) * part / total for action, part in weights.items()}
    return sum((drawn.count(action) - due) ** 2 / due for action, due in expected.items())


@pytest.mark.parametrize(
    "weights",
    [
        {1: 1, 2: 1},
        dict.fromkeys(range(6), 1),
        {1: 7, 4: 20, 9: 1},
        {1: 2**254, 2: 2**253, 3: 2**254},  # much is dropped here
        {1: 2**257, 2: 2**256, 3: 5 * 2**256},  # two blocks a number
    ],
)
@pytest.mark.parametrize("runs", ["ordinal", "attempt", "secret"])
def test_each_outcome_comes_as_often_as_it_weighs(weights: dict[int, int], runs: str) -> None:
    outcomes = list(weights.items())
    drawn = []
    for number in range(6000):
        ordinal, attempt = (number, 0) if runs == "ordinal" else (3, 0)
        if runs == "attempt":
            attempt = number
        secret = sha256(b"%d" % (number if runs == "secret" else 0)).digest()
        drawn.append(dice.outcome(secret, Draw("roll", ordinal, attempt, outcomes)))
    assert unevenness(drawn, weights) < LIMITS[len(weights) - 2]


def test_neighbours_have_nothing_to_do_with_each_other() -> None:
    """Pairs of one draw and the next are as even as single draws: 36 kinds, 35 degrees."""
    faces = [(face, 1) for face in range(6)]
    drawn = [dice.outcome(SEED, Draw("roll", number, 0, faces)) for number in range(7201)]
    pairs = [6 * one + other for one, other in pairwise(drawn)]
    assert unevenness(pairs, dict.fromkeys(range(36), 1)) < 66.6


def test_every_part_of_a_name_counts() -> None:
    many = [(action, 1) for action in range(2**16)]
    draws = [Draw("roll", 1, 0, many), Draw("roll", 0, 1, many), Draw("card", 1, 0, many)]
    draws += [Draw("roll1", 1, 0, many), Draw("roll", 11, 0, many), Draw("roll", 1, 10, many)]
    assert len({dice.outcome(SEED, draw) for draw in draws}) == len(draws)


def test_every_part_of_the_secret_counts() -> None:
    one, other = "0123456789abcdef", "fedcba9876543210"
    secrets = [
        dice.secret(SEED, "a", [one, other]),
        dice.secret(SEED, "b", [one, other]),
        dice.secret(SEED[::-1], "a", [one, other]),
        dice.secret(SEED, "a", [other, one]),
        dice.secret(SEED, "a", [one, None, other]),
        dice.secret(SEED, "a", [None, one, other]),
        dice.secret(SEED, "a", [one + other]),
        dice.secret(SEED, f"a,16:{one}", [other]),
    ]
    assert len(set(secrets)) == len(secrets)
    assert dice.commitment(SEED, "a") != dice.commitment(SEED, "b")


def test_a_seed_is_new_each_time() -> None:
    assert len({dice.new_seed() for _ in range(100)}) == 100
    assert len(dice.new_seed()) == 32
