"""What a person at a terminal sees: a state as a screen, a game by what is typed."""

import io
import sys
from typing import cast

import pytest
from rich.console import Console

from clifftop import State
from clifftop.cli import main
from clifftop.kernel.history import ALL_SEEING
from clifftop.terminal.face import Facts, face_of
from clifftop.terminal.screen import Scene, arranged, draw

SIZES = [(100, 40), (80, 24), (120, 50)]


def paper(width: int, height: int, colour: bool = False) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        highlight=False,
    )


def scene(state: State, seat: int | None, events: list[Facts]) -> Scene:
    """The table as a seat sees it that is asked something; or as a replay shows it, all open."""
    face = face_of(state.game(), state)
    story = face.story(events, seat)
    if seat is None:
        view = {**state.see(ALL_SEEING), "to_act": state.to_act}
        return Scene(face, view, None, story, "Action 12 of 345: something", [], {})
    view = state.view(seat)
    asked = cast(Facts, view["asked"])
    choices = [face.act(state.describe(action), asked) for action in state.actions()]
    numbers = face.place_names(state.actions())
    return Scene(face, view, seat, story, face.question(asked), choices, numbers)


def screen(
    state: State, width: int, height: int, seat: int | None = 0, events: list[Facts] | None = None
) -> list[str]:
    lines = arranged(paper(width, height), scene(state, seat, events or []))
    return [line.plain for line in lines]


def fits(state: State, width: int, height: int, seat: int | None, events: list[Facts]) -> None:
    """With the prompt in the last line."""
    lines = arranged(paper(width, height), scene(state, seat, events))
    assert len(lines) < height
    assert max(line.cell_len for line in lines) <= width


def printed(state: State, colour: bool) -> str:
    page = paper(100, 40, colour)
    draw(page, scene(state, 0, []))
    return cast(io.StringIO, page.file).getvalue()


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], args: str, *lines: str
) -> str:
    """What `clifftop play` with these arguments shows to who types these lines. With a game
    and no bots among them, the bots are quick ones."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    quick = ["--bots", "greedy"] if args[:1].isalpha() and "--bots" not in args else []
    assert main(["play", *args.split(), *quick]) == 0
    return capsys.readouterr().out
