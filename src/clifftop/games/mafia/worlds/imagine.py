"""A full state drawn from the worlds that fit what a seat knows.

Chance has dealt the contracts, so each deal of those the seat has not seen is as likely as any
other. What the others laid and dropped is their choice; all that is known of it is that it was
legal, so each way is as likely again.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from clifftop.games.mafia.actions import NUM_ACTIONS
from clifftop.games.mafia.pieces import LEMMINGS
from clifftop.games.mafia.position import read
from clifftop.games.mafia.position.gaps import KNOWN, Gaps
from clifftop.games.mafia.state import MafiaState
from clifftop.games.mafia.worlds.past import Recall
from clifftop.kernel.errors import KnowledgeError
from clifftop.kernel.history import check_past
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from clifftop.games.mafia.options_and_board import Frame


def imagine(
    known: object,
    past: list[object],
    framing: Callable[[dict[str, object]], Frame],
    rng: Random,
) -> MafiaState:
    check_past(past, NUM_ACTIONS)
    gaps = Gaps()
    state = read.read(known, framing, gaps)
    imagine_contracts(state, gaps, rng)
    imagine_bets(state, gaps, rng)
    state.recall(Recall(past, state, rng.getrandbits(64)))
    return state


def imagine_contracts(state: MafiaState, gaps: Gaps, rng: Random) -> None:
    """LM-1.3, LM-3.5: the contracts a seat cannot see are dealt anew; any of them can be the ones
    that were dropped."""
    seats = [seat for seat in range(state.players) if gaps.held[seat] != KNOWN]
    unseen = members_of(state.undealt())
    wanted = sum(gaps.held[seat] + gaps.dropped[seat] for seat in seats)
    if wanted > len(unseen):
        raise KnowledgeError("knowledge-cards")
    drawn = rng.sample(unseen, wanted)
    for seat in seats:
        for number in range(gaps.held[seat] + gaps.dropped[seat]):
            contract = drawn.pop()
            state.known[contract] = 1 << seat
            if number < gaps.held[seat]:
                state.take_up(seat, contract)
            else:
                state.lay_down(seat, contract)


def imagine_bets(state: MafiaState, gaps: Gaps, rng: Random) -> None:
    """LM-3.4: a pile of so many cards, no colour twice, in any order."""
    for seat in range(state.players):
        if gaps.bets[seat] != KNOWN:
            for lemming in rng.sample(range(len(LEMMINGS)), gaps.bets[seat]):
                state.lay(seat, lemming)
