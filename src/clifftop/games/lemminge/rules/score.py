"""The end: who is how far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.lemminge.pieces import HOME, IN_START, LEMMINGS

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


def distance_left(state: LemmingeState, seat: int) -> int:
    """LE-R4: the steps that a player's lemmings are still away from being across, added up."""
    board = state.board
    steps = 0
    for place in state.lemmings[LEMMINGS * seat : LEMMINGS * seat + LEMMINGS]:
        if place == IN_START:
            steps += board.start_distance
        elif place != HOME:
            steps += board.distance[place]
    return steps


def final_scores(state: LemmingeState) -> list[int]:
    """A player's score is the number of own lemmings across."""
    return [state.home(seat) for seat in range(state.players)]


def final_places(state: LemmingeState) -> list[int]:
    """LE-1.2, LE-R4: the winner is the only one with all lemmings across. The others, and everyone
    in a game that nobody won, by lemmings across, then by the distance left; ties share."""
    standings = [(state.home(seat), -distance_left(state, seat)) for seat in range(state.players)]
    return [1 + sum(other > own for other in standings) for own in standings]
