"""The turn: eagles, the movement card, the lemmings, and the dice passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import GAME_OVER, MOVEMENT
from clifftop.games.leaping.actions import ROLL as ROLL_ACTION
from clifftop.games.leaping.pieces import (
    BLUE,
    DECK_CARDS,
    HAND,
    HOVER,
    PILE,
    PURSE,
    RED,
    UNDER_DICE,
)
from clifftop.games.leaping.questions import FINISHED, MOVE, REVEAL, ROLL, WHICH_DIE, Question
from clifftop.games.leaping.rules import chaos, eagles
from clifftop.kernel.bytes_edit import with_at, with_more
from clifftop.kernel.history import EVERYONE
from clifftop.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState

BOTH_DICE: Final = 3
NOT_ROLLED: Final[tuple[int, ...]] = (0, 0)


def begin(state: LeapingState) -> None:
    """LL-4.1: a new turn starts with the roll of both eagle dice."""
    state.turn += 1
    state.value = 0
    state.moved = 0
    start_afresh(state)
    state.quick = 0
    state.caution = state.frame.nobody
    state.dice = NOT_ROLLED
    state.dice_left = BOTH_DICE
    state.eagle = RED
    state.happens(events.TURN, state.turn, state.eagle_player)
    state.ask(ROLL, CHANCE)


@final
class Roll(Question):
    """LL-1.6, LL-R2: the eagle dice, red then blue; `state.eagle` says which is rolled now."""

    def options(self, state: LeapingState) -> list[int]:
        return state.frame.rolls

    def weights(self, state: LeapingState) -> list[int]:
        return state.frame.roll_weights

    def answer(self, state: LeapingState, action: int) -> None:
        face = action - ROLL_ACTION
        red, blue = state.dice
        state.dice = (face, blue) if state.eagle == RED else (red, face)
        state.happens(events.ROLLED, state.eagle, face)
        if state.eagle == RED:
            state.eagle = BLUE
        elif state.players == 2:
            swap_dice(state)
            eagles.resolve_die(state, BLUE)  # LL-12.3: the First Player's die comes first
        else:
            state.ask(WHICH_DIE, state.eagle_player)


def swap_dice(state: LeapingState) -> None:
    """LL-12.4: with two players a Hover, or two, makes the dice change hands once."""
    if HOVER in state.dice:
        state.eagle_player = 1 - state.eagle_player
        state.happens(events.DICE_SWAPPED, state.eagle_player)


def after_die(state: LeapingState) -> None:
    """LL-5.9: when one die is done the other is resolved, then the movement card is revealed."""
    if state.dice_left:
        eagles.resolve_die(state, RED if state.dice_left & 1 else BLUE)
    else:
        state.ask(REVEAL, CHANCE)


@final
class Reveal(Question):
    """LL-4.1, LL-3.2: the next movement card; Game Over is equally likely at each of the last
    places, so once it may come it weighs as much as any single card that is left."""

    def options(self, state: LeapingState) -> list[int]:
        cards = [MOVEMENT + 2 + kind for kind in range(4) if state.deck[kind]]
        if game_over_may_come(state):
            cards.append(GAME_OVER)
        return cards

    def weights(self, state: LeapingState) -> list[int]:
        weights = [count for count in state.deck if count]
        if game_over_may_come(state):
            weights.append(1)
        return weights

    def answer(self, state: LeapingState, action: int) -> None:
        if action == GAME_OVER:
            end(state)
            return
        state.value = state.top_card = action - MOVEMENT
        state.deck = with_more(state.deck, state.value - 2, -1)
        state.happens(events.REVEALED, state.value)
        if state.frame.chaos and HOVER in state.dice and chaos.draw_from_pile(state):
            return  # LL-13.2
        begin_lemmings_phase(state)


def game_over_may_come(state: LeapingState) -> bool:
    """LL-3.2, LL-11.1: Game Over lies among the bottom seven cards, or five."""
    left = 1
    for count in state.deck:
        left += count
    return left <= state.frame.game_over_among


def begin_lemmings_phase(state: LeapingState) -> None:
    """LL-4.3: the Eagle Player first."""
    state.moved = 0
    next_mover(state)


def start_afresh(state: LeapingState) -> None:
    """Nothing has been done yet in a Lemmings phase."""
    state.stage = 0
    state.bonus = 0
    state.five = False


def next_mover(state: LeapingState) -> None:
    start_afresh(state)
    state.ask(MOVE, state.mover())


def finish_move(state: LeapingState) -> None:
    """LL-4.3, LL-4.4: the next player clockwise, or the end of the turn."""
    state.moved += 1
    if state.moved < state.players:
        next_mover(state)
    else:
        pass_dice(state)
        begin(state)


def pass_dice(state: LeapingState) -> None:
    """LL-4.4, LL-12.3, LL-9.14: the dice go on, unless two play or a card lies under them."""
    if state.players == 2:
        return
    if UNDER_DICE in state.card_places:
        card = state.card_places.index(UNDER_DICE)
        state.card_places = with_at(state.card_places, card, PILE)
        state.pile = (*state.pile, card * 8 + state.eagle_player)
        state.happens(events.DICE_KEPT, state.eagle_player)
    else:
        state.eagle_player = (state.eagle_player + 1) % state.players
        state.happens(events.DICE_PASSED, state.eagle_player)


def end(state: LeapingState) -> None:
    """LL-4.2, LL-10.1: Game Over ends the game at once, and everything is laid open."""
    state.value = 0
    state.happens(events.GAME_OVER)
    for card in range(DECK_CARDS):
        if state.card_places[card] >= HAND:
            state.reveal(card, EVERYONE)
    for seat in range(state.players):
        state.reveal(PURSE + seat, EVERYONE)
    state.ask(FINISHED, OVER)


@final
class Finished(Question):
    """Nothing is asked any more."""

    def options(self, state: LeapingState) -> list[int]:
        return []


QUESTIONS: list[Question] = [Roll(ROLL), Reveal(REVEAL), Finished(FINISHED)]
