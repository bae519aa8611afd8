"""What no clock and no seed can fix, and so is not compared. Each mask has its reason."""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Mask(NamedTuple):
    """What matches is replaced by the name of the mask."""

    name: str
    pattern: re.Pattern[str]
    reason: str


MASKS: Final = (
    Mask(
        "PORT",
        re.compile(r"(?<=127\.0\.0\.1:)\d+"),
        "the system chooses a port that is free",
    ),
    Mask(
        "ASSET",
        re.compile(r"/static/assets/[\w.-]+"),
        "a part of the page is named by a hash of its sources; what it shows is for `pages`",
    ),
)
# Fields of an answer's head.
HEADERS: Final = {
    "date": "the server says it to the second, when it gets round to it",
    "etag": "the file system's, of a file of the page",
    "last-modified": "the file system's, too",
    "content-length": "follows from the body, which has the port in it",
}


def masked(text: str) -> str:
    for mask in MASKS:
        text = mask.pattern.sub(mask.name, text)
    return text
