"""What a watchful seat of Lemming Mafia believes of the others' cards, by what they have done."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from tests.bots.mafia.test_judge import BLUE, GREEN, GREY, PINK, PURPLE, RED, race

from clifftop.bots.mafia.beliefs import Beliefs
from clifftop.bots.mafia.greedy_odds import pier_odds
from clifftop.bots.mafia.moves import ways
from clifftop.bots.mafia.possible_cards import PossibleCards
from clifftop.bots.mafia.quick_odds import QuickOdds
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import CONTRACTS
from clifftop.games.mafia.rules.turn import may_move
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.masks import members_of

GAME = "lemming-mafia"
WATCHER = 3
DEALS = 1500


def contract(name: str) -> int:
    return race({}).board.contract_names.index(name)


def odds_at(state: MafiaState) -> QuickOdds:
    odds = QuickOdds(pier_odds(state.board))
    odds.look(state)
    return odds


def beliefs_of(state: MafiaState, from_the_start: bool = True) -> Beliefs:
    return Beliefs(state, WATCHER, odds_at(state), from_the_start)


def moved(lemming: int, space: str) -> Beliefs:
    """What seat 3 believes after seat 0 chose between red and pink at the start of a race."""
    state = race({})
    state.ask(q.WHICH_LEMMING, 0)
    state.die, state.other_die = PINK, RED
    beliefs = beliefs_of(state)
    beliefs.moved(state, ways(state, may_move(state)), lemming, state.board.index[space])
    return beliefs


def held(beliefs: Beliefs, other: int, number: int, state: MafiaState | None = None) -> float:
    """How often a seat holds a contract in worlds that fit the beliefs."""
    world = cast(MafiaState, (state or race({})).copy())
    luck = Luck(1)
    found = 0
    for _ in range(DEALS):
        beliefs.put_into(world, luck)
        found += world.held[other] >> number & 1
    return found / DEALS


def test_who_leads_a_lemming_around_the_mixer_may_want_it_to_be_third() -> None:
    third = contract("third-red")
    led, harried = moved(RED, "1a"), moved(RED, "1b")
    before = held(beliefs_of(race({})), 0, third)
    assert held(led, 0, third) > 1.2 * before
    assert held(harried, 0, third) < 0.8 * before


def test_who_sends_a_lemming_to_the_mixer_may_want_it_out() -> None:
    out = contract("out-blue-red")
    assert held(moved(RED, "1b"), 0, out) > 1.5 * held(moved(RED, "1a"), 0, out)


def test_what_one_seems_to_hold_another_does_not() -> None:
    third = contract("third-red")
    led, harried = moved(RED, "1a"), moved(RED, "1b")
    assert held(led, 1, third) < held(harried, 1, third)


def test_no_contract_is_dealt_twice() -> None:
    """LM-1.3."""
    beliefs = moved(RED, "1a")
    own = race({}).dropped[WATCHER]
    world = race({})
    luck = Luck(2)
    for _ in range(50):
        beliefs.put_into(world, luck)
        hands = [members_of(world.held[other]) for other in range(3)]
        together = [number for hand in hands for number in hand]
        assert [len(hand) for hand in hands] == [3, 3, 3]
        assert len(set(together)) == 9
        assert not any(own >> number & 1 for number in together)


def worths(lowest: int | None) -> vec[float]:
    """By contract, what it is worth to have: a point, but for one of them."""
    return vec[float]([-1.0 if number == lowest else 1.0 for number in range(CONTRACTS)])


def cards(laid: int = 0) -> PossibleCards:
    """What may be held and laid by somebody of whom nothing is known."""
    return PossibleCards(list(range(CONTRACTS)), 3, laid)


def hand(some: PossibleCards, luck: Luck) -> int:
    return int(some.hand(some.drawn(luck), luck))


def of_hands(some: PossibleCards, number: int) -> float:
    luck = Luck(3)
    return sum(hand(some, luck) >> number & 1 for _ in range(DEALS)) / DEALS


def test_who_keeps_a_bad_contract_is_not_thought_to_have_it() -> None:
    """LM-3.5: a contract worth less than nothing is dropped when the Godfather is met."""
    kept = cards()
    before = of_hands(kept, 9)
    kept.dropped(worths(9), False)
    assert of_hands(kept, 9) < before / 5


def test_who_drops_one_is_thought_to_have_had_the_worst() -> None:
    gone = cards()
    gone.dropped(worths(9), True)
    luck = Luck(4)
    hands = [members_of(hand(gone, luck)) for _ in range(100)]
    assert all(len(left) == 2 for left in hands)
    assert all(9 not in left for left in hands)


def test_the_last_card_is_laid_on_the_favourite() -> None:
    state = race({"red": "11a"})
    some = cards()
    some.piles = [(BLUE, GREY, GREEN, PURPLE, PINK)]
    some.bet(odds_at(state), True)
    assert some.piles == [(BLUE, GREY, GREEN, PURPLE, PINK, RED)]


def test_lemmings_that_are_alike_are_bet_on_alike() -> None:
    """All six are at the start, so a first card may be any."""
    some = cards()
    some.bet(odds_at(race({})), True)
    assert sorted(some.piles) == [(lemming,) for lemming in range(6)]
    assert some.likely(some.trust()) == pytest.approx([1 / 6] * 6)


def test_who_lays_nothing_though_he_might_is_thought_no_less_of() -> None:
    some = cards()
    before = of_hands(some, 9)
    some.bet(odds_at(race({})), False)
    assert some.piles == [()]
    assert some.likely(some.trust()) == pytest.approx([1.0])
    assert of_hands(some, 9) == before


def test_who_harms_a_lemming_he_has_bet_on_has_a_contract_for_it() -> None:
    """Contracts and bets are believed together: either without the other would not explain it."""
    state = race({})
    state.ask(q.WHICH_LEMMING, 0)
    state.die, state.other_die = PINK, RED
    beliefs = beliefs_of(state)
    some = beliefs.cards[0]
    some.bet(beliefs.odds, True)
    beliefs.moved(state, ways(state, may_move(state)), RED, state.board.index["1a"])
    third = 1 << contract("third-red")
    bets: dict[bool, list[bool]] = {True: [], False: []}
    luck = Luck(5)
    for _ in range(4 * DEALS):
        place = some.drawn(luck)
        bets[bool(some.hand(place, luck) & third)].append(RED in some.pile(place))
    with_it, without = (sum(found) / len(found) for found in (bets[True], bets[False]))
    assert with_it > 2 * without
