"""Hexes where a tile of Lemminge may be of use."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.bots.lemminge.race.distances import DETOUR, FAR, HARD, nearest
from clifftop.games.lemminge.pieces import HOME, LEMMINGS, MEADOW
from clifftop.games.lemminge.state import LemmingeState


def bridges(table: LemmingeState, seat: int, steps: int) -> list[int]:
    """Hard ground up to so many steps from own lemmings, but for that of the terrain just played:
    with the tile on it, it can be entered at once."""
    board, ground = table.board, table.ground
    found: list[int] = []
    for lemming in (LEMMINGS * seat, LEMMINGS * seat + 1):
        place: int = table.lemmings[lemming]
        if place == HOME:
            continue
        seen = [place]
        ring = [place]
        for _ in range(min(steps, table.movement)):
            following: list[int] = []
            for here in ring:
                beside = board.beside[here]
                at: i64
                for at in range(len(beside)):
                    hex: int = beside[at]
                    if hex in seen:
                        continue
                    seen.append(hex)
                    following.append(hex)
                    if ground[hex] != MEADOW and ground[hex] != table.terrain:
                        if hex not in found:
                            found.append(hex)
            ring = following
    return found


def ways(table: LemmingeState) -> list[int]:
    """The hexes on the way of every lemming: on the quickest one, and on the one that goes over
    meadow as far as there is any. Where the latter is cut, there is a wall."""
    found: list[int] = []
    for hard in (HARD, DETOUR):
        left = nearest(table.board, table.ground, hard)
        for place in table.lemmings:
            here: int = place
            while here != HOME:
                here = onward(table, left, here, hard)
                if here in found:
                    break
                if here >= 0:
                    found.append(here)
    return found


def onward(table: LemmingeState, left: vec[i16], place: int, hard: int) -> int:
    """The next hex on the best way, or HOME."""
    if place >= 0 and table.board.at_finish[place]:
        return HOME
    beside = table.board.beside[place]
    best = HOME
    least: i64 = FAR
    at: i64
    for at in range(len(beside)):
        hex: i64 = beside[at]
        steps = i64(left[hex])
        if table.ground[hex] != MEADOW:
            steps += hard
        if steps < least:
            least = steps
            best = int(hex)
    return best
