"""The cards that one of the others may have in Lemming Mafia, and how likely each is: his contracts
by what he moves and drops, his bets by when he lays them."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.greedy import AS_GOOD
from clifftop.bots.guides.mafia_glance import Glance
from clifftop.bots.judges.mafia_options import NO_CONTRACT, Pile, Weighed
from clifftop.games.mafia.pieces import CONTRACTS, CONTRACTS_EACH
from clifftop.kernel.luck import Luck

# Somebody who takes what is best at once, as a greedy player does:
SLIP: Final = 0.01  # how often he does not
ALIKE: Final = 1e-6  # points: what is worth the same to him
AT_FIRST: Final = 0.8  # how likely one is taken to be such a player before anything is seen
# Somebody who does so more or less:
LOSS: Final = 0.02  # points that make a move a quarter as likely, if it loses them
DOUBT: Final = 0.02  # how likely anything is that a player in haste would not do
SURE: Final = 50.0  # evidence beyond which nobody counts
IMPOSSIBLE: Final = 1e-12
PILES: Final = 12  # the likeliest, that are remembered
FINE: Final = 1 << 30  # parts of what luck draws from


@final
class Hands:
    """The three contracts that one of the others may have been dealt, each three with how likely
    they are. Where one was dropped since, `NO_CONTRACT` is in its place.

    That is told twice: as if he were a greedy player, who hardly ever does anything else, and as if
    he only meant more or less the same. Which of the two explains better what he did is known, too.
    """

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
        self.number = len(first)
        # How well each hand explains what was done, where the mean of all hands is 1.
        self.greedy = vec[float]([1.0] * len(first))
        self.vague = vec[float]([1.0] * len(first))
        self.evidence = 0.0  # how much better a greedy player explains it, as a logarithm
        self.summed = vec[float]([0.0] * len(first))  # how likely this hand is or one before it
        self.ready = False

    def moved(self, options: list[Weighed], chosen: int) -> None:
        """One of some moves was made."""
        number_of_options = len(options)
        width = NO_CONTRACT + 1
        bets = vec[float]([0.0] * number_of_options)
        worths = vec[float]([0.0] * (number_of_options * width))
        drops: list[bool] = []
        for option in range(number_of_options):
            weighed = options[option]
            bets[option] = weighed.bets
            drops.append(weighed.drops)
            for contract in range(width):
                worths[option * width + contract] = weighed.contracts[contract]
        found = vec[float]([0.0] * number_of_options)
        for hand in range(self.number):
            one, two, three = self.first[hand], self.second[hand], self.third[hand]
            best = -1000.0
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
                found[option] = worth
                if worth > best:
                    best = worth
            self.explain(hand, found, number_of_options, chosen, best)
        self.weigh_anew()

    def explain(self, hand: i64, worths: vec[float], number: int, chosen: int, best: float) -> None:
        """How well a hand for which the options have some worths explains what was chosen."""
        alike = 0
        vaguely = 0.0
        for option in range(number):
            lost = best - worths[option]
            if lost < ALIKE:
                alike += 1
            behind = 1.0 + lost / LOSS
            vaguely += DOUBT + 1.0 / (behind * behind)
        lost = best - worths[chosen]
        greedily = SLIP / number
        if lost < ALIKE:
            greedily += (1.0 - SLIP) / alike
        behind = 1.0 + lost / LOSS
        self.greedy[hand] *= greedily
        self.vague[hand] *= (DOUBT + 1.0 / (behind * behind)) / vaguely

    def dropped(self, worths: vec[float], one_was: bool) -> None:
        """LM-3.5: the Godfather took a contract, or the hand was kept as it was: one drops what is
        worth less than nothing, the worst first."""
        for hand in range(self.number):
            lowest, place = 1000.0, -1
            cards = (self.first[hand], self.second[hand], self.third[hand])
            for number, card in enumerate(cards):
                if card != NO_CONTRACT and worths[card] < lowest:
                    lowest, place = worths[card], number
            expected = lowest <= 0.0 if one_was else lowest >= 0.0
            greedily = 1.0 - SLIP if expected else SLIP
            vaguely = 1.0 if expected else DOUBT
            if one_was:
                if place == 0:
                    self.first[hand] = NO_CONTRACT
                elif place == 1:
                    self.second[hand] = NO_CONTRACT
                elif place == 2:
                    self.third[hand] = NO_CONTRACT
                else:
                    greedily = vaguely = IMPOSSIBLE
            self.greedy[hand] *= greedily
            self.vague[hand] *= vaguely
        self.weigh_anew()

    def weigh_anew(self) -> None:
        """So that the mean is 1 again."""
        greedily = vaguely = 0.0
        for hand in range(self.number):
            greedily += self.greedy[hand]
            vaguely += self.vague[hand]
        greedily /= self.number
        vaguely /= self.number
        self.evidence += math.log(greedily / vaguely)
        for hand in range(self.number):
            self.greedy[hand] /= greedily
            self.vague[hand] /= vaguely
        self.ready = False

    def trust(self) -> float:
        """How likely this is a greedy player."""
        odds = math.exp(min(SURE, max(-SURE, self.evidence))) * AT_FIRST / (1.0 - AT_FIRST)
        return odds / (1.0 + odds)

    def sum_up(self) -> None:
        trust = self.trust()
        total = 0.0
        for hand in range(self.number):
            total += trust * self.greedy[hand] + (1.0 - trust) * self.vague[hand]
            self.summed[hand] = total
        self.ready = True

    def drawn(self, luck: Luck) -> i64:
        """One of these hands, as a mask."""
        if not self.ready:
            self.sum_up()
        summed = self.summed
        low: i64 = 0
        high: i64 = self.number - 1
        point = float(luck.below(FINE)) / FINE * summed[high]
        while low < high:
            middle = (low + high) // 2
            if summed[middle] > point:
                high = middle
            else:
                low = middle + 1
        return self.mask(low, luck)

    def mask(self, hand: i64, luck: Luck) -> i64:
        """What is left of it: what was dropped unseen may be any of them."""
        cards = (1 << self.first[hand]) | (1 << self.second[hand]) | (1 << self.third[hand])
        if self.held < CONTRACTS_EACH and cards >> NO_CONTRACT == 0:
            start = luck.below(CONTRACTS_EACH)
            three = (self.first[hand], self.second[hand], self.third[hand])
            cards = 0
            for number in range(self.held):
                cards |= 1 << three[(int(start) + number) % CONTRACTS_EACH]
        return cards & ((1 << CONTRACTS) - 1)


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

    def asked(self, glance: Glance, one_was: bool) -> None:
        """LM-3.4: a card was laid at the bookmaker's, or none."""
        piles: list[Pile] = []
        likely: list[float] = []
        for number in range(len(self.piles)):
            pile = self.piles[number]
            nothing = glance.bets(pile, False) - AS_GOOD
            longer = [(*pile, lemming) for lemming in range(6) if lemming not in pile]
            worths = [glance.bets(one, False) for one in longer]
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
