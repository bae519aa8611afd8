"""The table of Lemminge: where everything is, and the small acts that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from clifftop.games.lemminge import describing, events, refusing, seeing, writing
from clifftop.games.lemminge.frame import Frame
from clifftop.games.lemminge.pieces import (
    ALL_CARDS,
    CARDS,
    FIRST_IN_PILE,
    HOME,
    IN_START,
    KINDS,
    LEMMINGS,
    THINGS,
    TILES,
    VALUES,
)
from clifftop.games.lemminge.questions import BOOK, DEAL, DRAW, FIRST_PLAYER
from clifftop.games.lemminge.scoring import final_places, final_scores
from clifftop.kernel.history import EVERYONE, VEIL
from clifftop.kernel.reason import Reason
from clifftop.kernel.state import State

if TYPE_CHECKING:
    from clifftop.kernel.game import Game


@final
class LemmingeState(State):
    """Flat numbers and bytes, so that a copy is cheap and the compiled build quick."""

    def __init__(self, frame: Frame, source: LemmingeState | None = None) -> None:
        super().__init__(frame.players, THINGS, source)
        self.frame = frame
        self.board = frame.board
        if source is not None:
            self.take_over(source)
            return
        players, board = frame.players, frame.board
        self.asked = FIRST_PLAYER

        # Lemmings. Number 2 * seat and the one after it are a player's.
        self.lemmings = [IN_START] * (LEMMINGS * players)  # by lemming: its hex, IN_START or HOME
        self.occupants = bytearray(board.size)  # by hex: 0, or 1 + the lemming there

        # The ground.
        self.ground = bytearray(board.ground)  # by hex: the terrain that lies on top
        self.tiled = 0  # the hexes where that is a tile
        self.tiles_left = TILES[:]  # by terrain

        # Cards. LE-2.1: one 2 of each terrain lies in its pile, the rest is the draw pile, of which
        # nothing is decided but how many of each card it holds.
        self.hands = bytearray(CARDS * players)  # seat * 25 + card
        self.deck = bytearray(ALL_CARDS)
        self.discards = bytearray(CARDS)
        self.piles = bytearray(CARDS)
        self.lowest = [0] * KINDS
        self.sums = [0] * KINDS
        for terrain in range(KINDS):
            self.start_pile(terrain, FIRST_IN_PILE)
            self.deck[VALUES * terrain + FIRST_IN_PILE] -= 1
        # What each new draw pile was made of, for everybody to see (LE-R3). No rule asks for it:
        # it is what a seat knows of cards that others have drawn since.
        self.decks: tuple[bytes, ...] = ()
        for seat in range(players):
            self.known[seat] = 1 << seat

        # The turn.
        self.first = 0
        self.turn = 0
        self.dealt = 0  # cards dealt so far
        self.terrain = 0  # of the card just played
        self.movement = 0  # MP left
        self.row = 0  # where the tile goes
        self.walker = 0  # the lemming that moves

    def take_over(self, source: LemmingeState) -> None:
        """Become an independent copy."""
        self.asked = source.asked
        self.lemmings = source.lemmings[:]
        self.occupants = source.occupants[:]
        self.ground = source.ground[:]
        self.tiled = source.tiled
        self.tiles_left = source.tiles_left[:]
        self.hands = source.hands[:]
        self.deck = source.deck[:]
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

    def witnesses(self, action: int) -> int:
        """LE-2.2, LE-3.1: a card is seen by whoever gets it. All else is open (LE-R3)."""
        if self.asked == DRAW:
            return 1 << self.mover() | DRAW << VEIL
        if self.asked == DEAL:
            return 1 << self.dealt_to() | DEAL << VEIL
        return EVERYONE

    def refuse(self, action: int) -> Reason | None:
        return refusing.refuse(self, action)

    def describe(self, action: int) -> dict[str, object]:
        return describing.describe(self, action)

    def write(self, eye: int) -> dict[str, object]:
        return writing.write(self, eye)

    def see(self, eye: int) -> dict[str, object]:
        return seeing.see(self, eye)

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
        return sum(self.hands[CARDS * seat : CARDS * seat + CARDS])

    def cards_held(self, action: int) -> list[int]:
        """The cards of whoever is asked, counted from the number of an action."""
        first = CARDS * self.to_act
        hands = self.hands
        return [action + card for card in range(CARDS) if hands[first + card]]

    def gain(self, seat: int, card: int) -> None:
        """A card goes from the draw pile to a hand."""
        self.deck[card] -= 1
        self.hands[CARDS * seat + card] += 1

    def discard_pile(self, terrain: int) -> None:
        """LE-3.2, LE-3.4: all cards of a terrain pile go to the discards."""
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
        first = LEMMINGS * seat
        return (self.lemmings[first] == HOME) + (self.lemmings[first + 1] == HOME)

    def put(self, lemming: int, place: int) -> None:
        """A lemming leaves where it is and goes to a free hex, or HOME."""
        origin = self.lemmings[lemming]
        if origin >= 0:
            self.occupants[origin] = 0
        self.lemmings[lemming] = place
        if place >= 0:
            self.occupants[place] = lemming + 1

    def lay(self, hex: int, terrain: int) -> None:
        """LE-3.5: a tile covers whatever terrain or tile is there."""
        self.ground[hex] = terrain
        self.tiled |= 1 << hex
