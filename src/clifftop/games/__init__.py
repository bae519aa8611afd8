"""The games, by name."""

from __future__ import annotations

from difflib import get_close_matches

from clifftop.games.leaping.game import LeapingLemmings
from clifftop.kernel import record
from clifftop.kernel.errors import UnknownGame
from clifftop.kernel.game import Game

_games: dict[str, Game] = {game.name: game for game in (LeapingLemmings(),)}


def games() -> list[str]:
    """The names of all games."""
    return list(_games)


def game(name: str) -> Game:
    """A game by its name, such as "leaping-lemmings"."""
    if name not in _games:
        near = get_close_matches(str(name), list(_games), 1)
        known = near[0] if near else ", ".join(_games)
        raise UnknownGame("game-unknown", given=str(name), known=known)
    return _games[name]


record.games = game
