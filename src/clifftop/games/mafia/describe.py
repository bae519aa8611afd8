"""What an action is, in terms of pieces and places: facts, to be said in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.mafia import actions
from clifftop.games.mafia.pieces import LEMMINGS, PAIRS, SPACE_KINDS
from clifftop.games.mafia.questions import DROP
from clifftop.kernel.errors import IllegalAction
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from clifftop.games.mafia.state import MafiaState


def describe(state: MafiaState, action: int) -> dict[str, object]:
    """`{"do": verb, ...}` with lemmings, spaces and contracts by name."""
    if action < 0 or action >= actions.NUM_ACTIONS:
        raise IllegalAction(Reason("K-1", "not-asked", action=action))
    if action < actions.LEMMING:
        return describe_space(state, action - actions.SPACE)
    if action < actions.BET:
        return {"do": "pick", "lemming": LEMMINGS[action - actions.LEMMING]}
    if action < actions.DROP:
        return {"do": "bet", "lemming": LEMMINGS[action - actions.BET]}
    if action < actions.DECLINE:
        return {"do": "drop"} | state.board.contracts[action - actions.DROP].facts()
    if action == actions.DECLINE:
        return {"do": "keep" if state.asked == DROP else "no-bet"}
    return describe_chance(state, action)


def describe_space(state: MafiaState, space: int) -> dict[str, object]:
    board = state.board
    if space >= board.size:
        return {"do": "nothing"}
    return {"do": "go", "space": board.names[space], "kind": SPACE_KINDS[board.kinds[space]]}


def describe_chance(state: MafiaState, action: int) -> dict[str, object]:
    if action < actions.DEAL:
        return {"do": "first", "seat": action - actions.FIRST}
    if action < actions.ROLL:
        return {"do": "deal"} | state.board.contracts[action - actions.DEAL].facts()
    if action <= actions.DIE:
        one, other = PAIRS[action - actions.ROLL]
        return {"do": "roll", "lemming": LEMMINGS[one], "other": LEMMINGS[other]}
    return {"do": "die", "points": action - actions.DIE}
