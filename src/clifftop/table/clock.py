"""How long a seat may think. Time is a number of milliseconds that somebody hands in."""

from __future__ import annotations

from typing import Final, final

from clifftop.table.errors import TableError

NONE: Final = "none"
TOTAL: Final = "total"  # so much for the whole game, and an increment for each decision
MOVE: Final = "move"  # so much for each decision: slow play, with days that can be taken off

DAY: Final = 24 * 60 * 60 * 1000
LONGEST: Final = 365 * DAY


def settle_clock(given: dict[str, object] | None) -> dict[str, object]:
    """A clock's settings, checked: `{"kind": "total", "ms": 600000, "increment": 5000}`."""
    settings = {"kind": NONE} if given is None else given
    kind = settings.get("kind")
    names = {NONE: [], TOTAL: ["ms", "increment"], MOVE: ["ms", "vacation"]}.get(str(kind))
    if names is None:
        raise TableError("table-clock-kind", given=str(kind))
    for name in settings:
        if name != "kind" and name not in names:
            raise TableError("table-clock-setting", name=str(name), kind=str(kind))
    settled: dict[str, object] = {"kind": kind}
    for name in names:
        number = settings.get(name, 0)
        least = 1 if name == "ms" else 0
        if type(number) is not int or not least <= number <= LONGEST:
            raise TableError("table-clock-number", name=name, given=repr(number), most=LONGEST)
        settled[name] = number
    return settled


def number(settings: dict[str, object], name: str) -> int:
    value = settings.get(name, 0)
    assert isinstance(value, int)
    return value


@final
class Clock:
    """The time each seat has left. At most one clock runs, and never one of a bot."""

    def __init__(self, settings: dict[str, object], seats: int) -> None:
        self.kind = settings["kind"]
        self.ms = number(settings, "ms")
        self.increment = number(settings, "increment")
        self.vacation = number(settings, "vacation")
        self.left = [self.ms] * seats
        self.runs: int | None = None
        self.since = 0

    def stop(self, now: int) -> None:
        """What has been thought is thought."""
        if self.runs is not None:
            self.left[self.runs] -= now - self.since
            self.runs = None

    def run(self, seat: int, now: int) -> None:
        if self.kind != NONE:
            self.runs = seat
            self.since = now

    def decided(self, seat: int) -> None:
        """A person has come to a decision."""
        self.left[seat] += self.increment

    def asked(self, seat: int) -> None:
        """A new decision lies before a seat."""
        if self.kind == MOVE:
            self.left[seat] = self.ms

    def deadline(self) -> int | None:
        """When the flag falls if nobody moves."""
        if self.runs is None:
            return None
        return self.since + self.left[self.runs]

    def as_json(self) -> dict[str, object]:
        if self.kind == NONE:
            return {"kind": NONE}
        return {"kind": self.kind, "left": self.left[:], "runs": self.runs, "since": self.since}
