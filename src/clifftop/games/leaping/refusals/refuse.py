"""Why an answer is refused: the rules said a second time, each with its clause.

Each question has a list of conditions in the order in which a person would be told of them. The
answers these leave are compared with those the questions offer, over all actions, by the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping import questions as q
from clifftop.games.leaping.refusals import cards, chance, eagles
from clifftop.games.leaping.refusals import lemmings_phase as moves
from clifftop.kernel.reason import Reason

if TYPE_CHECKING:
    from collections.abc import Callable

    from clifftop.games.leaping.state import LeapingState

    Refusal = Callable[[LeapingState, int], Reason | None]

REFUSALS: Final[dict[int, Refusal]] = {
    q.FIRST_PLAYER: chance.first_player,
    q.DICE_OFF: chance.dice_off,
    q.DEAL: chance.deal,
    q.ROLL: chance.roll,
    q.REVEAL: chance.reveal,
    q.CHAOS_DRAW: chance.chaos_draw,
    q.CLAIM: chance.claim,
    q.FAVOR_DRAW: chance.favor_draw,
    q.NOBLE_ROLL: chance.roll,
    q.WHICH_DIE: eagles.which_die,
    q.WHICH_ZONE: eagles.which_zone,
    q.RESUPPLY: eagles.resupply,
    q.FEAST: eagles.feast,
    q.SCATTER_WHO: eagles.scatter_who,
    q.SCATTER_LEVEL: eagles.scatter_level,
    q.SCATTER_WHERE: eagles.scatter_where,
    q.FLY_WHICH: eagles.fly_which,
    q.FLY_WHERE: eagles.fly_where,
    q.WHICH_EAGLE_EATS: eagles.which_die,
    q.MOVE: moves.move,
    q.DESTINATION: moves.destination,
    q.CLAW_LEVEL: moves.claw_level,
    q.BRIBE: moves.bribe,
    q.CHAOS_OFFER: moves.chaos_offer,
    q.DRIVE_WHO: cards.drive_who,
    q.DRIVE_LEVEL: cards.drive_level,
    q.DRIVE_WHERE: cards.drive_where,
    q.RETURN_WHERE: cards.return_where,
    q.SWAP_WHO: cards.swap_who,
    q.SWAP_LEVEL: cards.swap_level,
    q.KING_WHERE: cards.king_where,
    q.KING_NEXT: cards.king_next,
    q.PAW_WHERE: cards.paw_where,
    q.PAW_LEVEL: cards.paw_level,
    q.SNAP_WHERE: cards.snap_where,
    q.FLEE_WHO: cards.flee_who,
    q.FLEE_WHERE: cards.flee_where,
    q.LOST_WHO: cards.lost_who,
    q.LOST_LEVEL: cards.lost_level,
    q.LOST_WHERE: cards.lost_where,
}


def refuse(state: LeapingState, action: int) -> Reason | None:
    return REFUSALS[state.asked](state, action)
