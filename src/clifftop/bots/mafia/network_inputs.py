"""The inputs of the network of Lemming Mafia: a race with all cards open, as it looks to one seat.

A bot that tries moves out in an imagined world sees all cards there. So nothing is said here about
what anybody believes: only who has which cards, what these may bring, and who would be ahead if
this lemming won or that one.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.mafia.greedy_odds import PierOdds
from clifftop.bots.mafia.judge_features import fill_race, fill_ways, race_order
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.games.mafia import contracts as c
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.pieces import CONTRACTS, OUT
from clifftop.games.mafia.state import MafiaState

PLACES: Final = 36  # on the pier where the weights were learnt: the start and 35 spaces
SEATS: Final = 4  # the seat that looks and three others, in their order round the table

# Flags are there or not. Of each lemming, in the order of the race: its place, that it is
# eliminated, its blocks.
OF_A_LEMMING: Final = PLACES + 3
ELIMINATED: Final = PLACES
BLOCK: Final = PLACES + 1
# Of each seat, by the order of the race: the place of the card in the pile, then the contracts.
CARDS: Final = 6 * OF_A_LEMMING
OF_A_SEAT: Final = 100
THIRD: Final = 42
AHEAD: Final = 48
ONE_OUT: Final = 78
NO_LEMMING: Final = 93
HELD: Final = 96
WHOSE_TURN: Final = CARDS + SEATS * OF_A_SEAT
FLAGS: Final = WHOSE_TURN + SEATS
MOST_FLAGS: Final = 96  # at once

# Amounts are each divided so that they are seldom far above 1.
WAYS: Final = 22  # after what `fill_race` says; what `fill_ways` does
HOPES: Final = 58  # + 11 × seat: bets, contracts, both, cards laid, doubt, then chance and worth
IF_IT_WINS: Final = 102  # + 4 × the order + seat: points
AHEAD_OF_ALL: Final = 126  # … how likely these are the most
LIKELY: Final = 150  # … times how likely the lemming wins
VICTORY: Final = 174  # + seat: of all lemmings together
AMOUNTS: Final = 178
OF_HOPES: Final = 11

STEEP: Final = 1.7  # by which a point of difference moves the odds, over the doubt about it
NOT_LAID: Final = 0.5  # doubt about each point that bets not yet laid may bring
NEVER_SURE: Final = 0.25
FAR_BEHIND: Final = -6.0  # points of an empty place, as if all its contracts failed


@final
class NetworkInputs:
    """`look` at a race with the eyes of a seat; then read `flags`, as many as `flagged` says, and
    all `amounts`."""

    def __init__(self, board: Pier, pier_odds: PierOdds) -> None:
        self.board = board
        self.odds = QuickOdds(pier_odds)
        # By place + 1: the place of ours that it stands for. Ours stand for themselves.
        stands_for = [0]
        for space in range(board.size):
            stands_for.append(1 + round((PLACES - 2) * space / (board.size - 1)))
        self.stands_for = vec[i64]([i64(place) for place in stands_for])
        contracts = board.contracts
        self.kinds = vec[i64]([i64(contract.kind) for contract in contracts])
        self.lemmings = vec[i64]([i64(max(0, contract.lemming)) for contract in contracts])
        self.others = vec[i64]([i64(max(0, contract.other)) for contract in contracts])
        self.worths = vec[float]([float(contract.worth) for contract in contracts])
        self.flags = vec[i64]([0] * MOST_FLAGS)
        self.flagged: i64 = 0
        self.amounts = vec[float]([0.0] * AMOUNTS)
        # The lemmings in the order of the race, and the place of each in it.
        self.order = vec[i64]([0] * 6)
        self.slot = vec[i64]([0] * 6)
        self.chances = vec[float]([0.0] * CONTRACTS)
        # By seat and lemming: the points if that one wins; and by seat, the doubt about them.
        self.points = vec[float]([0.0] * (SEATS * 6))
        self.doubts = vec[float]([0.0] * SEATS)
        self.first = vec[float]([0.0] * SEATS)

    def look(self, state: MafiaState, seat: int) -> None:
        odds = self.odds
        odds.look(state)
        amounts = self.amounts
        self.flagged = 0
        at: i64
        for at in range(AMOUNTS):
            amounts[at] = 0.0
        order = race_order(state)
        for at in range(6):
            lemming: i64 = order[at]
            self.order[at] = lemming
            self.slot[lemming] = at
        odds.all_chances(self.board, self.chances)
        fill_race(state, order, odds, amounts)
        fill_ways(state, order, amounts, WAYS)
        self.see_places(state)
        company = self.company(state, seat)
        for at in range(SEATS):
            other: i64 = company[at]
            if other < 0:
                self.see_nobody(at)
            else:
                self.see_seat(state, at, other)
            if other == state.player:
                self.flag(WHOSE_TURN + at)
        self.compare()

    def flag(self, number: i64) -> None:
        self.flags[self.flagged] = number
        self.flagged += 1

    def company(self, state: MafiaState, seat: int) -> list[int]:
        """The seat and three others: at a large table those that may hope for most; at a small one
        the last place is empty."""
        players = state.players
        others = [(seat + after) % players for after in range(1, players)]
        if len(others) > SEATS - 1:
            hopes = [self.hope(state, other) for other in others]
            least = sorted(hopes, reverse=True)[SEATS - 2]
            most = [other for other, hope in zip(others, hopes, strict=True) if hope >= least]
            others = most[: SEATS - 1]
        return [seat, *others, *[-1] * (SEATS - 1 - len(others))]

    def hope(self, state: MafiaState, seat: int) -> float:
        odds = self.odds
        return odds.bets(state.piles[seat], False) + odds.contracts(state, seat, False)

    def see_places(self, state: MafiaState) -> None:
        """Where the lemmings are, and their blocks."""
        slot: i64
        for slot in range(6):
            lemming = self.order[slot]
            of_it = OF_A_LEMMING * slot
            at = i64(state.at[lemming])
            if at == OUT:
                self.flag(of_it + ELIMINATED)
                continue
            self.flag(of_it + self.stands_for[at + 1])
            blocks = i64(state.blocks[lemming])
            for block in range(blocks):
                self.flag(of_it + BLOCK + block)

    def see_nobody(self, who: i64) -> None:
        """An empty place has laid nothing and holds nothing, and is never ahead."""
        lemming: i64
        for lemming in range(6):
            self.flag(CARDS + OF_A_SEAT * who + 7 * lemming)
            self.points[6 * who + lemming] = FAR_BEHIND
        self.flag(CARDS + OF_A_SEAT * who + HELD)
        self.doubts[who] = NEVER_SURE

    def see_seat(self, state: MafiaState, who: i64, seat: i64) -> None:
        """The cards of a seat, and what they may bring."""
        odds, amounts = self.odds, self.amounts
        pile = state.piles[seat]
        bets = odds.bets(pile, False)
        laid = 0.0
        base = CARDS + OF_A_SEAT * who
        points = self.points
        lemming: i64
        for lemming in range(6):
            points[6 * who + lemming] = 0.0
        for place in range(len(pile)):
            lemming = pile[place]
            laid += (place + 1) * odds.wins[lemming]
            points[6 * who + lemming] = float(place + 1)
        for lemming in range(6):
            placed = points[6 * who + lemming]
            self.flag(base + 7 * self.slot[lemming] + i64(placed))
            if placed == 0.0:
                points[6 * who + lemming] = bets - laid
        contracts, doubt = self.see_contracts(state, who, seat)
        hopes = HOPES + OF_HOPES * who
        amounts[hopes] = bets / 4
        amounts[hopes + 1] = contracts / 4
        amounts[hopes + 2] = (bets + contracts) / 8
        amounts[hopes + 3] = laid / 4
        amounts[hopes + 4] = math.sqrt(doubt) / 3
        self.doubts[who] = doubt + NOT_LAID * (bets - laid) + NEVER_SURE

    def see_contracts(self, state: MafiaState, who: i64, seat: i64) -> tuple[float, float]:
        """What the contracts of a seat may bring, and the doubt about that."""
        amounts, slot = self.amounts, self.slot
        base = CARDS + OF_A_SEAT * who
        cost = self.odds.cost_of_failing()
        total = doubt = 0.0
        number = 0
        hopes = HOPES + OF_HOPES * who + 5
        held = state.held[seat]
        card: i64 = 0
        while held:
            if held & 1:
                chance = self.chances[card]
                one, other = slot[self.lemmings[card]], slot[self.others[card]]
                kind = self.kinds[card]
                if kind == c.THIRD:
                    self.flag(base + THIRD + one)
                elif kind == c.AHEAD:
                    self.flag(base + AHEAD + 5 * one + (other - 1 if other > one else other))
                elif kind == c.OUT:
                    first, second = min(one, other), max(one, other)
                    self.flag(
                        base + ONE_OUT + 5 * first - first * (first - 1) // 2 + second - first - 1
                    )
                else:
                    self.flag(base + NO_LEMMING + kind - c.FEW_OUT)
                gain = self.worths[card] - cost
                worth = cost + gain * chance
                total += worth
                doubt += chance * (1.0 - chance) * gain * gain
                place = number
                while place > 0 and 4.0 * amounts[hopes + 2 * place - 1] < worth:
                    amounts[hopes + 2 * place] = amounts[hopes + 2 * place - 2]
                    amounts[hopes + 2 * place + 1] = amounts[hopes + 2 * place - 1]
                    place -= 1
                amounts[hopes + 2 * place] = chance
                amounts[hopes + 2 * place + 1] = worth / 4
                number += 1
                self.add_by_winner(who, card, cost, gain)
            held >>= 1
            card += 1
        self.flag(base + HELD + number)
        return total, max(0.0, doubt)

    def add_by_winner(self, who: i64, card: i64, cost: float, gain: float) -> None:
        """What a contract may bring, by the lemming that wins."""
        odds, points = self.odds, self.points
        kind, one, other = self.kinds[card], self.lemmings[card], self.others[card]
        usual = self.chances[card]
        lemming: i64
        for lemming in range(6):
            chance = usual
            if kind == c.CLEAN_WINNER:
                chance = odds.first_and_clean[lemming]
            elif kind == c.OUT:
                if lemming == one:
                    chance = odds.out[other]
                elif lemming == other:
                    chance = odds.out[one]
            elif lemming == one:
                if kind == c.THIRD or kind == c.AHEAD:
                    chance = 1.0
            elif lemming == other and kind == c.AHEAD:
                chance = 0.0
            points[6 * who + lemming] += cost + gain * chance

    def compare(self) -> None:
        """By the lemming that wins: who has most points then."""
        amounts, points, doubts, first = self.amounts, self.points, self.doubts, self.first
        wins = self.odds.wins
        slot: i64
        who: i64
        other: i64
        for slot in range(6):
            lemming = self.order[slot]
            likely = wins[lemming]
            for who in range(SEATS):
                first[who] = 1.0
                amounts[IF_IT_WINS + SEATS * slot + who] = points[6 * who + lemming] / 8
            if likely > 0.0:
                for who in range(SEATS):
                    for other in range(who + 1, SEATS):
                        lead = points[6 * who + lemming] - points[6 * other + lemming]
                        doubt = math.sqrt(doubts[who] + doubts[other])
                        ahead = 1.0 / (1.0 + math.exp(-STEEP * lead / doubt))
                        first[who] *= ahead
                        first[other] *= 1.0 - ahead
            total = first[0] + first[1] + first[2] + first[3]
            for who in range(SEATS):
                share = first[who] / total
                amounts[AHEAD_OF_ALL + SEATS * slot + who] = share
                amounts[LIKELY + SEATS * slot + who] = 2 * share * likely
                amounts[VICTORY + who] += 2 * share * likely
