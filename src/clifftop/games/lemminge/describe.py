"""What an action is, in terms of pieces and places: facts, to be said in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.lemminge import actions
from clifftop.games.lemminge.board.course import NO_WAY
from clifftop.games.lemminge.pieces import NO_TILE, TERRAINS, VALUES
from clifftop.games.lemminge.questions import DEAL, DISCARD, STEP, TILE, TILE_ROW, WHO
from clifftop.games.lemminge.rules import card_play, movement
from clifftop.kernel.errors import IllegalAction
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from clifftop.games.lemminge.state import LemmingeState


def describe(state: LemmingeState, action: int) -> dict[str, object]:
    """`{"do": verb, ...}` with hexes and terrains by name."""
    if action < 0 or action >= actions.NUM_ACTIONS:
        raise IllegalAction(Reason("K-1", "not-asked", action=action))
    if action < actions.START:
        return describe_hex(state, action - actions.HEX)
    if action == actions.START:
        return {"do": "pick", "hex": "start"}
    if action == actions.CROSS:
        return {"do": "cross"}
    if action == actions.STOP:
        return {"do": "stop"}
    if action == actions.REFILL:
        return {"do": "refill"}
    if action == actions.DONE:
        return {"do": "done"}
    if action < actions.ROW:
        return describe_card(state, action - actions.CARD)
    if action < actions.FIRST:
        return describe_row(state, action - actions.ROW)
    if action < actions.DRAW:
        return {"do": "first", "seat": action - actions.FIRST}
    return card("deal" if state.asked == DEAL else "draw", action - actions.DRAW)


def card(verb: str, number: int) -> dict[str, object]:
    terrain, value = divmod(number, VALUES)
    return {"do": verb, "terrain": TERRAINS[terrain], "value": value}


def describe_card(state: LemmingeState, number: int) -> dict[str, object]:
    """LE-3.3, LE-3.4: with what playing it gives, and whether the pile goes for it."""
    if state.asked == DISCARD:
        return card("discard", number)
    facts = card("play", number)
    terrain, value = divmod(number, VALUES)
    joins = value <= state.lowest[terrain]
    facts["points"] = state.sums[terrain] + value if joins else value
    facts["pile"] = "joins" if joins else "replaces"
    return facts


def describe_hex(state: LemmingeState, hex: int) -> dict[str, object]:
    if hex >= state.board.size:
        return {"do": "nothing"}
    name = state.board.names[hex]
    if state.asked == STEP:
        return {"do": "go", "hex": name, "pushes": pushes(state, hex)}
    if state.asked == TILE:
        return {"do": "tile", "hex": name, "tile": tile(state)}
    return {"do": "pick" if state.asked == WHO else "choose", "hex": name}


def pushes(state: LemmingeState, hex: int) -> int:
    """How many lemmings the step pushes; none if there is no such step."""
    direction = state.board.direction(state.lemmings[state.walker], hex)
    return 0 if direction == NO_WAY else max(0, movement.pushed(state, hex, direction))


def describe_row(state: LemmingeState, row: int) -> dict[str, object]:
    facts: dict[str, object] = {"do": "row", "row": row + 1}
    if state.asked == TILE_ROW:
        facts["tile"] = tile(state)
    return facts


def tile(state: LemmingeState) -> str:
    kind = card_play.tile_to_place(state)
    return "none" if kind == NO_TILE else TERRAINS[kind]
