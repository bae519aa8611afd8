"""The cards that another player of Lemming Mafia may have, and how likely each of them is: three
contracts and the bets laid, by what that player moves, lays and drops.

What players want a lemming to do for their contracts they may as well want for their bets. So both
are believed together: a hand that explains a move with one pile may not with another.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.mafia.move_worths import NO_CONTRACT, MoveWorth, Pile
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.games.mafia.pieces import CONTRACTS, CONTRACTS_EACH
from clifftop.kernel.luck import Luck

# A greedy player takes what is best at once:
SLIP: Final = 0.03  # how often it only does so more or less
ALIKE: Final = 1e-6  # points: what is worth the same to it
AT_FIRST: Final = 0.8  # how likely the others are taken to be greedy before anything is seen
# A vague player does so more or less:
LOSS: Final = 0.2  # points that make a move e times less likely, if it loses them
OF_A_BET: Final = 0.01  # the same of a card at the bookmaker's
DOUBT: Final = 0.03  # how likely a move or a card is that a greedy player would not choose
KEPT: Final = 0.35  # how often another contract is dropped than the worst, or one that is not bad
SURE: Final = 50.0  # evidence beyond which nobody counts
IMPOSSIBLE: Final = 1e-12
PILES: Final = 16  # the likeliest, that are remembered
OVERLOOKED: Final = 0.001  # of all piles together: one that is less likely is forgotten
FINE: Final = 1 << 30  # parts of what luck draws from


@final
class PossibleCards:
    """Each three contracts that a player may have been dealt, with each pile that may have been
    laid. Where a contract was dropped since, `NO_CONTRACT` is in its place.

    How likely they are is told twice: for a greedy player, who hardly ever does anything else, and
    for a vague one, who means more or less the same. Which of the two explains better what was done
    is known, too.
    """

    def __init__(self, unseen: list[int], held: int, laid: int) -> None:
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
        # Of a race that is not known from its beginning, what was dropped may be any of them, and
        # of cards that were laid before one looked, any may be at any place.
        self.held = held
        self.number = len(first)
        anywhere = range(6 if laid else 1)
        self.piles: list[Pile] = [
            tuple([(first + place) % 6 for place in range(laid)]) for first in anywhere
        ]
        # A row for each pile, a column for each hand; all of them together are 1.
        even = [1.0 / (self.number * len(self.piles))] * (self.number * len(self.piles))
        self.greedy = vec[float](even)
        self.vague = vec[float](even)
        self.evidence = 0.0  # how much better a greedy player explains it, as a logarithm
        self.summed = vec[float](even)  # how likely this one is or one before it
        self.ready = False

    def moved(self, options: list[MoveWorth], chosen: int) -> None:
        """One of some moves was made."""
        number_of_options = len(options)
        width = NO_CONTRACT + 1
        piles = len(self.piles)
        bets = vec[float]([0.0] * (number_of_options * piles))
        worths = vec[float]([0.0] * (number_of_options * width))
        drops: list[bool] = []
        for option in range(number_of_options):
            weighed = options[option]
            drops.append(weighed.drops)
            for pile in range(piles):
                bets[pile * number_of_options + option] = weighed.bets[pile]
            for contract in range(width):
                worths[option * width + contract] = weighed.contracts[contract]
        of_hand = vec[float]([0.0] * number_of_options)
        for hand in range(self.number):
            one, two, three = self.first[hand], self.second[hand], self.third[hand]
            for option in range(number_of_options):
                row = option * width
                first, second, third = (
                    worths[row + one],
                    worths[row + two],
                    worths[row + three],
                )
                worth = first + second + third
                if drops[option]:
                    worth -= min(0.0, min(first, min(second, third)))
                of_hand[option] = worth
            for pile in range(piles):
                self.explain(pile, hand, of_hand, bets, number_of_options, chosen)
        self.weigh_anew()

    def explain(
        self,
        pile: i64,
        hand: i64,
        of_hand: vec[float],
        of_piles: vec[float],
        number: i64,
        chosen: i64,
    ) -> None:
        """How well a hand and a pile, for which the options have some worths, explain what was
        chosen."""
        at = pile * self.number + hand
        if self.greedy[at] + self.vague[at] < IMPOSSIBLE:
            return
        row = pile * number
        best = -1000.0
        option: i64
        for option in range(number):
            worth = of_hand[option] + of_piles[row + option]
            if worth > best:
                best = worth
        alike = 0
        total = 0.0
        for option in range(number):
            lost = best - of_hand[option] - of_piles[row + option]
            if lost < ALIKE:
                alike += 1
            total += DOUBT + near(lost / LOSS)
        lost = best - of_hand[chosen] - of_piles[row + chosen]
        vaguely = (DOUBT + near(lost / LOSS)) / total
        self.vague[at] *= vaguely
        self.greedy[at] *= greedily(vaguely, lost, alike)

    def bet(self, odds: QuickOdds, one_was: bool) -> None:
        """LM-3.4: a card was laid at the bookmaker's, or none."""
        piles: list[Pile] = []
        rows: list[int] = []
        greedy: list[float] = []
        vague: list[float] = []
        for row in range(len(self.piles)):
            pile = self.piles[row]
            longer = [pile] + [(*pile, lemming) for lemming in range(6) if lemming not in pile]
            worths = [odds.bets(one, False) for one in longer]
            best = max(worths)
            alike = sum([best - worth < ALIKE for worth in worths])
            total = sum([DOUBT + near((best - worth) / OF_A_BET) for worth in worths])
            for number in range(len(longer)):
                if (number > 0) == one_was:
                    lost = best - worths[number]
                    vaguely = (DOUBT + near(lost / OF_A_BET)) / total
                    piles.append(longer[number])
                    rows.append(row)
                    vague.append(vaguely)
                    greedy.append(greedily(vaguely, lost, alike))
        self.go_on_with(piles, rows, greedy, vague)

    def go_on_with(
        self, piles: list[Pile], rows: list[int], greedy: list[float], vague: list[float]
    ) -> None:
        """Each pile came from one of before, as likely as is told twice. The likeliest stay."""
        number = self.number
        trust = self.trust()
        before = self.likely(trust)
        likely = [
            before[row] * (trust * greedy[at] + (1.0 - trust) * vague[at])
            for at, row in enumerate(rows)
        ]
        least = OVERLOOKED * sum(likely)
        order = sorted(range(len(piles)), key=lambda at: -likely[at])[:PILES]
        kept = [at for at in order if likely[at] >= least]
        self.piles = [piles[at] for at in kept]
        greedily = vec[float]([0.0] * (number * len(kept)))
        vaguely = vec[float]([0.0] * (number * len(kept)))
        for place, at in enumerate(kept):
            was, now = rows[at] * number, place * number
            for hand in range(number):
                greedily[now + hand] = self.greedy[was + hand] * greedy[at]
                vaguely[now + hand] = self.vague[was + hand] * vague[at]
        self.greedy, self.vague = greedily, vaguely
        self.summed = vec[float]([0.0] * (number * len(kept)))
        self.weigh_anew()

    def likely(self, trust: float) -> list[float]:
        """By pile."""
        found: list[float] = []
        for pile in range(len(self.piles)):
            row = pile * self.number
            greedily = vaguely = 0.0
            for hand in range(self.number):
                greedily += self.greedy[row + hand]
                vaguely += self.vague[row + hand]
            found.append(trust * greedily + (1.0 - trust) * vaguely)
        return found

    def dropped(self, worths: vec[float], one_was: bool) -> None:
        """LM-3.5: the Godfather took a contract, or the hand was kept as it was: a player
        drops what is worth less than nothing, the worst first."""
        for hand in range(self.number):
            lowest, place = 1000.0, -1
            cards = (self.first[hand], self.second[hand], self.third[hand])
            for number, card in enumerate(cards):
                if card != NO_CONTRACT and worths[card] < lowest:
                    lowest, place = worths[card], number
            expected = lowest <= 0.0 if one_was else lowest >= 0.0
            greedy = 1.0 - SLIP if expected else SLIP
            vague = 1.0 - KEPT if expected else KEPT
            if one_was:
                if place == 0:
                    self.first[hand] = NO_CONTRACT
                elif place == 1:
                    self.second[hand] = NO_CONTRACT
                elif place == 2:
                    self.third[hand] = NO_CONTRACT
                else:
                    greedy = vague = IMPOSSIBLE
            for pile in range(len(self.piles)):
                self.greedy[pile * self.number + hand] *= greedy
                self.vague[pile * self.number + hand] *= vague
        self.weigh_anew()

    def weigh_anew(self) -> None:
        """So that all together are 1 again."""
        greedily = vaguely = 0.0
        at: i64
        number: i64 = self.number * len(self.piles)
        for at in range(number):
            greedily += self.greedy[at]
            vaguely += self.vague[at]
        self.evidence += math.log(greedily / vaguely)
        for at in range(number):
            self.greedy[at] /= greedily
            self.vague[at] /= vaguely
        self.ready = False

    def trust(self) -> float:
        """How likely this is a greedy player."""
        odds = math.exp(min(SURE, max(-SURE, self.evidence))) * AT_FIRST / (1.0 - AT_FIRST)
        return odds / (1.0 + odds)

    def sum_up(self) -> None:
        trust = self.trust()
        total = 0.0
        at: i64
        number: i64 = self.number * len(self.piles)
        for at in range(number):
            total += trust * self.greedy[at] + (1.0 - trust) * self.vague[at]
            self.summed[at] = total
        self.ready = True

    def drawn(self, luck: Luck) -> i64:
        """A pile and a hand: the place of both."""
        if not self.ready:
            self.sum_up()
        summed = self.summed
        low: i64 = 0
        high: i64 = self.number * len(self.piles) - 1
        point = float(luck.below(FINE)) / FINE * summed[high]
        while low < high:
            middle = (low + high) // 2
            if summed[middle] > point:
                high = middle
            else:
                low = middle + 1
        return low

    def pile(self, place: i64) -> Pile:
        return self.piles[int(place) // self.number]

    def hand(self, place: i64, luck: Luck) -> i64:
        """As a mask, what is left of it: what was dropped unseen may be any of them."""
        hand = place % self.number
        three = (self.first[hand], self.second[hand], self.third[hand])
        cards = (1 << three[0]) | (1 << three[1]) | (1 << three[2])
        if self.held < CONTRACTS_EACH and cards >> NO_CONTRACT == 0:
            start = luck.below(CONTRACTS_EACH)
            cards = 0
            for number in range(self.held):
                cards |= 1 << three[(int(start) + number) % CONTRACTS_EACH]
        return cards & ((1 << CONTRACTS) - 1)


def near(far: float) -> float:
    """How likely a vague player does what is so far from the best: about a power of e, but
    quicker."""
    return 1.0 / (1.0 + far * (1.0 + far * (0.5 + far / 6.0)))


def greedily(vaguely: float, lost: float, alike: int) -> float:
    """How likely a greedy player does what loses so much, where so many options are best."""
    found = SLIP * vaguely
    if lost < ALIKE:
        found += (1.0 - SLIP) / alike
    return found
