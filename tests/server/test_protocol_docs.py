"""Every example of docs/protocol.md works as shown, and nothing of the protocol lacks one."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import get_args

import httpx
from tests.server.protocol_examples import ANYTHING, Step, Walkthrough, read
from tests.server.server_process import served

import clifftop
from clifftop.kernel.state import CHANCE, State
from clifftop.server.protocol import messages

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"

BOOKMAKER, NO_BET = 2, 126


def bookmaker() -> str:
    """The record that the page takes along: Lemming Mafia up to where the first seat has bet, so
    that the second is asked and the third may hand in its bet early."""
    state = clifftop.game("lemming-mafia").start(players=3, first=0)
    while state.to_act == CHANCE:
        state.apply(different_dice(state))
    state.apply(state.actions()[0])
    state.apply(BOOKMAKER)
    state.apply(NO_BET)
    assert 2 in state.early()
    return clifftop.Record.of(state).dumps()


def different_dice(state: State) -> int:
    """With two lemmings to choose from."""
    for outcome in state.actions():
        after = state.copy()
        after.apply(outcome)
        if after.to_act == CHANCE or len(after.actions()) == 2:
            return outcome
    raise AssertionError("no such roll")


Fields = dict[object, set[str]]


def fields_of(union: object) -> Fields:
    """The fields of every message, by its type."""
    return {
        struct.__struct_config__.tag: {"type", *struct.__struct_encode_fields__}
        for struct in get_args(union)
    }


def fields_shown(steps: list[Step], arrow: str) -> Fields:
    """The same as the examples have it, all of one type taken together."""
    shown: Fields = {}
    for step in steps:
        if step.does == arrow and step.message is not None:
            shown.setdefault(step.message["type"], set()).update(step.message)
    return {kind: names - {ANYTHING} for kind, names in shown.items()}


def test_the_examples_work_as_shown(sqlite_url: str) -> None:
    with served(sqlite_url) as server:
        walkthrough = Walkthrough(server.address, {"record": bookmaker()})
        asyncio.run(walkthrough.perform(read(PAGE)))


def test_every_field_of_every_message_has_an_example() -> None:
    steps = read(PAGE)
    assert fields_shown(steps, "→") == fields_of(messages.FromClient)
    assert fields_shown(steps, "←") == fields_of(messages.ToClient)


def test_every_request_has_an_example(sqlite_url: str) -> None:
    with served(sqlite_url) as server:
        paths = httpx.get(f"{server.address}/api/openapi.json").json()["paths"]
    shown = [step.request for step in read(PAGE) if step.request is not None]
    for path, methods in paths.items():
        pattern = re.compile(re.sub(r"\{\w+\}", "[^/]+", path))
        for method in methods:
            assert any(
                each[0] == method.upper() and pattern.fullmatch(each[1].partition("?")[0])
                for each in shown
            ), f"{method} {path}"
