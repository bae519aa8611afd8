"""What the race has brought: the places of the lemmings, and the points of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.mafia.contracts import NOT_FULFILLED, fulfilled
from clifftop.games.mafia.pieces import EVERY_LEMMING, WATER
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


def winner(state: MafiaState) -> int:
    """LM-4.1: the one in the water, or the only one left."""
    if WATER in state.at:
        return state.at.index(WATER)
    return state.racing.bit_length() - 1


def progress(state: MafiaState) -> list[int]:
    """LM-4.2: how far each lemming has come: along the pier, and behind the start those who are
    eliminated, the first one out last."""
    far = state.at[:]
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


def contract_points(state: MafiaState, seat: int) -> int:
    """LM-4.4: what the contracts still held are worth."""
    return sum(points for _, points in contract_results(state, seat))


def contract_results(state: MafiaState, seat: int) -> list[tuple[int, int]]:
    """Each contract still held, and its points."""
    places = lemming_places(state)
    eliminated = EVERY_LEMMING & ~state.racing
    blocks = state.blocks[winner(state)]
    results: list[tuple[int, int]] = []
    for number in members_of(state.held[seat]):
        contract = state.board.contracts[number]
        kept = fulfilled(contract, places, eliminated, blocks)
        results.append((number, contract.worth if kept else NOT_FULFILLED))
    return results


def final_scores(state: MafiaState) -> list[int]:
    """LM-1.2: bets and contracts."""
    return [bet_points(state, seat) + contract_points(state, seat) for seat in range(state.players)]


def open_scores(state: MafiaState) -> list[int]:
    """Nothing: all points are from bets and contracts, and until the end these are known to their
    players alone (LM-R5, LM-R7). Even the sign of a sum would tell of a contract."""
    return [0] * state.players


def final_places(state: MafiaState) -> list[int]:
    """LM-4.6: by points, then by points from contracts; then the place is shared."""
    scores = final_scores(state)
    standings = [(scores[seat], contract_points(state, seat)) for seat in range(state.players)]
    return [1 + sum(other > own for other in standings) for own in standings]
