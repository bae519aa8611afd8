"""What a table writes into its log, and shows, is as it was: logs of years ago are folded too.

Where it differs on purpose: `scripts/record_fixtures.py --seen`."""

import json
from pathlib import Path

import pytest
from tests.table.seen import digests
from tests.table.table_builder import GAMES

SEEN = Path(__file__).parents[1] / "fixtures" / "seen.json"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_writes_and_shows_what_it_did(game: str) -> None:
    assert digests(game) == json.loads(SEEN.read_text(encoding="utf-8"))[f"table-{game}"]
