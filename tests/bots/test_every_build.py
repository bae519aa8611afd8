"""Bots do the same on the compiled engine as on the pure one: these tests run on both.

A native integer that is too short, or a sum in another order, would change a choice sooner or
later. Whoever changes a bot on purpose puts what it does now in the place of what it did.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

import clifftop
from clifftop import CHANCE, OVER, bots
from clifftop.bots.lemminge.race.distances import Distances
from clifftop.bots.lemminge.race.guide import RaceGuide
from clifftop.bots.lemminge.race.race_table import RaceTable
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck

CHOICES = 40
DONE = {
    ("leaping-lemmings", "greedy"): "e1081877",
    ("leaping-lemmings", "skilled"): "a926c0eb",
    ("leaping-lemmings", "strong:12n"): "0c8c5745",
    ("leaping-lemmings", "expert:40n"): "29d5ec39",
    ("lemming-mafia", "greedy"): "bf14cac7",
    ("lemming-mafia", "skilled"): "9bd4a9c1",
    ("lemming-mafia", "strong:12n"): "8c2c16c1",
    ("lemming-mafia", "expert:40n"): "cd578e2f",
    ("lemminge", "greedy"): "927b6225",
    ("lemminge", "skilled"): "15baa931",
    ("lemminge", "strong:40n"): "44c1aec1",
    ("lemminge", "expert:40n"): "edbf61c6",
}


def done(game: str, level: str) -> str:
    """What four of a level do in the middle of a game, in short."""
    rng = Random(f"{game} {level}")
    state = clifftop.game(game).start(players=4)
    first = bots.find(game, "greedy")
    seats = [bots.find(game, level) for _ in range(4)]
    chosen: list[int] = []
    while state.to_act != OVER and len(chosen) < 2 * CHOICES:
        actions = state.actions()
        if state.to_act == CHANCE:
            outcomes, weights = zip(*state.chance_weights(), strict=True)
            state.apply(rng.choices(outcomes, weights)[0])
        elif len(actions) == 1:
            state.apply(actions[0])
        else:
            bot = first if len(chosen) < CHOICES else seats[state.to_act]
            chosen.append(bot.choose(state.knowledge(state.to_act), actions, rng))
            state.apply(chosen[-1])
    return short(chosen)


def short(numbers: list[int]) -> str:
    return sha256(repr(numbers).encode()).hexdigest()[:8]


@pytest.mark.parametrize(("game", "level"), DONE)
def test_what_they_do(game: str, level: str) -> None:
    assert done(game, level) == DONE[game, level]


def test_how_races_of_lemminge_go() -> None:
    """What bots try out there is not the game itself, but has native integers of its own."""
    guide = RaceGuide()
    places: list[int] = []
    for players in (2, 3, 4, 5):
        table = clifftop.game("lemminge").start(players=players)
        assert isinstance(table, LemmingeState)
        race = RaceTable(players, Distances(table.board).reach(table.ground))
        luck = Luck(players)
        race.deal(luck)
        while race.winner < 0:
            guide.take_turn(race, luck)
            places += [int(place) for place in race.places]
    assert short(places) == "5da72089"
