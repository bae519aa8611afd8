"""The odds of a race of Lemming Mafia, and what it is worth to whom, worked out quickly.

The very same as `greedy_odds` and `greedy_worth` say, but on native numbers and without lists,
since trials ask for it thousands of times.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.mafia.greedy_odds import LAST_MOVE, SPREAD, PierOdds
from clifftop.bots.mafia.greedy_worth import IN_TIME, RIVALS_BET, RIVALS_DROP
from clifftop.games.mafia import contracts as c
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.contracts import NOT_FULFILLED, Contract
from clifftop.games.mafia.pieces import BLOCKS_TO_SINK, CONTRACTS
from clifftop.games.mafia.rules.score import bet_points, contract_points
from clifftop.games.mafia.state import MafiaState

START: Final[i64] = -1
SINKS: Final[i64] = BLOCKS_TO_SINK
RACING: Final[i64] = 6  # in the order of elimination: after all that are out


@final
class QuickOdds:
    """`look` at a race, then ask what it is worth to whom. What `PierOdds` say lies in rows here,
    by place + 1, so that the start comes first."""

    def __init__(self, pier_odds: PierOdds) -> None:
        self.board = pier_odds.board
        places = [-1, *range(pier_odds.board.size)]
        self.places: i64 = len(places)
        self.moves_from = vec[float]([pier_odds.moves[at] for at in places])
        self.survives = flat([pier_odds.survives[at] for at in places])
        self.cleanly = flat([pier_odds.clean[at] for at in places])
        self.out_within = flat([row[at] for row in pier_odds.out for at in places])
        self.bookmakers_within = flat([[row[at] for at in places] for row in pier_odds.bookmakers])
        self.godfathers_within = flat([[row[at] for at in places] for row in pier_odds.godfathers])
        # Of the race that is looked at.
        self.moves = vec[float]([0.0] * 6)
        self.wins = vec[float]([0.0] * 6)
        self.out = vec[float]([0.0] * 6)
        self.went = vec[i64]([RACING] * 6)
        self.spread = self.left = self.bookmakers = self.godfathers = self.clean = 0.0
        self.first_and_clean = vec[float]([0.0] * 6)
        self.unlaid = vec[float]([0.0] * 6)
        self.numbers = vec[float]([0.0] * 7)
        self.behind = vec[float]([0.0] * 36)  # by two lemmings: the one ends up behind the other

    def look(self, state: MafiaState) -> None:
        """Find what `RaceOdds` find."""
        moves, wins, out, went = self.moves, self.wins, self.out, self.went
        nearest = 1000.0
        for lemming in range(6):
            at = i64(state.at[lemming])
            went[lemming] = RACING
            wins[lemming] = moves[lemming] = self.first_and_clean[lemming] = 0.0
            out[lemming] = 1.0
            if at >= START:
                moves[lemming] = self.moves_from[at + 1]
                nearest = min(nearest, moves[lemming])
        for order in range(len(state.eliminated)):
            went[state.eliminated[order]] = order
        spread = SPREAD * math.sqrt(max(LAST_MOVE, nearest))
        self.spread = spread
        total = crowd = 0.0
        for lemming in range(6):
            if went[lemming] == RACING:
                near = math.exp((nearest - moves[lemming]) / spread)
                crowd += near
                here = i64(state.at[lemming])
                laden = i64(state.blocks[lemming])
                wins[lemming] = near * self.survives[(here + 1) * SINKS + laden]
                total += wins[lemming]
        left = max(LAST_MOVE, nearest - spread * math.log(crowd))
        self.expect(state, left, total)

    def expect(self, state: MafiaState, left: float, total: float) -> None:
        """What may happen within the moves that are left, between a whole number and the next."""
        wins, out = self.wins, self.out
        self.left = left
        whole = int(left)
        part = left - whole
        places = self.places
        row = i64(whole) * places
        bookmakers = godfathers = clean = 0.0
        for lemming in range(6):
            if self.went[lemming] != RACING:
                continue
            wins[lemming] /= total
            at = i64(state.at[lemming])
            blocks = i64(state.blocks[lemming])
            sooner = row + at + 1
            later = sooner + places
            spot = (at + 1) * SINKS + blocks
            out[lemming] = (
                self.out_within[sooner * SINKS + blocks] * (1 - part)
                + self.out_within[later * SINKS + blocks] * part
            )
            bookmakers += (
                self.bookmakers_within[sooner] * (1 - part) + self.bookmakers_within[later] * part
            )
            godfathers += (
                self.godfathers_within[sooner] * (1 - part) + self.godfathers_within[later] * part
            )
            self.first_and_clean[lemming] = self.cleanly[spot] / self.survives[spot]
            clean += wins[lemming] * self.first_and_clean[lemming]
        self.bookmakers, self.godfathers, self.clean = bookmakers, godfathers, clean

    def worth(self, state: MafiaState, seat: int) -> float:
        """Of a table, to the seat that has just moved there."""
        asked = state.asked
        if asked == q.FINISHED:
            return float(bet_points(state, seat) + contract_points(state, seat))
        self.look(state)
        now = state.to_act == seat
        worth = self.bets(state.piles[seat], now and asked == q.BET)
        worth += self.contracts(state, seat, now and asked == q.DROP)
        if asked == q.BET or asked == q.DROP:
            others = 0
            for other in range(state.players):
                if other != seat:
                    if asked == q.BET:
                        others += len(state.piles[other]) < 6
                    else:
                        others += state.held[other] != 0
            share = others / (state.players - 1)
            worth -= (RIVALS_BET if asked == q.BET else RIVALS_DROP) * share
        return worth

    def bets(self, pile: tuple[int, ...], now: bool) -> float:
        """LM-4.3: the cards laid, and those that may still be."""
        wins, unlaid = self.wins, self.unlaid
        laid = 0
        worth = 0.0
        number = len(pile)
        for place in range(number):
            lemming = pile[place]
            laid |= 1 << lemming
            worth += (place + 1) * wins[lemming]
        most = 0
        for lemming in range(6):
            if not laid >> lemming & 1:
                at = most
                while at > 0 and unlaid[at - 1] > wins[lemming]:
                    unlaid[at] = unlaid[at - 1]
                    at -= 1
                unlaid[at] = wins[lemming]
                most += 1
        others, likely = 1.0, math.exp(-self.bookmakers)
        for come in range(most + 1):
            more = min(most, come + 1) if now else come
            points = 0.0
            for place in range(more):
                points += (number + place + 1) * unlaid[most - more + place]
            worth += points * (others if come == most else likely)
            others -= likely
            likely *= self.bookmakers / (come + 1)
        return worth

    def contracts(self, state: MafiaState, seat: int, now: bool) -> float:
        """LM-4.4: what is held; one may be dropped at once, if the Godfather is met."""
        cost = self.cost_of_failing()
        total = worst = 0.0
        held = state.held[seat]
        number = 0
        while held:
            if held & 1:
                worth = self.contract(state.board.contracts[number], cost)
                total += worth
                worst = min(worst, worth)
            held >>= 1
            number += 1
        return total - worst if now else total

    def cost_of_failing(self) -> float:
        return NOT_FULFILLED * (1 - IN_TIME * (1 - math.exp(-self.godfathers)))

    def contract(self, contract: Contract, cost: float) -> float:
        chance = self.chance(contract)
        return contract.worth * chance + cost * (1 - chance)

    def chance(self, contract: Contract) -> float:
        """LM-4.5."""
        kind = contract.kind
        if kind == c.OUT:
            return 1 - (1 - self.out[contract.lemming]) * (1 - self.out[contract.other])
        if kind == c.AHEAD:
            return self.ahead(contract.lemming, contract.other)
        if kind == c.THIRD:
            return self.third(contract.lemming)
        if kind == c.FEW_OUT:
            return self.number_out(0, 2)
        if kind == c.MANY_OUT:
            return self.number_out(3, 7)
        return self.clean

    def ahead(self, one: i64, other: i64) -> float:
        """LM-4.2: the one ends up ahead of the other."""
        if self.went[one] != RACING or self.went[other] != RACING:
            return 1.0 if self.went[one] > self.went[other] else 0.0
        faster = (self.moves[other] - self.moves[one]) / self.spread
        stays, falls = 1 - self.out[one], self.out[other]
        race = 1 / (1 + math.exp(-faster))
        return stays * (falls + (1 - falls) * race) + (1 - stays) * falls / 2

    def third(self, lemming: i64) -> float:
        """LM-4.5: at most two of the others are ahead of it."""
        none, one, two = 1.0, 0.0, 0.0
        for other in range(6):
            if other != lemming:
                chance = self.ahead(other, lemming)
                two = two * (1 - chance) + one * chance
                one = one * (1 - chance) + none * chance
                none *= 1 - chance
        return none + one + two

    def all_chances(self, board: Pier, chances: vec[float]) -> None:
        """By contract, how likely it is to be fulfilled: what `chance` says, but each two lemmings
        are compared once for all of them."""
        behind = self.behind
        one: i64
        other: i64
        for one in range(6):
            for other in range(one + 1, 6):
                self.compare(one, other)
        contracts = board.contracts
        for number in range(CONTRACTS):
            contract = contracts[number]
            kind = contract.kind
            if kind == c.AHEAD:
                chances[number] = behind[6 * contract.other + contract.lemming]
            elif kind == c.THIRD:
                one = contract.lemming
                none, single, two = 1.0, 0.0, 0.0
                for other in range(6):
                    if other != one:
                        chance = behind[6 * one + other]
                        two = two * (1 - chance) + single * chance
                        single = single * (1 - chance) + none * chance
                        none *= 1 - chance
                chances[number] = none + single + two
            else:
                chances[number] = self.chance(contract)

    def compare(self, one: i64, other: i64) -> None:
        """How likely each of two ends up behind the other."""
        behind = self.behind
        if self.went[one] != RACING or self.went[other] != RACING:
            behind[6 * one + other] = 1.0 if self.went[other] > self.went[one] else 0.0
            behind[6 * other + one] = 1.0 - behind[6 * one + other]
            return
        faster = (self.moves[other] - self.moves[one]) / self.spread
        race = 1 / (1 + math.exp(-faster))
        out, other_out = self.out[one], self.out[other]
        both_out = out * other_out / 2
        both_in = (1 - out) * (1 - other_out)
        behind[6 * other + one] = (1 - out) * other_out + both_in * race + both_out
        behind[6 * one + other] = out * (1 - other_out) + both_in * (1 - race) + both_out

    def all_worths(self, board: Pier, worths: vec[float]) -> None:
        """LM-4.4: by contract, the points it may bring; one that fails may be dropped in time."""
        cost = self.cost_of_failing()
        self.all_chances(board, worths)
        for number in range(CONTRACTS):
            chance = worths[number]
            worths[number] = board.contracts[number].worth * chance + cost * (1 - chance)

    def number_out(self, least: i64, beyond: i64) -> float:
        """How likely so many are eliminated: at least so many, and fewer than the other number."""
        numbers = self.numbers
        for number in range(7):
            numbers[number] = 0.0
        numbers[0] = 1.0
        for lemming in range(6):
            chance = self.out[lemming]
            for number in range(6, 0, -1):
                numbers[number] = numbers[number] * (1 - chance) + numbers[number - 1] * chance
            numbers[0] *= 1 - chance
        total = 0.0
        for number in range(least, beyond):
            total += numbers[number]
        return total


def flat(rows: list[list[float]]) -> vec[float]:
    return vec[float]([number for row in rows for number in row])
