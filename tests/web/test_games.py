"""Whole games by clicking, from the lobby to the end, with bots in the other seats."""

from __future__ import annotations

from random import Random

import pytest
from tests.web.browsers import PHONE
from tests.web.conftest import Door


@pytest.mark.parametrize("game", ["Leaping Lemmings", "Lemming Mafia", "Lemminge"])
def test_a_newcomer_plays_a_whole_game(game: str, door: Door) -> None:
    ada = door()
    ada.play_now(game, "Ada")
    assert ada.play(Random(1)) > 10
    said = ada.page.get_by_role("dialog").inner_text()
    assert "wins" in said or "share" in said


def test_a_game_on_a_phone(door: Door) -> None:
    ada = door(viewport=PHONE)
    ada.play_now("Lemming Mafia", "Ada")
    assert ada.play(Random(2)) > 10
