"""The cards of a position: bets and contracts, each in one place, known to those who may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.mafia.pieces import BET_PILE, CONTRACTS_EACH, LEMMINGS
from clifftop.games.mafia.position.gaps import Gaps
from clifftop.games.mafia.questions import DEAL, FINISHED, FIRST_PLAYER
from clifftop.kernel.errors import PositionError
from clifftop.kernel.history import EVERYONE
from clifftop.kernel.json_parts import Sheet, a_list, one_of, whole_number
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState

SEAT_KEYS: Final = ["bets", "contracts", "dropped"]


def read_seats(state: MafiaState, sheet: Sheet, gaps: Gaps | None) -> None:
    """One sheet a seat; those that are left out have laid no bets and dropped all contracts."""
    given = sheet.items("seats")
    if len(given) > state.players:
        raise PositionError("mafia-position-seats", "seats", number=state.players)
    for seat, item in enumerate(given):
        cards = Sheet(item, f"seats[{seat}]", SEAT_KEYS)
        read_bets(state, seat, cards, gaps)
        read_contracts(state, seat, cards, gaps)
    if state.asked != FIRST_PLAYER and state.asked != DEAL:
        fill_up(state, gaps)
    if state.asked == FINISHED:
        for thing in members_of(~state.undealt() & (1 << BET_PILE) - 1):
            state.known[thing] = EVERYONE
        for seat in range(state.players):
            state.known[BET_PILE + seat] = EVERYONE


def read_bets(state: MafiaState, seat: int, cards: Sheet, gaps: Gaps | None) -> None:
    """LM-1.3: each colour at most once, in the order in which they were laid."""
    given, where = cards.get("bets", []), cards.path("bets")
    if gaps is not None and isinstance(given, int):
        gaps.bets[seat] = whole_number(given, where, 0, len(LEMMINGS))
        return
    for name in a_list(given, where):
        lemming = one_of(name, LEMMINGS, where)
        if lemming in state.piles[seat]:
            raise PositionError("mafia-position-twice", where, lemming=LEMMINGS[lemming])
        state.lay(seat, lemming)


def read_contracts(state: MafiaState, seat: int, cards: Sheet, gaps: Gaps | None) -> None:
    """LM-1.3: three contracts a seat, held or dropped."""
    if gaps is not None and isinstance(cards.get("contracts", []), int):
        gaps.held[seat] = cards.number("contracts", 0, 0, CONTRACTS_EACH)
        gaps.dropped[seat] = cards.number("dropped", 0, 0, CONTRACTS_EACH)
    elif gaps is not None and isinstance(cards.get("dropped", []), int):
        # Nothing is held, so nothing is unknown of it.
        gaps.held[seat] = 0
        gaps.dropped[seat] = cards.number("dropped", 0, 0, CONTRACTS_EACH)
    else:
        for name in cards.items("contracts"):
            state.take_up(seat, contract_named(state, seat, name, cards.path("contracts")))
        for name in cards.items("dropped"):
            state.lay_down(seat, contract_named(state, seat, name, cards.path("dropped")))
        dealt = (state.held[seat] | state.dropped[seat]).bit_count()
        if dealt > CONTRACTS_EACH:
            raise PositionError("mafia-position-contracts", cards.where, number=dealt)


def contract_named(state: MafiaState, seat: int, name: object, where: str) -> int:
    """A contract that nobody else has; its owner knows it."""
    contract = one_of(name, state.board.contract_names, where)
    if not state.undealt() >> contract & 1:
        raise PositionError("mafia-position-contract-twice", where, contract=str(name))
    state.known[contract] = 1 << seat
    return contract


def fill_up(state: MafiaState, gaps: Gaps | None) -> None:
    """Contracts that a position does not speak of have been dropped: the first ones that nobody
    has, which score for nobody."""
    for seat in range(state.players):
        if gaps is not None and gaps.held[seat] >= 0:
            continue
        dealt = (state.held[seat] | state.dropped[seat]).bit_count()
        for contract in members_of(state.undealt())[: CONTRACTS_EACH - dealt]:
            state.lay_down(seat, contract)
            state.known[contract] = 1 << seat
