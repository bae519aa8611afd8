"""What the table takes by itself gives nothing away."""

import sys
from collections.abc import Iterator
from random import Random

import pytest
from tests.kernel.coins import CoinGame
from tests.table.table_builder import GAMES, play_out
from tests.worlds import choose

import clifftop
from clifftop import OVER, State
from clifftop.table import Table
from clifftop.table import entries as e
from clifftop.table.forced_choices import forced, question

VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("leaping-lemmings", {"players": 3, "short": True}),
    ("leaping-lemmings", {"players": 2}),
    ("leaping-lemmings", {"players": 4, "chaos": True}),
    ("lemming-mafia", {"players": 4}),
    ("lemminge", {"players": 3, "board": "short"}),
]


def is_open(state: State) -> bool:
    return question(state) in state.game().open_questions


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_open_questions_have_the_same_answers_in_every_world(
    name: str, options: dict[str, object]
) -> None:
    """A spectator knows least, so their worlds are all that anybody thinks possible."""
    rng = Random(name)
    state = clifftop.game(name).start(**options)
    while state.to_act != OVER:
        if state.to_act >= 0 and is_open(state) and rng.random() < 0.1:
            world = state.resample(None, rng)
            assert world.actions() == state.actions()
            assert forced(world) == forced(state)
        state.apply(choose(state, rng))


def test_every_question_is_judged_on_purpose() -> None:
    """What is left out depends on what somebody holds."""
    left_out: dict[str, set[str]] = {}
    for name in GAMES:
        left_out[name] = set()
        for seed in range(3):
            rng = Random(seed)
            state: State = clifftop.game(name).start(players=4)
            while state.to_act != OVER:
                if state.to_act >= 0:
                    left_out[name].add(question(state))
                state.apply(choose(state, rng))
        left_out[name] -= clifftop.game(name).open_questions
    assert left_out["leaping-lemmings"] == {"move"}
    assert left_out["lemming-mafia"] == {"bet", "drop"}
    assert left_out["lemminge"] == {"turn", "discard"}


def only_choice(open_question: bool) -> Table:
    """A table just before the state asks a person who has one answer."""
    for seed in range(200):
        rng = Random(seed)
        for name, options in VARIANTS:
            state = clifftop.game(name).start(**options)
            for _ in range(150):
                if state.to_act == OVER:
                    break
                asked = state.to_act >= 0 and len(state.actions()) == 1
                if asked and is_open(state) == open_question:
                    return at(name, state)
                state.apply(choose(state, rng))
    raise AssertionError("nobody is ever forced")


def at(name: str, state: State) -> Table:
    table = Table.open(name, "Ada", 0, position=state.position())
    for seat in range(state.players):
        table.sit(f"person {seat}", seat, 0)
    table.start("Ada", 0)
    return table


def test_a_choice_that_everybody_sees_to_be_none_is_taken() -> None:
    table = only_choice(True)
    acted = [entry for entry in table.log if entry["entry"] == e.ACTED]
    assert acted[0]["how"] == e.BY_ITSELF
    assert len(acted[0]["actions"]) == 1


def test_a_choice_that_is_none_for_a_hidden_reason_is_asked_for() -> None:
    table = only_choice(False)
    assert [entry["entry"] for entry in table.log if entry["entry"] == e.ACTED] == []
    seat = table.state.to_act
    who = str(table.seats[seat].who)
    added = table.act(who, seat, table.state.actions()[0], table.number(seat), 0)
    assert added[-1]["entry"] in (e.ACTED, e.DRAFTED)


@pytest.mark.usefixtures("coins")
def test_of_a_game_that_names_no_questions_nothing_is_taken() -> None:
    table = Table.open("coins", "Ada", 0)
    table.sit("Ada", 0, 0)
    table.seat_bot("Ada", 1, "random", 0)
    table.start("Ada", 0)
    play_out(table, Random(0))
    assert {entry["how"] for entry in table.log if entry["entry"] == e.ACTED} == {"hand", "bot"}
    assert table.scores() == table.state.scores()


def test_a_bot_is_told_which_of_its_answers_everybody_can_foresee() -> None:
    """By giving those at once nothing is told; a hand that leaves no choice is a secret."""
    rng = Random(5)
    table = Table.open("leaping-lemmings", "Ada", 0, options={"players": 2, "short": True})
    for seat in range(2):
        table.seat_bot("Ada", seat, "random", 0)
    table.start("Ada", 0)
    foreseen = alone = 0
    while table.running:
        if (draw := table.needs_draw()) is not None:
            outcomes, weights = zip(*draw.outcomes, strict=True)
            table.draw(rng.choices(outcomes, weights)[0], 0)
            continue
        turn = table.needs_bot()
        assert turn is not None
        foreseen += turn.forced
        alone += len(turn.actions) == 1
        assert not turn.forced or len(turn.actions) == 1
        table.bot_acts(turn.seat, rng.choice(turn.actions), turn.number, 0)
    assert 0 < foreseen < alone


@pytest.fixture
def coins() -> Iterator[None]:
    """The game of coins among the games, for as long as a test lasts."""
    clifftop.add_game(CoinGame())
    yield
    del sys.modules["clifftop.games"]._games["coins"]  # nobody but a test takes a game away


def test_the_log_says_how_a_decision_came_about() -> None:
    """Logs are kept for years: these words must not change."""
    words = (e.BY_HAND, e.BY_SEAL, e.BY_BOT, e.BY_ITSELF)
    assert words == ("hand", "seal", "bot", "itself")
