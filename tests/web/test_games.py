"""Whole games by clicking, from the lobby to the end, with bots in the other seats."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.serving import served
from tests.web.browsers import PHONE, Somebody, browser


@pytest.mark.parametrize("game", ["Leaping Lemmings", "Lemming Mafia", "Lemminge"])
def test_a_newcomer_plays_a_whole_game(game: str, sqlite_url: str) -> None:
    with served(sqlite_url) as server, browser() as chromium:
        ada = Somebody(chromium, server.address)
        ada.play_now(game, "Ada")
        assert ada.play(Random(1)) > 10
        assert "wins" in ada.page.get_by_role("dialog").inner_text() or "share" in (
            ada.page.get_by_role("dialog").inner_text()
        )
        ada.close()


def test_a_game_on_a_phone(sqlite_url: str) -> None:
    with served(sqlite_url) as server, browser() as chromium:
        ada = Somebody(chromium, server.address, PHONE)
        ada.play_now("Lemming Mafia", "Ada")
        assert ada.play(Random(2)) > 10
        ada.close()
