"""Lemminge as a mere race, in which bots try things out: it is the game as far as it goes."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from tests.games.lemminge.walks import LEMMINGE, seeds, somewhere

from clifftop.bots.lemminge.judge import LemmingeJudge
from clifftop.bots.lemminge.race.card_reach import BITS, POINTS
from clifftop.bots.lemminge.race.guide import RaceGuide
from clifftop.bots.lemminge.race.race_table import RaceTable
from clifftop.bots.lemminge.race.winning_turn import take_turn
from clifftop.games.lemminge.actions import CARD, HEX, START
from clifftop.games.lemminge.pieces import ALL_CARDS, CARDS, LEMMINGS, MEADOW, VALUES
from clifftop.games.lemminge.questions import TURN, WHO
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck

JUDGE = LemmingeJudge()


def cards_of(race: RaceTable) -> list[int]:
    """All cards, wherever they are."""
    piles = [race.deck, race.discards, race.piles]
    hands = [race.hands[25 * seat : 25 * seat + 25] for seat in range(race.players)]
    return [sum(int(pile[card]) for pile in [*piles, *hands]) for card in range(25)]


@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_race_comes_to_an_end_and_loses_no_card(players: int) -> None:
    """Seat 0 wants to win, the others want to get on."""
    table = cast(LemmingeState, LEMMINGE.start(players=players))
    run = RaceTable(players, JUDGE.distances_of(table).reach(table.ground))
    luck, guide, turns = Luck(players), RaceGuide(), 0
    run.deal(luck)
    while run.winner < 0:
        if run.mover == 0:
            take_turn(run, JUDGE.learned, luck, 0)
        else:
            guide.take_turn(run, luck)
        turns += 1
        assert cards_of(run) == list(ALL_CARDS)
        assert turns < 200 * players
        stand = [int(place) for place in run.places if int(place) < int(run.size)]
        assert len(stand) == len(set(stand))
    assert run.is_home(run.winner)


def test_a_card_brings_a_lemming_as_far_as_the_ground_lets_it() -> None:
    table = cast(LemmingeState, LEMMINGE.start(players=2))
    board = table.board
    reach = JUDGE.distances_of(table).reach(table.ground)
    start, home = board.size + 1, board.size
    assert reach.end(0, start, 0, False) == start
    assert table.ground[reach.end(0, start, 1, False)] == MEADOW
    left = [reach.left[reach.end(1, start, points, False)] for points in range(POINTS)]
    assert left == sorted(left, reverse=True)
    assert reach.end(0, board.index["10a"], 1, False) == home


def test_a_tile_may_be_a_bridge() -> None:
    table = cast(LemmingeState, LEMMINGE.start(players=2))
    reach = JUDGE.distances_of(table).reach(table.ground)
    gained = [
        reach.left[reach.end(0, place, 3, False)] - reach.left[reach.end(0, place, 3, True)]
        for place in range(table.board.size)
    ]
    assert min(gained) == 0
    assert max(gained) > 0


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_a_walk_of_a_race_can_be_walked_at_the_table(seed: int) -> None:
    """Whoever is in the way is pushed there, too: the lemmings stand where a whole turn with the
    same card can leave them."""
    state = somewhere({"players": 4}, seed)
    if state.to_act < 0 or state.asked != TURN:
        return
    run = RaceTable(4, JUDGE.distances_of(state).reach(state.ground))
    for card in range(CARDS):
        if not state.hands[CARDS * state.to_act + card]:
            continue
        if card % VALUES > state.lowest[card // VALUES]:
            continue  # with a tile there are too many ways
        lemming = LEMMINGS * state.to_act
        run.copy_table(state, run.reach)
        run.play(state.to_act, card, lemming, run.end(card, lemming))
        assert list(run.places) in ends(state, card, lemming)


def ends(state: LemmingeState, card: int, lemming: int) -> list[list[int]]:
    """Where all lemmings can be after a card, if one of them walks or nobody does."""
    ahead = cast(LemmingeState, state.copy())
    ahead.apply(CARD + card)
    found = [places_of(ahead)]
    waiting, seen = [], set()
    if ahead.asked == WHO:
        place = ahead.lemmings[lemming]
        pick = START if place < 0 else HEX + place
        if pick in ahead.actions():
            ahead.apply(pick)
            waiting.append(ahead)
    while waiting:
        here = waiting.pop()
        for answer in here.actions():
            after = cast(LemmingeState, here.copy())
            after.apply(answer)
            found.append(places_of(after))
            key = (*found[-1], after.movement)
            if after.turn == state.turn and after.to_act >= 0 and key not in seen:
                seen.add(key)
                waiting.append(after)
    return found


def places_of(state: LemmingeState) -> list[int]:
    return [place if place >= 0 else state.board.size + 2 + place for place in state.lemmings]


def test_every_hex_has_a_bit_of_its_own() -> None:
    """Who stands where is kept as bits: two hexes that shared one would hide lemmings."""
    table = cast(LemmingeState, LEMMINGE.start(players=2))
    run = RaceTable(2, JUDGE.distances_of(table).reach(table.ground))
    for hex in range(run.size):
        run.occupancy.put(0, hex)
        assert [number for number, word in enumerate(run.occupancy.words) if word] == [hex // BITS]
        assert run.occupancy.words[hex // BITS] == 1 << hex % BITS
        run.occupancy.leave(0)
        assert not any(run.occupancy.words)
