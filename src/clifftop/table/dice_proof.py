"""Rolling a finished game's dice again, from what its record tells: seed, nonces and takebacks.

Everything in a record was written by somebody, so nothing in it is believed before it is looked at.
What was taken back is played again as well: a server that could hide a draw behind an undo could
draw until it likes the result.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, final

from clifftop.kernel.errors import ClifftopError
from clifftop.kernel.record import Record
from clifftop.kernel.state import CHANCE, State
from clifftop.table import dice
from clifftop.table.chance_draws import Draw, Draws
from clifftop.table.forced_choices import question

DIGEST: Final = re.compile("[0-9a-f]{64}")
NONCE: Final = re.compile("[0-9a-f]{16,64}")
TABLE: Final = re.compile("[!-~]{1,100}")


class ProofError(ClifftopError):
    """Something about the dice of a record is not as it should be."""


class NoProof(ProofError):
    """There is nothing that could be checked, or nothing to check it with."""


class Takeback(NamedTuple):
    """An undo that went back beyond a decision."""

    seat: int
    start: int  # the length of the list before
    to: int  # and after
    people: list[str]  # who agreed; nobody if there were only bots to ask
    actions: list[int]  # what was taken back


class Proof(NamedTuple):
    """The dice are right, and this is what they were."""

    record: Record
    players: int
    draws: int  # that were checked, those included that an undo made void
    voided: list[int]  # by takeback, how many draws it made void
    takebacks: list[Takeback]
    nonces: list[str | None]  # by seat


def verify(
    record: Record, commitment: str | None = None, nonces: dict[int, str] | None = None
) -> Proof:
    """Check every draw that was ever made at the table, and compare with what a player wrote down
    before the game; a ProofError names the first thing that is wrong."""
    begin = first_state(record)
    told = record.notes.get("dice")
    if told is None:
        raise NoProof("proof-none")
    sheet = Sheet(told, begin.players)
    if commitment is not None:
        sheet.compare_commitment(commitment)
    for seat, nonce in sorted((nonces or {}).items()):
        sheet.compare_nonce(seat, nonce)
    takebacks = read_takebacks(record.notes.get("takebacks"), begin.players)
    stretches = unfold(record.actions, takebacks)
    try:
        record.replay()
    except ClifftopError as error:
        raise ProofError("proof-replay", error=str(error)) from error

    again = Again(begin, sheet.secret(), takebacks)
    voided = []
    for number, takeback in enumerate(takebacks):
        again.play(stretches[number])
        voided.append(again.go_back(number, takeback))
    again.play(stretches[-1])
    return Proof(record, begin.players, again.checked, voided, takebacks, sheet.nonces)


def first_state(record: Record) -> State:
    try:
        return record.begin()
    except ClifftopError as error:
        raise NoProof("proof-replay", error=str(error)) from error


@final
class Sheet:
    """What a record tells of its dice: table, seed, commitment and nonces."""

    def __init__(self, told: object, players: int) -> None:
        if not isinstance(told, dict):
            raise ProofError("proof-field", field="dice")
        self.table = word(told.get("table"), "table", TABLE)
        self.seed = bytes.fromhex(word(told.get("seed"), "seed", DIGEST))
        self.commitment = word(told.get("commitment"), "commitment", DIGEST)
        nonces = told.get("nonces")
        if not isinstance(nonces, list) or len(nonces) != players:
            raise ProofError("proof-field", field="nonces")
        self.nonces = [None if nonce is None else word(nonce, "nonces", NONCE) for nonce in nonces]
        if dice.commitment(self.seed, self.table) != self.commitment:
            raise ProofError("proof-commitment")

    def compare_commitment(self, written: str) -> None:
        """Capitals are as good: people copy things in many ways."""
        if DIGEST.fullmatch(written.lower()) is None:
            raise NoProof("proof-commitment-form", given=written)
        if written.lower() != self.commitment:
            raise ProofError("proof-commitment-other", commitment=self.commitment)

    def compare_nonce(self, seat: int, written: str) -> None:
        if not 0 <= seat < len(self.nonces):
            raise NoProof("no-such-seat", seat=str(seat), last=len(self.nonces) - 1)
        if NONCE.fullmatch(written.lower()) is None:
            raise NoProof("proof-nonce-form", given=written)
        if written.lower() != self.nonces[seat]:
            raise ProofError("proof-nonce-other", seat=seat)

    def secret(self) -> bytes:
        return dice.secret(self.seed, self.table, self.nonces)


def word(value: object, field: str, form: re.Pattern[str]) -> str:
    if not isinstance(value, str) or form.fullmatch(value) is None:
        raise ProofError("proof-field", field=field)
    return value


def read_takebacks(noted: object, players: int) -> list[Takeback]:
    if not isinstance(noted, list):
        raise ProofError("proof-field", field="takebacks")
    return [read_takeback(number, note, players) for number, note in enumerate(noted)]


def read_takeback(number: int, note: object, players: int) -> Takeback:
    """One takeback, if each part of it is of the right sort and they fit each other."""
    wrong = ProofError("proof-takeback", number=number + 1)
    if not isinstance(note, dict):
        raise wrong
    seat, start, to = note.get("seat"), note.get("from"), note.get("to")
    people, actions = note.get("people"), note.get("actions")
    if type(seat) is not int or type(start) is not int or type(to) is not int:
        raise wrong
    if not isinstance(people, list) or not all(isinstance(who, str) for who in people):
        raise wrong
    if not isinstance(actions, list) or not all(type(action) is int for action in actions):
        raise wrong
    fits = 0 <= to < start == to + len(actions)
    if not fits or not 0 <= seat < players or len(people) > players:
        raise wrong
    return Takeback(seat, start, to, people, actions)


def unfold(final: list[int], takebacks: list[Takeback]) -> list[list[int]]:
    """What was played before each takeback and after the last, each time from where the one before
    it had gone back to.

    It is read backwards: before the last takeback the list was the final one up to where that went
    back, and then what was taken back; and so on to the first.
    """
    actions = final[:]
    stretches: list[list[int]] = []
    for number in range(len(takebacks) - 1, -1, -1):
        to = takebacks[number].to
        if to > len(actions):
            raise ProofError("proof-takeback", number=number + 1)
        stretches.append(actions[to:])
        actions[to:] = takebacks[number].actions
    stretches.append(actions)
    return stretches[::-1]


@final
class Again:
    """The table once more: the game as it went, with each draw held against the dice."""

    def __init__(self, begin: State, secret: bytes, takebacks: list[Takeback]) -> None:
        self.state = begin.copy()
        self.length = 0  # of the list of actions
        self.secret = secret
        self.draws = Draws()
        self.checked = 0
        # States to go back to, by length, so that many takebacks take no longer than their actions.
        self.marks = {takeback.to for takeback in takebacks}
        self.marked = {0: begin}

    def play(self, actions: list[int]) -> None:
        for action in actions:
            if self.state.to_act == CHANCE:
                self.check(action)
            try:
                self.state.apply(action)
            except ClifftopError as error:
                facts = {"number": self.length, "action": str(action), "error": str(error)}
                raise ProofError("proof-action", **facts) from error
            self.length += 1
            if self.length in self.marks:
                self.marked[self.length] = self.state.copy()

    def check(self, found: int) -> None:
        """Hold a draw against the dice."""
        ordinal, attempt = len(self.draws.places), self.draws.attempt()
        draw = Draw(question(self.state), ordinal, attempt, self.state.chance_weights())
        expected = dice.outcome(self.secret, draw)
        if found != expected:
            facts = {"kind": draw.kind, "ordinal": ordinal, "attempt": attempt}
            raise ProofError("proof-draw", expected=expected, found=str(found), **facts)
        self.draws.made(self.length)
        self.checked += 1

    def go_back(self, number: int, takeback: Takeback) -> int:
        """Take back what was taken back; how many draws that made void. A seat takes back a
        decision of its own, so it must be asked now."""
        before = len(self.draws.places)
        self.draws.go_back(takeback.to)
        self.length = takeback.to
        self.state = self.marked[takeback.to].copy()
        if self.state.to_act != takeback.seat:
            raise ProofError("proof-takeback", number=number + 1)
        return before - len(self.draws.places)
