"""All that was ever seen of the recorded games is as it was, to the byte.

Where it differs on purpose, look at the difference, then record it anew with
`scripts/record_fixtures.py --seen`."""

import json
from pathlib import Path

import pytest
from tests.kernel.test_records import GAMES
from tests.seen import digests

from clifftop import Record

SEEN = Path(__file__).parent / "fixtures" / "seen.json"


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_looks_as_it_did(file: Path) -> None:
    was = json.loads(SEEN.read_text(encoding="utf-8"))[file.stem]
    assert digests(Record.loads(file.read_text(encoding="utf-8"))) == was
