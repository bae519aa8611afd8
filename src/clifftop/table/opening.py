"""The first entry of a table's log: what is settled before anybody sits down."""

from __future__ import annotations

from clifftop import bots
from clifftop.table import entries as e
from clifftop.table.clock import settle_clock
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.seat import FALLS
from clifftop.table.value_checks import must_be_name, must_be_time


def settle_dice(given: dict[str, str] | None) -> dict[str, str] | None:
    """What is known of the dice before the game: `{"table": …, "commitment": …}`."""
    if given is None:
        return None
    named = isinstance(given, dict) and set(given) == {"table", "commitment"}
    if not named or not all(isinstance(fact, str) for fact in given.values()):
        raise TableError("table-dice")
    return dict(given)


def opening_entry(
    game: str,
    host: str,
    now: int,
    options: dict[str, object] | None,
    position: dict[str, object] | None,
    clock: dict[str, object] | None,
    fall: str,
    undo: bool,
    stand_in: str | None,
    dice: dict[str, str] | None,
) -> Entry:
    """The entry, checked but for what the game checks itself: its options and the position."""
    must_be_name(host)
    must_be_time(now)
    for name, given, kind in (
        ("game", game, str),
        ("options", options, dict),
        ("clock", clock, dict),
        ("stand_in", stand_in, str),
        ("undo", undo, bool),
    ):
        if given is not None and not isinstance(given, kind):
            raise TableError("table-setting", name=name, given=repr(given))
    for name in options or {}:
        if not isinstance(name, str):
            raise TableError("table-setting", name="options", given=repr(name))
    if fall not in FALLS:
        raise TableError("table-fall", given=str(fall), known=", ".join(FALLS))
    bot = bots.stand_in(game) if stand_in is None else stand_in
    bots.check_offered(game, bot)
    return {
        "entry": e.OPENED,
        "now": now,
        "game": game,
        "host": host,
        "options": {} if options is None else dict(options),
        "position": position,
        "clock": settle_clock(clock),
        "fall": fall,
        "undo": undo,
        "stand_in": bot,
        "dice": settle_dice(dice),
    }
