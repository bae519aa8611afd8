"""A hundred commands that cannot be: each is answered in one precise sentence."""

import json
import shutil
import sqlite3
from pathlib import Path

import pytest
from tests.cli.nonsense import ARGUMENTS, SENTENCES

from clifftop import Record, boards, game
from clifftop.cli import main

CANYON = boards.read("leaping-lemmings", "canyon")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files that are not what they should be."""
    folder = tmp_path_factory.mktemp("files")
    record = Record.of(game("lemminge").start(players=2)).dumps()
    texts = {
        "text": "Once upon a time\n",
        "empty": "",
        "list": "[1, 2]\n",
        "game.json": record,
        "torn.json": record[:-20],
        "newer.json": changed(record, "format", 99),
        "rules.json": changed(record, "rules", 99),
        "other.json": changed(record, "game", "chess"),
        "faults.toml": CANYON.replace('"3b", "5a"', '"3b", "99z"'),
        "match.jsonl": '{"match": 1}\n',
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "latin").write_bytes("name = “Küste”\n".encode("cp1252"))
    (folder / "folder").mkdir()
    base = sqlite3.connect(folder / "newer.db")
    base.execute("CREATE TABLE alembic_version (version_num TEXT)")
    base.execute("INSERT INTO alembic_version VALUES ('9999')")
    base.commit()
    base.close()
    return folder


def changed(record: str, field: str, value: object) -> str:
    return json.dumps(json.loads(record) | {field: value})


@pytest.fixture(autouse=True)
def here(
    files: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each command has the files to itself, and no terminal."""
    shutil.copytree(files, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.delenv("CLIFFTOP_DEBUG", raising=False)


def answer(line: str) -> int:
    """The exit status, however the command ends."""
    try:
        return main(line.split())
    except SystemExit as left:
        assert isinstance(left.code, int)
        return left.code


@pytest.mark.parametrize(("line", "said"), SENTENCES)
def test_what_cannot_be_is_said_in_a_sentence(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(line) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("clifftop: ") and shown.err.count("\n") == 1
    assert said in shown.err and "should not have happened" not in shown.err
    assert shown.out == ""


@pytest.mark.parametrize(("line", "said"), ARGUMENTS)
def test_a_wrong_argument_is_named_and_help_pointed_at(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(line) == 2
    shown = capsys.readouterr()
    wrong, pointer = shown.err.splitlines()
    assert wrong.startswith("clifftop: ") and said in wrong
    assert pointer.endswith("--help tells how it is used.")
    assert shown.out == ""


def test_they_are_a_hundred() -> None:
    assert len({line for line, _ in SENTENCES + ARGUMENTS}) >= 100
