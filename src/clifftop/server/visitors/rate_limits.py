"""Rate limits: how often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, final

from clifftop.server.errors import TooMuch
from clifftop.server.settings import Settings

REMEMBERED: Final = 10_000  # of those who were here last


@final
class Bucket:
    """So many at once, and so many more a second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@final
class Limit:
    """A bucket for each key: a guest, or an address."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        bucket = self.buckets.pop(key, None) or Bucket(self.burst, self.per_second)
        self.buckets[key] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket

    def check(self, key: str) -> None:
        if not self.bucket(key).take():
            raise TooMuch("server-too-often")


@final
class Limits:
    """All limits of one server, each with what it counts and by whom."""

    def __init__(self, settings: Settings) -> None:
        hour = settings.guests_per_hour
        self.newcomers = Limit(max(hour / 4, 1), hour / 3600)  # by address
        self.guesses = Limit(10, 1 / 60)  # of codes and links, by address
        self.requests = Limit(120, 20)  # by guest or address
        self.openings = Limit(10, 1 / 30)  # of tables and records, by guest
        self.links = Limit(20, 1 / 10)  # that carry a seat or an identity, by guest
        second = settings.messages_per_second
        self.messages = Limit(2 * second, second)  # over all sockets of a guest or address
        self.chats = Limit(5, 1 / 2)  # lines, as well
