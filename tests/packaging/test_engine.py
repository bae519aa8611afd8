"""`clifftop version` says which engine runs, by what was loaded."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from clifftop.cli import main
from clifftop.cli.engine import Engine, engine
from clifftop.kernel import state


def a_house(folder: Path, *files: str) -> Path:
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    return folder


def test_the_engine_of_this_very_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["version"]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    if Path(str(state.__file__)).suffix == ".py":
        assert first.endswith(", pure Python engine")
        assert "pip install ." in rest[0]
    else:
        assert first.endswith(", compiled engine")
        assert rest == []


def test_a_module_without_its_compiled_form_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both files of `lemming` are there, so Python loads the compiled one; `cliff` has none."""
    monkeypatch.syspath_prepend(tmp_path)
    modules = ("__init__.py", "kernel/__init__.py", "kernel/cliff.py", "kernel/lemming.py")
    house = a_house(tmp_path / "lodge", *modules, f"kernel/lemming{EXTENSION_SUFFIXES[0]}")
    assert engine(house) == Engine(compiled=1, modules=3)
    assert engine(house).build == "partly"


def test_an_engine_of_sources_alone_is_pure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    house = a_house(tmp_path / "meadow", "__init__.py", "kernel/__init__.py", "kernel/grass.py")
    assert engine(house).build == "pure"
