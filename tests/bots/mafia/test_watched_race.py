"""Watching a race of Lemming Mafia: from the start, later on, and by a bot that is made anew."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from tests.bots.mafia.test_beliefs import GAME, held, odds_at
from tests.bots.search.small_matches import after, drawn

import clifftop
from clifftop import CHANCE, OVER, bots
from clifftop.bots.budget import Budget
from clifftop.bots.mafia.player import RECENT, REMEMBERED
from clifftop.bots.mafia.watched_race import WatchedRace, watched
from clifftop.games.mafia.pieces import CONTRACTS
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.luck import Luck
from clifftop.kernel.masks import members_of


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


def watch(world: MafiaState, seat: int, before: WatchedRace | None = None) -> WatchedRace:
    return watched(world, seat, odds_at(world), [before] if before else [], Budget())


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


def thoughts(
    watching: WatchedRace, world: MafiaState, seat: int
) -> list[tuple[tuple[int, ...], str]]:
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
    along: WatchedRace | None = None
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
    before: WatchedRace | None = None
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
    looks: list[tuple[WatchedRace, int]] = []
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
    watching = watched(world, seat, odds_at(world), [], stopped)
    assert [cards.trust() for cards in watching.beliefs.cards] == pytest.approx([0.8] * 4)
