"""One loop, said in the words of each engine: a whole game at random, driven from outside.

    until the game is over:
        if chance is asked: one of the listed outcomes, by its probability
        else: one of the legal actions, each as likely as the next

It stands here once for each engine because the engines are as quick as a call of Python: a layer
between them and one common loop would take longer than what is to be measured. Read them side by
side. Each asks the dice exactly once a step, and returns how many steps there were.

Nothing is imported here: these are run where Clifftop is, and where it is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from random import Random

    from clifftop import State
    from clifftop.games.lemminge.state import LemmingeState

CHANCE: Final = -1  # clifftop.CHANCE
OVER: Final = -2  # clifftop.OVER
STEP: Final = 8  # the question of Lemminge that walkers are asked: how to go on

BIAS: Final = 0.9  # how often a walker goes the way that is nearest to the finish
CHESS_LIMIT: Final = 300  # moves; at random hardly anybody is ever mated


def clifftop(state: State, rng: Random) -> int:
    steps = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            outcomes, chances = zip(*state.chances(), strict=True)
            state.apply(rng.choices(outcomes, chances)[0])
        else:
            state.apply(rng.choice(state.actions()))
        steps += 1
    return steps


def openspiel(state: Any, rng: Random) -> int:
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return steps


def pettingzoo(env: Any, rng: Random) -> int:
    """Chance is the environment's own business. Once the game is over everybody is taken from the
    table, which is part of the loop but no step."""
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(rng.choice(observation["action_mask"].nonzero()[0]))
            steps += 1
    return steps


def chess(board: Any, rng: Random) -> int:
    steps = 0
    while steps < CHESS_LIMIT:
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(rng.choice(moves))
        steps += 1
    return steps


def catanatron(game: Any, rng: Random) -> int:
    """Its dice are rolled inside; games are cut off where its own `play` does so."""
    steps = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.execute(rng.choice(game.state.playable_actions))
        steps += 1
    return steps


def walkers(state: LemmingeState, rng: Random, nearness: list[int]) -> int:
    """Clifftop's loop, with lemmings that are drawn to the finish. At random a game of Lemminge is
    a long stroll, which ends by the limit of turns; these walk home."""
    steps = 0
    near = nearness.__getitem__
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            outcomes, chances = zip(*state.chances(), strict=True)
            state.apply(rng.choices(outcomes, chances)[0])
        elif state.asked == STEP and rng.random() < BIAS:
            state.apply(min(state.actions(), key=near))
        else:
            state.apply(rng.choice(state.actions()))
        steps += 1
    return steps
