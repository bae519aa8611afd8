"""For the tests of the terminal: a folder of kept games of their own, in memory."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A game is brought to the disk after every action, and whole games have many: a disk would
    be what these tests wait for most of the time."""
    memory = MEMORY if os.access(MEMORY, os.W_OK) else None
    with TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nobody's games are touched, and none of another test is found."""
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder / "clifftop" / "games"
