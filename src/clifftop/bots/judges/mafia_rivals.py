"""What a seat of Lemming Mafia that has watched the others sees beside the race and its own cards:
what they may hold, what that wants, and who would be ahead if this lemming or that one won."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec

from clifftop.bots.judges.mafia_beliefs import Opinion
from clifftop.bots.judges.mafia_chances import all_worths
from clifftop.bots.judges.mafia_options import finish_points
from clifftop.bots.judges.mafia_signs import OWN, SHADES, Race, Signs, one_of_three
from clifftop.games.mafia import contracts as c
from clifftop.games.mafia.pieces import CONTRACTS
from clifftop.games.mafia.scoring import Finish, bet_points, contract_points, winner
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.masks import members_of

OTHERS: Final = 3  # at the left, opposite and at the right, whatever the number of players

# Of each of them, by the place in the race: the bet on that lemming, then how likely he holds a
# contract that wants it to be third, ahead of one, behind one, eliminated.
HELD: Final = SHADES  # + 30 × who, + 5 × the place in the race
HELD_ON: Final = HELD + 90  # + 3 × who: contracts about no lemming
HOPED: Final = HELD_ON + 9  # + 3 × who: the points that bets, contracts and both may bring him
RIVAL: Final = HOPED + 9  # the most of these, and how much more the own are
WON_BY: Final = RIVAL + 2  # + the place in the race: ahead of all others, if that lemming wins
LIKELY: Final = WON_BY + 6  # + the same, times how likely that is
VICTORY: Final = LIKELY + 6  # all of these together
TRUST: Final = VICTORY + 1  # + who: how well he is understood
WATCHED_SHADES: Final = TRUST + OTHERS

BROAD: Final = 1.7 / 3  # by which a point of difference moves the odds while a race goes on
STEEP: Final = 1.7  # at its end, by the points that one does not know
UNSURE: Final = 0.1  # … and never quite sure


def watched_signs(race: Race, seat: int, opinion: Opinion) -> Signs:
    """The signs of one who has watched: after those that everybody sees, what he believes."""
    signs = Signs(race, seat)
    shades = vec[float](list(signs.shades) + [0.0] * (WATCHED_SHADES - SHADES))
    state, odds = race.state, race.odds
    worths = all_worths(odds, state.board)
    own = 0.0
    for number in members_of(state.held[seat]):
        own += worths[number]
    hoped = vec[float]([0.0] * OTHERS)
    highest = -99.0
    for who in range(OTHERS):
        other = one_of_three(seat, who, state.players)
        laid, contracts = opinion.bets[other], opinion.contracts[other]
        bets = 0.0
        for slot in range(6):
            lemming = race.order[slot]
            shades[HELD + 30 * who + 5 * slot] = laid[lemming] / 6
            bets += laid[lemming] * odds.wins[lemming]
        points = 0.0
        for number in range(CONTRACTS):
            points += contracts[number] * worths[number]
        shade_contracts(shades, race, who, contracts)
        hoped[who] = points
        shades[TRUST + who] = opinion.trust[other]
        shades[HOPED + 3 * who] = bets / 4
        shades[HOPED + 3 * who + 1] = points / 4
        shades[HOPED + 3 * who + 2] = (bets + points) / 4
        highest = max(highest, bets + points)
    shades[RIVAL] = highest / 4
    shades[RIVAL + 1] = 2 * signs.shades[OWN] - highest / 4
    shade_victories(shades, race, seat, opinion, own, hoped)
    signs.shades = shades
    return signs


def shade_contracts(shades: vec[float], race: Race, who: int, contracts: vec[float]) -> None:
    """What another one may want of each lemming."""
    of_him = HELD + 30 * who
    for number in range(CONTRACTS):
        likely = contracts[number]
        if likely == 0.0:
            continue
        contract = race.state.board.contracts[number]
        kind = contract.kind
        if kind == c.THIRD:
            shades[of_him + 5 * race.slot[contract.lemming] + 1] += likely
        elif kind == c.AHEAD:
            shades[of_him + 5 * race.slot[contract.lemming] + 2] += likely
            shades[of_him + 5 * race.slot[contract.other] + 3] += likely
        elif kind == c.OUT:
            shades[of_him + 5 * race.slot[contract.lemming] + 4] += likely
            shades[of_him + 5 * race.slot[contract.other] + 4] += likely
        else:
            shades[HELD_ON + 3 * who + kind - c.FEW_OUT] += likely


def shade_victories(
    shades: vec[float],
    race: Race,
    seat: int,
    opinion: Opinion,
    own: float,
    hoped: vec[float],
) -> None:
    """By who wins the race: how likely the seat is ahead of all others then."""
    state = race.state
    pile = state.piles[seat]
    total = 0.0
    for slot in range(6):
        lemming = race.order[slot]
        points = own
        if lemming in pile:
            points += pile.index(lemming) + 1
        ahead = 1.0
        for who in range(OTHERS):
            other = one_of_three(seat, who, state.players)
            behind = points - opinion.bets[other][lemming] - hoped[who]
            ahead *= 1 / (1 + math.exp(-BROAD * behind))
        likely = ahead * race.odds.wins[lemming]
        shades[WON_BY + slot] = ahead
        shades[LIKELY + slot] = 2 * likely
        total += likely
    shades[VICTORY] = 2 * total


def won(state: MafiaState, seat: int, opinion: Opinion) -> float:
    """How likely a seat has won a race that is over, before the others' cards are shown."""
    own = bet_points(state, seat) + contract_points(state, seat)
    points = finish_points(Finish(state), state)
    first = winner(state)
    chance = 1.0
    for other in range(state.players):
        if other == seat:
            continue
        bet, contracts = opinion.bets[other][first], opinion.contracts[other]
        mean = bet
        spread = UNSURE + opinion.squares[other][first] - bet * bet
        for number in range(CONTRACTS):
            likely = contracts[number]
            mean += likely * points[number]
            spread += likely * (1 - likely) * (points[number] + 0.5) * (points[number] + 0.5)
        chance /= 1 + math.exp(-STEEP * (own - mean) / math.sqrt(spread))
    return chance
