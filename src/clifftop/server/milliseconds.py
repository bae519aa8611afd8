"""Times as the server counts them: milliseconds since 1970."""

from __future__ import annotations

import time
from typing import Final

TEN_MINUTES: Final = 10 * 60 * 1000
DAY: Final = 24 * 60 * 60 * 1000


def now_ms() -> int:
    return time.time_ns() // 1_000_000
