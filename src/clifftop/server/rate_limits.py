"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, final

from clifftop.server.errors import TooMuch

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
