"""Games that are cut off, by a line that drops, a signal or a full disk, and lose nothing."""

import os
import random
import resource
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.screen_reading import played

import clifftop
from clifftop import OVER, Record
from clifftop.cli import main
from clifftop.terminal import kept_games

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs a pseudo-terminal")
if sys.platform == "linux":
    from tests.terminal.pseudo_terminal import OVER as OVER_PROMPT
    from tests.terminal.pseudo_terminal import PROMPT, PlayedGame

MOMENTS = 20
GAMES = clifftop.games()


def table(game: str) -> "PlayedGame":
    """A game that begins, or the newest of its kind that goes on."""
    go_on = ["--resume"] if kept_games.unfinished(game) else ["--bots", "greedy"]
    at = PlayedGame(game, *go_on)
    at.read(PROMPT)
    assert at.last_choice(), at.shown
    return at


def choose(at: "PlayedGame", rng: random.Random) -> None:
    at.type(str(rng.randint(1, at.last_choice())))
    at.read(PROMPT, OVER_PROMPT)


def newest_record(game: str | None = None) -> Record:
    records = (Record.loads(file.read_text(encoding="utf-8")) for file in kept_games.files())
    return next(record for record in records if game in (None, record.game))


@pytest.mark.parametrize(
    ("end", "status"),
    [
        (lambda at: at.hang_up(), 129),
        (lambda at: at.kill(signal.SIGTERM), 143),
        (lambda at: at.kill(signal.SIGINT), 130),
        (lambda at: at.kill(signal.SIGKILL), -9),
    ],
    ids=["hang-up", "term", "int", "kill"],
)
def test_a_game_that_is_cut_off_goes_on_where_it_was(
    end: Callable[["PlayedGame"], int], status: int
) -> None:
    """The same table, story and choices, at each of twenty moments."""
    rng = random.Random(status)
    left: dict[str, str] = {}  # the games by turns, as they were left
    for moment in range(MOMENTS + len(GAMES)):
        game = GAMES[moment % len(GAMES)]
        at = table(game)
        if game in left:
            assert at.screen() == left.pop(game)
        choose(at, rng)
        if at.last_choice():
            left[game] = at.screen()
        assert end(at) == status


def test_a_game_killed_while_it_answers_has_all_that_came_before() -> None:
    """Nobody waits until the answer is there: it is lost, or it is kept whole."""
    rng = random.Random(5)
    for moment in range(MOMENTS):
        game = GAMES[moment % len(GAMES)]
        at = table(game)
        before = newest_record(game).actions
        at.type(str(rng.randint(1, at.last_choice())))
        if moment % 2:
            os.read(at.terminal, 1)  # it has begun to echo, at least
        at.kill(signal.SIGKILL)
        record = newest_record(game)
        record.replay()
        assert record.actions[: len(before)] == before


def test_a_full_disk_is_said_once_and_what_comes_later_is_kept() -> None:
    rng = random.Random(6)
    left: dict[str, str] = {}
    for moment in range(MOMENTS + len(GAMES)):
        game = GAMES[moment % len(GAMES)]
        at = table(game)
        before = at.screen()
        assert before == left.pop(game, before)
        room = resource.prlimit(at.process, resource.RLIMIT_FSIZE)
        resource.prlimit(at.process, resource.RLIMIT_FSIZE, (0, room[1]))
        choose(at, rng)
        if at.last_choice():
            assert at.shown.count("The game cannot be kept: File too large.") == 1
            if moment % 2:  # there is room again
                resource.prlimit(at.process, resource.RLIMIT_FSIZE, room)
                choose(at, rng)
                before = at.screen()
            assert "cannot be kept" not in at.screen()
            if PROMPT.search(before):
                left[game] = before
        at.kill(signal.SIGKILL)


def test_a_full_device_spoils_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    Path(f"{file}.new").symlink_to("/dev/full")
    args = f"lemminge --players 2 --first 0 --seed 1 --save {file}"
    shown = played(monkeypatch, capsys, args, "1", "")
    assert " ".join(shown.split()).count("No space left on device") == 1
    Record.loads(file.read_text(encoding="utf-8")).replay()


def test_without_a_folder_to_keep_it_in_a_game_can_be_played_and_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("no folder", encoding="utf-8")
    file = tmp_path / "game.json"
    args = "lemming-mafia --seed 1 --players 3"
    shown = played(monkeypatch, capsys, args, *["1"] * 400, f"s {file}")
    assert shown.count("The game cannot be kept: Not a directory.") == 1
    assert "The game is over" in shown and "--resume" not in shown


def test_a_game_is_offered_until_it_is_finished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--resume"]) == 2
    assert "there is no unfinished game to go on with" in capsys.readouterr().err
    shown = played(monkeypatch, capsys, "lemming-mafia --players 3", "1", "q", "y")
    assert "The game is kept: clifftop play --resume goes on with it." in shown
    played(monkeypatch, capsys, "lemminge", "1")
    shown = played(monkeypatch, capsys, "lemminge --players 2")
    assert "3 unfinished" not in shown and "2 unfinished games are kept; clifftop play" in shown
    assert main(["play", "leaping-lemmings", "--resume"]) == 2
    capsys.readouterr()
    shown = played(monkeypatch, capsys, "lemming-mafia --resume", *["1"] * 400)
    assert "The game is over" in shown and "The game is kept" not in shown
    assert newest_record().replay().to_act == OVER
    assert main(["play", "lemming-mafia", "--resume"]) == 2


def test_opponents_keep_their_levels_and_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data_folder: Path
) -> None:
    levels = "--bots beginner,random"
    played(monkeypatch, capsys, f"lemming-mafia --players 3 --seat 1 {levels}", "1")
    bots = newest_record().notes["bots"]
    assert bots == {
        "0": {"level": "beginner", "name": "Oops Spade"},
        "2": {"level": "random", "name": "Dizzy Clubs"},
    }
    played(monkeypatch, capsys, "--resume", "1")
    assert newest_record().notes["bots"] == bots
    assert len(list(data_folder.iterdir())) == 1


def test_a_game_that_is_being_played_is_not_taken_up_twice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    at = table("lemminge")
    file = kept_games.files()[0]
    assert main(["play", "--resume"]) == 2
    assert main(["play", "--resume", str(file)]) == 2
    assert "is being played in another terminal" in capsys.readouterr().err
    at.hang_up()
    assert kept_games.unfinished() == [file]


def test_only_the_newest_are_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data_folder: Path
) -> None:
    data_folder.mkdir(parents=True)
    for number in range(kept_games.MOST + 5):
        file = data_folder / f"{number}.json"
        file.write_text("{}", encoding="utf-8")
        os.utime(file, (number, number))
    (data_folder / "stray.json.new").write_text("{", encoding="utf-8")
    played(monkeypatch, capsys, "lemminge --players 2", "1")
    left = sorted(file.name for file in data_folder.iterdir())
    assert len(left) == kept_games.MOST and "44.json" in left and "5.json" not in left
