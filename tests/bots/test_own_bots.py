"""Bots of one's own: made by a name, and what is said of one that cannot be made or fails."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

import clifftop
from clifftop import Record, bots
from clifftop.bots.answer import BotFailed, answer
from clifftop.bots.budget import BudgetError
from clifftop.bots.own_bot import OwnBotError

MODULE = dedent(
    """
    class First:
        def choose(self, knowledge, actions, rng):
            return actions[0]

    class Told(First):
        def __init__(self, game):
            self.game = game

    class Deep(First):
        def __init__(self, depth=3):
            self.depth = depth

    class Named(First):
        def __init__(self, depth, breadth):
            pass

    class Lost:
        def __init__(self):
            raise ValueError("no weights")

    class Short:
        def choose(self, actions):
            return actions[0]

    class Raises:
        def choose(self, knowledge, actions, rng):
            return self.deeper(actions)

        def deeper(self, actions):
            return len(actions) // 0

    class Answers:
        def __init__(self, given):
            self.given = given

        def choose(self, knowledge, actions, rng):
            return self.given

    def nothing(game):
        pass

    def a_class(game):
        return First

    def a_list(game):
        return []

    ONE = First()
    """
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where somebody's bots lie."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend("")
    (tmp_path / "somebots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "unfinished.py").write_text("depth = (\n", encoding="utf-8")
    (tmp_path / "wants_more.py").write_text("import nowhere_at_all\n", encoding="utf-8")
    yield tmp_path
    for file in tmp_path.glob("*.py"):
        sys.modules.pop(file.stem, None)


def test_a_function_or_class_makes_one_and_gets_the_game_if_it_asks_for_it() -> None:
    made = [bots.find_or_make("lemminge", f"somebots:{name}") for name in ("First", "Told", "Deep")]
    assert [vars(bot) for bot in made] == [{}, {"game": "lemminge"}, {"depth": 3}]
    assert made[0] is not bots.find_or_make("lemminge", "somebots:First")


def test_ours_are_called_as_ever() -> None:
    assert not any(map(bots.is_own, ["greedy", "expert:10ms", "expert:soon", "gredy:500n"]))
    with pytest.raises(BudgetError, match="“soon” is not how long"):
        bots.find_or_make("lemminge", "expert:soon")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("somebots:", "names no bot: name a bot of your own by module and function"),
        ("somebots.py:First", "names a file and not a module: say somebots:First"),
        ("nowhere:make", "no module nowhere is installed or in the folder "),
        ("unfinished:make", r"SyntaxError: .* \(unfinished.py, line 1\); mend the module"),
        ("wants_more:make", r"No module named 'nowhere_at_all' \(wants_more.py, line 1\)"),
        ("somebots:Frist", "the module somebots has no Frist; what it has is First, Told, Deep,"),
        ("somebots:ONE", "is of the type First and cannot be called; name a function or a class"),
        ("somebots:Named", "needs more than the name of the game: breadth; give these"),
        ("somebots:Lost", r"could not make a bot: ValueError: no weights \(somebots.py, line 20\)"),
        ("somebots:nothing", "gave back nothing; let it return the bot"),
        ("somebots:a_class", r"gave back the class First itself; let it give back First\(\)"),
        ("somebots:a_list", r"gave back a list that has no method choose; give it choose\(self,"),
        ("somebots:Short", r"does not take what it is given; write it as choose\(self, knowledge"),
    ],
)
def test_what_is_wrong_with_one_is_said_with_what_to_do(name: str, said: str) -> None:
    with pytest.raises(OwnBotError, match=said) as refused:
        bots.find_or_make("lemminge", name)
    assert "\n" not in str(refused.value)


def failed(bot: str) -> BotFailed:
    state = clifftop.game("lemminge").start(players=2, first=1)
    while state.to_act == clifftop.CHANCE:
        state.apply(state.actions()[0])
    with pytest.raises(BotFailed) as failure:
        answer(bot, bots.find_or_make("lemminge", bot), state, Random(1))
    return failure.value


def test_an_error_is_told_from_the_first_line_of_the_bot_itself(folder: Path) -> None:
    lines = str(failed("somebots:Raises")).splitlines()
    assert lines[0].startswith("somebots:Raises failed at seat 1: ZeroDivisionError: ")
    assert "somebots.py" in lines[2] and "in choose" in lines[2]
    assert not any("answer.py" in line for line in lines)
    assert lines[-1].strip().startswith("ZeroDivisionError")


def test_the_game_up_to_there_is_kept_beside_those_that_are_there(folder: Path) -> None:
    files = []
    for _ in range(2):
        kept = failed("somebots:Raises").kept(Path("failed.json"), {"seat": 0})
        assert kept.file is not None
        assert str(kept).endswith(f"“clifftop replay {kept.file}” opens it.")
        files.append(kept.file)
    assert [file.name for file in files] == ["failed.json", "failed-2.json"]
    record = Record.loads(files[1].read_text(encoding="utf-8"))
    assert record.replay().to_act == 1
    notes = record.notes["failed"]
    assert isinstance(notes, dict) and "in deeper" in notes["trace"]
    assert record.notes["seat"] == 0


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("None", "choose gave back nothing; let it return one of the numbers in actions"),
        ("'12'", "choose gave back '12', which is no whole number; let it return one of"),
        ("9.0", "choose gave back 9.0, which is no whole number"),
        ("-7", "choose gave back -7, which is none of the "),
    ],
)
def test_an_answer_that_is_none_is_said_in_a_sentence(given: str, said: str, folder: Path) -> None:
    code = f"import somebots\n\ndef make():\n    return somebots.Answers({given})\n"
    name = f"answers_{abs(hash(given))}"
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    (line,) = str(failed(f"{name}:make")).splitlines()
    assert f"{name}:make failed at seat 1: {said}" in line
