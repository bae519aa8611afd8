"""Special Actions: which are playable, what playing one sets going, where the card goes after."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import CARD
from clifftop.games.leaping.pieces import (
    BOO,
    CAUTION,
    DECK_CARDS,
    DEJA_VU,
    EAGLE_EYE,
    FRONT,
    HAND,
    HEROIC_RETURN,
    ITS_A_5,
    KING_OF_THE_HILL,
    LOST,
    MINE,
    MISTAKEN_IDENTITY,
    NOBLE_SACRIFICE,
    PILE,
    PULL_MY_PAW,
    QUICK_START,
    ROCK_SLIDE,
    RUN,
    SNAP,
    UH_OH,
    UNDER_DICE,
)
from clifftop.games.leaping.questions import SPECIAL_ACTION, Question
from clifftop.games.leaping.rules import continuation, scattering
from clifftop.games.leaping.rules.cards import (
    boo_and_run,
    chow_box,
    eagle_eye_and_uh_oh,
    king_of_the_hill,
    lost,
    paw_and_snap,
)
from clifftop.kernel.bytes_edit import with_at, with_more
from clifftop.kernel.history import EVERYONE
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


def playable_cards(state: LeapingState) -> list[int]:
    """LL-9.1, LL-9.2: what the mover holds and may play now."""
    seat = state.mover()
    places, hand = state.card_places, HAND + seat
    options = [
        CARD + card
        for card in range(DECK_CARDS)
        if places[card] == hand and playable(state, card, seat)
    ]
    if not state.id_used >> seat & 1 and playable(state, ITS_A_5, seat):
        options.append(CARD + ITS_A_5)
    return options


def playable(state: LeapingState, card: int, seat: int) -> bool:
    """LL-R15: a card is playable when something can change."""
    if card == ITS_A_5:
        return value_would_change(state, seat)
    if card in (BOO, RUN):
        return boo_and_run.someone_can_be_driven(state, card)
    if card == CAUTION:
        return order_of(state, seat) < state.players - 1
    if card == DEJA_VU:
        top = repeatable(state, seat)
        return top >= 0 and playable(state, top, seat)
    if card == EAGLE_EYE:
        return True
    if card == HEROIC_RETURN:
        return state.chow[seat] > 0 and chow_box.return_hexes(state, seat) != 0
    if card == KING_OF_THE_HILL:
        return king_of_the_hill.tall_stacks(state) != 0
    if card == LOST:
        return lost.someone_can_get_lost(state, seat)
    if card == MINE:
        return seat == state.eagle_player and UNDER_DICE not in state.card_places
    if card == MISTAKEN_IDENTITY:
        return state.chow[seat] > 0 and chow_box.swap_hexes(state, seat) != 0
    if card == NOBLE_SACRIFICE:
        return state.chow[seat] > 0
    if card == PULL_MY_PAW:
        return paw_and_snap.paw_hexes(state) != 0
    if card == QUICK_START:
        return state.start[seat] > 0
    if card == ROCK_SLIDE:
        return state.occupied & state.board.cliff_edge != 0
    if card == SNAP:
        return paw_and_snap.snap_hexes(state) != 0
    return state.hunting[0] or state.hunting[1]  # UH-OH!


def order_of(state: LeapingState, seat: int) -> int:
    """When a seat moves this turn: 0 for the Eagle Player."""
    return (seat - state.eagle_player) % state.players


def value_would_change(state: LeapingState, seat: int) -> bool:
    """LL-9.11, LL-R15: a 5 already is a 5, and CAUTION may eat up the difference."""
    card = state.value + state.bonus
    return card < 5 and 2 * state.caution[seat] < 5 and not state.five


def repeatable(state: LeapingState, seat: int) -> int:
    """LL-9.8, LL-R17: the card on top of the pile if another player played it, else -1."""
    if not state.pile:
        return -1
    card, player = divmod(state.pile[-1], 8)
    return -1 if player == seat or card == DEJA_VU else card


def play(state: LeapingState, card: int) -> None:
    """LL-9.1, LL-9.3: the mover plays a Special Action; it goes face up on the pile."""
    seat = state.to_act
    state.stage = 2
    state.happens(events.PLAYED, seat, card)
    effect = card
    if card == DEJA_VU:
        effect = repeatable(state, seat)
        state.happens(events.REPEATED, seat, effect)
    if card == ITS_A_5 and not state.frame.chaos:
        state.id_used |= 1 << seat
    else:
        put_away(state, card, effect, seat)
    carry_out(state, effect, seat)


def put_away(state: LeapingState, card: int, effect: int, seat: int) -> None:
    """LL-9.3, LL-9.14, LL-13.3: onto the pile, under the dice, or in front of its player."""
    state.reveal(card, EVERYONE)
    if state.frame.chaos:
        state.card_places = with_at(state.card_places, card, FRONT + seat)
    elif effect == MINE:
        # LL-R17: DÉJÀ VU in its place when it repeats it.
        state.card_places = with_at(state.card_places, card, UNDER_DICE)
    else:
        state.card_places = with_at(state.card_places, card, PILE)
        state.pile = (*state.pile, card * 8 + seat)


def carry_out(state: LeapingState, effect: int, seat: int) -> None:
    """What the card says, by the player who played it."""
    state.card = effect
    if effect in (BOO, RUN):
        boo_and_run.begin(state, seat)
    elif effect == LOST:
        lost.begin(state, seat)
    elif effect in (EAGLE_EYE, UH_OH):
        eagle_eye_and_uh_oh.begin(state, seat)
    elif effect == HEROIC_RETURN:
        chow_box.begin_return(state, seat)
    elif effect == MISTAKEN_IDENTITY:
        chow_box.begin_swap(state, seat)
    elif effect == NOBLE_SACRIFICE:
        chow_box.begin_sacrifice(state, seat)
    elif effect == KING_OF_THE_HILL:
        king_of_the_hill.begin(state, seat)
    elif effect == PULL_MY_PAW:
        paw_and_snap.begin_paw(state, seat)
    elif effect == SNAP:
        paw_and_snap.begin_snap(state, seat)
    else:
        at_once(state, effect, seat)
        continuation.finish_card(state)


def at_once(state: LeapingState, effect: int, seat: int) -> None:
    """The cards that ask nothing."""
    if effect == CAUTION:
        caution(state, seat)
    elif effect == ITS_A_5:
        state.five = True  # LL-9.11
    elif effect == QUICK_START:
        state.quick |= 1 << seat  # LL-9.18
    elif effect == ROCK_SLIDE:
        rock_slide(state)


def caution(state: LeapingState, seat: int) -> None:
    """LL-9.7, LL-R9: two points less for all who come after this seat in the turn's order."""
    for other in range(state.players):
        if order_of(state, other) > order_of(state, seat):
            state.caution = with_more(state.caution, other, 1)


def rock_slide(state: LeapingState) -> None:
    """LL-9.19: everyone on the cliff edge falls, one point each."""
    for hex in members_of(state.occupied & state.board.cliff_edge):
        while state.height(hex):
            scattering.fall(state, state.lift(hex, state.height(hex) - 1), hex)


@final
class SpecialAction(Question):
    """LL-4.3: a part of MOVE, the one decision in which it is offered with favors and lemmings."""

    def options(self, state: LeapingState) -> list[int]:
        return playable_cards(state)

    def answer(self, state: LeapingState, action: int) -> None:
        play(state, action - CARD)


QUESTIONS: list[Question] = [SpecialAction(SPECIAL_ACTION)]
