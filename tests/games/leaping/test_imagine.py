"""`imagine` draws fairly, from the knowledge alone, and what it draws can have happened."""

import json
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations, product
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.leaping.table_builder import to_move
from tests.games.leaping.walks import LEAPING, seeds, somewhere, variants, walk

import clifftop
from clifftop import State
from clifftop.games.leaping.pieces import CARDS, DECK_CARDS
from clifftop.games.leaping.worlds.purses import draw_order
from clifftop.kernel.history import actions_of

DRAWS = 10_000


def close(frequencies: Counter[Any], exact: dict[Any, Fraction]) -> None:
    """Every outcome as often as it should be: within five standard deviations."""
    assert set(frequencies) <= {outcome for outcome, chance in exact.items() if chance}
    assert sum(exact.values()) == 1
    for outcome, chance in exact.items():
        expected = float(DRAWS * chance)
        deviation = (expected * (1 - float(chance))) ** 0.5
        assert abs(frequencies[outcome] - expected) <= 5 * deviation + 1e-9, outcome


def test_hands_are_dealt_evenly() -> None:
    """Five unseen cards, two of them in one hand and one in another: thirty ways."""
    pile = ["caution", "eagle-eye", "lost", "run-lemming-run", "rock-slide", "snap-crackle-pop"]
    state = to_move(
        players=3,
        pile=[[card, 0] for card in pile],
        clans=[
            {"hand": ["uh-oh", "quick-start", "pull-my-paw", "king-of-the-hill", "deja-vu"]},
            {"hand": ["boo", "mine-all-mine"]},
            {"hand": ["heroic-return"]},
        ],
    )
    unseen = ["boo", "mine-all-mine", "heroic-return", "mistaken-identity", "noble-sacrifice"]
    knowledge = state.knowledge(0)
    rng = Random(3)
    seen: Counter[Any] = Counter()
    for _ in range(DRAWS):
        clans = cast(list[Any], LEAPING.imagine(knowledge, rng).position()["clans"])
        seen[tuple(sorted(clans[1]["hand"])), tuple(clans[2]["hand"])] += 1
    exact: dict[Any, Fraction] = defaultdict(Fraction)
    ways = list(permutations(unseen, 3))
    for one, two, three in ways:
        exact[tuple(sorted([one, two])), (three,)] += Fraction(1, len(ways))
    assert len(exact) == 30
    close(seen, exact)


def fits(claims: str, ledger: str) -> bool:
    """Was everything that was given up there to be given up?"""
    favors, at = 0, 0
    for letter in ledger:
        if letter == "c":
            favors += claims[at] == "f"
            at += 1
        else:
            favors -= int(letter)
        if favors < 0:
            return False
    return True


def purse_after(claims: str, ledger: str) -> str:
    spent = sum(int(letter) for letter in ledger if letter != "c")
    held = sorted(claims)
    for _ in range(spent):
        held.remove("f")
    return "".join(held)


@pytest.mark.parametrize(
    "ledgers",
    [("c", "c"), ("cc1", "c"), ("ccc2c", "cc"), ("c1cc", "ccc3c"), ("cc1c1", "c1")],
)
def test_purses_are_drawn_with_exact_frequencies(ledgers: tuple[str, str]) -> None:
    """Counted by brute force: every order in which 32 pellets can have been claimed, weighed by
    its chance, as far as it could be given up for the favors that were seen."""
    own = "12f"
    total = Counter({"1": 14, "2": 4, "f": 14})
    total.subtract(own)
    weights: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
    numbers = [ledger.count("c") for ledger in ledgers]
    for drawn in product("12f", repeat=sum(numbers)):
        first, second = "".join(drawn[: numbers[0]]), "".join(drawn[numbers[0] :])
        if not (fits(first, ledgers[0]) and fits(second, ledgers[1])):
            continue
        pool, chance = total.copy(), Fraction(1)
        for pellet in drawn:
            chance *= Fraction(pool[pellet], pool.total())
            pool[pellet] -= 1
        weights[purse_after(first, ledgers[0]), purse_after(second, ledgers[1])] += chance
    whole = sum(weights.values(), Fraction(0))
    exact = {purses: weight / whole for purses, weight in weights.items()}

    example = next(purses for purses, chance in exact.items() if chance)
    clans = [{"pellets": own, "ledger": "ccc"}]
    clans += [{"pellets": p, "ledger": book} for p, book in zip(example, ledgers, strict=True)]
    knowledge = to_move(players=3, clans=clans).knowledge(0)
    rng = Random(4)
    seen: Counter[Any] = Counter()
    for _ in range(DRAWS):
        drawn_clans = cast(list[Any], LEAPING.imagine(knowledge, rng).position()["clans"])
        seen[
            "".join(sorted(drawn_clans[1]["pellets"])), "".join(sorted(drawn_clans[2]["pellets"]))
        ] += 1
    close(seen, exact)


def test_the_order_of_claims_is_drawn_evenly() -> None:
    """Two favors among four claims, one given up after the second: five of six orders fit."""
    rng = Random(5)
    seen = Counter(draw_order("cc1cc", 2, rng) for _ in range(DRAWS))
    orders = ["ffpp", "fpfp", "fppf", "pffp", "pfpf"]
    close(seen, {order: Fraction(1, 5) for order in orders})


