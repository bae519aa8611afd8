"""How likely each contract of Lemming Mafia is, and what it is worth to whoever holds it."""

from __future__ import annotations

from librt.vecs import vec

from clifftop.bots.greedy.mafia_odds import Odds, numbers
from clifftop.bots.greedy.mafia_worth import cost_of_failing
from clifftop.games.mafia import contracts as c
from clifftop.games.mafia.board import Pier
from clifftop.games.mafia.pieces import CONTRACTS


def all_chances(odds: Odds, board: Pier) -> vec[float]:
    """LM-4.5: by contract, that it will be fulfilled."""
    ahead = [[0.0] * 6 for _ in range(6)]
    for one in range(6):
        for other in range(6):
            if one != other:
                ahead[one][other] = odds.ahead(one, other)
    number_out = odds.number_out()
    chances = vec[float]([0.0] * CONTRACTS)
    for number in range(CONTRACTS):
        contract = board.contracts[number]
        kind = contract.kind
        if kind == c.OUT:
            chances[number] = odds.one_out(contract.lemming, contract.other)
        elif kind == c.AHEAD:
            chances[number] = ahead[contract.lemming][contract.other]
        elif kind == c.THIRD:
            others = [ahead[one][contract.lemming] for one in range(6) if one != contract.lemming]
            first = numbers(others)
            chances[number] = first[0] + first[1] + first[2]
        elif kind == c.FEW_OUT:
            chances[number] = number_out[0] + number_out[1]
        elif kind == c.MANY_OUT:
            chances[number] = number_out[3] + number_out[4] + number_out[5] + number_out[6]
        else:
            chances[number] = odds.clean
    return chances


def all_worths(odds: Odds, board: Pier) -> vec[float]:
    """LM-4.4: by contract, the points it may bring; one that fails may be dropped in time."""
    cost = cost_of_failing(odds)
    worths = all_chances(odds, board)
    for number in range(CONTRACTS):
        chance = worths[number]
        worths[number] = board.contracts[number].worth * chance + cost * (1 - chance)
    return worths
