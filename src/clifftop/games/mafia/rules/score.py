"""What the race has brought: the places of the lemmings, and the points of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.mafia.contracts import NOT_FULFILLED, Contract, fulfilled
from clifftop.games.mafia.pieces import EVERY_LEMMING, WATER
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


def winner(state: MafiaState) -> int:
    """LM-4.1: the one in the water, or the only one left."""
    for lemming in range(6):
        if state.at[lemming] == WATER:
            return lemming
    return state.racing.bit_length() - 1


def progress(state: MafiaState) -> list[int]:
    """LM-4.2: how far each lemming has come: along the pier, and behind the start those who are
    eliminated, the first one out last."""
    far: list[int] = [place for place in state.at]
    for out, lemming in enumerate(state.eliminated):
        far[lemming] = out - 8
    return far


def lemming_places(state: MafiaState) -> list[int]:
    """LM-4.2, LM-R13: one plus the number of those strictly ahead."""
    far = progress(state)
    return [1 + sum(other > own for other in far) for own in far]


def bet_points(state: MafiaState, seat: int) -> int:
    """LM-4.3: the place of the winner's card in the order in which the pile was laid."""
    pile, won = state.piles[seat], winner(state)
    return pile.index(won) + 1 if won in pile else 0


@final
class Finish:
    """What contracts are judged by, worked out once for all of them."""

    def __init__(self, state: MafiaState) -> None:
        self.places = lemming_places(state)
        self.eliminated = EVERY_LEMMING & ~state.racing
        self.blocks: int = state.blocks[winner(state)]

    def points(self, contract: Contract) -> int:
        """LM-4.4: what a contract that is still held is worth."""
        kept = fulfilled(contract, self.places, self.eliminated, self.blocks)
        return contract.worth if kept else NOT_FULFILLED


def contract_results(state: MafiaState, seat: int) -> list[tuple[int, int]]:
    """Each contract still held, and its points."""
    finish, contracts = Finish(state), state.board.contracts
    return [(number, finish.points(contracts[number])) for number in members_of(state.held[seat])]


def contract_points(state: MafiaState, seat: int) -> int:
    """LM-4.4: what the contracts still held are worth."""
    return all_contract_points(state)[seat]


def all_contract_points(state: MafiaState) -> list[int]:
    """The same by seat, the race judged once for everybody."""
    finish, contracts = Finish(state), state.board.contracts
    totals: list[int] = []
    for held in state.held:
        total = 0
        for number in members_of(held):
            total += finish.points(contracts[number])
        totals.append(total)
    return totals


def final_scores(state: MafiaState) -> list[int]:
    """LM-1.2: bets and contracts."""
    contracts = all_contract_points(state)
    return [bet_points(state, seat) + contracts[seat] for seat in range(state.players)]


def open_scores(state: MafiaState) -> list[int]:
    """Nothing: all points are from bets and contracts, and until the end these are known to their
    players alone (LM-R5, LM-R7). Even the sign of a sum would tell of a contract."""
    return [0] * state.players


def final_places(state: MafiaState) -> list[int]:
    """LM-4.6: by points, then by points from contracts; then the place is shared."""
    contracts = all_contract_points(state)
    standings = [
        (bet_points(state, seat) + contracts[seat], contracts[seat])
        for seat in range(state.players)
    ]
    return [1 + sum(other > own for other in standings) for own in standings]
