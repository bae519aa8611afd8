"""What others may hold in Lemminge, by what they did: every world fits what the seat sees, and the
cards that they do hold are found more often than by chance."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from tests.bots.lemminge.test_greedy import race
from tests.bots.search.small_matches import drawn
from tests.games.lemminge.walks import LEMMINGE, seeds, somewhere, variants

import clifftop
from clifftop import bots
from clifftop.bots.lemminge.beliefs import Beliefs
from clifftop.bots.lemminge.judge import LemmingeJudge
from clifftop.bots.lemminge.redeal import redealt
from clifftop.bots.lemminge.turn_choice import TurnChoice
from clifftop.games.lemminge.pieces import CARDS
from clifftop.games.lemminge.questions import TURN
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck

WORLDS = 12


def believed(state: LemmingeState, seed: int) -> Beliefs:
    world = LEMMINGE.imagine(state.knowledge(state.to_act), Random(seed))
    assert isinstance(world, LemmingeState)
    return Beliefs(world, LemmingeJudge(), Luck(seed))


@given(variants(), seeds)
@settings(max_examples=40, deadline=None)
def test_every_world_fits_what_the_seat_sees(options: dict[str, object], seed: int) -> None:
    state = somewhere(options, seed)
    if state.to_act < 0:
        return
    beliefs = believed(state, seed)
    for _ in range(3):
        world = beliefs.next_world(20)
        assert world.view(state.to_act) == state.view(state.to_act)
        assert sum(world.deck) == world.deck_size == state.deck_size
        assert min(world.deck) >= 0
        for seat in range(state.players):
            hand = world.hands[CARDS * seat : CARDS * seat + CARDS]
            assert min(hand) >= 0
            assert sum(hand) == state.hand_size(seat)


@given(variants(), seeds)
@settings(max_examples=20, deadline=None)
def test_how_well_turns_are_explained_is_kept_in_step(
    options: dict[str, object], seed: int
) -> None:
    """What is changed and taken back leaves nothing behind."""
    state = somewhere(options, seed)
    if state.to_act < 0:
        return
    beliefs = believed(state, seed)
    beliefs.next_world(30)
    for taken in beliefs.taken:
        assert taken.log == taken.explained()
        assert sum(taken.hand) == taken.size


def test_a_game_without_a_beginning_says_nothing() -> None:
    state = race("turn", "2d start", "2c start", hand={"forest": [0]})
    beliefs = believed(state, 1)
    assert not beliefs.any
    assert beliefs.next_world(5).view(0) == state.view(0)


def test_without_conclusions_hands_are_still_dealt_anew() -> None:
    """The first turn of all: nobody has done anything yet, and everything may be anywhere."""
    rng = Random(3)
    state = LEMMINGE.start(players=3)
    assert isinstance(state, LemmingeState)
    while state.to_act == clifftop.CHANCE:
        state.apply(drawn(state, rng))
    beliefs = believed(state, 1)
    assert not beliefs.any
    choice = TurnChoice(LemmingeJudge(), beliefs.world, 5, beliefs)
    hands = {tuple(int(held) for held in choice.add_world().hands) for _ in range(WORLDS)}
    assert len(hands) == WORLDS


def found(hands: list[int], world: LemmingeState, seat: int) -> int:
    """How many cards of the others are where they are."""
    return sum(
        min(held, int(world.hands[at])) for at, held in enumerate(hands) if at // CARDS != seat
    )


def test_cards_are_found_more_often_than_by_chance() -> None:
    rng = Random(11)
    by_chance = by_turns = 0
    state = LEMMINGE.start(players=4)
    assert isinstance(state, LemmingeState)
    player = bots.find("lemminge", "greedy")
    while state.to_act != clifftop.OVER:
        actions = state.actions()
        if state.to_act == clifftop.CHANCE:
            state.apply(drawn(state, rng))
            continue
        knowledge = state.knowledge(state.to_act)
        if state.asked == TURN and state.turn % 4 == 3:
            hands = [int(held) for held in state.hands]
            beliefs = believed(state, state.turn)
            beliefs.next_world(100)
            luck = Luck(state.turn)
            for _ in range(WORLDS):
                by_turns += found(hands, beliefs.next_world(12), state.to_act)
                by_chance += found(hands, redealt(state, state.to_act, luck), state.to_act)
        state.apply(player.choose(knowledge, actions, rng))
    assert by_turns > 1.2 * by_chance
