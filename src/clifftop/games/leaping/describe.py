"""What an action is, in terms of pieces and places: facts, to be said in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping import actions
from clifftop.games.leaping.pieces import CARDS, CLANS, EAGLES, PELLET_LETTERS, ZONES
from clifftop.games.leaping.questions import (
    BRIBE,
    CHAOS_OFFER,
    DEAL,
    DESTINATION,
    DRIVE_WHERE,
    FEAST,
    FLEE_WHERE,
    FLEE_WHO,
    LOST_WHERE,
    MOVE,
    PAW_LEVEL,
    RESUPPLY,
    RETURN_WHERE,
    SCATTER_WHERE,
    WHICH_DIE,
    WHICH_EAGLE_EATS,
)
from clifftop.games.leaping.rules.movement_points import can_move
from clifftop.kernel.errors import IllegalAction
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

HEX_VERBS: Final[dict[int, str]] = {
    RESUPPLY: "resupply",
    FEAST: "eat",
    DESTINATION: "go",
    RETURN_WHERE: "return",
}
LANDING: Final[tuple[int, ...]] = (SCATTER_WHERE, DRIVE_WHERE, LOST_WHERE, FLEE_WHERE)


def describe(state: LeapingState, action: int) -> dict[str, object]:
    """`{"do": verb, ...}` with hexes, clans and cards by name."""
    if action < 0 or action >= actions.NUM_ACTIONS:
        raise IllegalAction(Reason("K-1", "not-asked", action=action))
    if action < actions.START:
        return describe_hex(state, action)
    if action == actions.START:
        return {"do": "pick", "hex": "start"}
    if action <= actions.LEVEL + 4:
        return describe_level(state, action - actions.LEVEL)
    if action < actions.PASS:
        return describe_points(state, action - actions.DIVE)
    if action == actions.PASS:
        return {"do": "hand-on" if state.asked == CHAOS_OFFER else "pass"}
    if action < actions.CARD:
        return {"do": "favor", "pellets": action - actions.FAVOR}
    if action < actions.EAGLE:
        return {"do": "play", "card": CARDS[action - actions.CARD]}
    if action < actions.ZONE:
        return describe_eagle(state, action - actions.EAGLE)
    if action < actions.CLAN:
        zone = ZONES[action - actions.ZONE]
        return {"do": "fly", "eagle": EAGLES[state.eagle], "zone": zone}
    if action < actions.FIRST:
        return {"do": "stack", "clan": CLANS[action - actions.CLAN], "level": state.level + 1}
    return describe_chance(state, action)


def describe_hex(state: LeapingState, hex: int) -> dict[str, object]:
    if hex >= state.board.size:
        return {"do": "nothing"}
    name = state.board.names[hex]
    asked = state.asked
    if asked == MOVE:
        return {"do": "pick" if can_move(state, hex) else "claw", "hex": name}
    if asked == FEAST and state.stacks[hex]:
        eaten = CLANS[state.clan_at(hex, state.height(hex) - 1)]
        return {"do": "eat", "hex": name, "clan": eaten}
    if asked in HEX_VERBS:
        return {"do": HEX_VERBS[asked], "hex": name}
    return {"do": "land" if state.asked in LANDING else "choose", "hex": name}


def describe_level(state: LeapingState, level: int) -> dict[str, object]:
    hex = state.origin if state.asked in (PAW_LEVEL, FLEE_WHO) else max(state.hex, 0)
    facts: dict[str, object] = {"do": "level", "hex": state.board.names[hex], "level": level + 1}
    if level < state.height(hex):
        facts["clan"] = CLANS[state.clan_at(hex, level)]
    return facts


def describe_points(state: LeapingState, points: int) -> dict[str, object]:
    if state.asked == BRIBE:
        return {"do": "bribe", "points": points}
    return {"do": "dive" if state.asked == DESTINATION else "over", "points": points}


def describe_eagle(state: LeapingState, eagle: int) -> dict[str, object]:
    if state.asked == WHICH_DIE:
        return {"do": "die", "eagle": EAGLES[eagle], "points": state.dice[eagle]}
    verb = "fed" if state.asked == WHICH_EAGLE_EATS else "eagle"
    return {"do": verb, "eagle": EAGLES[eagle]}


def describe_chance(state: LeapingState, action: int) -> dict[str, object]:
    if action < actions.DICE_OFF:
        return {"do": "first", "seat": action - actions.FIRST}
    if action < actions.DRAW:
        one, other = divmod(action - actions.DICE_OFF, 4)
        return {"do": "dice-off", "ritz": one, "biker": other}
    if action < actions.PELLET:
        card = CARDS[action - actions.DRAW]
        return {"do": "deal" if state.asked == DEAL else "draw", "card": card}
    if action <= actions.PELLET + 2:
        return {"do": "claim", "pellet": PELLET_LETTERS[action - actions.PELLET]}
    if action <= actions.ROLL + 3:
        return {"do": "roll", "points": action - actions.ROLL}
    if action < actions.GAME_OVER:
        return {"do": "reveal", "value": action - actions.MOVEMENT}
    return {"do": "game-over"}
