"""A cache of boards by their hash: a view names its board so, and a client asks for it once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, final

import clifftop
from clifftop import State, boards

MOST: Final = 500


@final
class BoardCache:
    """Our own, and those of the tables and replays that somebody has looked at."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[str, str]] = OrderedDict()
        self.ours: dict[str, tuple[str, str]] | None = None

    def learn(self, state: State) -> None:
        game = state.game()
        digest = state.view(None).get("board")
        if isinstance(digest, str):
            self.known[digest] = (game.name, game.board_text(state))
            self.known.move_to_end(digest)
            if len(self.known) > MOST:
                self.known.popitem(last=False)

    def get(self, digest: str) -> tuple[str, str] | None:
        """The game and the text of a board."""
        if self.ours is None:
            built_in = BoardCache()
            for name in clifftop.games():
                game = clifftop.game(name)
                for board in boards.names(name):
                    built_in.learn(game.start(board=board))
            self.ours = dict(built_in.known)
        return self.ours.get(digest) or self.known.get(digest)
