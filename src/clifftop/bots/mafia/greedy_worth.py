"""What a table of Lemming Mafia is worth to a seat.

The points its bets and contracts can be expected to bring, as the race stands. Only what the seat
can know goes in: of the others' cards how many they hold. What they hold is as likely to want one
thing as the other, so it cannot be played against; but a bookmaker or a Godfather is there for all.
"""

from __future__ import annotations

import math
from typing import Final, final

from clifftop.bots.mafia.greedy_odds import PierOdds, RaceOdds
from clifftop.games.mafia import contracts as c
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.contracts import NOT_FULFILLED, Contract
from clifftop.games.mafia.rules.score import bet_points, contract_points
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.masks import members_of

IN_TIME: Final = 0.8  # how often it is seen in time for the Godfather that a contract fails
RIVALS_BET: Final = 0.7  # what a stop at a bookmaker brings the others, in points each
RIVALS_DROP: Final = 0.4  # … and one with the Godfather


@final
class GreedyWorth:
    """How one seat judges tables, as long as one decision lasts."""

    def __init__(self, seat: int, pier_odds: PierOdds) -> None:
        self.seat = seat
        self.pier_odds = pier_odds

    def worth(self, state: MafiaState) -> float:
        """The points the seat can expect, less what an open round gives the others."""
        seat = self.seat
        if state.asked == q.FINISHED:
            return float(bet_points(state, seat) + contract_points(state, seat))
        odds = RaceOdds(state, self.pier_odds)
        in_round = state.asked in (q.BET, q.DROP) and self.is_to_be_asked(state)
        worth = self.bets(state, odds, in_round and state.asked == q.BET)
        worth += self.contracts(state, odds, in_round and state.asked == q.DROP)
        if state.asked == q.BET:
            worth -= RIVALS_BET * self.rivals([len(pile) < 6 for pile in state.piles])
        elif state.asked == q.DROP:
            worth -= RIVALS_DROP * self.rivals([held != 0 for held in state.held])
        return worth

    def is_to_be_asked(self, state: MafiaState) -> bool:
        """LM-R5: in the round that is going on, the seat's turn is now or still to come."""
        player, players = state.player, state.players
        return (state.to_act - player) % players <= (self.seat - player) % players

    def rivals(self, asked: list[bool]) -> float:
        """The share of the others who can make use of a round."""
        return (sum(asked) - asked[self.seat]) / (len(asked) - 1)

    def bets(self, state: MafiaState, odds: RaceOdds, now: bool) -> float:
        return bets_worth(state.piles[self.seat], odds, now)

    def contracts(self, state: MafiaState, odds: RaceOdds, now: bool) -> float:
        """LM-4.4: what is held; a contract that fails may still be dropped in time. `now`: one
        may be dropped at once."""
        cost = cost_of_failing(odds)
        total = worst = 0.0
        for number in members_of(state.held[self.seat]):
            chance = self.chance(state.board.contracts[number], odds)
            worth = state.board.contracts[number].worth * chance + cost * (1 - chance)
            total += worth
            worst = min(worst, worth)
        return total - worst if now else total

    def chance(self, contract: Contract, odds: RaceOdds) -> float:
        """LM-4.5: that a contract will be fulfilled."""
        kind = contract.kind
        if kind == c.OUT:
            return odds.one_out(contract.lemming, contract.other)
        if kind == c.AHEAD:
            return odds.ahead(contract.lemming, contract.other)
        if kind == c.THIRD:
            return odds.third(contract.lemming)
        if kind == c.FEW_OUT:
            return sum(odds.number_out()[:2])
        if kind == c.MANY_OUT:
            return sum(odds.number_out()[3:])
        return odds.clean


def cost_of_failing(odds: RaceOdds) -> float:
    """LM-4.4: what a contract that fails may cost, since it may be dropped in time."""
    return NOT_FULFILLED * (1 - IN_TIME * (1 - math.exp(-odds.godfathers)))


def bets_worth(pile: tuple[int, ...], odds: RaceOdds, now: bool) -> float:
    """LM-4.3: the cards laid, and those that may still be: with so many bookmakers to come, the
    likeliest ones, the likeliest last. `now`: one is open."""
    wins = odds.wins
    worth = sum([place * wins[lemming] for place, lemming in enumerate(pile, 1)])
    unlaid = sorted([wins[lemming] for lemming in range(6) if lemming not in pile])
    most = len(unlaid)
    others, likely = 1.0, math.exp(-odds.bookmakers)  # Poisson: none to come, then one, …
    for come in range(most + 1):
        laid = min(most, come + now)
        points = 0.0
        for place in range(1, laid + 1):
            points += (len(pile) + place) * unlaid[most - laid + place - 1]
        worth += points * (others if come == most else likely)
        others -= likely
        likely *= odds.bookmakers / (come + 1)
    return worth
