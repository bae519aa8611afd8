"""Looking back: the game after each thing that happened, as a seat saw it."""

from __future__ import annotations

from random import Random

import pytest

from clifftop import bots
from clifftop.table import Table

GAMES = [("leaping-lemmings", 3), ("lemming-mafia", 3), ("lemminge", 2)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_frames_are_the_views_of_their_moments(game: str, players: int) -> None:
    rng = Random(9)
    table = Table.open(game, host="Ada", now=0, options={"players": players})
    for seat in range(players):
        table.seat_bot("Ada", seat, "random", now=0)
    table.start("Ada", now=0)
    readers = [None, *range(players)]
    seen: dict[int | None, list[dict[str, object]]] = {reader: [] for reader in readers}
    cursors = dict.fromkeys(readers, 0)
    for _ in range(40):
        if (draw := table.needs_draw()) is not None:
            table.draw(rng.choice(draw.outcomes)[0], now=0)
        elif (turn := table.needs_bot()) is not None:
            action = bots.find(game, turn.bot).choose(turn.knowledge, turn.actions, rng)
            table.bot_acts(turn.seat, action, turn.number, now=0)
        for reader in readers:
            log, cursors[reader] = table.log_for(reader, cursors[reader])
            [frame] = table.frames(reader, log)[-1:] or [{"view": None}]
            assert frame["view"] == table.view(reader)["state"]
            seen[reader].append(frame)
    for reader in readers:
        log, _ = table.log_for(reader, 0)
        assert table.frames(reader, log) == seen[reader]


def test_a_table_that_was_read_again_looks_back_as_far() -> None:
    table = Table.open("lemminge", host="Ada", now=0, options={"players": 2})
    for seat in range(2):
        table.seat_bot("Ada", seat, "random", now=0)
    table.start("Ada", now=0)
    while (draw := table.needs_draw()) is not None:
        table.draw(draw.outcomes[0][0], now=0)
    log, _ = table.log_for(0)
    assert Table.fold(table.log).frames(0, log) == table.frames(0, log) != []
