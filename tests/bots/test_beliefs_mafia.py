"""What a watchful seat of Lemming Mafia believes of the others' cards, by what they have done."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from librt.vecs import vec
from tests.bots.races import after, drawn
from tests.bots.test_judge_mafia import BLUE, GREEN, GREY, PINK, PURPLE, RED, race

import clifftop
from clifftop import CHANCE, OVER, bots
from clifftop.bots.budget import Budget
from clifftop.bots.greedy.mafia_odds import form
from clifftop.bots.guides.mafia_glance import Glance
from clifftop.bots.judges.mafia_beliefs import Beliefs
from clifftop.bots.judges.mafia_cards import Cards
from clifftop.bots.judges.mafia_options import ways
from clifftop.bots.judges.mafia_watching import Watching, watched
from clifftop.bots.mafia_player import RECENT, REMEMBERED
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import CONTRACTS
from clifftop.games.mafia.state import MafiaState
from clifftop.games.mafia.turn import may_move
from clifftop.kernel.luck import Luck
from clifftop.kernel.masks import members_of

GAME = "lemming-mafia"
WATCHER = 3
DEALS = 1500


def contract(name: str) -> int:
    return race({}).board.contract_names.index(name)


def glance_at(state: MafiaState) -> Glance:
    glance = Glance(form(state.board))
    glance.look(state)
    return glance


def beliefs_of(state: MafiaState, from_the_start: bool = True) -> Beliefs:
    return Beliefs(state, WATCHER, glance_at(state), from_the_start)


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


def cards(laid: int = 0) -> Cards:
    """What may be held and laid by somebody of whom nothing is known."""
    return Cards(list(range(CONTRACTS)), 3, laid)


def hand(some: Cards, luck: Luck) -> int:
    return int(some.hand(some.drawn(luck), luck))


def of_hands(some: Cards, number: int) -> float:
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
    some.bet(glance_at(state), True)
    assert some.piles == [(BLUE, GREY, GREEN, PURPLE, PINK, RED)]


def test_lemmings_that_are_alike_are_bet_on_alike() -> None:
    """All six are at the start, so a first card may be any."""
    some = cards()
    some.bet(glance_at(race({})), True)
    assert sorted(some.piles) == [(lemming,) for lemming in range(6)]
    assert some.likely(some.trust()) == pytest.approx([1 / 6] * 6)


def test_who_lays_nothing_though_he_might_is_thought_no_less_of() -> None:
    some = cards()
    before = of_hands(some, 9)
    some.bet(glance_at(race({})), False)
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
    some.bet(beliefs.glance, True)
    beliefs.moved(state, ways(state, may_move(state)), RED, state.board.index["1a"])
    third = 1 << contract("third-red")
    bets: dict[bool, list[bool]] = {True: [], False: []}
    luck = Luck(5)
    for _ in range(4 * DEALS):
        place = some.drawn(luck)
        bets[bool(some.hand(place, luck) & third)].append(RED in some.pile(place))
    with_it, without = (sum(found) / len(found) for found in (bets[True], bets[False]))
    assert with_it > 2 * without


def test_one_who_does_anything_is_not_taken_for_a_greedy_player() -> None:
    trusted = {"greedy": 0.0, "random": 0.0}
    for who in trusted:
        rng = Random(3)
        for _ in range(4):
            beliefs = watch(played(who, rng), 0).beliefs
            trusted[who] += sum(cards.trust() for cards in beliefs.cards[1:]) / 12
    assert trusted["greedy"] > 0.8
    assert trusted["random"] < 0.3


def test_greedy_players_are_seen_through() -> None:
    """By the middle of a race a contract that one of them holds is thought to be there half as
    likely again as it was at first, and more."""
    likely, cards = 0.0, 0
    rng = Random(8)
    for _ in range(6):
        world = played("greedy", rng, keep_truth=True)
        beliefs = watch(world, 0).beliefs
        for other in range(1, 4):
            for number in members_of(world.held[other]):
                likely += held(beliefs, other, number, world)
                cards += 1
    assert likely / cards > 1.5 * 3 / 15


def watch(world: MafiaState, seat: int, before: Watching | None = None) -> Watching:
    return watched(world, seat, glance_at(world), [before] if before else [], Budget())


def played(who: str, rng: Random, keep_truth: bool = False) -> MafiaState:
    """A race of some 60 answers of such players, as it is or as seat 0 imagines it."""
    bot = bots.find(GAME, who)
    state = clifftop.game(GAME).start(players=4)
    answers = 0
    while state.to_act != OVER and answers < 60:
        if state.to_act == CHANCE:
            state.apply(drawn(state, rng))
        else:
            state.apply(bot.choose(state.knowledge(state.to_act), state.actions(), rng))
            answers += 1
    return cast(MafiaState, state if keep_truth else state.resample(0, rng))


def thoughts(watching: Watching, world: MafiaState, seat: int) -> list[tuple[tuple[int, ...], str]]:
    """The first worlds that come to mind."""
    found: list[tuple[tuple[int, ...], str]] = []
    luck = Luck(6)
    for _ in range(8):
        deal = cast(MafiaState, world.copy())
        watching.beliefs.put_into(deal, luck)
        others = [other for other in range(world.players) if other != seat]
        hands = tuple(deal.held[other] for other in others)
        found.append((hands, repr([deal.piles[other] for other in others])))
    return found


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("first", [None, 1])
def test_all_who_imagine_a_table_believe_the_same(players: int, first: int | None) -> None:
    rng = Random(6)
    state = clifftop.game(GAME).start(players=players, first=first)
    for _ in range(90):
        if state.to_act != OVER:
            state.apply(rng.choice(state.actions()))
    while state.to_act < 0:
        state.apply(rng.choice(state.actions()))
    seat = state.to_act
    believed = []
    for number in range(4):
        world = cast(MafiaState, state.resample(seat, Random(number)))
        watching = watch(world, seat)
        assert watching.seen
        believed.append(thoughts(watching, world, seat))
    assert believed == [believed[0]] * 4


def test_who_has_watched_all_along_believes_what_one_does_who_looks_once() -> None:
    rng = Random(2)
    greedy = bots.find(GAME, "greedy")
    state = clifftop.game(GAME).start(players=4)
    along: Watching | None = None
    looked = 0
    while state.to_act != OVER and looked < 25:
        if state.to_act == CHANCE:
            state.apply(drawn(state, rng))
            continue
        if state.to_act == 2:
            world = cast(MafiaState, state.resample(2, Random(looked)))
            along = watch(world, 2, along)
            once = watch(world, 2)
            assert thoughts(along, world, 2) == thoughts(once, world, 2)
            looked += 1
        state.apply(greedy.choose(state.knowledge(state.to_act), state.actions(), rng))
    assert looked > 5


def test_another_race_is_watched_anew() -> None:
    before: Watching | None = None
    for seed in (2, 3):
        state = after(GAME, 60, seed)
        seat = state.to_act
        imagined = cast(MafiaState, state.resample(seat, Random(1)))
        before = watch(imagined, seat, before)
        assert thoughts(before, imagined, seat) == thoughts(watch(imagined, seat), imagined, seat)


def test_a_bot_that_is_made_anew_goes_on_from_what_was_watched() -> None:
    """As at a server, where every decision is made by a bot of its own."""
    rng = Random(4)
    state = clifftop.game(GAME).start(players=4)
    looks: list[tuple[Watching, int]] = []
    while len(looks) < 3:
        if state.to_act == CHANCE:
            state.apply(drawn(state, rng))
            continue
        if state.to_act == 2 and len(state.actions()) > 1:
            knowledge, actions = state.knowledge(2), state.actions()
            bots.find(GAME, "expert:1n").choose(knowledge, actions, Random(1))
            looks.append((RECENT[0], len(RECENT[0].seen)))
        state.apply(rng.choice(state.actions()))
    assert looks[0][0] is looks[1][0] is looks[2][0]
    assert looks[0][1] < looks[1][1] < looks[2][1]
    assert len(RECENT) <= REMEMBERED


def test_of_a_race_whose_beginning_nobody_knows_anything_is_believed() -> None:
    state = clifftop.game(GAME).from_position(after(GAME, 60, 2).position())
    world = cast(MafiaState, state.resample(0, Random(1)))
    beliefs = watch(world, 0).beliefs
    unseen = [n for n in range(CONTRACTS) if not (world.held[0] | world.dropped[0]) >> n & 1]
    deal = cast(MafiaState, world.copy())
    luck = Luck(5)
    seen = 0
    for _ in range(200):
        beliefs.put_into(deal, luck)
        for other in range(1, world.players):
            assert len(members_of(deal.held[other])) == len(members_of(world.held[other]))
            assert len(deal.piles[other]) == len(world.piles[other])
            seen |= deal.held[other]
    assert members_of(seen) == unseen


def test_nobody_goes_on_from_a_race_whose_beginning_is_not_known() -> None:
    """Nothing was seen of it, so nothing seems to speak against its being the same race."""
    state = after(GAME, 60, 2)
    seat = state.to_act
    known = cast(MafiaState, state.resample(seat, Random(1)))
    entered = clifftop.game(GAME).from_position(state.position())
    unknown = watch(cast(MafiaState, entered.resample(seat, Random(1))), seat)
    assert unknown.own == watch(known, seat).own
    assert watch(known, seat, unknown) is not unknown
    assert thoughts(watch(known, seat, unknown), known, seat) == thoughts(
        watch(known, seat), known, seat
    )


def test_nobody_goes_on_from_a_race_that_somebody_else_began() -> None:
    """What was done may be the same; who did it is not."""
    races = []
    for first in (0, 1):
        state = clifftop.game(GAME).start(players=4, first=first)
        while state.to_act == CHANCE:
            state.apply(state.actions()[0])
        races.append(cast(MafiaState, state.resample(3, Random(1))))
    one, other = races
    assert watch(one, 3).own == watch(other, 3).own
    assert watch(one, 3).seen == watch(other, 3).seen
    before = watch(one, 3)
    assert watch(one, 3, before) is before
    assert watch(other, 3, before) is not before


def test_nobody_forgets_in_the_middle_of_a_budget() -> None:
    """Whoever has no time left believes what he did before."""
    state = after(GAME, 60, 2)
    seat = state.to_act
    world = cast(MafiaState, state.resample(seat, Random(1)))
    stopped = Budget()
    stopped.begin()
    stopped.stop()
    watching = watched(world, seat, glance_at(world), [], stopped)
    assert [cards.trust() for cards in watching.beliefs.cards] == pytest.approx([0.8] * 4)
