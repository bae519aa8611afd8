"""`imagine` draws fairly, from the knowledge alone, and what it draws can have happened."""

import json
from collections import Counter, defaultdict
from itertools import islice, product
from math import comb
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.lemminge.invariants import check_state
from tests.games.lemminge.table_builder import race
from tests.games.lemminge.walks import LEMMINGE, seeds, somewhere, variants, walk
from tests.worlds import choose

import clifftop
from clifftop import KnowledgeError, State
from clifftop.games.lemminge.actions import DONE, REFILL
from clifftop.games.lemminge.pieces import CARDS, COPIES, TERRAINS, VALUES
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.history import actions_of

Cards = dict[str, list[int]]
Hands = tuple[tuple[int, ...], ...]

# All that is not in the piles: fourteen cards of five kinds.
LOOSE: Cards = {
    "forest": [1, 1, 1],
    "water": [2, 2, 2],
    "mountain": [2, 2, 2],
    "swamp": [1, 1, 1],
    "desert": [3, 3],
}
# Seat 0 has a 0 of every terrain, so that no pile shrinks when the discards are shuffled.
OWN: Cards = {"forest": [0], "water": [0], "mountain": [1, 0], "swamp": [0], "desert": [0]}
PILES: Cards = {
    terrain: [value for value, number in enumerate(COPIES) for _ in range(number)]
    for terrain in TERRAINS[:5]
}
for terrain_, values_ in [*LOOSE.items(), *OWN.items()]:
    for value_ in values_:
        PILES[terrain_].remove(value_)


def table(one: Cards, other: Cards, discards: Cards) -> State:
    """Seat 0 has a full hand and watches two others. Whatever is loose and named nowhere is the
    draw pile."""
    seats: list[dict[str, object]] = [{"hand": OWN}, {"hand": one}, {"hand": other}]
    return LEMMINGE.from_position(
        {
            "players": 3,
            "board": "short",
            "first": 1,
            "seats": seats,
            "piles": PILES,
            "discards": discards,
        }
    )


