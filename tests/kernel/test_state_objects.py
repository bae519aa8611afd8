"""States, games and records as Python objects: printed, copied, pickled, asked for help."""

from __future__ import annotations

import copy
import inspect
import pickle
import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random

import pytest
from tests.kernel.coins import CoinGame

import clifftop
from clifftop import BoardError, Game, OptionError, Record, RecordError, State, boards

GAMES = clifftop.games()
SHORT = 10  # lines


def some_way(game: str, steps: int = 100, seed: int = 1) -> State:
    rng = Random(seed)
    state = clifftop.game(game).start(players=3)
    for _ in range(steps):
        state.apply(rng.choice(state.actions()))
    return state


def handed_on(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


def alike(one: State, other: object) -> bool:
    """The same position, past and story."""
    assert isinstance(other, State)
    return (
        one is not other
        and type(one) is type(other)
        and one.position() == other.position()
        and one.knowledge(0) == other.knowledge(0)
        and one.events(None) == other.events(None)
        and one.actions() == other.actions()
    )


def test_a_state_says_what_it_is() -> None:
    lines = repr(clifftop.game("lemming-mafia").start(players=3)).split("\n")
    assert lines == [
        "<MafiaState lemming-mafia players=3 to_act=CHANCE asked=first-player actions=3",
        "  board=pier turn=0 player=0 lemmings={} seats=[{contracts:[]}, {contracts:[]}, "
        "{contracts:[]}]>",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_it_does_so_at_any_time_and_in_few_lines(game: str) -> None:
    rng = Random(2)
    state = clifftop.game(game).start()
    for step in count():
        if state.to_act == clifftop.OVER:
            break
        state.apply(rng.choice(state.actions()))
        if step in (5, 20, 60, 110, 170):
            silent = state.resample(0, rng)
            assert " imagined asked=" in repr(silent)
            silent.fall_silent()
            assert " imagined silent asked=" in repr(silent)
            assert len(repr(state).split("\n")) < SHORT
            assert state.game().name in repr(state)
    assert " to_act=OVER " in repr(state)


def test_it_shows_a_board_of_your_own_in_short() -> None:
    text = f"# my own\n{boards.read('lemminge', 'short')}"
    shown = repr(clifftop.game("lemminge").start(board=text))
    assert "board=# my own" in shown
    assert len(shown.split("\n")) < SHORT


def test_to_look_at_a_state_changes_nothing() -> None:
    state = some_way("lemminge")
    state.legal = None
    repr(state)
    assert state.legal is None


class Unfinished(State):
    """A game of somebody's own that says nothing about itself yet."""


class Broken(State):
    """One that forgot to make a state of itself."""

    def __init__(self) -> None:
        pass


def test_what_cannot_be_said_is_left_out() -> None:
    assert repr(Unfinished(2, 0)) == "<Unfinished … …>"
    assert repr(Broken()) == "<Broken … …>"


@pytest.mark.parametrize("game", GAMES)
def test_copies_of_every_kind_are_independent(game: str) -> None:
    state = some_way(game)
    for made in (copy.copy(state), copy.deepcopy(state), state.copy()):
        assert alike(state, made)
        before = state.position()
        made.apply(made.actions()[0])
        assert state.position() == before != made.position()


def test_a_game_copies_to_itself() -> None:
    game = clifftop.game("lemminge")
    assert copy.copy(game) is game
    assert copy.deepcopy([game]) == [game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("steps", [0, 1, 30, 100])
def test_a_pickled_state_comes_back_with_its_past(game: str, steps: int) -> None:
    state = some_way(game, steps)
    assert alike(state, handed_on(state))


@pytest.mark.parametrize("game", GAMES)
def test_so_does_a_game_that_is_over(game: str) -> None:
    state, rng = clifftop.game(game).start(), Random(7)
    while state.to_act != clifftop.OVER:
        state.apply(rng.choice(state.actions()))
    again = handed_on(state)
    assert isinstance(again, State)
    assert again.scores() == state.scores()


@pytest.mark.parametrize("game", GAMES)
def test_and_one_that_began_from_a_position(game: str) -> None:
    state = clifftop.game(game).from_position(some_way(game).position())
    state.apply(state.actions()[0])
    again = handed_on(state)
    assert alike(state, again)
    assert isinstance(again, State)
    assert again.start_position == state.start_position


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_or_a_silent_one_comes_back_as_it_lies(game: str) -> None:
    imagined = some_way(game).resample(1, Random(3))
    again = handed_on(imagined)
    assert isinstance(again, State)
    assert (again.imagined, again.silent) == (True, False)
    assert again.position() == imagined.position()
    imagined.fall_silent()
    again = handed_on(imagined)
    assert isinstance(again, State)
    assert (again.imagined, again.silent) == (True, True)
    assert again.position() == imagined.position()


@pytest.mark.parametrize("game", GAMES)
def test_another_process_reads_the_pickle(game: str) -> None:
    state = some_way(game)
    code = (
        "import pickle, sys; state, game, record = pickle.load(sys.stdin.buffer);"
        "state.apply(state.actions()[0]);"
        "sys.stdout.buffer.write(pickle.dumps((state, game, record)))"
    )
    told = pickle.dumps((state, state.game(), Record.of(state)))
    answer = subprocess.run(
        [sys.executable, "-c", code], input=told, capture_output=True, check=True
    )
    further, known, record = pickle.loads(answer.stdout)
    assert known is state.game()
    assert record.dumps() == Record.of(state).dumps()
    state.apply(state.actions()[0])
    assert alike(state, further)


def test_a_record_is_copied_and_says_what_it_is() -> None:
    record = Record.of(some_way("lemminge"))
    assert repr(record) == "<Record lemminge actions=100>"
    for again in (handed_on(record), copy.copy(record), copy.deepcopy(record)):
        assert isinstance(again, Record)
        assert again.dumps() == record.dumps()
    assert copy.deepcopy(record).actions is not record.actions


def test_a_game_is_pickled_by_its_name() -> None:
    for name in GAMES:
        assert handed_on(clifftop.game(name)) is clifftop.game(name)
    assert repr(clifftop.game("lemminge")) == "<Lemminge lemminge rules=1>"


def test_a_game_of_your_own_can_do_all_this() -> None:
    game = CoinGame()
    state = game.start()
    state.apply(2)
    assert repr(state) == (
        "<Coins coins players=2 to_act=CHANCE asked=deal actions=2\n  coins=[0] calls=[]>"
    )
    assert alike(state, copy.copy(state))
    assert alike(state, copy.deepcopy(state))
    assert repr(game) == "<CoinGame coins rules=1>"


def test_but_is_pickled_only_if_the_reader_can_find_it() -> None:
    game = Hidden()
    for thing in (game, game.start()):
        with pytest.raises(RecordError, match=r"after clifftop\.add_game"):
            pickle.dumps(thing)


class Hidden(CoinGame):
    """Nobody has added this one."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "hidden-coins"


def test_a_game_that_was_added_is_pickled_too(monkeypatch: pytest.MonkeyPatch) -> None:
    known = sys.modules["clifftop.games"]
    monkeypatch.setattr(known, "_games", dict(known._games))
    game = CoinGame()
    clifftop.add_game(game)
    state = game.start()
    for action in (2, 3, 0):
        state.apply(action)
    assert alike(state, handed_on(state))
    assert handed_on(game) is game
    silent = state.copy()
    silent.fall_silent()
    again = handed_on(silent)
    assert isinstance(again, State)
    assert again.position() == state.position()


class Talked(State):
    """Says something of one method, and nothing of another."""

    def take(self, action: int) -> None:
        """Do nothing."""

    def points(self) -> list[int]:
        return []


def test_help_has_something_to_say_on_every_build() -> None:
    assert (inspect.getdoc(State) or "").startswith("What every game has in common.")
    assert inspect.getdoc(State.apply) == (
        "Carry out an action in place; an illegal one raises and changes nothing."
    )
    assert State.apply.__doc__
    assert list(inspect.signature(State.apply).parameters) == ["self", "action"]
    assert inspect.getdoc(Record) and inspect.getdoc(Record.loads) and inspect.getdoc(Game.start)
    assert inspect.getdoc(type(clifftop.game("lemminge")))
    assert inspect.getdoc(Talked.take) == "Do nothing."
    assert inspect.getdoc(Talked.points) == "The final scores, by seat."


@pytest.mark.parametrize("kind", [State, Game, Record, clifftop.Reason])
def test_whatever_is_public_has_a_signature(kind: type) -> None:
    assert inspect.signature(kind)
    for name, thing in vars(kind).items():
        if callable(thing) and not name.startswith("_"):
            assert inspect.signature(thing), name


def test_texts_that_are_not_plain_ascii_come_through() -> None:
    from clifftop.kernel.history import as_seen
    from clifftop.kernel.luck import Luck

    assert "2³¹" in (Luck.below.__doc__ or "")
    assert '["shown", 5, 4]' in (as_seen.__doc__ or "")


def test_the_package_knows_its_version() -> None:
    from importlib.metadata import version

    assert clifftop.__version__ == version("clifftop")
    with pytest.raises(AttributeError, match="has no attribute 'lemmings'"):
        clifftop.lemmings  # type: ignore[attr-defined]  # noqa: B018


def test_a_board_may_be_a_path(tmp_path: Path) -> None:
    game = clifftop.game("lemminge")
    file = tmp_path / "my-board.toml"
    file.write_text(f"# mine\n{boards.read('lemminge', 'short')}", encoding="utf-8")
    state = game.start(board=file, players=2)
    assert state.position() == game.start(board=file.read_text("utf-8"), players=2).position()
    file.unlink()  # the record has the board itself
    assert alike(state, Record.loads(Record.of(state).dumps()).replay())


def test_what_is_wrong_with_that_file_is_said(tmp_path: Path) -> None:
    game = clifftop.game("lemminge")
    with pytest.raises(OptionError, match="cannot be read: No such file"):
        game.start(board=tmp_path / "nowhere.toml")
    with pytest.raises(OptionError, match="cannot be read: Is a directory"):
        game.start(board=tmp_path)
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff")
    with pytest.raises(OptionError, match="cannot be read: 'utf-8' codec"):
        game.start(board=bad)
    bad.write_text("short")  # a text, not the name of a board
    with pytest.raises(BoardError, match=r"bad\.toml:1"):
        game.start(board=bad)


def test_a_path_that_is_only_text_is_no_path(tmp_path: Path) -> None:
    """So nothing that comes over the network is ever opened."""
    file = tmp_path / "short.toml"
    file.write_text(boards.read("lemminge", "short"), encoding="utf-8")
    for given in (str(file), file.as_uri()):
        with pytest.raises(OptionError, match="there is no board"):
            clifftop.game("lemminge").start(board=given)
