"""Why a player may not do that in the Lemmings phase: favor, card, lemming, destination."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping import actions
from clifftop.games.leaping.pieces import ASIDE, CARDS, FAVOR_PELLET, HAND, HELD, ITS_A_5
from clifftop.games.leaping.refusals import plain_oracle
from clifftop.games.leaping.refusals.chance import not_asked
from clifftop.games.leaping.refusals.eagles import is_hex
from clifftop.games.leaping.refusals.unplayable_cards import unplayable
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

FROM_START = -1


def points_for(state: LeapingState, starting: bool) -> int:
    """LL-R1, term by term."""
    seat = state.mover()
    points = state.value + state.bonus
    if state.five:
        points = 5
    if starting and state.quick & 1 << seat:
        points = points * 2
    points = points - 2 * state.caution[seat]
    return points if points > 0 else 0


def move(state: LeapingState, action: int) -> Reason | None:
    if actions.FAVOR < action <= actions.FAVOR + 3:
        return favor(state, action - actions.FAVOR)
    if actions.CARD <= action <= actions.CARD + ITS_A_5:
        return card(state, action - actions.CARD)
    if action == actions.PASS:
        return passing(state)
    if action == actions.START:
        return starting(state)
    if is_hex(state, action):
        return lemming(state, action)
    return not_asked(action)


def favor(state: LeapingState, pellets: int) -> Reason | None:
    """LL-8.3, LL-R15."""
    seat = state.mover()
    if state.stage > 0:
        return Reason("LL-8.3", "first-and-once")
    held = state.purse[3 * seat + FAVOR_PELLET]
    if pellets == 3 and state.frame.chaos:
        return Reason("LL-13.4", "not-in-chaos")
    if held < pellets:
        return Reason("LL-8.3", "too-few", held=held, needed=pellets)
    if pellets == 1:
        if state.value + state.bonus >= 5 or state.five:
            return Reason("LL-8.3", "five-is-most")
        more = 2 if state.quick & 1 << seat else 1
        if (state.value + state.bonus + 1) * more - 2 * state.caution[seat] <= 0:
            return Reason("LL-R15", "wasted")
    if pellets == 2 and not any(state.boxes[6 * seat + box] for box in (1, 2, 3, 4)):
        return Reason("LL-8.3", "no-dive")
    if pellets == 3 and ASIDE not in state.card_places:
        return Reason("LL-8.3", "none-aside")
    return None


def card(state: LeapingState, number: int) -> Reason | None:
    """LL-9.1, LL-9.2."""
    seat = state.mover()
    if state.frame.chaos:
        return Reason("LL-13.1", "no-hands", card=CARDS[number])
    if state.stage == 2:
        return Reason("LL-9.1", "one-a-turn")
    if number == ITS_A_5:
        if state.id_used & 1 << seat:
            return Reason("LL-9.11", "used")
    elif state.card_places[number] != HAND + seat:
        return Reason("LL-9.1", "not-held", card=CARDS[number])
    return unplayable(state, number, seat)


def chaos_offer(state: LeapingState, action: int) -> Reason | None:
    """LL-13.2, LL-R25."""
    if action == actions.PASS:
        return None
    number = action - actions.CARD
    if not 0 <= number < ITS_A_5:
        return not_asked(action)
    if state.card_places[number] != HELD:
        return Reason("LL-13.2", "other-card", card=CARDS[number])
    return unplayable(state, number, state.to_act)


def movers(state: LeapingState) -> list[int]:
    """LL-7.1: the own lemmings with a regular move: hexes, and -1 for the Start Area."""
    clan = state.mover()
    able = []
    if state.start[clan] and plain_oracle.has_regular_move(
        state, clan, FROM_START, points_for(state, True)
    ):
        able.append(FROM_START)
    for hex in range(state.board.size):
        clans = plain_oracle.clans_on(state, hex)
        if clans and clans[-1] == clan:
            if plain_oracle.has_regular_move(state, clan, hex, points_for(state, False)):
                able.append(hex)
    return able


def own_covered(state: LeapingState, hex: int) -> int:
    return plain_oracle.clans_on(state, hex)[:-1].count(state.mover())


def passing(state: LeapingState) -> Reason | None:
    """LL-7.1, LL-7.4, LL-7.5, LL-R1."""
    if movers(state):
        return Reason("LL-7.1", "must-move")
    if points_for(state, False) == 0:
        return None
    if any(own_covered(state, hex) for hex in range(state.board.size)):
        return Reason("LL-7.4", "must-claw")
    return None


def starting(state: LeapingState) -> Reason | None:
    if state.start[state.mover()] == 0:
        return Reason("LL-7.1", "none-starting")
    points = points_for(state, True)
    if points == 0:
        return Reason("LL-R1", "no-movement")
    if FROM_START not in movers(state):
        return Reason("LL-7.1", "cannot-spend", hex="start", points=points)
    return None


def lemming(state: LeapingState, hex: int) -> Reason | None:
    """LL-7.1, LL-7.4: a lemming that can move, or if none can, one that can claw."""
    clan = state.mover()
    name = state.board.names[hex]
    clans = plain_oracle.clans_on(state, hex)
    points = points_for(state, False)
    if clan not in clans:
        return Reason("LL-7.1", "not-yours", hex=name)
    if points == 0:
        return Reason("LL-R1", "no-movement")
    able = movers(state)
    if hex in able:
        return None
    covered = own_covered(state, hex)
    if not able and covered:
        return None
    if covered and clans[-1] != clan:
        return Reason("LL-7.4", "move-before-claw", hex=name)
    return Reason("LL-7.1", "cannot-spend", hex=name, points=points)


def destination(state: LeapingState, action: int) -> Reason | None:
    """LL-7.2, LL-7.3."""
    clan, origin = state.mover(), state.hex
    points = points_for(state, origin == FROM_START)
    hexes, dives = plain_oracle.regular_ends(state, clan, origin, points)
    if 1 <= action - actions.DIVE <= 5:
        if action - actions.DIVE not in dives:
            return Reason("LL-7.3", "no-such-dive", points=action - actions.DIVE)
        return None
    if not is_hex(state, action):
        return not_asked(action)
    name = state.board.names[action]
    if plain_oracle.in_danger(state, action):
        return Reason("LL-7.2", "zone-of-control", hex=name)
    if plain_oracle.is_full(state, action):
        return Reason("LL-2.8", "full", hex=name)
    if plain_oracle.is_protected(state, action, clan):
        return Reason("LL-R23", "protected", hex=name)
    if origin >= 0 and state.board.row[action] < state.board.row[origin]:
        return Reason("LL-7.2", "backward", hex=name)
    if action not in hexes:
        return Reason("LL-7.1", "not-exactly", hex=name, points=points)
    return None


def claw_level(state: LeapingState, action: int) -> Reason | None:
    """LL-7.4."""
    level = action - actions.LEVEL
    if not 0 <= level < 5:
        return not_asked(action)
    name = state.board.names[state.hex]
    clans = plain_oracle.clans_on(state, state.hex)
    if level >= len(clans) or clans[level] != state.mover():
        return Reason("LL-7.4", "not-yours", hex=name, level=level + 1)
    if level == len(clans) - 1:
        return Reason("LL-7.4", "not-covered", hex=name)
    return None


def bribe(state: LeapingState, action: int) -> Reason | None:
    """LL-8.3."""
    points = action - actions.DIVE
    if not 1 <= points <= 5:
        return not_asked(action)
    if points == 5:
        return Reason("LL-8.3", "five-is-most")
    if state.boxes[6 * state.mover() + points] == 0:
        return Reason("LL-8.3", "no-such-dive", points=points)
    return None
