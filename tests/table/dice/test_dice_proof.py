"""A finished game's dice can be rolled again, and what was changed is found out."""

from typing import Any

import pytest
from tests.table.dice.dice_steps import (
    COMMITMENT,
    NONCES,
    SEED,
    TABLE,
    another_course,
    draws_made,
    fair,
    fault,
    places_of_draws,
    played,
    state_after,
    told,
)
from tests.table.table_builder import GAMES

from clifftop import Record
from clifftop.table import Draw, dice
from clifftop.table.dice_proof import NoProof, verify

# What is right.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("people", "undo"), [(1, 0), (1, 12), (3, 12)])
def test_a_fair_game_is_proved(game: str, people: int, undo: int) -> None:
    table = played(game, people, undo)
    record = Record.loads(table.record(seed=SEED.hex()).dumps())
    proof = verify(record, COMMITMENT.upper(), dict(enumerate(NONCES[:people])))
    assert proof.draws == draws_made(table)
    assert proof.draws - sum(proof.voided) == len(places_of_draws(record))
    assert [back.to for back in proof.takebacks] == [note["to"] for note in table.game.takebacks]
    assert bool(sum(proof.voided)) == bool(undo)
    assert [nonce is not None for nonce in proof.nonces] == [seat < people for seat in range(3)]


def test_who_agreed_is_told() -> None:
    proof = verify(fair("lemminge", people=2))
    assert {tuple(back.people) for back in proof.takebacks} == {("Ada",), ("Bob",)}
    assert {tuple(back.people) for back in verify(fair("lemminge", people=1)).takebacks} == {()}


# Draws that are not what they should be.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("which", [0, 0.3, 0.8])
def test_one_draw_was_changed(game: str, which: float) -> None:
    record = fair(game, people=1, undo=0)
    places = places_of_draws(record)
    ordinal = int(which * len(places))
    while len(state_after(record, places[ordinal]).actions()) == 1:
        ordinal += 1
    changed = another_course(record, ordinal)
    changed.replay()  # by the rules there is nothing wrong with it
    wrong = fault(changed)
    assert wrong.message == "proof-draw"
    assert wrong.facts["ordinal"] == ordinal
    assert wrong.facts["expected"] == record.actions[places[ordinal]]


@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_draws_until_it_likes_the_result(game: str) -> None:
    """It skips an attempt that nobody has taken back."""

    def greedy(secret: bytes, draw: Draw) -> int:
        drawn = dice.outcome(secret, draw)
        if draw.ordinal == 20:
            attempt = 1
            while len(draw.outcomes) > 1 and drawn == dice.outcome(secret, draw):
                drawn = dice.outcome(secret, draw._replace(attempt=attempt))
                attempt += 1
        return drawn

    wrong = fault(played(game, roll=greedy).record(seed=SEED.hex()))
    assert (wrong.message, wrong.facts["ordinal"]) == ("proof-draw", 20)


def test_a_server_that_uses_a_void_draw_again() -> None:
    def stubborn(secret: bytes, draw: Draw) -> int:
        return dice.outcome(secret, draw._replace(attempt=0))

    wrong = fault(played("leaping-lemmings", undo=12, roll=stubborn).record(seed=SEED.hex()))
    assert wrong.message == "proof-draw"
    assert wrong.facts["attempt"] != 0


# Seeds, nonces and commitments.


def test_another_seed() -> None:
    record = fair()
    told(record)["seed"] = bytes(32).hex()
    assert fault(record).message == "proof-commitment"
    told(record)["commitment"] = dice.commitment(bytes(32), TABLE)
    assert fault(record).message == "proof-draw"
    assert fault(record, commitment=COMMITMENT).message == "proof-commitment-other"


def test_another_table() -> None:
    record = fair()
    told(record)["table"] = "another"
    assert fault(record).message == "proof-commitment"
    told(record)["commitment"] = dice.commitment(SEED, "another")
    assert fault(record).message == "proof-draw"


@pytest.mark.parametrize("nonce", ["0123456789abcdee", None])
def test_another_nonce(nonce: str | None) -> None:
    record = fair()
    told(record)["nonces"][0] = nonce
    assert fault(record).message == "proof-draw"
    assert fault(record, nonces={0: NONCES[0]}).message == "proof-nonce-other"


def test_nonces_of_the_wrong_seats() -> None:
    record = fair()
    told(record)["nonces"].reverse()
    assert fault(record).message == "proof-draw"


def test_a_nonce_for_each_seat() -> None:
    record = fair()
    told(record)["nonces"].append(None)
    assert fault(record).message == "proof-field"
    del told(record)["nonces"][2:]
    assert fault(record).message == "proof-field"


def test_a_game_that_was_made_up_afterwards_shows_only_to_who_wrote_something_down() -> None:
    record = fair()
    assert verify(record).draws
    wrong = fault(record, commitment="ab" * 32)
    assert (wrong.message, wrong.facts["commitment"]) == ("proof-commitment-other", COMMITMENT)
    assert fault(record, nonces={1: "ab" * 8}).message == "proof-nonce-other"


@pytest.mark.parametrize(
    "written",
    [
        {"commitment": "ab"},
        {"commitment": "x" * 5000},
        {"nonces": {0: "xyz"}},
        {"nonces": {3: NONCES[0]}},
        {"nonces": {-1: NONCES[0]}},
    ],
)
def test_what_cannot_have_been_written_down(written: dict[str, Any]) -> None:
    assert isinstance(fault(fair(), **written), NoProof)


# Records that cannot be used.


def test_a_record_without_dice() -> None:
    record = fair()
    del record.notes["dice"]
    assert isinstance(fault(record), NoProof)


def test_a_record_of_rules_that_are_not_played_here() -> None:
    record = fair()
    record.rules = 99
    assert isinstance(fault(record), NoProof)
    record.game = "chess"
    assert isinstance(fault(record), NoProof)


def test_a_record_that_does_not_replay() -> None:
    record = fair()
    record.hash = "0" * 64
    assert fault(record).message == "proof-replay"
    record = fair()
    record.actions.append(0)
    assert fault(record).message == "proof-replay"
