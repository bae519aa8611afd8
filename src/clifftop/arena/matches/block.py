"""A block: the games of one chance seed in which everybody sits once at each seat.

What happened in a block hangs together, by its dice and by who sat where, so a block and not a game
is what the figures count as one observation.
"""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct

from clifftop.arena.matches.decision_times import Times
from clifftop.arena.matches.keyed_chance import KeyedChance
from clifftop.arena.matches.match import FindBot, Match
from clifftop.bots import Bot, find_or_make
from clifftop.bots.answer import Failure, checked, failure
from clifftop.bots.random import RandomPlayer
from clifftop.games import game as find_game
from clifftop.kernel.record import Record
from clifftop.kernel.state import CHANCE, OVER, State

QUOTED: Final = 200  # letters of an error that are kept in the results


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


class Block(Struct, omit_defaults=True):
    """What a line of the results says. Everything but the times follows from the match. The games
    themselves, where they are wanted, go into files of their own and not into the results."""

    block: int
    games: list[Played]
    failures: dict[str, str]  # by entrant: the first thing that went wrong
    times: dict[str, Times]
    records: list[str] = []  # by rotation
    broken: dict[str, Failure] = {}  # by entrant: the game in which that first thing went wrong


def play_block(
    match: Match, number: int, records: bool = False, find: FindBot = find_or_make
) -> Block:
    """All games of a block, one after the other; with their records, if they are wanted."""
    block = Block(number, [], {}, {name: Times() for name in match.entrants})
    for seats in match.rotations():
        state = find_game(match.game).start(**match.options)
        bots = [find(match.game, name) for name in seats]
        played = play_game(match, block, state, seats, bots)
        if records:
            block.records.append(record_of(match, block, state, played).dumps())
        block.games.append(played)
    return block


def record_of(match: Match, block: Block, state: State, played: Played) -> Record:
    """The record of a game that is over, with who played it."""
    record = Record.of(state)
    record.notes = notes_of(match, block, played.seats)
    record.notes |= {"places": played.places, "scores": played.scores}
    return record


def notes_of(match: Match, block: Block, seats: tuple[str, ...]) -> dict[str, object]:
    """What a record says of the game that is played now: who sits where, and where it belongs."""
    return {
        "seats": [{"who": name} for name in seats],
        "seed": match.seed,
        "block": block.block,
        "rotation": len(block.games),
    }


def play_game(
    match: Match, block: Block, state: State, seats: tuple[str, ...], bots: list[Bot]
) -> Played:
    """One game, its figures noted in the block. Bots are made anew for it: what one remembers of
    other games would depend on which process played them."""
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
            state.apply(decided(match, state, bots[seat], chance, block, played))
            played.decisions[seat] += 1
        played.steps += 1
    played.places = state.places()
    played.scores = state.scores()
    return played


def decided(
    match: Match, state: State, bot: Bot, chance: KeyedChance, block: Block, played: Played
) -> int:
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
        return checked(chosen, actions)
    except Exception as error:
        played.failed[seat] += 1
        if name not in block.failures:
            notes = notes_of(match, block, played.seats)
            block.broken[name] = failure(name, state, error, notes)
            block.failures[name] = block.broken[name].why[:QUOTED]
    return chance.instead(seat, decision, actions)
