"""What a search asks a game: how good a table is for each seat, and what seems a good move."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from clifftop.kernel.luck import Luck
from clifftop.kernel.playout import Policy
from clifftop.kernel.state import CHANCE, State

VICTORY: Final = 1.0
PLACE: Final = 0.01  # of a victory: what there is between the first place and the last


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Policy):
    """This one knows no game: all seats look alike to it, and it plays out at random."""

    def worths(self, state: State) -> list[float]:
        """By seat, how good a table is, as a part of a victory: from 0 to 1."""
        return [1.0 / state.players] * state.players

    def worth(self, state: State, seat: int) -> float:
        """The same for one seat, where that is all one wants to know."""
        return self.worths(state)[seat]

    def ended(self, state: State, seat: int) -> float:
        """What the end of a game is worth to a seat: in a world that was imagined, where it can
        know better than that world who would have won."""
        return results(state)[seat]

    def settled(self, state: State, seat: int) -> bool:
        """Whether this is a moment to judge the table after a move of a seat: what it has begun is
        done. Until then a search plays on, as `choose` says."""
        return state.to_act not in (seat, CHANCE)

    def rests(self, state: State) -> bool:
        """Whether a seat has carried out here what it has begun, though it may go on with something
        else."""
        return True

    def pauses(self, state: State) -> bool:
        """Whether the game comes to a pause here, such as the end of a turn: tables are compared at
        pauses, for in between one of them may have had a die more."""
        return state.to_act == CHANCE

    def paused(self, state: State, seat: int) -> float:
        """How good a table is for a seat at such a pause, if more can be said of it there."""
        return self.worth(state, seat)

    def by_the_clock(self, state: State) -> bool:
        """Whether chance has its say at this point of every turn, whatever the seats do."""
        return True

    def moves_on(self, state: State, luck: Luck) -> bool:
        """Do what `choose` would, where that is quicker than to choose among all that is legal.
        False, and nothing has happened, where it is not."""
        return False

    def redealt(self, state: State, seat: int, luck: Luck) -> State:
        """A table of a search as another seat may imagine it: all that this seat cannot see lies
        anew. By the position alone, since tables of a search have no past; where a game cannot do
        without, or knows a quicker way, its judge does it."""
        game = state.game()
        knowledge = {
            "game": game.name,
            "rules": game.rules,
            "seat": seat,
            "known": state.write(state.eye(seat)),
            "past": [],
        }
        world = game.imagine(knowledge, Random(luck.below(1 << 30)))
        world.fall_silent()
        return world


def results(state: State) -> list[float]:
    """By seat, what the end of a game is worth: a victory is shared, and a better place is a little
    better, so that a search that cannot win does not play at random."""
    places = state.ranks()
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    share = (VICTORY - PLACE) / winners
    last = len(places) - 1
    return [
        (share if place == 1 else 0.0) + PLACE * (len(places) - place) / last for place in places
    ]
