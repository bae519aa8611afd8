"""Blocks of games: fair seats, the same dice for everybody, and the same games for a seed."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from tests.arena.invented import invented_match
from tests.games.leaping.table_builder import position

import clifftop
from clifftop import Record
from clifftop.arena.matches.block import Block, play_block
from clifftop.arena.matches.entrants import EntrantError, challenge, names_of
from clifftop.arena.matches.keyed_chance import KeyedChance, picked, question
from clifftop.arena.matches.match import Match, new_match, players_of
from clifftop.bots import UnknownBot
from clifftop.bots.own_bot import OwnBotError

FIRST, LAST, LUCKY, TWIN, CLUMSY = (
    f"tests.arena.players:{name}" for name in ("first", "last", "lucky", "lucky_twin", "clumsy")
)


def short_match(*entrants: str, seed: int = 1) -> Match:
    """Of Leaping Lemmings, whose games end soon, no matter who plays them."""
    return new_match("leaping-lemmings", {"short": True}, entrants, seed)


def games(block: Block) -> list[Any]:
    """All of a block but the times, which are never the same."""
    return [msgspec.to_builtins(game) for game in block.games]


def test_everybody_sits_everywhere_equally_often() -> None:
    for entrants in (("A", "B"), ("A", "B", "B"), ("A", "B", "C", "D"), ("A", "B", "B", "A", "C")):
        rotations = invented_match(entrants).rotations()
        assert len(rotations) == len(entrants)
        for seat in range(len(entrants)):
            assert Counter(seats[seat] for seats in rotations) == Counter(entrants)


def test_a_line_up_that_repeats_itself_is_not_played_twice() -> None:
    rotations = invented_match(("A", "B", "A", "B")).rotations()
    assert rotations == [("A", "B", "A", "B"), ("B", "A", "B", "A")]
    assert invented_match(("A", "A", "A")).rotations() == [("A", "A", "A")]


def test_a_draw_depends_on_its_kind_and_number_and_not_on_who_plays() -> None:
    """Two games with different players: the draws that both have are the same fractions, so where
    the weights are the same, too, the outcomes are."""
    drawn = [draws_of(Random(number)) for number in range(2)]
    both = drawn[0].keys() & drawn[1].keys()
    same = [key for key in both if drawn[0][key][0] == drawn[1][key][0]]
    assert len({kind for kind, _ in same}) > 3 and len(same) > 50
    assert all(drawn[0][key] == drawn[1][key] for key in same)
    assert list(drawn[0]) != list(drawn[1])  # they did part


def draws_of(rng: Random) -> dict[tuple[str, int], tuple[list[tuple[int, int]], int]]:
    """The draws of a game of Leaping Lemmings that is played at random: by kind and number, what
    there was to draw and what was drawn."""
    state = clifftop.game("leaping-lemmings").start(players=3)
    chance, counted = KeyedChance(5, 0), Counter[str]()
    draws = {}
    while state.to_act != clifftop.OVER:
        if state.to_act == clifftop.CHANCE:
            kind, weights = question(state), state.chance_weights()
            drawn = chance.draw(state)
            draws[kind, counted[kind]] = (weights, drawn)
            counted[kind] += 1
            state.apply(drawn)
        else:
            state.apply(rng.choice(state.actions()))
    return draws


def test_another_seed_or_another_block_is_other_dice() -> None:
    state = position(players=3)

    def rolls(chance: KeyedChance) -> list[int]:
        return [chance.draw(state) for _ in range(40)]

    assert rolls(KeyedChance(1, 0)) == rolls(KeyedChance(1, 0))
    others = [KeyedChance(1, 0), KeyedChance(1, 1), KeyedChance(2, 0), KeyedChance(10, 0)]
    assert len({tuple(rolls(chance)) for chance in others}) == 4


def test_draws_follow_their_weights() -> None:
    state = position(players=3)  # an eagle die: hover and 3 once, 1 and 2 twice
    drawn = [KeyedChance(1, block).draw(state) for block in range(6000)]
    shares = [drawn.count(action) / 6000 for action in state.actions()]
    assert shares == pytest.approx([1 / 6, 1 / 3, 1 / 3, 1 / 6], abs=0.02)


def test_weights_may_be_huge_and_an_outcome_without_weight_never_comes() -> None:
    outcomes = [(1, 0), (2, 10**80), (3, 3 * 10**80), (4, 0)]
    drawn = Counter(picked(outcomes, str(key)) for key in range(4000))
    assert drawn.keys() == {2, 3}
    assert drawn[2] / 4000 == pytest.approx(0.25, abs=0.03)


def test_a_block_is_the_same_every_time() -> None:
    match = short_match(LUCKY, "random", "greedy", seed=3)
    once, again = play_block(match, 4), play_block(match, 4)
    assert games(once) == games(again)
    assert games(once) != games(play_block(match, 5))
    assert games(once) != games(play_block(short_match(LUCKY, "random", "greedy", seed=4), 4))


def test_a_block_tells_who_sat_where_and_how_it_ended() -> None:
    block = play_block(short_match("greedy", "random"), 0)
    assert [game.seats for game in block.games] == [("greedy", "random"), ("random", "greedy")]
    for game in block.games:
        assert sorted(game.places) == [1, 2] and game.failed == [0, 0]
        assert game.steps > sum(game.decisions) > 0
        assert game.wins(game.seats.index("greedy")) == 1
    asked = sum(game.decisions[game.seats.index("greedy")] for game in block.games)
    assert block.times["greedy"].count == asked and block.times["greedy"].total > 0


def test_two_names_for_the_same_thoughts_win_exactly_alike() -> None:
    """Luck belongs to the seat, so that a block shows what two bots do differently and no more."""
    for number in range(3):
        one, other = play_block(short_match(LUCKY, TWIN), number).games
        assert (one.places, one.steps) == (other.places, other.steps)


def test_a_shared_first_place_shares_the_win() -> None:
    game = play_block(short_match("random", "random"), 0).games[0]
    game.places = [1, 1]
    assert [game.wins(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_a_bot_that_fails_is_answered_for_and_shown() -> None:
    block = play_block(short_match(CLUMSY, FIRST), 0)
    for game in block.games:
        clumsy = game.seats.index(CLUMSY)
        assert 0 < game.failed[clumsy] < game.decisions[clumsy]
        assert game.failed[1 - clumsy] == 0
    assert block.failures.keys() == {CLUMSY}
    assert block.failures[CLUMSY].startswith(("IndexError: ", "choose gave back -7, which is none"))
    failed = block.broken[CLUMSY]
    until = Record.loads(failed.record).replay()
    assert until.to_act == failed.seat and len(until.actions()) > 1
    assert games(block) == games(play_block(short_match(CLUMSY, FIRST), 0))


def test_who_is_not_there_is_said_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot, match="no bot “gredy” plays leaping-lemmings"):
        short_match("gredy", "random")
    with pytest.raises(OwnBotError, match="no bot “nowhere:make”: no module nowhere"):
        short_match("nowhere:make", "random")


def test_line_ups() -> None:
    assert names_of("greedy", 3) == ("greedy",) * 3
    assert names_of("greedy, random", 2) == ("greedy", "random")
    with pytest.raises(EntrantError, match="the bots are 3 for 4 seats"):
        names_of("greedy,random,random", 4)
    assert challenge("greedy,random", 4) == ("greedy", "random", "random", "random")
    for wrong in ("greedy", "greedy,greedy", "greedy,random,random"):
        with pytest.raises(EntrantError, match="does not name two different bots"):
            challenge(wrong, 3)
    assert players_of("lemminge", {}) == 4
    with pytest.raises(clifftop.OptionError, match="players is 9"):
        players_of("lemminge", {"players": 9})
