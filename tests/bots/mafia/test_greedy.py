"""The greedy bot of Lemming Mafia: sensible choices, whole games, no more than its seat knows."""

from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from tests.games.mafia.piers import SMALL, space_of
from tests.games.mafia.walks import MAFIA, seeds, somewhere, tables
from tests.worlds import choose

import clifftop
from clifftop import State, bots
from clifftop.bots.mafia.greedy import Decision
from clifftop.bots.mafia.greedy_odds import RaceOdds, pier_odds
from clifftop.bots.search.greedy_choice import after
from clifftop.games.mafia.state import MafiaState

GREEDY = bots.find("lemming-mafia", "greedy")


def table(question: str, lemming: object = None, **facts: object) -> MafiaState:
    """A position on the small pier: 1a empty, 1b mixer; 2a bookmaker, 2b car, 2c empty; 3a
    jackhammer, 3b Godfather; then the water."""
    asked: dict[str, object] = {"question": question}
    if lemming is not None:
        asked["lemming"] = lemming
    facts = {"players": 3, "board": SMALL, "asked": asked, **facts}
    return cast(MafiaState, MAFIA.from_position(facts))


def choice(state: State, seed: int = 1) -> dict[str, object]:
    """What the bot does, in terms of pieces and places."""
    knowledge = state.knowledge(state.to_act)
    return state.describe(GREEDY.choose(knowledge, state.actions(), Random(seed)))


@pytest.mark.parametrize(("contract", "moved"), [("third-blue", "blue"), ("third-red", "red")])
def test_it_moves_the_lemming_of_its_contract(contract: str, moved: str) -> None:
    state = table("which-lemming", dice=["blue", "red"], seats=[{"contracts": [contract]}])
    assert choice(state) == {"do": "pick", "lemming": moved}


@pytest.mark.parametrize(("contract", "sent"), [("ahead-red-blue", False), ("out-blue-red", True)])
def test_it_sends_to_the_mixer_whom_it_wants_out(contract: str, sent: bool) -> None:
    seats = [{"contracts": [contract]}]
    facts: dict[str, object] = {"dice": ["red", "red"], "seats": seats, "board": "pier"}
    chosen = choice(table("which-space", lemming="red", **facts))
    assert (chosen["kind"] == "mixer") is sent


def test_it_wins_the_race_for_the_best_card_of_its_pile() -> None:
    at = {"blue": "3a", "red": "3b"}
    for pile, winner in ((["blue", "red"], "red"), (["red", "blue"], "blue")):
        seats = [{"bets": pile}]
        state = table("which-lemming", dice=["blue", "red"], lemmings=at, seats=seats)
        assert choice(state) == {"do": "pick", "lemming": winner}


def test_early_it_lays_the_card_of_one_that_will_not_win() -> None:
    """LM-4.3: that makes all later cards worth a point more."""
    facts: dict[str, object] = {"eliminated": ["pink"], "dice": ["grey", "grey"], "board": "pier"}
    state = table("bet", lemming="grey", lemmings={"grey": space_of("bookmaker")}, **facts)
    assert choice(state) == {"do": "bet", "lemming": "pink"}


def test_late_it_lays_the_card_of_the_likely_winner() -> None:
    at = {"grey": "3a", "green": "2a"}
    seats = [{"bets": ["pink", "blue"]}]
    facts: dict[str, object] = {"lemmings": at, "dice": ["green", "green"], "seats": seats}
    assert choice(table("bet", lemming="green", **facts)) == {"do": "bet", "lemming": "grey"}


