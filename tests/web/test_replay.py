"""A finished game, looked at again; and a game that one only watches."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import expect
from tests.web.browsers import Somebody
from tests.web.conftest import Door

SAVED: Final = Path(__file__).parents[1] / "fixtures" / "games" / "lemminge-two.json"


def bring(somebody: Somebody) -> int:
    """A record from elsewhere; how many steps it has."""
    with somebody.page.expect_file_chooser() as chooser:
        somebody.page.get_by_role("button", name="Look at a saved game").click()
    chooser.value.set_files(SAVED)
    somebody.page.wait_for_url("**/r/*")
    slider = somebody.page.get_by_label("Moment")
    slider.wait_for()
    return int(slider.get_attribute("max") or 0)


def test_a_record_is_brought_and_stepped_through(door: Door) -> None:
    ada = door("Ada")
    length = bring(ada)
    assert length == len(json.loads(SAVED.read_text())["actions"])
    ada.page.get_by_role("button", name="One step on").click()
    expect(ada.page).to_have_url(re.compile("at=1&"))
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page).to_have_url(re.compile("at=2&"))
    ada.page.get_by_role("button", name="One step back").click()
    expect(ada.page).to_have_url(re.compile("at=1&"))
    ada.page.get_by_label("Moment").fill(str(length))
    expect(ada.page.get_by_text(f"{length}/{length}")).to_be_visible()
    ada.page.get_by_role("button", name="One step on").click()
    expect(ada.page.get_by_text(f"{length}/{length}")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play from here")).to_be_disabled()


def test_what_is_no_record_is_refused_in_words(door: Door, tmp_path: Path) -> None:
    ada = door("Ada")
    ada.refusals = ("400",)
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": 1}')
    with ada.page.expect_file_chooser() as chooser:
        ada.page.get_by_role("button", name="Look at a saved game").click()
    chooser.value.set_files(broken)
    expect(ada.page.get_by_role("alert")).to_be_visible()


def test_a_link_leads_to_a_moment_and_a_pair_of_eyes(door: Door) -> None:
    ada, ben = door("Ada"), door()
    bring(ada)
    ada.page.get_by_label("Moment").fill("20")
    ada.page.get_by_label("Seen by").select_option("1")
    expect(ada.page).to_have_url(re.compile("at=20&seat=1"))
    told = ada.page.locator(".told").inner_text()
    ben.page.goto(ada.page.url)
    expect(ben.page.locator(".told")).to_have_text(told)
    expect(ben.page.get_by_label("Seen by")).to_have_value("1")
    expect(ben.page.get_by_label("Moment")).to_have_value("20")


def test_the_record_of_ones_own_game_is_saved(door: Door) -> None:
    ada = door("Ada")
    ada.end_a_game()
    ada.page.get_by_role("button", name="Replay").click()
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("link", name="Save the record").click()
    record = json.loads(Path(saving.value.path()).read_text())
    assert record["game"] == "lemminge"
    assert record["notes"]["seats"][0]["who"] == "Ada"
    expect(ada.page.locator(".seats").get_by_text("Ada")).to_be_visible()


def test_playing_on_from_a_moment(door: Door) -> None:
    """Whoever has no name yet is asked for one first."""
    ada, ben = door("Ada"), door()
    bring(ada)
    ada.page.get_by_label("Moment").fill("10")
    expect(ada.page).to_have_url(re.compile("at=10&"))
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Play from here").click()
    ben.come_in("Ben")
    ben.page.get_by_role("button", name="Open the table").click()
    ben.page.wait_for_url("**/t/*")
    ben.page.get_by_role("button", name="Fill with bots").click()
    ben.start()
    ben.choices.first.wait_for()


def test_whoever_watches_sees_the_game_and_no_hand(door: Door) -> None:
    ada, ben = door("Ada"), door("Ben")
    address = ada.open_table("Lemminge", public=True, first=0)
    ada.page.get_by_role("button", name="Fill with bots").click()
    ada.start()
    ben.page.get_by_role("link").filter(has_text="Ada").click()
    expect(ben.page).to_have_url(address)
    expect(ben.prompt).to_contain_text("Ada:")
    expect(ben.choices).to_have_count(0)
    expect(ben.page.locator(".hand *")).to_have_count(0)
    told = ben.log.inner_text()
    ada.page.locator(".hand button:not([disabled])").first.click()
    ada.choices.first.wait_for()
    expect(ben.log).not_to_have_text(told)
