"""Bots as people meet them: every level of every game has a character, and every seat a name."""

import re
import sys
from collections.abc import Iterator

import pytest
from tests.kernel.coins import CoinGame

import clifftop
from clifftop import bots
from clifftop.words import bot_characters

GAMES = ["leaping-lemmings", "lemming-mafia", "lemminge"]
GENDERED = re.compile(r"\b(he|she|him|her|his|hers|himself|herself)\b", re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_a_game_has_a_character_of_its_own(game: str) -> None:
    levels = bots.names(game)
    for said in (bot_characters.first_name, bot_characters.about):
        told = [said(game, level) for level in levels]
        assert len(set(told)) == len(levels)
        assert not any(GENDERED.search(line) for line in told)
    others = {
        other: {bot_characters.first_name(other, level) for level in levels} for other in GAMES
    }
    assert all(others[game].isdisjoint(others[other]) for other in GAMES if other != game)


def test_levels_have_a_word_that_says_how_well_they_play() -> None:
    assert [bot_characters.level_name(level) for level in bots.names("lemminge")] == [
        "Anything goes",
        "Beginner",
        "Easy",
        "Medium",
        "Hard",
        "Expert",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_bots_at_a_table_have_one_name(game: str) -> None:
    most = clifftop.game(game).options[0].high
    names = [
        bot_characters.name(game, level, seat) for level in bots.names(game) for seat in range(most)
    ]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 18  # it has to fit beside a piece


def test_a_name_tells_level_and_seat() -> None:
    assert bot_characters.name("lemminge", "skilled", 2) == "Compass Checks"
    assert bot_characters.name("lemminge", "skilled", 3) == "Compass Zigzag"
    assert bot_characters.name("lemminge", "expert", 2) == "Torpedo Checks"


def test_a_game_from_outside_has_bots_with_plain_names(coins: str) -> None:
    names = [bot_characters.name(coins, level, 1) for level in bots.names(coins)]
    assert names == ["Random bot 2", "Hard bot 2", "Expert bot 2"]
    assert all(bot_characters.about(coins, level) for level in bots.names(coins))


def test_a_bot_that_nobody_knows_any_more_is_still_somebody() -> None:
    """A record may name any bot at all."""
    assert bot_characters.name("lemminge", "oracle", 0) == "Bot 1"
    assert bot_characters.about("lemminge", "oracle")
    assert bot_characters.level_name("oracle") == "oracle"


@pytest.fixture
def coins() -> Iterator[str]:
    """The game of coins among the games, for as long as a test lasts."""
    clifftop.add_game(CoinGame())
    yield "coins"
    del sys.modules["clifftop.games"]._games["coins"]  # nobody but a test takes a game away
