"""The games, by name."""

from __future__ import annotations

from difflib import get_close_matches

from clifftop.games.leaping.game import LeapingLemmings
from clifftop.games.lemminge.game import Lemminge
from clifftop.games.mafia.game import LemmingMafia
from clifftop.kernel import record
from clifftop.kernel.errors import UnknownGame
from clifftop.kernel.game import Game

_games: dict[str, Game] = {
    game.name: game for game in (LeapingLemmings(), LemmingMafia(), Lemminge())
}


def games() -> list[str]:
    """The names of all games."""
    return list(_games)


def game(name: str) -> Game:
    """A game by its name, such as "leaping-lemmings"."""
    if name not in _games:
        begun = [known for known in _games if known.startswith(str(name))]
        near = begun or get_close_matches(str(name), list(_games), 1)
        known = near[0] if near else ", ".join(_games)
        raise UnknownGame("game-unknown", given=str(name), known=known)
    return _games[name]


def add_game(new: Game) -> None:
    """Put a game of your own beside ours: `game`, records and bots then find it by its name."""
    if new.name in _games and type(_games[new.name]) is not type(new):
        raise UnknownGame("game-name-taken", given=new.name)
    _games[new.name] = new


record.games = game
