"""Bots as people meet them on the page: chosen by level, named, and seen to think."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.server.server_process import Server, served
from tests.web.browsers import PHONE, Somebody
from tests.web.conftest import Door

MOVES = "dot => getComputedStyle(dot).animationName"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its bots think for an hour, so that one can look at them."""
    file = tmp_path_factory.mktemp("server") / "clifftop.sqlite"
    with served(f"sqlite:///{file}", "--bot-pause", "3600") as started:
        yield started


def bot_begins(somebody: Somebody) -> None:
    """A game of Lemminge in which the bot has the first move."""
    somebody.open_table("Lemminge", first=1)
    somebody.page.get_by_role("button", name="Fill with bots").click()
    somebody.start()


def test_the_level_of_a_quick_game_is_one_click_and_remembered(door: Door) -> None:
    ada = door("Ada", level="skilled")
    leaping = ada.page.locator("article", has_text="Leaping Lemmings")
    mafia = ada.page.locator("article", has_text="Lemming Mafia")
    expect(leaping.get_by_role("radio")).to_have_count(6)
    expect(leaping.get_by_role("radio", name="Medium")).to_be_checked()
    expect(leaping).to_contain_text("Medium: Squint")
    leaping.get_by_title("Expert").click()
    expect(leaping).to_contain_text("Expert: Plunge")
    expect(leaping).to_contain_text("The eagles look away.")
    expect(mafia).to_contain_text("Expert: Don")
    ada.page.reload()
    expect(mafia.get_by_role("radio", name="Expert")).to_be_checked()
    mafia.get_by_role("button", name="Play now").click()
    seats = ada.page.locator(".seats li")
    expect(seats.filter(has_text="Don Hart").get_by_label("Expert")).to_be_visible()
    expect(seats.filter(has_text="Don Clubs")).to_be_visible()


def test_a_bot_is_seated_by_its_character(door: Door) -> None:
    ada = door("Ada")
    ada.open_table("Lemminge", players=4)
    rows = ada.page.get_by_role("listitem")
    ada.page.get_by_label("Bot for seat 2").select_option("Beginner: Paddle")
    expect(rows.nth(1)).to_contain_text("Paddle Dots")
    expect(rows.nth(1)).to_contain_text("Has packed the towel and forgotten the way.")
    ada.page.get_by_label("Bot for seat 2").select_option("Hard: Elbow")
    expect(rows.nth(1)).to_contain_text("Elbow Dots")
    ada.page.get_by_role("button", name="Fill with bots").click()  # with what was chosen last
    expect(rows.nth(2)).to_contain_text("Elbow Checks")
    expect(rows.nth(3)).to_contain_text("Elbow Zigzag")
    rows.nth(3).get_by_role("button", name="Clear").click()
    expect(rows.nth(3)).to_contain_text("free")


@pytest.mark.parametrize("phone", [False, True])
def test_a_bot_is_seen_to_think(door: Door, phone: bool) -> None:
    ada = door("Ada", motion=1, **({"viewport": PHONE} if phone else {}))
    bot_begins(ada)
    expect(ada.prompt).to_contain_text("Sprint Dots thinks:")
    dots = ada.page.locator(".prompt .dots i").first
    assert dots.evaluate(MOVES) != "none"
    ada.page.emulate_media(reduced_motion="reduce")
    assert dots.evaluate(MOVES) == "none"
    if phone:
        ada.page.get_by_role("button", name="Players").click()
    seats = ada.page.locator(".seats li")
    expect(seats.filter(has_text="Sprint Dots")).to_contain_text("thinks")
    expect(seats.filter(has_text="Ada")).not_to_contain_text("thinks")


def test_others_meet_the_same_names(door: Door) -> None:
    ada, ben = door("Ada"), door("Ben")
    ada.open_table("Lemminge", public=True, first=1)
    ada.page.get_by_role("button", name="Fill with bots").click()
    ada.start()
    expect(ada.log).to_contain_text("Sprint Dots (Easy) sits down at seat 2.")
    ben.page.goto("/")
    ben.page.get_by_role("link").filter(has_text="Ada, Sprint Dots").click()
    expect(ben.prompt).to_contain_text("Sprint Dots thinks:")


def test_a_replay_knows_whom_one_has_played(door: Door) -> None:
    ada = door("Ada")
    ada.end_a_game()
    ada.page.get_by_role("button", name="Replay").click()
    expect(ada.page.locator(".seats").get_by_text("Sprint Dots")).to_be_visible()
