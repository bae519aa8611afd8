"""Bots by name, and what is said of a name that nobody has."""

import subprocess
import sys
from random import Random

import pytest
from tests.games.leaping.table_builder import to_move

import clifftop
from clifftop import bots, catalogue


def test_every_game_has_a_bot_that_plays_at_random() -> None:
    for game in clifftop.games():
        assert bots.names(game)[0] == "random"
    state = to_move(players=3)
    chosen = bots.find("leaping-lemmings", "random").choose({}, state.actions(), Random(1))
    assert chosen in state.actions()


def test_every_bot_can_be_found_and_has_a_name_in_words() -> None:
    for game in clifftop.games():
        for name in bots.names(game):
            assert callable(bots.find(game, name).choose)
            assert catalogue.text(f"bot-{name}")


def test_a_bot_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot “gredy” plays leaping-lemmings") as caught:
        bots.find("leaping-lemmings", "gredy")
    assert str(caught.value).endswith("these do: random, beginner, greedy, skilled, strong, expert")
    assert isinstance(caught.value, clifftop.ClifftopError)


def test_a_greedy_bot_is_loaded_when_it_is_wanted() -> None:
    code = (
        "import sys; from clifftop import bots; bots.find('leaping-lemmings', 'random');"
        "sys.exit('clifftop.bots.search.greedy_choice' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