def cards(kinds: Counter[int]) -> Cards:
    """Cards by number, as a position has them."""
    named: Cards = {}
    for card in sorted(kinds.elements()):
        named.setdefault(TERRAINS[card // VALUES], []).append(card % VALUES)
    return named


def kinds(named: Cards) -> Counter[int]:
    return Counter(
        VALUES * TERRAINS.index(terrain) + value
        for terrain, values in named.items()
        for value in values
    )


def hands_of(state: State) -> Hands:
    held = cast(LemmingeState, state).hands
    return tuple(tuple(held[CARDS * seat : CARDS * seat + CARDS]) for seat in (1, 2))


def handfuls(loose: Counter[int], size: int) -> list[tuple[Counter[int], int]]:
    """Every hand of that size, and in how many ways it comes out of these cards."""
    found = []
    for numbers in product(*(range(number + 1) for number in loose.values())):
        if sum(numbers) == size:
            ways = 1
            for card, number in zip(loose, numbers, strict=True):
                ways *= comb(loose[card], number)
            found.append((Counter(dict(zip(loose, numbers, strict=True))), ways))
    return found


def exact_chances(discards: Cards, sizes: tuple[int, int], past: list[Any]) -> dict[Hands, float]:
    """By brute force: every deal of the beginning, every outcome of every draw that seat 0 did not
    see, as far as the rules let the players do what they did. Worlds that have become the same are
    followed as one."""
    loose = kinds(LOOSE)
    loose.subtract(kinds(discards))
    worlds: dict[Hands, tuple[State, float]] = {}
    for one, ways in handfuls(loose, sizes[0]):
        for other, more_ways in handfuls(loose - one, sizes[1]):
            state = table(cards(one), cards(other), discards)
            worlds[hands_of(state)] = (state, ways * more_ways)
    for entry in past:
        after: dict[Hands, tuple[State, float]] = {}
        for state, weight in worlds.values():
            seen = isinstance(entry, int)
            for action, chance in [(entry, 1.0)] if seen else state.chances():
                if action in state.actions():
                    branch = state.copy()
                    branch.apply(action)
                    hands = hands_of(branch)
                    before = after[hands][1] if hands in after else 0.0
                    after[hands] = (branch, before + weight * chance)
        worlds = after
    total = sum(weight for _, weight in worlds.values())
    return {hands: weight / total for hands, (_, weight) in worlds.items()}


def close(seen: Counter[Any], exact: dict[Any, float], draws: int) -> None:
    """Every outcome as often as it should be: within five standard deviations."""
    assert set(seen) <= set(exact)
    for outcome, chance in exact.items():
        deviation = (draws * chance * max(0.0, 1 - chance)) ** 0.5
        assert abs(seen[outcome] - draws * chance) <= 5 * deviation + 1, outcome


def compare(exact: dict[Hands, float], knowledge: dict[str, object], draws: int) -> None:
    """Whole hands where they are likely, and every number of every card in every hand."""
    rng = Random(7)
    worlds = [hands_of(LEMMINGE.imagine(knowledge, rng)) for _ in range(draws)]
    assert set(worlds) <= set(exact)
    likely = {hands: chance for hands, chance in exact.items() if draws * chance > 30}
    close(Counter(hands for hands in worlds if hands in likely), likely, draws)
    numbers: dict[Any, float] = defaultdict(float)
    for hands, chance in exact.items():
        for place in product((0, 1), range(CARDS)):
            numbers[place, hands[place[0]][place[1]]] += chance
    places = list(product((0, 1), range(CARDS)))
    close(Counter((at, hands[at[0]][at[1]]) for hands in worlds for at in places), numbers, draws)


def refill_all(state: State, turns: int, rng: Random) -> None:
    """Everybody refills in turn, giving up a card or two; seat 0 passes."""
    for _ in range(turns):
        state.apply(REFILL)
        for _ in range(0 if state.to_act == 0 else rng.randint(1, 2)):
            cards_held = state.actions()[1:]
            if cards_held:
                state.apply(rng.choice(cards_held))
        state.apply(DONE)
        while state.to_act == clifftop.CHANCE:
            state.apply(choose(state, rng))


@pytest.mark.parametrize("given_up", [0, 1, 3])
def test_one_draw_pile_is_exact(given_up: int) -> None:
    """Cards discarded before any reshuffle; what is asked in the end is one more discard."""
    one: Cards = {"forest": [1, 1], "water": [2], "desert": [3]}
    other: Cards = {"forest": [1], "water": [2, 2], "swamp": [1]}
    state = table(one, other, {})
    state.apply(REFILL)
    for action in state.actions()[1 : 1 + given_up]:
        state.apply(action)
    knowledge = state.knowledge(0)
    exact = exact_chances({}, (4, 4), cast(list[Any], knowledge["past"]))
    assert len(exact) > 30
    compare(exact, knowledge, 6000)


@pytest.mark.parametrize(("seed", "turns", "piles"), [(1, 2, 1), (3, 4, 1), (2, 7, 2)])
def test_several_draw_piles_are_as_good_as_exact(seed: int, turns: int, piles: int) -> None:
    """Two seats use up one draw pile and draw from the next, giving up cards all the while."""
    discards: Cards = {"water": [2], "swamp": [1]}
    one: Cards = {"forest": [1, 1], "water": [2], "desert": [3]}
    other: Cards = {"water": [2], "swamp": [1, 1], "desert": [3]}
    state = table(one, other, discards)
    refill_all(state, turns, Random(seed))
    assert len(cast(LemmingeState, state).decks) == piles
    knowledge = state.knowledge(0)
    exact = exact_chances(discards, (4, 4), cast(list[Any], knowledge["past"]))
    assert len(exact) > 40
    compare(exact, knowledge, 2000)


@settings(max_examples=40, deadline=None)
@given(variants(), seeds, st.data())
def test_an_imagined_past_leads_to_the_imagined_present(
    options: dict[str, object], seed: int, data: st.DataObject
) -> None:
    """The strongest thing to ask of an imagined world: its list of actions, played by the rules,
    ends in it, and everybody knows there what he would know."""
    state = somewhere(options, seed)
    seat = data.draw(st.one_of(st.none(), st.integers(0, state.players - 1)))
    knowledge = json.loads(json.dumps(state.knowledge(seat)))
    imagined = cast(LemmingeState, LEMMINGE.imagine(knowledge, Random(seed)))
    assert imagined.knowledge(seat) == knowledge
    check_state(imagined)
    replayed = LEMMINGE.start(**options)
    for action in actions_of(imagined.entries()):
        replayed.apply(action)
    assert replayed.position() == imagined.position()
    for other in range(state.players):
        assert replayed.knowledge(other) == imagined.knowledge(other)


@pytest.mark.parametrize(("players", "hurried", "step"), [(4, True, 900), (3, False, 2200)])
def test_it_remembers_many_draw_piles(players: int, hurried: bool, step: int) -> None:
    rng = Random(players)
    state = next(islice(walk({"players": players}, rng, hurried), step, None))
    assert len(state.decks) >= 3
    for seat in (None, *range(players)):
        imagined = state.resample(seat, rng)
        assert imagined.knowledge(seat) == state.knowledge(seat)
        replayed = LEMMINGE.start(players=players)
        for action in actions_of(imagined.entries()):
            replayed.apply(action)
        assert replayed.position() == imagined.position()


@settings(max_examples=10, deadline=None)
@given(variants(), seeds)
def test_a_game_that_began_from_a_position_is_imagined_too(
    options: dict[str, object], seed: int
) -> None:
    rng = Random(seed)
    state = LEMMINGE.from_position(somewhere(options, seed).position())
    for _ in range(rng.randrange(120)):
        if state.to_act != clifftop.OVER:
            state.apply(choose(state, rng))
    for seat in (None, 0, state.players - 1):
        knowledge = state.knowledge(seat)
        world = cast(LemmingeState, LEMMINGE.imagine(knowledge, rng))
        assert world.knowledge(seat) == knowledge
        check_state(world)


@settings(max_examples=10, deadline=None)
@given(variants(), seeds)
def test_an_imagined_world_can_be_played_on(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    state = somewhere(options, seed)
    world = state.resample(0, rng)
    for _ in range(300):
        if world.to_act != clifftop.OVER:
            world.apply(choose(world, rng))
    with pytest.raises(clifftop.RecordError):
        clifftop.Record.of(world)


def test_what_a_seat_cannot_know_of_is_refused() -> None:
    """Knowledge that somebody has changed is told from one that fits."""
    state = somewhere({"players": 3}, 6)
    assert state.turn > 1
    knowledge = cast(dict[str, Any], json.loads(json.dumps(state.knowledge(0))))
    past = knowledge["past"]
    last = max(time for time, entry in enumerate(past) if isinstance(entry, list))
    for wrong in (["shown", 1, 1], [3, 4, None], [1, 4, 17]):
        changed = {**knowledge, "past": [*past[:last], wrong, *past[last + 1 :]]}
        with pytest.raises(KnowledgeError) as refused:
            LEMMINGE.imagine(changed, Random(1))
        assert str(refused.value)  # in words


def test_hands_that_cannot_have_been_dealt_fit_no_world() -> None:
    """Two cards are left in the pile and two in the other hand: nobody holds six."""
    state = race(hands=("forest 4", "water 3 3"), deck="swamp 0 0")
    knowledge: Any = state.knowledge(0)
    assert knowledge["known"]["seats"][1]["hand"] == 2
    for held, fits in ((2, True), (4, True), (5, False), (6, False)):
        knowledge["known"]["seats"][1]["hand"] = held
        if fits:
            assert LEMMINGE.imagine(knowledge, Random(1)).view(1)["hands"]
        else:
            with pytest.raises(KnowledgeError) as unfit:
                LEMMINGE.imagine(knowledge, Random(1))
            assert unfit.value.message == "knowledge-cards"


def test_a_draw_pile_that_was_never_made_fits_no_world() -> None:
    for seed in range(20):
        for state in walk({"players": 3}, Random(seed)):
            knowledge: Any = state.knowledge(0)
            if knowledge["known"].get("decks"):
                break
        else:
            continue
        LEMMINGE.imagine(knowledge, Random(1))
        knowledge["known"]["decks"][0].setdefault("forest", []).append(0)
        with pytest.raises(KnowledgeError) as unfit:
            LEMMINGE.imagine(knowledge, Random(1))
        assert unfit.value.message == "knowledge-unfit"
        return
    raise AssertionError("no draw pile was ever made anew")


def test_a_card_that_was_not_in_the_pile_was_not_drawn_from_it() -> None:
    """Where a pile has one such card less and another more, it may be one too few."""
    refused = 0
    for state in walk({"players": 2}, Random(3)):
        knowledge: Any = state.knowledge(0)
        for terrain, held in knowledge["known"]["seats"][0].get("hand", {}).items():
            for number, deck in enumerate(knowledge["known"].get("decks", [])):
                if deck.get(terrain, []).count(held[0]) == 1:
                    changed = json.loads(json.dumps(knowledge))
                    values = changed["known"]["decks"][number][terrain]
                    values[values.index(held[0])] = (held[0] + 1) % 5
                    refused += not fits_some_world(changed)
        if refused > 3:
            return
    raise AssertionError(f"refused {refused} times")


def fits_some_world(knowledge: Any) -> bool:
    try:
        world = LEMMINGE.imagine(knowledge, Random(1))
        world.entries()
    except KnowledgeError as unfit:
        assert unfit.message == "knowledge-unfit"
        return False
    return True
