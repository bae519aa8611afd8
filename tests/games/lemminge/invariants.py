"""What is true at every moment of every game of Lemminge, counted anew from outside."""

import json

from clifftop import CHANCE, OVER
from clifftop.games.lemminge import questions as q
from clifftop.games.lemminge.pieces import (
    ALL_CARDS,
    CARDS,
    HAND_LIMIT,
    HOME,
    IN_START,
    KINDS,
    LEMMINGS,
    NUMBER_OF_CARDS,
    TILES,
    VALUES,
)
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.masks import members_of


def check_state(state: LemmingeState) -> None:
    check_lemmings(state)
    check_cards(state)
    check_tiles(state)
    check_turn(state)


def check_lemmings(state: LemmingeState) -> None:
    """LE-1.1, LE-R1: two a player, no two in a hex, nobody anywhere else."""
    assert len(state.lemmings) == LEMMINGS * state.players
    in_hexes = [place for place in state.lemmings if place >= 0]
    assert len(set(in_hexes)) == len(in_hexes), "two lemmings share a hex"
    for lemming, place in enumerate([*map(int, state.lemmings)]):
        assert place in (IN_START, HOME) or state.occupants[place] == lemming + 1
    assert len([taken for taken in state.occupants if taken]) == len(in_hexes)
    winners = [seat for seat in range(state.players) if state.home(seat) == LEMMINGS]
    assert len(winners) <= 1
    if winners:
        assert state.to_act == OVER and state.places()[winners[0]] == 1


def check_cards(state: LemmingeState) -> None:
    """LE-1.3: every card is in one place, and the piles are what their cards make them."""
    seats = range(state.players)
    hands = [[*state.hands[CARDS * seat : CARDS * seat + CARDS]] for seat in seats]
    places = zip(state.deck, state.discards, state.piles, *hands, strict=True)
    numbers = [sum(number) for number in places]
    assert numbers == list(ALL_CARDS), f"{numbers} of each card"
    assert sum(ALL_CARDS) == NUMBER_OF_CARDS
    assert max(map(sum, hands)) <= HAND_LIMIT
    assert [*map(sum, hands)] == [*state.hand_sizes] == [*map(state.hand_size, seats)]
    assert sum(state.deck) == state.deck_size
    for terrain in range(KINDS):
        pile = state.piles[VALUES * terrain : VALUES * terrain + VALUES]
        values = [value for value in range(VALUES) for _ in range(pile[value])]
        assert values, "a pile is empty"
        assert (state.lowest[terrain], state.sums[terrain]) == (min(values), sum(values))


def check_tiles(state: LemmingeState) -> None:
    """LE-1.3, LE-3.4: no more tiles than there are; where there is none, the course is as drawn."""
    laid = [0] * len(TILES)
    course = bytearray(state.board.ground)
    for hex in members_of(state.tiled):
        laid[state.ground[hex]] += 1
        course[hex] = state.ground[hex]
    assert bytes(course) == state.ground
    for terrain, number in enumerate(TILES):
        assert 0 <= state.tiles_left[terrain] <= number - laid[terrain]


def check_turn(state: LemmingeState) -> None:
    assert state.turn <= state.frame.last_turn
    if state.asked in q.CHANCE_POINTS:
        assert state.to_act == CHANCE
    elif state.asked == q.FINISHED:
        assert state.to_act == OVER
    else:
        assert state.to_act == (state.first + state.turn - 1) % state.players
    if state.asked in (q.WHO, q.STEP):
        assert 0 < state.movement <= state.sums[state.terrain]


def in_bytes(facts: object) -> int:
    return len(json.dumps(facts).encode())
