"""What there is to see of a seat at a table of Lemminge: the numbers that its chances rest on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.bots.judges.lemminge_hands import hand_worth
from clifftop.games.lemminge.pieces import HOME, LEMMINGS
from clifftop.games.lemminge.state import LemmingeState

# The places of the numbers.
NEAR: Final = 0  # steps left of the lemming that is further on
FAR: Final = 1  # … and of the other one
ON_THE_WAY: Final = 2  # lemmings not home
HAND: Final = 3  # the worth of the hand, in steps
WAIT: Final = 4  # until its next turn, in rounds
BEST: Final = 5  # movement that the best card gives now
SECOND: Final = 6
LOOKS: Final = 7


def look(table: LemmingeState, left: vec[i16], seat: i64) -> list[float]:
    """The numbers of a seat, in the order above; `left` as `Ground.steps_left` says."""
    size: i64 = table.board.size
    one: i64 = i64(table.lemmings[LEMMINGS * seat])
    other: i64 = i64(table.lemmings[LEMMINGS * seat + 1])
    steps = i64(left[one if one >= 0 else size + 2 + one])
    more = i64(left[other if other >= 0 else size + 2 + other])
    if steps > more:
        steps, more = more, steps
    players: i64 = table.players
    wait = (seat - table.mover()) % players
    hand, best, second = hand_worth(table, seat)
    return [
        float(steps) * 0.1,
        float(more) * 0.1,
        float((one != HOME) + (other != HOME)),
        hand,
        float(wait) / float(players),
        float(best),
        float(second),
    ]
