"""Playing a card: it joins its pile or starts a new one, and a new one comes with a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.lemminge import events
from clifftop.games.lemminge.actions import HEX, ROW
from clifftop.games.lemminge.pieces import MEADOW, NO_TILE, VALUES
from clifftop.games.lemminge.questions import TILE, TILE_ROW, Question
from clifftop.games.lemminge.rules import movement
from clifftop.kernel.bytes_edit import with_more

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


def play(state: LemmingeState, card: int) -> None:
    """LE-3.3, LE-3.4, LE-R10: the lowest card of the pile decides what becomes of the card."""
    seat = state.to_act
    terrain, value = card // VALUES, card % VALUES
    state.give_up(seat, card)
    state.terrain = terrain
    if value <= state.lowest[terrain]:
        join(state, card)
        state.happens(events.JOINED, seat, card, state.movement)
        movement.begin(state)
    else:
        state.discard_pile(terrain)
        state.start_pile(terrain, value)
        state.movement = value
        state.happens(events.REPLACED, seat, card, state.movement)
        if tile_to_place(state) == NO_TILE:
            movement.begin(state)
        else:
            state.ask(TILE_ROW, seat)


def join(state: LemmingeState, card: int) -> None:
    """LE-3.3: the card is the lowest of its pile now, and the whole pile counts."""
    terrain, value = card // VALUES, card % VALUES
    state.piles[card] += 1
    state.lowest[terrain] = value
    state.sums[terrain] += value
    state.movement = state.sums[terrain]


def tile_to_place(state: LemmingeState) -> int:
    """LE-3.4: a tile of the terrain; when those are out, a meadow; when those are out too, none."""
    if state.tiles_left[state.terrain]:
        return state.terrain
    return MEADOW if state.tiles_left[MEADOW] else NO_TILE


@final
class TileRow(Question):
    """LE-3.4, LE-R11: where the tile goes is chosen in two steps, since every hex will do: first
    the row. To choose among all hexes at once would be more than a view can list."""

    def options(self, state: LemmingeState) -> list[int]:
        return list(range(ROW, ROW + len(state.board.rows)))

    def answer(self, state: LemmingeState, action: int) -> None:
        state.row = action - ROW
        state.ask(TILE, state.to_act)


@final
class TileWhere(Question):
    """LE-3.5, LE-R11: any hex of the row, whatever is on it."""

    def options(self, state: LemmingeState) -> list[int]:
        return state.board.rows[state.row][:]

    def answer(self, state: LemmingeState, action: int) -> None:
        hex, tile = action - HEX, tile_to_place(state)
        state.tiles_left = with_more(state.tiles_left, tile, -1)
        state.lay(hex, tile)
        state.happens(events.LAID, state.to_act, hex, tile)
        movement.begin(state)


QUESTIONS: list[Question] = [TileRow(TILE_ROW), TileWhere(TILE)]
