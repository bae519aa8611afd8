"""A block: the games of one chance seed in which everybody sits once at each seat.

What happened in a block hangs together, by its dice and by who sat where, so a block and not a game
is what the figures count as one observation.
"""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct

from clifftop.arena.matches.decision_times import Times
from clifftop.arena.matches.entrants import entrant
from clifftop.arena.matches.keyed_chance import KeyedChance
from clifftop.arena.matches.match import Match
from clifftop.bots import Bot
from clifftop.bots.random import RandomPlayer
from clifftop.games import game as find_game
from clifftop.kernel.errors import IllegalAction
from clifftop.kernel.reason import Reason
from clifftop.kernel.state import CHANCE, OVER, State

QUOTED: Final = 200  # letters of an error that are kept


class Played(Struct):
    """One game; all lists are by seat."""

    seats: tuple[str, ...]
    places: list[int]
    scores: list[int]
    decisions: list[int]  # choices between at least two actions
    failed: list[int]  # decisions that a bot had no legal answer to
    steps: int = 0

    def wins(self, seat: int) -> float:
        """A shared first place is shared as a win, too."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class Block(Struct):
    """What a line of the results says. Everything but the times follows from the match."""

    block: int
    games: list[Played]
    failures: dict[str, str]  # by entrant: the first thing that went wrong
    times: dict[str, Times]


def play_block(match: Match, number: int) -> Block:
    """All games of a block, one after the other."""
    block = Block(number, [], {}, {name: Times() for name in match.entrants})
    for seats in match.rotations():
        block.games.append(play_game(match, block, seats))
    return block


def play_game(match: Match, block: Block, seats: tuple[str, ...]) -> Played:
    """One game, its figures noted in the block. Bots are made anew for it: what one remembers of
    other games would depend on which process played them."""
    state = find_game(match.game).start(**match.options)
    bots = [entrant(match.game, name) for name in seats]
    chance = KeyedChance(match.seed, block.block)
    nobody = [0] * len(seats)
    played = Played(seats, [], [], nobody[:], nobody[:])
    while state.to_act != OVER:
        seat = state.to_act
        actions = state.actions()
        if seat == CHANCE:
            state.apply(chance.draw(state))
        elif len(actions) == 1:
            state.apply(actions[0])
        else:
            state.apply(decided(state, bots[seat], chance, block, played))
            played.decisions[seat] += 1
        played.steps += 1
    played.places = state.places()
    played.scores = state.scores()
    return played


def decided(state: State, bot: Bot, chance: KeyedChance, block: Block, played: Played) -> int:
    """What a bot chooses, in the CPU time that it takes. One that fails is answered for at random,
    so that a match goes on; it is counted and shown."""
    seat, actions = state.to_act, state.actions()
    decision, name = played.decisions[seat], played.seats[seat]
    # Knowledge takes longer to make than a bot that does not look at it takes to choose.
    knowledge = {} if isinstance(bot, RandomPlayer) else state.knowledge(seat)
    luck = chance.luck(seat, decision)
    begun = time.thread_time_ns()
    try:
        try:
            chosen = bot.choose(knowledge, actions[:], luck)
        finally:
            block.times[name].add(time.thread_time_ns() - begun)
        if chosen in actions:
            return chosen
        raise IllegalAction(Reason("K-1", "not-asked", action=repr(chosen)))
    except Exception as error:
        played.failed[seat] += 1
        block.failures.setdefault(name, f"{type(error).__name__}: {error}"[:QUOTED])
    return chance.instead(seat, decision, actions)