def test_it_drops_a_contract_that_cannot_be_fulfilled_and_keeps_good_ones() -> None:
    at = {"grey": "3b", "blue": "2a"}
    facts: dict[str, object] = {"lemmings": at, "eliminated": ["pink"], "dice": ["grey", "grey"]}
    seats = [{"contracts": ["ahead-purple-pink", "ahead-pink-green", "third-grey"]}]
    state = table("drop", lemming="grey", seats=seats, **facts)
    assert choice(state)["contract"] == "ahead-pink-green"
    seats = [{"contracts": ["ahead-purple-pink", "third-grey"]}]
    assert choice(table("drop", lemming="grey", seats=seats, **facts)) == {"do": "keep"}


def test_what_is_forced_is_done_without_a_look() -> None:
    assert GREEDY.choose({}, [7], Random(1)) == 7


def test_odds_are_chances() -> None:
    for seed in range(40):
        state = somewhere(3 + seed % 4, seed)
        odds = RaceOdds(state, pier_odds(state.board))
        assert sum(odds.wins) == pytest.approx(1)
        assert sum(odds.number_out()) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in [*odds.out, *odds.wins, odds.clean])
        for one in range(6):
            assert 0 <= odds.third(one) <= 1 + 1e-9
            for other in range(one):
                both_ways = odds.ahead(one, other) + odds.ahead(other, one)
                assert both_ways == pytest.approx(1, abs=0.51)  # both out, one was later


def play(players: int, names: list[str], seed: int, board: str = "pier") -> State:
    """A game by these bots, seat by seat, to its end."""
    rng = Random(seed)
    state = MAFIA.start(players=players, board=board)
    seated = [bots.find(MAFIA.name, name) for name in names]
    while state.to_act != clifftop.OVER:
        if state.to_act == clifftop.CHANCE:
            state.apply(choose(state, rng))
            continue
        actions = state.actions()
        action = seated[state.to_act].choose(state.knowledge(state.to_act), actions[:], rng)
        assert action in actions
        state.apply(action)
    return state


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_plays_to_the_end_and_the_same_again(players: int) -> None:
    names = ["greedy"] * players
    once = play(players, names, 3)
    assert once.position() == play(players, names, 3).position()


def test_it_beats_those_that_play_at_random() -> None:
    """By luck alone it would win a quarter of the games; it wins more than four in five."""
    names = ["greedy", "random", "random", "random"]
    won = sum(play(4, names, seed).places()[0] == 1 for seed in range(40))
    assert won >= 24


@pytest.mark.parametrize("kind", ["car", "mixer"])
def test_a_pier_of_nothing_but_cars_or_mixers_is_no_trouble(kind: str) -> None:
    rows = ['  [["bookmaker", 100, 600], ["empty", 150, 600]],']
    rows += [
        "  [" + ", ".join(f'["{kind}", {x}, {y}]' for x in (200, 250, 300)) + "],"
        for y in range(600, 2100, 50)
    ]
    start, end = SMALL.index("sections = ["), SMALL.index("\n]\n")
    text = "\n".join([SMALL[:start] + "sections = [", *rows]) + SMALL[end:]
    state = play(3, ["greedy"] * 3, 1, text.replace("[800, 400]", "[3000, 3000]"))
    assert state.to_act == clifftop.OVER


def worths(state: State) -> dict[int, float]:
    """What the bot thinks of each answer in a world that it has imagined."""
    decision = Decision(cast(MafiaState, state))
    return {
        action: decision.worth(after(cast(MafiaState, state), action)) for action in state.actions()
    }


@settings(max_examples=80, deadline=None)
@given(tables, seeds)
def test_it_chooses_alike_in_all_worlds_that_fit(players: int, seed: int) -> None:
    state = somewhere(players, seed)
    if state.to_act == clifftop.CHANCE:
        return
    seat = state.to_act
    one, other = (MAFIA.imagine(state.knowledge(seat), Random(seed + more)) for more in (1, 2))
    chosen = {
        GREEDY.choose(world.knowledge(seat), world.actions(), Random(seed))
        for world in (state, one, other)
    }
    assert len(chosen) == 1
    assert worths(one) == pytest.approx(worths(other))  # whatever it imagines, it thinks the same
