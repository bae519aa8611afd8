"""The features by which a seat of Lemming Mafia judges a race: the places, its bets, its contracts.

Lemmings are numbered in the order of the race, whatever their colours, so that what is learnt of
one race holds for all. Features are amounts, each divided so that it is seldom far above 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import CONTRACTS_EACH, OUT
from clifftop.games.mafia.rules.movement import free_spaces
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.masks import members_of

ODDS: Final = 0  # + 3 × the place in the race: to win, to be eliminated, moves behind the first
COURSE: Final = 18  # moves left, bookmakers and Godfathers to come, a winner without blocks
OWN_BETS: Final = 22
OWN_CONTRACTS: Final = 23
CHANCES: Final = 24  # + 2 × the contract, the best first: its chance and its worth
LAID: Final = 30
OWN: Final = 31
WAYS: Final = 32  # + 6 × the place in the race: no choice, then the kinds of free spaces ahead
FEATURES: Final = 68


def own_features(state: MafiaState, seat: int, odds: QuickOdds) -> vec[float]:
    """What one seat sees: the race, whose odds were found just now, and its own cards."""
    features = vec[float]([0.0] * FEATURES)
    order = race_order(state)
    fill_race(state, order, odds, features)
    fill_ways(state, order, features, WAYS)
    waits = is_to_be_asked(state, seat)
    pile = state.piles[seat]
    bets = odds.bets(pile, waits and state.asked == q.BET)
    contracts = odds.contracts(state, seat, waits and state.asked == q.DROP)
    features[OWN_BETS] = bets / 4
    features[OWN_CONTRACTS] = contracts / 4
    chances: list[tuple[float, float]] = []
    for number in members_of(state.held[seat]):
        contract = state.board.contracts[number]
        chance = odds.chance(contract)
        chances.append((contract.worth / 4 * chance - (1 - chance) / 2, chance))
    while len(chances) < CONTRACTS_EACH:
        chances.append((0.0, 0.0))
    chances.sort(reverse=True)
    for number in range(CONTRACTS_EACH):
        worth, chance = chances[number]
        features[CHANCES + 2 * number] = chance
        features[CHANCES + 2 * number + 1] = worth
    laid = 0.0
    for number in range(len(pile)):
        laid += (number + 1) * odds.wins[pile[number]]
    features[LAID] = laid / 4
    features[OWN] = (bets + contracts) / 8
    return features


def fill_race(state: MafiaState, order: list[int], odds: QuickOdds, features: vec[float]) -> None:
    """What may become of the lemmings, and how far it is."""
    nearest = odds.moves[order[0]]
    for slot in range(6):
        lemming = order[slot]
        features[ODDS + 3 * slot] = odds.wins[lemming]
        features[ODDS + 3 * slot + 1] = odds.out[lemming]
        behind = 2.0
        if state.at[lemming] != OUT:
            behind = min(2.0, (odds.moves[lemming] - nearest) / 4)
        features[ODDS + 3 * slot + 2] = behind
    features[COURSE] = odds.left / 6
    features[COURSE + 1] = odds.bookmakers / 3
    features[COURSE + 2] = odds.godfathers / 2
    features[COURSE + 3] = odds.clean


def fill_ways(state: MafiaState, order: list[int], features: vec[float], first: int) -> None:
    """What each lemming finds ahead: the water or no choice, and each kind of space that is
    free."""
    kinds = state.board.kinds
    for slot in range(6):
        lemming = order[slot]
        if state.at[lemming] == OUT:
            continue
        ways = first + 6 * slot
        free = free_spaces(state, lemming)
        if not free:
            features[ways] = 1.0
            continue
        if not free & (free - 1):
            features[ways] = 0.5
        for space in members_of(free):
            kind = kinds[space]
            if kind:
                features[ways + kind] = 1.0


def race_order(state: MafiaState) -> list[int]:
    """The lemmings, the first one first: by place, by blocks, those eliminated in their order."""
    far: list[int] = []
    for lemming in range(6):
        at: int = state.at[lemming]
        blocks: int = state.blocks[lemming]
        far.append(4 * at - blocks)
    for number in range(len(state.eliminated)):
        far[state.eliminated[number]] = number - 100
    order: list[int] = []
    for lemming in range(6):
        place = len(order)
        while place > 0 and far[order[place - 1]] < far[lemming]:
            place -= 1
        order.insert(place, lemming)
    return order


def is_to_be_asked(state: MafiaState, seat: int) -> bool:
    """LM-R5: in a round that is going on, the seat's turn is now or still to come."""
    if state.asked != q.BET and state.asked != q.DROP:
        return False
    player, players = state.player, state.players
    return (state.to_act - player) % players <= (seat - player) % players
