"""The pellets of a position: on the board, in purses, spent, and what is left to be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping.pieces import FAVOR_PELLET, PELLET_LETTERS, PURSE
from clifftop.games.leaping.position.gaps import Gaps
from clifftop.games.leaping.position.read_hexes import hex_named
from clifftop.games.leaping.questions import CLAIM, FINISHED
from clifftop.kernel.bytes_edit import with_more
from clifftop.kernel.errors import PositionError
from clifftop.kernel.history import EVERYONE
from clifftop.kernel.json_parts import Sheet, a_word, whole_number

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def read_pellets(state: LeapingState, sheet: Sheet, clans: list[Sheet], gaps: Gaps | None) -> None:
    """LL-1.5: 32 pellets in all, wherever they are."""
    if sheet.has("pellets"):
        state.pellets = 0
        for name in sheet.items("pellets"):
            hex = hex_named(state, name, "pellets")
            if not state.board.pellet_hexes >> hex & 1:
                raise PositionError("position-pellet-hex", "pellets", hex=str(name))
            state.pellets |= 1 << hex
    pool = list(state.pool)
    for seat in range(state.players):
        read_purse(state, seat, clans[seat], pool, gaps)
        if state.asked == FINISHED:
            state.known[PURSE + seat] = EVERYONE
    if state.asked == CLAIM and not state.pellets >> state.hex & 1:
        raise PositionError("position-claim", "asked.hex", hex=state.board.names[state.hex])
    claimed = sum(ledger.count("c") for ledger in state.ledger)
    state.reserve = sum(state.board.pellet_markers) - state.pellets.bit_count() - claimed
    if state.reserve < 0 or min(pool) < 0:
        raise PositionError("position-pellets", "pellets", markers=sum(state.board.pellet_markers))
    state.pool = bytes(pool)


def read_purse(
    state: LeapingState, seat: int, clan: Sheet, pool: list[int], gaps: Gaps | None
) -> None:
    """The pellets a clan holds: "12f", or with a guess their number; and how it came by them.
    What it is known to have had is taken out of the pool."""
    given = clan.get("pellets", "")
    where = clan.path("pellets")
    if gaps is not None and isinstance(given, int):
        gaps.purses.append(seat)
        held = whole_number(given, where, 0, 32)
    else:
        purse = a_word(given, where)
        held = len(purse)
        for letter in purse:
            if letter not in PELLET_LETTERS:
                raise PositionError("position-pellet", where, letter=letter)
            kind = PELLET_LETTERS.index(letter)
            state.purse = with_more(state.purse, 3 * seat + kind, 1)
            pool[kind] -= 1
    ledger = clan.word("ledger", "c" * held)
    check_ledger(ledger, held, clan.path("ledger"))
    state.ledger = (*state.ledger[:seat], ledger, *state.ledger[seat + 1 :])
    pool[FAVOR_PELLET] -= spent_in(ledger)


def check_ledger(ledger: str, held: int, where: str) -> None:
    """A "c" for each claim, a digit for favors given up; what is left must be what is held."""
    pellets = 0
    for letter in ledger:
        if letter not in "c123":
            raise PositionError("position-ledger", where, held=held)
        pellets += 1 if letter == "c" else -int(letter)
        if pellets < 0:
            raise PositionError("position-ledger", where, held=held)
    if pellets != held:
        raise PositionError("position-ledger", where, held=held)


def spent_in(ledger: str) -> int:
    """How many favor pellets a clan has given up."""
    return sum(int(letter) for letter in ledger if letter != "c")
