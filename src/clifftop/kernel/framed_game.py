"""A game whose states share a frame: what follows from the options alone, its board included."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from clifftop.kernel.bounded_cache import BoundedCache
from clifftop.kernel.errors import NotNow
from clifftop.kernel.game import Game
from clifftop.kernel.options import Option, settle

F = TypeVar("F")

FRAMES_KEPT: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class FramedGame(Game, Generic[F]):
    """Options that were given before get the same frame again: reading a position, as every bot
    does at every decision, would otherwise read the board each time."""

    def __init__(
        self,
        name: str,
        rules: int,
        options: list[Option],
        num_actions: int,
        max_length: int,
        open_questions: frozenset[str] | None = None,
    ) -> None:
        super().__init__(name, rules, options, num_actions, max_length, open_questions)
        self.frames: BoundedCache[F] = BoundedCache(FRAMES_KEPT)

    def make_frame(self, settled: dict[str, object]) -> F:
        """The frame of options that are complete, and each of them right by itself."""
        raise NotNow("game-must-define", name="make_frame")

    def frame(self, given: dict[str, object]) -> F:
        """What stays the same for a whole game, options checked."""
        settled = settle(self.options, given)
        key = str([*settled.values()])
        kept = self.frames.get(key)
        return self.frames.keep(key, self.make_frame(settled)) if kept is None else kept
