"""docs/bots.md is made of what was played, and keeps what was not."""

from __future__ import annotations

from pathlib import Path

from bench.ladder import page
from bench.ladder.plan import BLOCKS, GAIN, LADDER, Contest, contests
from bench.speed.tables import Sheet


def test_rows_are_found_again_on_a_page() -> None:
    headings = ["game", "way", "wins"]
    rows = [["Lemminge", "flat", "0.0 %"], ["Lemminge", "as it is", "63.0 %"]]
    other = Sheet("another", 1, ["game", "decisions"], [["Lemminge", "19,754"]])
    text = "\n".join(["Words.", Sheet("ways", 2, headings, rows).written(), "", other.written()])
    found = page.on_the_page(text, headings, 2)
    assert [found[tuple(row[:2])] for row in rows] == rows
    assert ("Lemminge", "19,754") not in found


def test_what_was_not_played_stays() -> None:
    """With nothing played, every table is as the page has it."""
    text = page.PAGE.read_text()
    for sheet in (
        page.ladder({}, text),
        page.ways({}, text),
        page.calm({}, text),
        page.shares("greedy", {}, text, lambda _: 0.6),
        page.shares("longer", {}, text, lambda _: 0.25),
    ):
        assert sheet.rows
        assert sheet.written() in text


def rung(game: str, upper: str) -> Contest:
    return next(
        one for one in contests() if one.why == LADDER and one.bots[0] == upper and one.game == game
    )


def test_a_level_that_is_close_to_the_one_below_is_asked_for_less_in_more_blocks() -> None:
    close, clear = rung("lemming-mafia", "strong:10ms"), rung("lemming-mafia", "greedy")
    assert close.gain < clear.gain == GAIN
    assert close.blocks > clear.blocks == BLOCKS
    for contest in (close, clear):
        assert f"--gain {contest.gain} " in contest.command()


def test_no_two_contests_are_kept_in_one_file(tmp_path: Path) -> None:
    files = [contest.file(tmp_path) for contest in contests()]
    assert len(set(files)) == len(files)


def test_every_command_of_the_page_is_of_a_contest() -> None:
    commands = [contest.command() for contest in contests()]
    lines = page.PAGE.read_text().splitlines()
    told = [line for line in lines if line.startswith("clifftop arena ") and "--seed" in line]
    assert told
    assert set(told) <= set(commands)
