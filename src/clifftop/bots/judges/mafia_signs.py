"""What a seat of Lemming Mafia can see of a race, in numbers that a `Network` can weigh.

Lemmings are told apart by who runs where in the race and not by their colours, so that what was
learnt of a pink leader is known of a green one. Of the others' cards a seat sees how many there
are; a judge that looked at those they have in an imagined world was misled by its own guesses. What
one who has watched them believes of these cards is in `mafia_rivals`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from clifftop.bots.greedy.mafia_odds import Odds, form
from clifftop.bots.greedy.mafia_worth import Outlook
from clifftop.games.mafia import contracts as c
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.board import Pier
from clifftop.games.mafia.moving import free_spaces
from clifftop.games.mafia.pieces import CONTRACTS_EACH, OUT, START
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.masks import members_of

PLACES: Final = 36  # on the pier where the weights were learnt: the start and 35 spaces

# Marks are there or not. Of each of the six lemmings, in the order of the race:
OF_A_LEMMING: Final = PLACES + 11
ELIMINATED: Final = PLACES
BLOCK: Final = PLACES + 1  # and one more for the second
CARD: Final = PLACES + 3  # + the place of its card in the seat's pile, 0 if it is not laid
THIRD: Final = PLACES + 10
# Contracts about two lemmings, by their places in the race, and those about none.
AHEAD: Final = 6 * OF_A_LEMMING
ONE_OUT: Final = AHEAD + 30
NO_LEMMING: Final = ONE_OUT + 15
# The seat, and three who sit at its left, opposite and at its right.
CARDS_LAID: Final = NO_LEMMING + 3  # + 7 × who, + how many
CONTRACTS_HELD: Final = CARDS_LAID + 28  # + 4 × who, + how many
WHOSE_TURN: Final = CONTRACTS_HELD + 16
BOOKMAKER: Final = WHOSE_TURN + 4
GODFATHER: Final = BOOKMAKER + 5
ASKED_NOW: Final = 0
TO_BE_ASKED: Final = 1
WAS_ASKED: Final = 2
OPEN: Final = 3
MARKS: Final = GODFATHER + 5

# Shades are amounts, each divided so that it is seldom far above 1.
ODDS: Final = 0  # + 3 × the place in the race: to win, to be eliminated, moves behind the first
COURSE: Final = 18  # moves left, bookmakers and Godfathers to come, a winner without blocks
OWN_BETS: Final = 22
OWN_CONTRACTS: Final = 23
CHANCES: Final = 24  # + 2 × the contract, the best first: its chance and its worth
LAID: Final = 30
OWN: Final = 31
WAYS: Final = 32  # + 6 × the place in the race: no choice, then the kinds of free spaces ahead
SHADES: Final = 68


@final
class Stage:
    """A pier as it looks to one who learnt on ours."""

    def __init__(self, board: Pier) -> None:
        self.board = board
        self.form = form(board)
        # By place + 1: the place of ours that it stands for. Ours stand for themselves.
        self.stands_for = [0]
        for space in range(board.size):
            self.stands_for.append(1 + round((PLACES - 2) * space / (board.size - 1)))


@final
class Race:
    """What everybody sees alike."""

    def __init__(self, state: MafiaState, stage: Stage) -> None:
        self.state = state
        self.stage = stage
        self.odds = Odds(state, stage.form)
        self.order = race_order(state)
        self.slot = [0] * 6  # by lemming, its place in the race from 0
        for slot in range(6):
            self.slot[self.order[slot]] = slot
        self.marks: list[int] = []
        self.shades = vec[float]([0.0] * SHADES)
        self.mark_places()
        self.shade_odds()
        self.shade_ways()

    def mark_places(self) -> None:
        state = self.state
        for lemming in range(6):
            base = OF_A_LEMMING * self.slot[lemming]
            at: int = state.at[lemming]
            if at == OUT:
                self.marks.append(base + ELIMINATED)
                continue
            self.marks.append(base + self.stage.stands_for[at + 1])
            blocks: int = state.blocks[lemming]
            for block in range(blocks):
                self.marks.append(base + BLOCK + block)

    def shade_odds(self) -> None:
        odds, shades, order = self.odds, self.shades, self.order
        nearest = odds.moves[order[0]]
        for slot in range(6):
            lemming = order[slot]
            racing = self.state.at[lemming] >= START
            shades[ODDS + 3 * slot] = odds.wins[lemming]
            shades[ODDS + 3 * slot + 1] = odds.out[lemming]
            behind = (odds.moves[lemming] - nearest) / 4
            shades[ODDS + 3 * slot + 2] = min(2.0, behind) if racing else 2.0
        shades[COURSE] = odds.left / 6
        shades[COURSE + 1] = odds.bookmakers / 3
        shades[COURSE + 2] = odds.godfathers / 2
        shades[COURSE + 3] = odds.clean

    def shade_ways(self) -> None:
        """What each lemming finds ahead: the water or no choice, and each kind of space that is
        free."""
        state, shades = self.state, self.shades
        kinds = state.board.kinds
        for slot in range(6):
            lemming = self.order[slot]
            if state.at[lemming] < START:
                continue
            base = WAYS + 6 * slot
            free = free_spaces(state, lemming)
            if not free:
                shades[base] = 1.0
                continue
            spaces = members_of(free)
            if len(spaces) == 1:
                shades[base] = 0.5
            for space in spaces:
                kind = kinds[space]
                if kind:
                    shades[base + kind] = 1.0


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


@final
class Signs:
    """What one seat sees: the race, its own cards, and how many the others have."""

    def __init__(self, race: Race, seat: int) -> None:
        self.marks = race.marks[:]
        self.shades = race.shades[:]
        self.mark_cards(race, seat)
        self.mark_table(race.state, seat)
        self.shade_cards(race, seat)

    def mark_cards(self, race: Race, seat: int) -> None:
        state, slot, marks = race.state, race.slot, self.marks
        places = [0] * 6
        pile = state.piles[seat]
        for number in range(len(pile)):
            places[pile[number]] = number + 1
        for lemming in range(6):
            marks.append(OF_A_LEMMING * slot[lemming] + CARD + places[lemming])
        for number in members_of(state.held[seat]):
            contract = state.board.contracts[number]
            kind = contract.kind
            if kind == c.THIRD:
                marks.append(OF_A_LEMMING * slot[contract.lemming] + THIRD)
            elif kind == c.AHEAD:
                one, other = slot[contract.lemming], slot[contract.other]
                marks.append(AHEAD + 5 * one + (other - 1 if other > one else other))
            elif kind == c.OUT:
                one, other = slot[contract.lemming], slot[contract.other]
                first, second = min(one, other), max(one, other)
                marks.append(ONE_OUT + 5 * first - first * (first - 1) // 2 + second - first - 1)
            else:
                marks.append(NO_LEMMING + kind - c.FEW_OUT)

    def mark_table(self, state: MafiaState, seat: int) -> None:
        """At a table of another size than four, three of the others stand for all."""
        players, marks = state.players, self.marks
        for who in range(4):
            other = seat if who == 0 else one_of_three(seat, who - 1, players)
            marks.append(CARDS_LAID + 7 * who + len(state.piles[other]))
            held = len(members_of(state.held[other]))
            marks.append(CONTRACTS_HELD + 4 * who + held)
        marks.append(WHOSE_TURN + 4 * ((state.player - seat) % players) // players)
        if state.asked == q.BET or state.asked == q.DROP:
            stop = BOOKMAKER if state.asked == q.BET else GODFATHER
            if state.to_act == seat:
                marks.append(stop + ASKED_NOW)
            else:
                waits = is_to_be_asked(state, seat)
                marks.append(stop + (TO_BE_ASKED if waits else WAS_ASKED))
            marks.append(stop + OPEN)

    def shade_cards(self, race: Race, seat: int) -> None:
        state, odds, shades = race.state, race.odds, self.shades
        outlook = Outlook(seat, race.stage.form)
        waits = is_to_be_asked(state, seat)
        bets = outlook.bets(state, odds, waits and state.asked == q.BET)
        contracts = outlook.contracts(state, odds, waits and state.asked == q.DROP)
        shades[OWN_BETS] = bets / 4
        shades[OWN_CONTRACTS] = contracts / 4
        chances: list[tuple[float, float]] = []
        for number in members_of(state.held[seat]):
            contract = state.board.contracts[number]
            chance = outlook.chance(contract, odds)
            chances.append((contract.worth / 4 * chance - (1 - chance) / 2, chance))
        while len(chances) < CONTRACTS_EACH:
            chances.append((0.0, 0.0))
        chances.sort(reverse=True)
        for number in range(CONTRACTS_EACH):
            worth, chance = chances[number]
            shades[CHANCES + 2 * number] = chance
            shades[CHANCES + 2 * number + 1] = worth
        laid = 0.0
        pile = state.piles[seat]
        for number in range(len(pile)):
            laid += (number + 1) * odds.wins[pile[number]]
        shades[LAID] = laid / 4
        shades[OWN] = (bets + contracts) / 8


def one_of_three(seat: int, who: int, players: int) -> int:
    """The others as three: at the left, opposite and at the right."""
    return (seat + 1 + who * (players - 1) // 3) % players


def is_to_be_asked(state: MafiaState, seat: int) -> bool:
    """LM-R5: in a round that is going on, the seat's turn is now or still to come."""
    if state.asked != q.BET and state.asked != q.DROP:
        return False
    player, players = state.player, state.players
    return (state.to_act - player) % players <= (seat - player) % players
