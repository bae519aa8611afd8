"""Section `bots`: what every level chooses, with its generator and its nodes fixed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from scripts.same.facts import Case, Fact
from scripts.same.games import choice
from scripts.same.probe import Settings

import clifftop
from clifftop import bots

TABLES: Final[tuple[tuple[str, dict[str, object]], ...]] = (
    ("leaping-lemmings", {"players": 2}),
    ("leaping-lemmings", {"players": 4, "chaos": True}),
    ("leaping-lemmings", {"players": 5, "short": True}),
    ("lemming-mafia", {"players": 3}),
    ("lemming-mafia", {"players": 5}),
    ("lemminge", {"players": 2, "board": "short"}),
    ("lemminge", {"players": 4}),
)
# Nodes of those who think, and how many of their decisions to watch.
THINKING: Final = {False: ("200n", 60), True: ("40n", 6)}
QUICK_ONES: Final = {False: 400, True: 60}
THINKERS: Final = ("strong", "expert")


def cases(settings: Settings) -> Iterator[Case]:
    for game in clifftop.games():
        yield Case(f"{game} levels", partial(levels, game))
    for game, options in TABLES:
        told = " ".join(f"{name}={value}" for name, value in options.items())
        for level in bots.names(game):
            nodes, most = THINKING[settings.quick]
            thinks = level in THINKERS
            bot = f"{level}:{nodes}" if thinks else level
            if not thinks:
                most = QUICK_ONES[settings.quick]
            yield Case(f"{game} {told} {bot}", partial(decided, game, options, bot, most))


def levels(game: str) -> Iterator[Fact]:
    yield "names", bots.names(game)
    for wrong in ("nobody", "greedy:10ms", "expert:0n", "expert:often"):
        try:
            bots.find(game, wrong)
            yield wrong, "is found"
        except clifftop.ClifftopError as error:
            yield wrong, str(error)


def decided(game: str, options: dict[str, object], bot: str, most: int) -> Iterator[Fact]:
    """A game in which one bot, the same object all the time, answers for every seat; with few
    decisions, they are spread over a game that greedy players carry on."""
    player, greedy, rng = bots.find(game, bot), bots.find(game, "greedy"), Random(bot)
    state = clifftop.game(game).start(**options)
    wanted = spread(game, options, most)
    decision = 0
    while state.to_act != clifftop.OVER and decision <= wanted[-1]:
        if state.to_act == clifftop.CHANCE or len(state.actions()) == 1:
            state.apply(choice(state, None, rng))
            continue
        if decision in wanted:
            knowledge = state.knowledge(state.to_act)
            own = Random(f"{bot} {decision}")
            action = player.choose(knowledge, state.actions(), own)
            yield f"decision {decision} seat={state.to_act}", [action, state.describe(action)]
            yield f"decision {decision} generator", own.random()
            if own.random() < 0.5:
                action = greedy.choose(knowledge, state.actions(), rng)
        else:
            action = choice(state, greedy, rng)
        state.apply(action)
        decision += 1
    yield "position", state.position()


def spread(game: str, options: dict[str, object], most: int) -> list[int]:
    """Which decisions of a game are watched, if so many may be."""
    rng, greedy = Random(game), bots.find(game, "greedy")
    state = clifftop.game(game).start(**options)
    length = 0
    while state.to_act != clifftop.OVER:
        length += state.to_act != clifftop.CHANCE and len(state.actions()) > 1
        state.apply(choice(state, greedy, rng))
    if length <= most:
        return [*range(length)]
    return [length * number // most for number in range(most)]
