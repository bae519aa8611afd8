"""Small matches of one bot against chance, what chance does in them, and a choice in the middle."""

from __future__ import annotations

from random import Random

import clifftop
from clifftop import CHANCE, OVER, State, bots


def drawn(state: State, rng: Random) -> int:
    """What chance brings, each outcome as likely as it is."""
    outcomes, weights = zip(*state.chance_weights(), strict=True)
    return int(rng.choices(outcomes, weights)[0])


def after(game: str, steps: int, seed: int) -> State:
    """Somebody's choice, at random some way into a game."""
    rng = Random(seed)
    while True:
        state = clifftop.game(game).start()
        for _ in range(steps):
            if state.to_act != OVER:
                state.apply(rng.choice(state.actions()))
        while state.to_act == CHANCE or len(state.actions()) == 1:
            state.apply(rng.choice(state.actions()))
        if state.to_act != OVER:
            return state


def won_among_random(bot: bots.Bot, races: int) -> float:
    """How many of so many races of Lemming Mafia a bot wins against two who play at random; its
    seat goes round. Always the same ones, if the bot always does the same."""
    won = 0.0
    for number in range(races):
        rng = Random(number)
        state = clifftop.game("lemming-mafia").start(players=3)
        seat = number % 3
        while state.to_act != OVER:
            actions = state.actions()
            if state.to_act == CHANCE:
                state.apply(drawn(state, rng))
            elif state.to_act == seat and len(actions) > 1:
                state.apply(bot.choose(state.knowledge(seat), actions, rng))
            else:
                state.apply(rng.choice(actions))
        places = state.places()
        won += (places[seat] == 1) / places.count(1)
    return won
