"""What the others seem to want, by what they have done in front of everybody.

Who may move a lemming has a choice, and each choice is better for some bets and contracts than for
others: what speaks for a card is how much more the choice did for it than an ordinary one would
have. A card that is laid is hidden, but not when it was laid: the last one is the leader of the
moment as a rule, the first one is not. All of it follows from what lies open, so that whoever
imagines a world finds the same in it.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i16

from clifftop.bots.greedy.mafia_odds import Form, Odds, numbers
from clifftop.games.mafia import actions as a
from clifftop.games.mafia import contracts as c
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.board import Pier
from clifftop.games.mafia.moving import free_spaces
from clifftop.games.mafia.pieces import BLOCKS_TO_SINK, CONTRACTS, JACKHAMMER, MIXER, OUT, START
from clifftop.games.mafia.state import MafiaState
from clifftop.games.mafia.turn import may_move
from clifftop.kernel.history import actions_of
from clifftop.kernel.masks import members_of

# By the place of a card in its pile, then by the place of its lemming among the favourites of the
# moment: how often one is laid on the other. Counted in 20,000 races of greedy players.
LAID_ON: Final[list[list[float]]] = [
    [0.000, 0.002, 0.022, 0.163, 0.311, 0.502],
    [0.000, 0.001, 0.007, 0.072, 0.402, 0.519],
    [0.001, 0.016, 0.147, 0.309, 0.313, 0.214],
    [0.012, 0.194, 0.274, 0.235, 0.153, 0.131],
    [0.160, 0.333, 0.191, 0.119, 0.082, 0.114],
    [0.868, 0.061, 0.025, 0.015, 0.013, 0.018],
]
STRESS: Final = 4.0  # on chances to win and to be eliminated, which seldom change by much
MOST: Final = 3.0  # beyond which something that speaks for a card says no more
MEANT: Final = 12 + CONTRACTS  # to win and to be eliminated by lemming, then the contracts


@final
class Suspicions:
    """By seat: what speaks for its wanting a lemming to win, to be eliminated, and for a contract
    in its hand; and the points that its bets on a lemming may bring, of six."""

    def __init__(self, players: int) -> None:
        self.wins = [[0.0] * 6 for _ in range(players)]
        self.out = [[0.0] * 6 for _ in range(players)]
        self.bets = [[0.0] * 6 for _ in range(players)]
        self.contracts = [[0.0] * CONTRACTS for _ in range(players)]

    def note(self, state: MafiaState, action: int, form: Form) -> None:
        """A seat is about to answer. What it drops or rolls tells nothing here."""
        asked = state.asked
        if asked == q.WHICH_SPACE:
            self.note_space(state, action - a.SPACE, form)
        elif asked == q.WHICH_LEMMING:
            self.note_lemming(state, action - a.LEMMING, form)
        elif asked == q.BET and action != a.DECLINE:
            self.note_bet(state, Odds(state, form))

    def note_space(self, state: MafiaState, space: int, form: Form) -> None:
        """Beside the other spaces that were free to the lemming."""
        lemming = state.lemming
        meanings = [meaning(state, lemming, there, form) for there in spaces_of(state, lemming)]
        self.compare(state.to_act, meaning(state, lemming, space, form), mean(meanings))

    def note_lemming(self, state: MafiaState, chosen: int, form: Form) -> None:
        """Beside the others that the roll allowed, each as it would go on an ordinary way."""
        meanings: list[list[float]] = []
        done: list[float] = []
        for lemming in members_of(may_move(state)):
            spaces = spaces_of(state, lemming)
            if not spaces:
                return  # into the water: what that means, everybody will see
            expected = mean([meaning(state, lemming, space, form) for space in spaces])
            meanings.append(expected)
            if lemming == chosen:
                done = expected
        self.compare(state.to_act, done, mean(meanings))

    def compare(self, seat: int, done: list[float], ordinary: list[float]) -> None:
        """What was done for everything that may be meant, beside what anybody would have done."""
        wins, out, contracts = self.wins[seat], self.out[seat], self.contracts[seat]
        for lemming in range(6):
            wins[lemming] += STRESS * (done[lemming] - ordinary[lemming])
            out[lemming] += STRESS * (done[6 + lemming] - ordinary[6 + lemming])
        for contract in range(CONTRACTS):
            contracts[contract] += done[12 + contract] - ordinary[12 + contract]

    def note_bet(self, state: MafiaState, odds: Odds) -> None:
        """On which lemming nobody sees; how likely on each, by the favourites of the moment."""
        bets = self.bets[state.to_act]
        place = len(state.piles[state.to_act])
        for lemming in range(6):
            favoured = 5
            if state.at[lemming] >= START:
                favoured = 0
                for other in odds.racing:
                    if odds.wins[other] > odds.wins[lemming]:
                        favoured += 1
            bets[lemming] += (place + 1) * LAID_ON[place][favoured] / 6

    def in_hand(self, state: MafiaState, seat: int, other: int) -> list[float]:
        """By contract, how likely another one has it in his hand, as a seat sees it."""
        own = state.held[seat] | state.dropped[seat]
        likely = [0.0] * CONTRACTS
        total = 0.0
        for contract in range(CONTRACTS):
            if not own >> contract & 1:
                speaks = min(MOST, max(-MOST, self.contracts[other][contract]))
                likely[contract] = math.exp(speaks)
                total += likely[contract]
        held = len(members_of(state.held[other])) / total
        return [min(1.0, held * one) for one in likely]


def watched(state: MafiaState, form: Form) -> Suspicions:
    """What the past of an imagined state lets one suspect: nothing, if it is not known from the
    beginning."""
    suspicions = Suspicions(state.players)
    past = actions_of(state.entries())
    if not past or not a.FIRST <= past[0] < a.DEAL:
        return suspicions
    race = MafiaState(state.frame)
    race.fall_silent()
    for action in past:
        if race.to_act >= 0:
            suspicions.note(race, action, form)
        race.advance(action)
    return suspicions


def spaces_of(state: MafiaState, lemming: int) -> list[int]:
    return members_of(free_spaces(state, lemming))


def meaning(state: MafiaState, lemming: int, space: int, form: Form) -> list[float]:
    """What it does for everything that somebody may want if a lemming goes to a space."""
    after = state.clone()
    after.put(lemming, space)
    kind = state.board.kinds[space]
    blocks: int = after.blocks[lemming]
    if kind == MIXER:
        blocks += 1
    elif kind == JACKHAMMER and blocks > 0:
        blocks -= 1
    if blocks == BLOCKS_TO_SINK:
        blocks = 0
        after.put(lemming, OUT)
        after.eliminated = (*after.eliminated, lemming)
    after.blocks[lemming] = i16(blocks)
    odds = Odds(after, form)
    found = odds.wins + odds.out
    chances = all_chances(odds, state.board)
    for number in range(CONTRACTS):
        at_stake = state.board.contracts[number].worth - c.NOT_FULFILLED
        found.append(at_stake * chances[number])
    return found


def all_chances(odds: Odds, board: Pier) -> list[float]:
    """LM-4.5: by contract, that it will be fulfilled."""
    ahead = [[0.0] * 6 for _ in range(6)]
    for one in range(6):
        for other in range(6):
            if one != other:
                ahead[one][other] = odds.ahead(one, other)
    number_out = odds.number_out()
    chances: list[float] = []
    for contract in board.contracts:
        kind = contract.kind
        if kind == c.OUT:
            chances.append(odds.one_out(contract.lemming, contract.other))
        elif kind == c.AHEAD:
            chances.append(ahead[contract.lemming][contract.other])
        elif kind == c.THIRD:
            others = [ahead[one][contract.lemming] for one in range(6) if one != contract.lemming]
            first = numbers(others)
            chances.append(first[0] + first[1] + first[2])
        elif kind == c.FEW_OUT:
            chances.append(number_out[0] + number_out[1])
        elif kind == c.MANY_OUT:
            chances.append(number_out[3] + number_out[4] + number_out[5] + number_out[6])
        else:
            chances.append(odds.clean)
    return chances


def mean(rows: list[list[float]]) -> list[float]:
    total = [0.0] * MEANT
    for row in rows:
        for at in range(MEANT):
            total[at] += row[at]
    return [one / len(rows) for one in total]
