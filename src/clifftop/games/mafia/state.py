"""The table of Lemming Mafia: where everything is, and the small acts that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16

from clifftop.games.mafia import describe, events, view
from clifftop.games.mafia.actions import DECLINE
from clifftop.games.mafia.options_and_board import Frame
from clifftop.games.mafia.pieces import (
    BET_PILE,
    CONTRACTS_EACH,
    EVERY_CONTRACT,
    EVERY_LEMMING,
    NOT_ROLLED,
    START,
    THINGS,
    WATER,
)
from clifftop.games.mafia.position import write
from clifftop.games.mafia.questions import BET, BOOK, DEAL, DROP, FIRST_PLAYER, ROLL
from clifftop.games.mafia.refusals import refuse
from clifftop.games.mafia.rules import rounds, turn
from clifftop.games.mafia.rules.score import final_places, final_scores, open_scores
from clifftop.kernel.history import EVERYONE, VEIL
from clifftop.kernel.reason import Reason
from clifftop.kernel.state import State

if TYPE_CHECKING:
    from clifftop.kernel.game import Game

Cards = TypeVar("Cards")


@final
class MafiaState(State):
    """Flat numbers, so that a copy is cheap and the compiled build quick. What changes seldom is a
    tuple, which a copy shares until one of the two gets another."""

    def __init__(self, frame: Frame, source: MafiaState | None = None) -> None:
        super().__init__(frame.players, THINGS, source)
        self.frame = frame
        self.board = frame.board
        if source is not None:
            self.take_over(source)
            return
        players = frame.players
        self.asked = FIRST_PLAYER

        # Lemmings.
        self.at = vec[i16]([i16(START)] * 6)  # a space, START, WATER or OUT
        self.blocks = vec[i16]([i16(0)] * 6)
        self.racing = EVERY_LEMMING  # mask of those that are not eliminated
        self.eliminated: tuple[int, ...] = ()  # the first one out first
        self.occupied = 0  # mask of the spaces with a lemming

        # Cards.
        self.piles: tuple[tuple[int, ...], ...] = ((),) * players  # bets, the first laid first
        self.held: tuple[int, ...] = (0,) * players  # masks of contracts
        self.dropped: tuple[int, ...] = (0,) * players
        for seat in range(players):
            self.known[BET_PILE + seat] = 1 << seat  # LM-R7: each will know its own bets

        # The turn.
        self.turn = 0
        self.player = 0  # whose turn it is
        self.die = NOT_ROLLED
        self.other_die = NOT_ROLLED
        self.lemming = 0  # the one that moves

    def take_over(self, source: MafiaState) -> None:
        """Become an independent copy."""
        self.asked = source.asked
        self.at = source.at[:]
        self.blocks = source.blocks[:]
        self.racing = source.racing
        self.eliminated = source.eliminated
        self.occupied = source.occupied
        self.piles = source.piles
        self.held = source.held
        self.dropped = source.dropped
        self.turn = source.turn
        self.player = source.player
        self.die = source.die
        self.other_die = source.other_die
        self.lemming = source.lemming

    # What the kernel asks for.

    def game(self) -> Game:
        return self.frame.rules

    def clone(self) -> MafiaState:
        return MafiaState(self.frame, self)

    def options(self) -> list[int]:
        return BOOK[self.asked].options(self)

    def take(self, action: int) -> None:
        BOOK[self.asked].answer(self, action)

    def weights(self) -> list[int]:
        return BOOK[self.asked].weights(self)

    def chances(self) -> list[tuple[int, float]]:
        """LM-2.1: those of the lemming dice are always the same."""
        return turn.CHANCES[:] if self.asked == ROLL else super().chances()

    def witnesses(self, action: int) -> int:
        """LM-1.3, LM-R5, LM-R7: who sees what is dealt, laid or dropped. That somebody declines,
        everybody sees."""
        asked = self.asked
        if asked in (BET, DROP) and action != DECLINE:
            return 1 << self.to_act | asked << VEIL
        if asked == DEAL:
            return 1 << self.dealt_to() | DEAL << VEIL
        return EVERYONE

    def refuse(self, action: int) -> Reason | None:
        return refuse.refuse(self, action)

    def describe(self, action: int) -> dict[str, object]:
        return describe.describe(self, action)

    def early(self) -> dict[int, list[int]]:
        return rounds.sealed(self)

    def write(self, eye: int) -> dict[str, object]:
        return write.write(self, eye)

    def see(self, eye: int) -> dict[str, object]:
        return view.see(self, eye)

    def tell(self, eye: int) -> list[dict[str, object]]:
        return [events.decode(self, event, eye) for event in self.happened]

    def points(self) -> list[int]:
        return final_scores(self)

    def ranks(self) -> list[int]:
        return final_places(self)

    def standing(self) -> list[int]:
        return open_scores(self)

    def ask(self, question: int, seat: int) -> None:
        self.asked = question
        self.to_act = seat

    # Cards.

    def lay(self, seat: int, lemming: int) -> None:
        """A bet card goes on top of a seat's pile."""
        self.piles = with_own(self.piles, seat, (*self.piles[seat], lemming))

    def take_up(self, seat: int, contract: int) -> None:
        """A contract is a seat's from now on."""
        self.held = with_own(self.held, seat, self.held[seat] | 1 << contract)

    def lay_down(self, seat: int, contract: int) -> None:
        """A contract counts no longer, but it has been a seat's."""
        self.held = with_own(self.held, seat, self.held[seat] & ~(1 << contract))
        self.dropped = with_own(self.dropped, seat, self.dropped[seat] | 1 << contract)

    def undealt(self) -> int:
        """Mask of the contracts that nobody has, or has had."""
        dealt = 0
        for held in self.held:
            dealt |= held
        for dropped in self.dropped:
            dealt |= dropped
        return EVERY_CONTRACT & ~dealt

    def dealt_to(self) -> int:
        """The seat that gets the next contract: seat 0 first, all of its three at once."""
        return (EVERY_CONTRACT & ~self.undealt()).bit_count() // CONTRACTS_EACH

    # Lemmings going about.

    def put(self, lemming: int, place: int) -> None:
        """A lemming leaves where it is and goes to a space, into the water or off the track."""
        here: int = self.at[lemming]
        if here >= 0:
            self.occupied &= ~(1 << here)
        if 0 <= place < WATER:
            self.occupied |= 1 << place
        self.at[lemming] = i16(place)


def with_own(cards: tuple[Cards, ...], seat: int, own: Cards) -> tuple[Cards, ...]:
    """The cards of all seats, with those that one seat has now."""
    changed = list(cards)
    changed[seat] = own
    return tuple(changed)
