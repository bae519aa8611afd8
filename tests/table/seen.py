"""A table where everything happens that can, as one digest of its log and one of what is seen."""

import json
from hashlib import sha256
from random import Random

from tests.table.table_builder import everything, go_on, seated, step

from clifftop.table import Table, TableError

OFTEN = 20


def digests(game: str) -> dict[str, str]:
    """Three people and a bot; drafts, undo, chat, days off, and somebody who gives up."""
    clock: dict[str, object] = {"kind": "move", "ms": 10**6, "vacation": 10**6}
    rng, seen = Random(game), sha256()
    table = seated(game, 4, 3, clock=clock)
    moment = 0
    while table.running and moment < 200:
        moment += 1
        go_on(table, rng, 100 * moment)
        if table.running:
            step(table, rng, 100 * moment, confirm=rng.random() < 0.5)
        if table.running and rng.random() < 0.2:
            aside(table, rng, 100 * moment)
        if moment % OFTEN == 0:
            seen.update(everything(table).encode())
    seen.update(everything(table).encode())
    log = sha256(json.dumps(table.log, sort_keys=True).encode())
    return {"log": log.hexdigest()[:16], "seen": seen.hexdigest()[:16]}


def aside(table: Table, rng: Random, now: int) -> None:
    """Something beside the game; what is refused is refused."""
    who, other = rng.sample(["Ada", "Bob", "Cleo"], 2)
    seat = table.book.people.seats_of(who)[0]
    number = table.number(seat)
    doings = [
        lambda: table.chat(who, f"{now}", now),
        lambda: table.undo(who, seat, number, now),
        lambda: table.redo(who, seat, number, now),
        lambda: table.ask_undo(who, seat, now),
        lambda: table.answer_undo(other, rng.random() < 0.8, now),
        lambda: table.seal(who, seat, table.state.early()[seat][0], number, now),
        lambda: table.unseal(who, seat, number, now),
        lambda: table.leave(who, now),
        lambda: table.come_back(who, now),
        lambda: table.vote_bot(who, table.book.people.seats_of(other)[0], now),
        lambda: table.take_vacation(who, now),
        lambda: table.end_vacation(who, now),
        lambda: table.tick(now),
    ]
    if now > 15_000:
        doings.append(lambda: table.resign(who, seat, now))
    try:
        rng.choice(doings)()
    except (TableError, KeyError, LookupError):
        return
