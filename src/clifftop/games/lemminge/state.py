"""The table of Lemminge: where everything is, and the small acts that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.games.lemminge import describe, events, view
from clifftop.games.lemminge.actions import CARD_NUMBERS
from clifftop.games.lemminge.actions import DRAW as DRAW_ACTION
from clifftop.games.lemminge.options_and_board import Frame
from clifftop.games.lemminge.pieces import (
    ALL_CARDS,
    CARDS,
    FIRST_IN_PILE,
    HOME,
    IN_START,
    KINDS,
    LEMMINGS,
    NUMBER_OF_CARDS,
    THINGS,
    TILES,
    VALUES,
)
from clifftop.games.lemminge.position import write
from clifftop.games.lemminge.questions import BOOK, DEAL, DRAW, FIRST_PLAYER
from clifftop.games.lemminge.refusals import refuse
from clifftop.games.lemminge.rules import draw_odds
from clifftop.games.lemminge.rules.score import final_places, final_scores
from clifftop.kernel.bytes_edit import with_at
from clifftop.kernel.history import EVERYONE, VEIL
from clifftop.kernel.reason import Reason
from clifftop.kernel.state import State

if TYPE_CHECKING:
    from clifftop.kernel.game import Game


@final
class LemmingeState(State):
    """Flat numbers, so that a copy is cheap and the compiled build quick: what changes all the time
    in vectors of its own, what changes seldom in bytes that copies share until it does."""

    def __init__(self, frame: Frame, source: LemmingeState | None = None) -> None:
        super().__init__(frame.players, THINGS, source)
        self.frame = frame
        self.board = frame.board
        if source is None:
            players, board = frame.players, frame.board
            self.asked = FIRST_PLAYER

            # Lemmings. Number 2 * seat and the one after it are a player's.
            self.lemmings = vec[i16]([i16(IN_START)] * (LEMMINGS * players))  # hex, IN_START, HOME
            self.occupants = vec[i16]([i16(0)] * board.size)  # by hex: 0, or 1 + the lemming there

            # The ground.
            self.ground = board.ground  # by hex: the terrain that lies on top
            self.tiled = 0  # the hexes where that is a tile
            self.tiles_left = TILES  # by terrain

            # Cards. Of the draw pile nothing is decided but how many of each card it holds.
            self.hands = vec[i16]([i16(0)] * (CARDS * players))  # seat * 25 + card
            self.hand_sizes = vec[i16]([i16(0)] * players)
            self.deck = vec[i16](ALL_CARDS)
            self.deck_size = NUMBER_OF_CARDS
            self.discards = vec[i16]([i16(0)] * CARDS)
            self.piles = vec[i16]([i16(0)] * CARDS)
            self.lowest = vec[i16]([i16(0)] * KINDS)
            self.sums = vec[i16]([i16(0)] * KINDS)
            # What each new draw pile was made of, for everybody to see (LE-R3). No rule asks for
            # it: it is what a seat knows of cards that others have drawn since.
            self.decks: tuple[bytes, ...] = ()

            # The turn.
            self.first = 0
            self.turn = 0
            self.dealt = 0  # cards dealt so far
            self.terrain = 0  # of the card just played
            self.movement = 0  # MP left
            self.row = 0  # where the tile goes
            self.walker = 0  # the lemming that moves
            self.lay_out()
        else:
            self.asked = source.asked
            self.lemmings = source.lemmings[:]
            self.occupants = source.occupants[:]
            self.ground = source.ground
            self.tiled = source.tiled
            self.tiles_left = source.tiles_left
            self.hands = source.hands[:]
            self.hand_sizes = source.hand_sizes[:]
            self.deck = source.deck[:]
            self.deck_size = source.deck_size
            self.discards = source.discards[:]
            self.piles = source.piles[:]
            self.lowest = source.lowest[:]
            self.sums = source.sums[:]
            self.decks = source.decks
            self.first = source.first
            self.turn = source.turn
            self.dealt = source.dealt
            self.terrain = source.terrain
            self.movement = source.movement
            self.row = source.row
            self.walker = source.walker

    def lay_out(self) -> None:
        """LE-2.1: one 2 of each terrain lies in its pile, the rest is the draw pile. LE-2.2: each
        hand is known to its player."""
        for terrain in range(KINDS):
            self.start_pile(terrain, FIRST_IN_PILE)
            self.lose(VALUES * terrain + FIRST_IN_PILE, 1)
        for seat in range(self.players):
            self.known[seat] = 1 << seat

    # What the kernel asks for.

    def game(self) -> Game:
        return self.frame.rules

    def clone(self) -> LemmingeState:
        return LemmingeState(self.frame, self)

    def options(self) -> list[int]:
        return BOOK[self.asked].options(self)

    def take(self, action: int) -> None:
        BOOK[self.asked].answer(self, action)

    def weights(self) -> list[int]:
        return BOOK[self.asked].weights(self)

    def chances(self) -> list[tuple[int, float]]:
        """Those of a draw are looked up."""
        if self.asked == DRAW or self.asked == DEAL:
            return draw_odds.chances(self)
        return super().chances()

    def allows(self, action: int) -> bool:
        """Of a draw the draw pile says it; to list it would take longer than to draw."""
        if self.asked == DRAW or self.asked == DEAL:
            card = action - DRAW_ACTION
            return 0 <= card < CARDS and self.deck[card] > 0
        return super().allows(action)

    def witnesses(self, action: int) -> int:
        """LE-2.2, LE-3.1: a card is seen by whoever gets it. All else is open (LE-R3)."""
        if self.asked == DRAW:
            return 1 << self.mover() | DRAW << VEIL
        if self.asked == DEAL:
            return 1 << self.dealt_to() | DEAL << VEIL
        return EVERYONE

    def refuse(self, action: int) -> Reason | None:
        return refuse.refuse(self, action)

    def describe(self, action: int) -> dict[str, object]:
        return describe.describe(self, action)

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
        """Lemmings across; nothing of it is hidden."""
        return final_scores(self)

    def ask(self, question: int, seat: int) -> None:
        self.asked = question
        self.to_act = seat

    # Who.

    def mover(self) -> int:
        """LE-2.3: the player whose turn it is."""
        return (self.first + self.turn - 1) % self.players

    def round(self) -> int:
        """How often everybody has had a turn, this one included."""
        return (self.turn + self.players - 1) // self.players

    def dealt_to(self) -> int:
        """LE-2.2: the seat that gets the next card of the deal."""
        return (self.first + self.frame.deal[self.dealt]) % self.players

    # Cards.

    def hand_size(self, seat: int) -> int:
        return self.hand_sizes[seat]

    def cards_held(self, listed: list[int]) -> list[int]:
        """The cards of whoever is asked, as actions, after those that are listed already."""
        first: i64 = CARDS * self.to_act
        hands = self.hands
        actions = cast(list[object], listed)
        card: i64
        for card in range(CARDS):
            if hands[first + card]:
                actions.append(CARD_NUMBERS[card])
        return listed

    def lose(self, card: int, number: int) -> None:
        """So many of a card leave the draw pile."""
        self.deck[card] -= number
        self.deck_size -= number

    def gain(self, seat: int, card: int, number: int) -> None:
        """So many of a card go from the draw pile to a hand."""
        self.lose(card, number)
        self.hands[CARDS * seat + card] += number
        self.hand_sizes[seat] += number

    def give_up(self, seat: int, card: int) -> None:
        """LE-3.1, LE-3.3: a card leaves a hand."""
        self.hands[CARDS * seat + card] -= 1
        self.hand_sizes[seat] -= 1

    def discard_pile(self, terrain: i64) -> None:
        """LE-3.2, LE-3.4: all cards of a terrain pile go to the discards."""
        card: i64
        for card in range(VALUES * terrain, VALUES * terrain + VALUES):
            self.discards[card] += self.piles[card]
            self.piles[card] = 0

    def start_pile(self, terrain: int, value: int) -> None:
        """LE-2.1, LE-3.4: a single card makes a pile."""
        self.piles[VALUES * terrain + value] = 1
        self.lowest[terrain] = value
        self.sums[terrain] = value

    # Lemmings and tiles.

    def home(self, seat: int) -> int:
        """How many lemmings of a player are across."""
        first: i64 = LEMMINGS * seat
        return (self.lemmings[first] == HOME) + (self.lemmings[first + 1] == HOME)

    def put(self, lemming: int, place: int) -> None:
        """A lemming leaves where it is and goes to a free hex, or HOME."""
        origin: int = self.lemmings[lemming]
        if origin >= 0:
            self.occupants[origin] = 0
        self.lemmings[lemming] = place
        if place >= 0:
            self.occupants[place] = lemming + 1

    def lay(self, hex: int, terrain: int) -> None:
        """LE-3.5: a tile covers whatever terrain or tile is there."""
        self.ground = with_at(self.ground, hex, terrain)
        self.tiled |= 1 << hex
