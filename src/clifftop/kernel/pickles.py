"""Pickles of states and games, to be handed to another process or kept for a while.

A state is pickled as its record, so that what comes back has the same past; one that was imagined,
or has fallen silent, as its position. A game is pickled by its name: it is the program that has the
rules, and the process that reads the pickle must know a game of that name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clifftop.kernel import record
from clifftop.kernel.errors import RecordError, UnknownGame

if TYPE_CHECKING:
    from clifftop.kernel.game import Game
    from clifftop.kernel.state import State

Pickle = tuple[Callable[..., object], tuple[object, ...]]


def pickle_of_state(state: State) -> Pickle:
    game = state.game()
    must_be_found(game)
    if state.imagined or state.silent:
        facts = (game.name, state.position(), state.imagined, state.silent)
        return state_from_position, facts
    return state_from_record, (record.Record.of(state).dumps(),)


def pickle_of_game(game: Game) -> Pickle:
    must_be_found(game)
    return game_by_name, (game.name,)


def must_be_found(game: Game) -> None:
    """The one who pickles learns that it cannot be read again, not the one who reads."""
    try:
        found = type(game_by_name(game.name)) is type(game)
    except UnknownGame:
        found = False
    if not found:
        raise RecordError("pickle-game-not-added", game=game.name)


def state_from_record(text: str) -> State:
    return record.Record.loads(text).replay()


def state_from_position(
    game: str, position: dict[str, object], imagined: bool, silent: bool
) -> State:
    """A state without what was before; from here on it goes like the one that was pickled."""
    state = game_by_name(game).from_position(position)
    state.imagined = imagined
    if silent:
        state.fall_silent()
    return state


def game_by_name(name: str) -> Game:
    assert record.games is not None
    return record.games(name)
