"""The cards that one of the others may have in Lemming Mafia, and how likely each is: his contracts
by what he moves and drops, his bets by when he lays them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.greedy import AS_GOOD
from clifftop.bots.greedy.mafia_odds import Odds
from clifftop.bots.greedy.mafia_worth import bets_worth
from clifftop.bots.judges.mafia_options import NO_CONTRACT, Pile, Weighed
from clifftop.games.mafia.pieces import CONTRACTS, CONTRACTS_EACH, EVERY_CONTRACT
from clifftop.kernel.luck import Luck

LOSS: Final = 0.02  # points that make a hand a quarter as likely, if it lost them by a move
DOUBT: Final = 0.02  # how likely anything is that a player in haste would not do
PILES: Final = 12  # the likeliest, that are remembered
FORGOTTEN: Final = 1e-7  # hands less likely than that are forgotten
FINE: Final = 1 << 30  # parts of what luck draws from


@final
class Hands:
    """The three contracts that one of the others may have been dealt, each three with how likely
    they are. Where one was dropped since, `NO_CONTRACT` is in its place."""

    def __init__(self, unseen: list[int], held: int) -> None:
        first: list[i64] = []
        second: list[i64] = []
        third: list[i64] = []
        for one in range(len(unseen)):
            for two in range(one + 1, len(unseen)):
                for three in range(two + 1, len(unseen)):
                    first.append(unseen[one])
                    second.append(unseen[two])
                    third.append(unseen[three])
        self.first = vec[i64](first)
        self.second = vec[i64](second)
        self.third = vec[i64](third)
        # Of a race that is not known from its beginning, what was dropped may be any of them.
        self.held = held
        self.likely = vec[float]([1 / len(first)] * len(first))
        self.foreseen = 0.0  # how likely were the moves that were made, all together
        self.moves = 0

    def moved(self, options: list[Weighed], chosen: int) -> None:
        """One of some moves was made."""
        number_of_options = len(options)
        width = NO_CONTRACT + 1
        # What every option would have brought more than the one that was taken.
        bets = vec[float]([0.0] * number_of_options)
        worths = vec[float]([0.0] * (number_of_options * width))
        drops: list[bool] = []
        for option in range(number_of_options):
            weighed = options[option]
            bets[option] = weighed.bets
            drops.append(weighed.drops)
            for contract in range(width):
                worths[option * width + contract] = weighed.contracts[contract]
        for hand in range(len(self.likely)):
            if self.likely[hand] == 0.0:
                continue
            one, two, three = self.first[hand], self.second[hand], self.third[hand]
            best = done = -1000.0
            for option in range(number_of_options):
                row = option * width
                first, second, third = (
                    worths[row + one],
                    worths[row + two],
                    worths[row + three],
                )
                worth = bets[option] + first + second + third
                if drops[option]:
                    worth -= min(0.0, min(first, min(second, third)))
                if worth > best:
                    best = worth
                if option == chosen:
                    done = worth
            behind = 1.0 + (best - done) / LOSS
            self.likely[hand] *= DOUBT + 1.0 / (behind * behind)
        self.foreseen += self.weigh_anew()
        self.moves += 1

    def dropped(self, worths: vec[float], one_was: bool) -> None:
        """LM-3.5: the Godfather took a contract, or the hand was kept as it was: one drops what is
        worth less than nothing, the worst first."""
        for hand in range(len(self.likely)):
            lowest, place = 1000.0, -1
            cards = (self.first[hand], self.second[hand], self.third[hand])
            for number in range(CONTRACTS_EACH):
                card = cards[number]
                if card != NO_CONTRACT and worths[card] < lowest:
                    lowest, place = worths[card], number
            if one_was:
                self.likely[hand] *= 1.0 if lowest <= 0.0 else DOUBT
                if place == 0:
                    self.first[hand] = NO_CONTRACT
                elif place == 1:
                    self.second[hand] = NO_CONTRACT
                elif place == 2:
                    self.third[hand] = NO_CONTRACT
            else:
                self.likely[hand] *= 1.0 if lowest >= 0.0 else DOUBT
        self.weigh_anew()

    def weigh_anew(self) -> float:
        """So that all are one again; what they were together before."""
        total = 0.0
        for hand in range(len(self.likely)):
            total += self.likely[hand]
        for hand in range(len(self.likely)):
            share = self.likely[hand] / total
            self.likely[hand] = share if share >= FORGOTTEN else 0.0
        return total

    def drawn(self, luck: Luck) -> int:
        """One of these hands, as a mask."""
        point = luck.below(FINE) / FINE
        hand, last = 0, len(self.likely) - 1
        while hand < last and point >= self.likely[hand]:
            point -= self.likely[hand]
            hand += 1
        cards = [int(self.first[hand]), int(self.second[hand]), int(self.third[hand])]
        mask = 0
        start = int(luck.below(CONTRACTS_EACH))
        for number in range(self.held):
            mask |= 1 << cards[(start + number) % CONTRACTS_EACH]
        return mask & EVERY_CONTRACT

    def trust(self) -> float:
        """How well haste explains what this one does, from 0 to 1."""
        return (self.foreseen + 1) / (self.moves + 2)

    def by_contract(self, free: vec[float]) -> vec[float]:
        """How likely each contract is held, by how likely nobody else has it."""
        found = vec[float]([0.0] * (CONTRACTS + 1))
        total = 0.0
        for hand in range(len(self.likely)):
            if self.likely[hand] > 0.0:
                one, two, three = self.first[hand], self.second[hand], self.third[hand]
                share = self.likely[hand] * free[one] * free[two] * free[three]
                found[one] += share
                found[two] += share
                found[three] += share
                total += share
        for contract in range(CONTRACTS):
            found[contract] *= self.held / CONTRACTS_EACH / total
        return found


@final
class Piles:
    """The bets that one of the others may have laid, and how likely each pile is. Of cards that
    were laid before one looked, any may be at any place."""

    def __init__(self, laid: int) -> None:
        anywhere = range(6 if laid else 1)
        self.piles: list[Pile] = [
            tuple([(first + place) % 6 for place in range(laid)]) for first in anywhere
        ]
        self.likely = [1 / len(anywhere)] * len(anywhere)

    def asked(self, odds: Odds, one_was: bool) -> None:
        """LM-3.4: a card was laid at the bookmaker's, or none."""
        piles: list[Pile] = []
        likely: list[float] = []
        for number in range(len(self.piles)):
            pile = self.piles[number]
            nothing = bets_worth(pile, odds, False) - AS_GOOD
            longer = [(*pile, lemming) for lemming in range(6) if lemming not in pile]
            worths = [bets_worth(one, odds, False) for one in longer]
            most = max(worths) - AS_GOOD
            if not one_was:
                piles.append(pile)
                likely.append(self.likely[number] * (DOUBT + (most <= nothing)))
                continue
            best = [one for one, worth in zip(longer, worths, strict=True) if worth >= most]
            share = self.likely[number] * (DOUBT + (most >= nothing)) / len(best)
            piles += best
            likely += [share] * len(best)
        self.keep(piles, likely)

    def keep(self, piles: list[Pile], likely: list[float]) -> None:
        """The likeliest of them."""
        order = sorted(range(len(piles)), key=lambda number: -likely[number])[:PILES]
        total = sum([likely[number] for number in order])
        self.piles = [piles[number] for number in order]
        self.likely = [likely[number] / total for number in order]

    def drawn(self, luck: Luck) -> Pile:
        point = luck.below(FINE) / FINE
        number = 0
        while number < len(self.likely) - 1 and point >= self.likely[number]:
            point -= self.likely[number]
            number += 1
        return self.piles[number]

    def points(self) -> vec[float]:
        """By lemming: the points that the pile brings if it wins."""
        found = vec[float]([0.0] * 6)
        for number in range(len(self.piles)):
            pile = self.piles[number]
            for place in range(len(pile)):
                found[pile[place]] += self.likely[number] * (place + 1)
        return found

    def squares(self) -> vec[float]:
        """The same, of the points squared."""
        found = vec[float]([0.0] * 6)
        for number in range(len(self.piles)):
            pile = self.piles[number]
            for place in range(len(pile)):
                found[pile[place]] += self.likely[number] * (place + 1) * (place + 1)
        return found
