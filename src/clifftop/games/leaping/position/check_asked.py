"""Whether the question that a position asks can have come up in it.

A position is believed only if its question could have been asked: otherwise an answer might move a
lemming that is not there, or a card that nobody has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clifftop.games.leaping import questions as q
from clifftop.games.leaping.pieces import (
    EAGLE_EYE,
    HAND,
    NO_CARD,
    SNAP,
    UH_OH,
    cards_dealt,
)
from clifftop.games.leaping.questions import NAMES
from clifftop.games.leaping.rules import eagles, scattering
from clifftop.games.leaping.rules.cards import boo_and_run, chow_box, lost, paw_and_snap
from clifftop.kernel.errors import PositionError
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def check_asked(state: LeapingState) -> None:
    """All of it; each check looks only at the questions it is about."""
    check_variant(state)
    check_dice(state)
    check_danger(state)
    check_chosen_hex(state)
    check_pending(state)
    if state.asked != q.FINISHED and not state.actions():
        raise PositionError("position-nothing", "asked", question=NAMES[state.asked])


def insist(possible: bool, where: str, state: LeapingState) -> None:
    if not possible:
        raise PositionError("position-impossible", where, question=NAMES[state.asked])


def check_variant(state: LeapingState) -> None:
    """Questions that only some variants ask."""
    asked, chaos = state.asked, state.frame.chaos
    if asked == q.DICE_OFF:
        insist(state.players == 2, "asked.question", state)
    if asked in (q.FIRST_PLAYER, q.WHICH_DIE):
        insist(state.players > 2, "asked.question", state)
    if asked in (q.DEAL, q.FAVOR_DRAW):
        insist(not chaos, "asked.question", state)
    if asked in (q.CHAOS_DRAW, q.CHAOS_OFFER):
        insist(chaos, "asked.question", state)


def sweeping(state: LeapingState) -> bool:
    """An eagle has come down: a whole zone is eaten from and scattered."""
    return state.asked == q.FEAST or (
        state.asked in q.SCATTERS and state.card in (NO_CARD, EAGLE_EYE, UH_OH)
    )


def check_dice(state: LeapingState) -> None:
    """LL-5.1 to LL-5.4: the die fits the question, and is not still to be resolved."""
    eagle = state.eagle
    if state.asked == q.WHICH_ZONE:
        insist(eagles.flight(state, eagle) > 0, "dice", state)
    if state.asked == q.RESUPPLY:
        insist(state.dice[eagle] == 0, "dice", state)
    if state.asked == q.FEAST:
        insist(state.hunting[eagle], "eagles", state)
    if state.card == NO_CARD and (state.asked in (q.WHICH_ZONE, q.RESUPPLY) or sweeping(state)):
        insist(not state.dice_left >> eagle & 1, "asked.dice_left", state)


def check_danger(state: LeapingState) -> None:
    """LL-R12: nobody rests in a zone of control, but for those an eagle is busy with. LL-R23: nor
    on the other clan in the first two rows where two play."""
    board = state.board
    busy = 0
    if sweeping(state):
        busy = state.zone_of_control(state.eagle)
    elif state.asked in q.MET_BY_EAGLES:
        busy = 1 << state.hex
    for hex in members_of(state.occupied & state.danger() & ~busy):
        raise PositionError("position-danger", f"hexes.{board.names[hex]}")
    if state.players == 2:
        for hex in members_of(board.first_rows & state.present[0] & state.present[1]):
            raise PositionError("position-protection", f"hexes.{board.names[hex]}")


def check_chosen_hex(state: LeapingState) -> None:
    """The lemming that was chosen could be chosen."""
    asked, hex = state.asked, state.hex
    if asked == q.DESTINATION:
        own = state.start[state.mover()] > 0 if hex < 0 else state.tops[state.mover()] >> hex & 1
        insist(bool(own), "asked.hex", state)
    elif asked == q.SCATTER_LEVEL:
        insist(bool(scattering.scatterers(state) >> hex & 1), "asked.hex", state)
    elif asked in q.MET_BY_EAGLES:
        insist(bool(state.danger() >> hex & 1), "asked.hex", state)
        if not sweeping(state) and asked == q.SCATTER_WHERE:
            insist(state.level == state.height(hex) - 1, "asked.level", state)
    elif asked == q.DRIVE_LEVEL:
        insist(bool(boo_and_run.drivable(state, state.card) >> hex & 1), "asked.hex", state)
    elif asked == q.DRIVE_WHERE:
        insist(bool(boo_and_run.drivable(state, state.card) >> hex & 1), "asked.hex", state)
        insist(state.level in boo_and_run.drivable_levels(state, hex), "asked.level", state)
    elif asked == q.LOST_WHERE:
        insist(state.level in lost.losable_levels(state, hex), "asked.level", state)
    elif asked == q.SWAP_LEVEL:
        insist(bool(chow_box.swap_hexes(state, state.to_act) >> hex & 1), "asked.hex", state)
    elif asked == q.KING_NEXT:
        insist(state.level < state.height(hex) - 1, "asked.level", state)
    elif asked == q.FLEE_WHERE:
        insist(state.level in paw_and_snap.waiting(state), "asked.level", state)


def check_pending(state: LeapingState) -> None:
    """What is still to come fits the pieces that are there."""
    asked, pending = state.asked, state.pending
    if asked == q.DEAL:
        check_deal(state)
    elif asked == q.CHAOS_OFFER:
        insist(pending < state.players, "asked.pending", state)
    elif asked == q.NOBLE_ROLL:
        insist(pending < state.players and state.chow[pending] > 0, "asked.pending", state)
    elif asked in (q.RETURN_WHERE, q.SWAP_WHO, q.SWAP_LEVEL):
        insist(state.chow[state.to_act] > 0, "clans", state)
    elif asked in (q.LOST_WHO, q.LOST_LEVEL, q.LOST_WHERE):
        others = ((1 << state.players) - 1) & ~(1 << state.to_act)
        insist(not pending & ~others, "asked.pending", state)
    elif asked in (q.FLEE_WHO, q.FLEE_WHERE):
        insist(pending < 1 << state.height(state.origin), "asked.pending", state)
        if state.card == SNAP:
            insist(bool(state.board.brush >> state.origin & 1), "asked.origin", state)


def check_deal(state: LeapingState) -> None:
    """LL-3.3: the hands are dealt seat by seat."""
    each = cards_dealt(state.players)
    insist(state.pending < each * state.players, "asked.pending", state)
    for seat in range(state.players):
        dealt = min(each, max(0, state.pending - each * seat))
        held = state.card_places.count(HAND + seat)
        if held != dealt:
            raise PositionError("position-deal", f"clans[{seat}].hand", number=dealt)
