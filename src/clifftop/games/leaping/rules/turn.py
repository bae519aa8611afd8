"""What a turn asks of chance: the eagle dice, the movement card, and at last Game Over."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.leaping import events
from clifftop.games.leaping.actions import GAME_OVER, MOVEMENT
from clifftop.games.leaping.actions import ROLL as ROLL_ACTION
from clifftop.games.leaping.pieces import BLUE, DECK_CARDS, HAND, HOVER, PURSE, RED
from clifftop.games.leaping.questions import (
    BOOK,
    CHAOS_DRAW,
    FINISHED,
    REVEAL,
    ROLL,
    WHICH_DIE,
    Question,
)
from clifftop.games.leaping.rules import eagles, turn_order
from clifftop.kernel.bytes_edit import with_more
from clifftop.kernel.history import EVERYONE
from clifftop.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


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


@final
class Reveal(Question):
    """LL-4.1, LL-3.2: the next movement card; Game Over is equally likely at each of the last
    places, so once it may come it weighs as much as any single card that is left."""

    def begin(self, state: LeapingState) -> None:
        """LL-5.9: when one die is done the other is resolved, and then the card is revealed."""
        if state.dice_left:
            eagles.resolve_die(state, RED if state.dice_left & 1 else BLUE)
        else:
            state.ask(REVEAL, CHANCE)

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
        if state.frame.chaos and HOVER in state.dice:
            BOOK[CHAOS_DRAW].begin(state)  # LL-13.2
        else:
            turn_order.begin_lemmings_phase(state)


def game_over_may_come(state: LeapingState) -> bool:
    """LL-3.2, LL-11.1: Game Over lies among the bottom seven cards, or five."""
    left = 1
    for count in state.deck:
        left += count
    return left <= state.frame.game_over_among


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
