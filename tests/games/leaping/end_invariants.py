"""The end of a game of Leaping Lemmings, added up a second time from what happened in it."""

from collections.abc import Sequence

from clifftop import OVER
from clifftop.games.leaping import events
from clifftop.games.leaping.pieces import FAVOR_PELLET, ITS_A_5, LEMMINGS_A_CLAN, ONE_VP, TWO_VP
from clifftop.games.leaping.state import LeapingState


class Account:
    """What one clan has done, event by event."""

    def __init__(self, chaos: bool, dealt: int) -> None:
        self.dive_points = 0
        self.scored = 0
        self.eaten = 0
        self.unused = dealt if chaos else 1  # LL-13.5; else the ID card
        self.pellets = [0, 0, 0]

    def score(self) -> int:
        """LL-10.1, LL-13.5."""
        worth = self.pellets[ONE_VP] + 2 * self.pellets[TWO_VP]
        return self.dive_points + self.unused + worth + self.pellets[FAVOR_PELLET] // 3

    def standing(self) -> tuple[int, int, int, int]:
        """LL-10.2."""
        return self.score(), self.scored, -self.eaten, self.pellets[FAVOR_PELLET] % 3


def add_up(state: LeapingState, happened: Sequence[tuple[int, ...]]) -> list[Account]:
    """The account of every seat by all that happened from the first action on."""
    dealt = 4 if state.players <= 3 else 3 if state.players <= 5 else 2
    accounts = [Account(state.frame.chaos, dealt) for _ in range(state.players)]
    for event in happened:
        kind, rest = event[0], event[1:]
        if kind in (events.DIVED, events.FELL):
            clan, _, points = rest
            accounts[clan].dive_points += points
            accounts[clan].scored += 1
        elif kind == events.SACRIFICED and rest[1]:
            accounts[rest[0]].dive_points += rest[1]
            accounts[rest[0]].scored += 1
            accounts[rest[0]].eaten -= 1
        elif kind == events.BRIBED:
            accounts[rest[0]].dive_points += 1
        elif kind == events.ATE:
            accounts[rest[1]].eaten += 1
        elif kind == events.RETURNED:
            accounts[rest[0]].eaten -= 1
        elif kind == events.REPLACED:
            accounts[rest[0]].eaten -= 1
            accounts[rest[1]].eaten += 1
        elif kind == events.CLAIMED:
            accounts[rest[0]].pellets[rest[2]] += 1
        elif kind == events.FAVORED:
            accounts[rest[0]].pellets[FAVOR_PELLET] -= rest[1]
        elif kind == events.DEALT or (kind == events.DREW and not state.frame.chaos):
            accounts[rest[0]].unused += 1
        elif kind == events.PLAYED:
            accounts[rest[0]].unused -= 1
            assert not (state.frame.chaos and rest[1] == ITS_A_5), "IT'S A 5 was played in Chaos"
    return accounts


def check_end(state: LeapingState, happened: Sequence[tuple[int, ...]]) -> None:
    """LL-10, LL-13.5: scores and places are what the events of the whole game add up to; `happened`
    is every `state.happened` of the game in one list."""
    assert state.to_act == OVER, "the game is not over"
    accounts = add_up(state, happened)
    scores = [account.score() for account in accounts]
    assert state.scores() == scores, f"scores {state.scores()}, by the events {scores}"
    standings = [account.standing() for account in accounts]
    places = [1 + sum(other > own for other in standings) for own in standings]
    assert state.places() == places, f"places {state.places()}, by the events {standings}"
    view = state.view(None)
    assert view["scores"] == scores and view["places"] == places, "the table shows another end"
    assert view["vp"] == [account.dive_points for account in accounts], "the VP track is off"
    assert list(state.chow) == [account.eaten for account in accounts], "the Chow Box is off"
    for clan, account in enumerate(accounts):
        boxes = sum(state.boxes[6 * clan : 6 * clan + 6])
        assert boxes == account.scored, f"clan {clan} scored {account.scored}, boxes hold {boxes}"
        assert account.scored + account.eaten <= LEMMINGS_A_CLAN
