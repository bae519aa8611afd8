"""What the kernel promises to any game, shown with one that has nothing to do with lemmings."""

import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from tests.kernel.coins import DEAL, HEADS, TAILS, CoinGame

import clifftop
from clifftop import CHANCE, OVER, IllegalAction, NotNow, SeatError

COINS = CoinGame()


def dealt(one: int, other: int) -> clifftop.State:
    state = COINS.start()
    state.apply(DEAL + one)
    state.apply(DEAL + other)
    return state


def test_chance_is_asked_like_a_player() -> None:
    state = COINS.start()
    assert state.to_act == CHANCE
    assert state.actions() == [DEAL, DEAL + 1]
    assert state.chances() == [(DEAL, 0.5), (DEAL + 1, 0.5)]
    with pytest.raises(NotNow):
        dealt(HEADS, TAILS).chances()


def test_what_one_seat_was_dealt_the_other_does_not_see() -> None:
    state = dealt(HEADS, TAILS)
    assert state.view(0)["coins"] == [HEADS, "?"]
    assert state.view(1)["coins"] == ["?", TAILS]
    assert state.view(None)["coins"] == ["?", "?"]
    assert state.position() == {"coins": [HEADS, TAILS], "calls": []}


def test_the_past_is_told_as_it_was_seen() -> None:
    past = dealt(HEADS, TAILS).knowledge(0)["past"]
    assert past == [[1, 1, DEAL], ["shown", 0, 1], [2, 1, None], ["shown", None, 2]]


def test_only_who_is_asked_gets_the_actions() -> None:
    state = dealt(HEADS, HEADS)
    assert [action for action, _ in state.view(0)["actions"]] == [HEADS, TAILS]  # type: ignore[attr-defined]
    assert "actions" not in state.view(1)


def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing() -> None:
    state = dealt(HEADS, HEADS)
    before = state.position()
    with pytest.raises(IllegalAction) as refused:
        state.apply(DEAL)
    assert refused.value.reason.clause == "K-1"
    assert str(refused.value)
    assert state.position() == before
    for wrong in ("1", 0.0, None):
        with pytest.raises(TypeError):
            state.apply(wrong)  # type: ignore[arg-type]


def test_a_copy_goes_its_own_way() -> None:
    state = dealt(HEADS, TAILS)
    copy = state.copy()
    copy.apply(TAILS)
    assert state.position() == {"coins": [HEADS, TAILS], "calls": []}
    assert copy.position() == {"coins": [HEADS, TAILS], "calls": [TAILS]}
    assert copy.events(None) == [{"event": "called", "seat": 0, "side": TAILS}]
    assert state.knowledge(1) != copy.knowledge(1)


def test_scores_and_places_come_at_the_end() -> None:
    state = dealt(HEADS, TAILS)
    with pytest.raises(NotNow):
        state.scores()
    state.apply(TAILS)
    state.apply(TAILS)
    assert state.to_act == OVER
    assert state.actions() == []
    assert (state.scores(), state.places()) == ([1, 0], [1, 2])
    reason = state.why_not(HEADS)
    assert reason is not None and reason.clause == "K-2"


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(SeatError):
        dealt(HEADS, TAILS).view(seat)


def test_a_seat_is_a_number() -> None:
    with pytest.raises((SeatError, TypeError)):  # the compiled build checks types by itself
        dealt(HEADS, TAILS).view("0")  # type: ignore[arg-type]


def test_imagined_worlds_fit_what_is_known() -> None:
    knowledge = dealt(HEADS, TAILS).knowledge(0)
    rng = Random(1)
    worlds = Counter(str(COINS.imagine(knowledge, rng).position()["coins"]) for _ in range(2000))
    assert set(worlds) == {"[0, 0]", "[0, 1]"}
    assert abs(worlds["[0, 0]"] - 1000) < 120


def test_nobody_answers_early_unless_the_game_says_so() -> None:
    assert dealt(HEADS, TAILS).early() == {}


def test_games_are_found_by_name() -> None:
    assert clifftop.games() == ["leaping-lemmings", "lemming-mafia", "lemminge"]
    with pytest.raises(clifftop.UnknownGame, match="leaping-lemmings"):
        clifftop.game("leaping-lemings")


@pytest.fixture
def added() -> Iterator[None]:
    """The game of coins among the games, for as long as a test lasts."""
    clifftop.add_game(COINS)
    yield
    del sys.modules["clifftop.games"]._games["coins"]  # nobody but a test takes a game away


@pytest.mark.usefixtures("added")
def test_a_game_of_ones_own_is_found_by_name_too() -> None:
    assert clifftop.game("coins") is COINS
    state = dealt(HEADS, TAILS)
    state.apply(TAILS)
    state.apply(TAILS)
    again = clifftop.Record.loads(clifftop.Record.of(state).dumps()).replay()
    assert again.position() == state.position() and again.scores() == [1, 0]


def test_a_name_is_taken_once() -> None:
    class Pretender(CoinGame):
        def __init__(self) -> None:
            super().__init__()
            self.name = "lemminge"

    with pytest.raises(clifftop.UnknownGame, match="called “lemminge” already"):
        clifftop.add_game(Pretender())


def test_the_page_on_adding_a_game_quotes_this_one() -> None:
    root = Path(__file__).parent.parent.parent
    page = (root / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    code = (root / "tests" / "kernel" / "coins.py").read_text(encoding="utf-8")
    quoted = [block.split("```")[0] for block in page.split("```python\n")[1:]]
    assert len(quoted) >= 5
    for block in quoted:
        for part in block.split("\n...\n"):
            assert without_layout(part) in without_layout(code), part


def without_layout(code: str) -> str:
    """Lines without indent and blank lines: a page shows the methods of a class on their own."""
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


@pytest.mark.parametrize("name", clifftop.games())
def test_a_board_is_named_by_sixteen_digits(name: str) -> None:
    state = clifftop.game(name).start()
    text = state.game().board_text(state)
    assert state.view(None)["board"] == sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("leaping-lemmings", (256, 34548, 1)),
        ("lemming-mafia", (178, 4342, 1)),
        ("lemminge", (348, 21021, 1)),
    ],
)
def test_what_others_have_measured_themselves_by(name: str, numbers: tuple[int, int, int]) -> None:
    """A saved game by the actions' numbers, a trained network by how many there are."""
    game = clifftop.game(name)
    assert (game.num_actions, game.max_length, game.rules) == numbers
