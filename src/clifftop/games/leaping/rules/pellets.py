"""Chow pellets: claimed by those who walk off with them, given up for favors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import DIVE, DRAW, FAVOR, PELLET
from clifftop.games.leaping.pieces import ASIDE, DECK_CARDS, FAVOR_PELLET
from clifftop.games.leaping.questions import BRIBE, CLAIM, FAVOR_DRAW, MOVE, Question
from clifftop.games.leaping.rules import turn_order
from clifftop.kernel.bytes_edit import with_more
from clifftop.kernel.state import CHANCE

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

MORE_MOVEMENT: Final = 1
BETTER_DIVE: Final = 2
NEW_CARD: Final = 3


@final
class Claim(Question):
    """LL-8.1, LL-8.2, LL-R11: the pellet is looked at by its new owner alone, and so drawn now."""

    def options(self, state: LeapingState) -> list[int]:
        return [PELLET + kind for kind in range(3) if state.pool[kind]]

    def weights(self, state: LeapingState) -> list[int]:
        pool = state.pool
        return [pool[kind] for kind in range(3) if pool[kind]]

    def answer(self, state: LeapingState, action: int) -> None:
        kind, seat = action - PELLET, state.mover()
        state.pool = with_more(state.pool, kind, -1)
        state.purse = with_more(state.purse, 3 * seat + kind, 1)
        note(state, seat, "c")
        state.pellets &= ~(1 << state.hex)
        state.happens(events.CLAIMED, seat, state.hex, kind)
        turn_order.finish_move(state)


def note(state: LeapingState, seat: int, entry: str) -> None:
    """An entry goes into a clan's public ledger."""
    ledger = state.ledger
    state.ledger = (*ledger[:seat], ledger[seat] + entry, *ledger[seat + 1 :])


def favors(state: LeapingState) -> list[int]:
    """LL-8.3, LL-R15: the favors that are affordable and not wasted."""
    seat = state.mover()
    pellets = state.purse[3 * seat + FAVOR_PELLET]
    if not pellets:
        return []
    options = []
    if movement_would_change(state, seat):
        options.append(FAVOR + MORE_MOVEMENT)
    if pellets >= BETTER_DIVE and any(bribable(state, seat)):
        options.append(FAVOR + BETTER_DIVE)
    if pellets >= NEW_CARD and not state.frame.chaos and ASIDE in state.card_places:
        options.append(FAVOR + NEW_CARD)
    return options


def movement_would_change(state: LeapingState, seat: int) -> bool:
    """LL-8.3: one point more, the card not above 5, and not all eaten up by CAUTION (LL-R15)."""
    card = 5 if state.five else state.value + state.bonus
    if card >= 5:
        return False
    doubling = 2 if state.quick >> seat & 1 else 1
    return doubling * (card + 1) > 2 * state.caution[seat]


def bribable(state: LeapingState, seat: int) -> bytes:
    """How many own scored lemmings stand in the boxes 1 to 4, where one point more is possible."""
    return state.boxes[6 * seat + 1 : 6 * seat + 5]


def exchange(state: LeapingState, pellets: int) -> None:
    """LL-8.3: the pellets are revealed and stay in the exchange box for good."""
    seat = state.mover()
    state.purse = with_more(state.purse, 3 * seat + FAVOR_PELLET, -pellets)
    note(state, seat, str(pellets))
    state.stage = 1
    state.happens(events.FAVORED, seat, pellets)
    if pellets == MORE_MOVEMENT:
        state.bonus = 1
        state.ask(MOVE, seat)
    elif pellets == BETTER_DIVE:
        state.ask(BRIBE, seat)
    else:
        state.ask(FAVOR_DRAW, CHANCE)


@final
class Bribe(Question):
    """LL-8.3: one own scored lemming moves one dive box up."""

    def options(self, state: LeapingState) -> list[int]:
        boxes = bribable(state, state.mover())
        return [DIVE + points for points in range(1, 5) if boxes[points - 1]]

    def answer(self, state: LeapingState, action: int) -> None:
        clan, points = state.mover(), action - DIVE
        state.boxes = with_more(state.boxes, 6 * clan + points, -1)
        state.boxes = with_more(state.boxes, 6 * clan + points + 1, 1)
        state.happens(events.BRIBED, clan, points + 1)
        state.ask(MOVE, clan)


@final
class FavorDraw(Question):
    """LL-8.3: a random set-aside Special Action, playable at once."""

    def options(self, state: LeapingState) -> list[int]:
        return [DRAW + card for card in range(DECK_CARDS) if state.card_places[card] == ASIDE]

    def weights(self, state: LeapingState) -> list[int]:
        return [1] * len(self.options(state))

    def answer(self, state: LeapingState, action: int) -> None:
        card, seat = action - DRAW, state.mover()
        state.give(card, seat)
        state.happens(events.DREW, seat, card)
        state.ask(MOVE, seat)


QUESTIONS: list[Question] = [Claim(CLAIM), Bribe(BRIBE), FavorDraw(FAVOR_DRAW)]
