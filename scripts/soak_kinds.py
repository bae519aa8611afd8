"""What scripts/soak.py plays: the games, their variants, and what must be true of them."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, cast

from tests.games.leaping import invariants as leaping
from tests.games.lemminge import invariants as lemminge
from tests.games.mafia import invariants as mafia

import clifftop
from clifftop import State, boards


class Kind:
    """A game to be soaked: its variants, and what must be true of it."""

    def __init__(
        self,
        name: str,
        variants: list[dict[str, object]],
        check_state: Callable[[Any], None],
        check_end: Callable[[Any, list[tuple[int, ...]]], None] | None = None,
        check_step: Callable[[Any, Any], None] | None = None,
    ) -> None:
        self.game = clifftop.game(name)
        self.variants = variants
        self.check_state = check_state
        self.check_end = check_end
        self.check_step = check_step

    def options_of(self, number: int) -> dict[str, object]:
        """The variant of a game of the run; in every other round a host names who begins."""
        options = dict(self.variants[number % len(self.variants)])
        rounds = number // len(self.variants)
        if rounds // 2 % 2:
            options["first"] = rounds // 4 % cast(int, options["players"])
        return options

    def greedy(self, number: int) -> bool:
        return number // len(self.variants) % 2 == 1


@cache
def kind_of(name: str) -> Kind:
    if name == "leaping-lemmings":
        variants: list[dict[str, object]] = [
            {"players": players, "short": short, "chaos": chaos}
            for players in range(2, 7)
            for short in (False, True)
            for chaos in ((False, True) if players > 2 else (False,))
        ]
        return Kind(name, variants, leaping.check_state, leaping.check_end)
    if name == "lemming-mafia":
        variants = [{"players": players} for players in range(3, 7)]
        return Kind(name, variants, mafia.check_state, mafia.check_end, mafia.check_step)
    variants = [
        {"players": players, "board": board}
        for players in range(2, 6)
        for board in boards.names(name)
    ]
    return Kind(name, variants, lemminge.check_state)


def question(state: State) -> str:
    """What is asked, by name; every view says it, but the state knows it at once."""
    return names_of(state.game().name)[cast(int, cast(Any, state).asked)]


@cache
def names_of(game: str) -> list[str]:
    folder = {"leaping-lemmings": "leaping", "lemming-mafia": "mafia"}.get(game, game)
    return cast(list[str], import_module(f"clifftop.games.{folder}.questions").NAMES)
