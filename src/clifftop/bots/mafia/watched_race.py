"""A race of Lemming Mafia watched from its beginning, to see what the others have done in it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from clifftop.bots.budget import Budget
from clifftop.bots.mafia.beliefs import Beliefs
from clifftop.bots.mafia.moves import ways
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.games.mafia import actions as a
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import CONTRACTS, CONTRACTS_EACH, WATER
from clifftop.games.mafia.rules.movement import free_spaces
from clifftop.games.mafia.rules.setup import set_up
from clifftop.games.mafia.rules.turn import may_move
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.history import actions_of

A_PART: Final = 0.5  # of the budget may go by with looking back: the rest is for the own move


@final
class WatchedRace:
    """What one seat has seen of a race, and believes since. Asked about the same race later on, it
    goes on from there; about another one, it begins again: what it says is the same either way."""

    def __init__(self, state: MafiaState, seat: int, odds: QuickOdds, from_the_start: bool) -> None:
        self.board = state.board
        self.players = state.players
        self.own = state.held[seat] | state.dropped[seat]
        self.seat = seat
        self.first = beginner(state)
        self.whole = from_the_start
        self.seen: list[int] = []  # what was done, as everybody saw it
        self.beliefs = Beliefs(state, seat, odds, from_the_start)

    def goes_on_with(self, state: MafiaState, seat: int, seen: list[int]) -> bool:
        return (
            self.whole
            and self.board is state.board
            and self.first == beginner(state)
            and self.players == state.players
            and self.seat == seat
            and self.own == state.held[seat] | state.dropped[seat]
            and seen[: len(self.seen)] == self.seen
        )

    def go_on(self, state: MafiaState, past: list[int], seen: list[int], budget: Budget) -> None:
        """Look at what is new, as long as there is time. Cards that were imagined are laid in
        silence: nobody looks at them."""
        race = MafiaState(state.frame)
        race.fall_silent()
        set_up(race, None if seen[0] < a.DEAL else beginner(state))
        noted = len(self.seen)
        for number in range(len(past)):
            if number >= noted:
                if race.to_act >= 0 and race.to_act != self.seat:
                    if not budget.left(0) or budget.spent(0) >= A_PART:
                        break
                    self.note(race, past, number)
                self.seen.append(seen[number])
            race.advance(past[number])

    def note(self, race: MafiaState, past: list[int], number: int) -> None:
        """One of the others is about to answer."""
        asked, action, other = race.asked, past[number], race.to_act
        if asked == q.WHICH_LEMMING:
            lemming = action - a.LEMMING
            free = free_spaces(race, lemming)
            space = WATER if not free else free.bit_length() - 1
            if free & (free - 1):
                space = past[number + 1] - a.SPACE
            self.beliefs.moved(race, ways(race, may_move(race)), lemming, space)
        elif asked == q.WHICH_SPACE:
            if not a.LEMMING <= past[number - 1] < a.BET:  # else it was looked at already
                lemming = race.lemming
                self.beliefs.moved(race, ways(race, 1 << lemming), lemming, action - a.SPACE)
        elif asked == q.BET:
            self.beliefs.odds.look(race)
            self.beliefs.cards[other].bet(self.beliefs.odds, action != a.DECLINE)
        elif asked == q.DROP:
            worths = vec[float]([0.0] * CONTRACTS)
            self.beliefs.odds.look(race)
            self.beliefs.odds.all_worths(race.board, worths)
            self.beliefs.cards[other].dropped(worths, action != a.DECLINE)


def watched(
    state: MafiaState, seat: int, odds: QuickOdds, before: list[WatchedRace], budget: Budget
) -> WatchedRace:
    """What a seat believes of the race whose past an imagined state has; `before`: what was watched
    the last times, of this race or of others. Of a race that is not known from its beginning it has
    seen nothing."""
    past = actions_of(state.entries())
    if past and state.asked == q.WHICH_SPACE and a.LEMMING <= past[-1] < a.BET:
        past.pop()  # half a move says nothing yet
    seen = [as_everybody_saw(action) for action in past]
    if not from_the_start(state, seen):
        return WatchedRace(state, seat, odds, False)
    watching: WatchedRace | None = None
    for one in before:
        if one.goes_on_with(state, seat, seen) and (
            watching is None or len(one.seen) > len(watching.seen)
        ):
            watching = one
    if watching is None:
        watching = WatchedRace(state, seat, odds, True)
    watching.go_on(state, past, seen, budget)
    return watching


def from_the_start(state: MafiaState, seen: list[int]) -> bool:
    """Whether a past has all that was dealt; before that, at most, it was drawn who begins."""
    return seen.count(a.DEAL) == CONTRACTS_EACH * state.players


def beginner(state: MafiaState) -> int:
    """LM-2.5: who had the first turn, if that was not drawn."""
    return (state.player - state.turn + 1) % state.players


def as_everybody_saw(action: int) -> int:
    """LM-R5, LM-R7: that a card was dealt, laid or dropped, and not which."""
    if a.BET <= action < a.DROP:
        return a.BET
    if a.DROP <= action < a.DECLINE:
        return a.DROP
    if a.DEAL <= action < a.ROLL:
        return a.DEAL
    return action