def test_the_chaos_card_is_any_that_has_not_been_seen() -> None:
    """The card that goes round is drawn evenly for those who have not held it."""
    state = LEAPING.from_position(
        {
            "players": 3,
            "chaos": True,
            "card": 3,
            "dice": [0, 1],
            "held": "boo",
            "discarded": ["caution", "lost"],
            "clans": [{"played": ["uh-oh", "eagle-eye"]}, {"played": ["rock-slide"]}],
            "asked": {"question": "chaos-offer", "seat": 1, "pending": 1},
        }
    )
    seen_by_two = [str(state.view(seat)["held"]) for seat in (0, 1, 2)]
    assert seen_by_two == ["boo", "boo", "?"]
    rng = Random(6)
    knowledge = state.knowledge(2)
    drawn = Counter(str(LEAPING.imagine(knowledge, rng).position()["held"]) for _ in range(DRAWS))
    gone = {"caution", "lost", "uh-oh", "eagle-eye", "rock-slide", "deja-vu", "mine-all-mine"}
    left = [card for card in CARDS[:DECK_CARDS] if card not in gone]
    close(drawn, {card: Fraction(1, len(left)) for card in left})


@settings(max_examples=40, deadline=None)
@given(variants(), seeds, st.data())
def test_an_imagined_past_leads_to_the_imagined_present(
    options: dict[str, object], seed: int, data: st.DataObject
) -> None:
    """The strongest thing to ask of an imagined world: its list of actions, played by the rules,
    ends in it, and all players know there what they would know."""
    state = somewhere(options, seed)
    seat = data.draw(st.one_of(st.none(), st.integers(0, state.players - 1)))
    check_past(state, options, seat, seed)


@pytest.mark.parametrize("seed", range(6))
def test_late_in_a_chaos_game_the_past_is_imagined_as_it_can_have_been(seed: int) -> None:
    options: dict[str, object] = {"players": 3, "chaos": True}
    moments = [state.copy() for state in walk(options, Random(seed))]
    for moment in (-2, -40, -80):
        for seat in (None, seed % 3):
            check_past(moments[moment], options, seat, seed)


def check_past(state: State, options: dict[str, object], seat: int | None, seed: int) -> None:
    knowledge = json.loads(json.dumps(state.knowledge(seat)))
    imagined = LEAPING.imagine(knowledge, Random(seed))
    assert imagined.knowledge(seat) == knowledge
    replayed = LEAPING.start(**options)
    for action in actions_of(imagined.entries()):
        replayed.apply(action)
    assert replayed.position() == imagined.position()
    for other in range(state.players):
        assert replayed.knowledge(other) == imagined.knowledge(other)


@settings(max_examples=15, deadline=None)
@given(variants(), seeds)
def test_an_imagined_world_can_be_played_to_its_end(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    state = somewhere(options, seed)
    world = state.resample(0, rng)
    while world.to_act != clifftop.OVER:
        world.apply(rng.choice(world.actions()))
    assert len(world.scores()) == state.players
    with pytest.raises(clifftop.RecordError):
        clifftop.Record.of(world)


def test_a_known_world_is_imagined_as_it_is() -> None:
    """Where nothing is hidden from a seat there is nothing to draw."""
    state = to_move(players=2, clans=[{"hand": ["boo"]}, {}])
    assert LEAPING.imagine(state.knowledge(0), Random(1)).position() == state.position()


@settings(max_examples=30, deadline=None)
@given(variants(), seeds, st.data())
def test_worlds_are_drawn_one_after_the_other_as_if_each_were_the_first(
    options: dict[str, object], seed: int, data: st.DataObject
) -> None:
    """What is read once for all of them is not changed by what was dealt, or played, before."""
    state = somewhere(options, seed)
    seat = data.draw(st.one_of(st.none(), st.integers(0, state.players - 1)))
    knowledge = state.knowledge(seat)
    worlds = LEAPING.worlds(knowledge)
    one, other = Random(seed), Random(seed)
    for _ in range(4):
        world, alone = worlds.imagine(one), LEAPING.imagine(knowledge, other)
        assert world.position() == alone.position()
        assert world.imagined
        assert world.knowledge(seat) == knowledge
        if world.to_act != clifftop.OVER:
            world.apply(world.actions()[0])


def test_other_hands_differ_from_world_to_world_and_no_card_is_dealt_twice() -> None:
    own = ["boo", "lost"]
    state = to_move(players=3, clans=[{"hand": own}, {"hand": ["uh-oh", "quick-start"]}, {}])
    worlds = LEAPING.worlds(state.knowledge(0))
    rng = Random(1)
    seen = set()
    for _ in range(20):
        clans = cast(list[Any], worlds.imagine(rng).position()["clans"])
        assert clans[0]["hand"] == own
        hand = clans[1]["hand"]
        assert len(set(hand) | set(own)) == 4
        seen.add(tuple(hand))
    assert len(seen) > 10
