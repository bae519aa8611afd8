"""Bots against bots: many games in a row, and what they add up to.

A match is for comparing bots, with the same luck for all: `matches` plays it, `processes` share it
out, `statistics` say who is better and how sure that is, and `reports` show it; `match_run` leads
from the first block to the last. A `simulation` only counts what happens in games of one kind;
`simulation_run` is its command.

From Python, `play_match` plays a match and returns a `PlayedMatch`; docs/python.md shows how.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clifftop.arena.played_match import PlayedMatch, play_match

__all__ = ["PlayedMatch", "play_match"]


def __getattr__(name: str) -> object:
    """Loaded when it is asked for: `clifftop simulate` does without it, and need not wait."""
    if name in __all__:
        from clifftop.arena import played_match

        return getattr(played_match, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
