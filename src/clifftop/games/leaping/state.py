"""The table of Leaping Lemmings: where everything is, and the small acts that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i16

from clifftop.games.leaping import describe, events, view
from clifftop.games.leaping.options_and_board import Frame
from clifftop.games.leaping.pieces import (
    ASIDE,
    DECK_CARDS,
    HAND,
    LEMMINGS_A_CLAN,
    NO_CARD,
    PURSE,
    RED,
    THINGS,
    cards_dealt,
)
from clifftop.games.leaping.position import write
from clifftop.games.leaping.questions import (
    BOOK,
    CHAOS_DRAW,
    CLAIM,
    DEAL,
    FAVOR_DRAW,
    FIRST_PLAYER,
)
from clifftop.games.leaping.refusals import refuse
from clifftop.games.leaping.rules.score import final_places, final_scores, open_scores
from clifftop.games.leaping.stacks import (
    HEIGHT,
    clan_at,
    holds,
    top_of,
    with_inserted,
    without,
)
from clifftop.kernel.bytes_edit import with_at, with_more
from clifftop.kernel.history import EVERYONE, VEIL
from clifftop.kernel.reason import Reason
from clifftop.kernel.state import State

if TYPE_CHECKING:
    from clifftop.kernel.game import Game


@final
class LeapingState(State):
    """Flat numbers, so that a copy is cheap and the compiled build quick.

    Only what every move changes is copied: the stacks, and who is where. The rest is `bytes`
    and tuples, which copies share: to change one is to put a new one in its place.
    """

    def __init__(self, frame: Frame, source: LeapingState | None = None) -> None:
        super().__init__(frame.players, THINGS, source)
        self.frame = frame
        self.board = frame.board
        if source is not None:
            self.take_over(source)
            return
        players, board = frame.players, frame.board
        self.asked = FIRST_PLAYER

        # Lemmings.
        self.stacks = vec[i16]([i16(0)] * board.size)
        self.occupied = 0
        self.tall = 0  # stacks of two or more
        self.full = 0
        self.tops = [0] * players  # by clan, the hexes where one of its lemmings is Active
        self.present = [0] * players  # by clan, the hexes where one of its lemmings is
        self.start = bytes([LEMMINGS_A_CLAN] * players)
        self.boxes = bytes(6 * players)  # clan * 6 + value: lemmings in that dive box
        self.chow = frame.nobody

        # Eagles.
        self.eagle_zone: tuple[int, ...] = (0, 0)
        self.hunting: tuple[bool, ...] = (True, True)
        self.dice: tuple[int, ...] = (0, 0)
        self.dice_left = 0  # bit 0 the red die, bit 1 the blue: not resolved yet

        # Pellets.
        self.pellets = board.pellet_hexes
        self.reserve = sum(board.pellet_markers) - board.pellet_hexes.bit_count()
        self.pool = bytes(board.pellet_markers)  # by kind, those that nobody has looked at
        self.purse = bytes(3 * players)  # seat * 3 + kind
        # Public: "c" for a claim, a digit for favors given up.
        self.ledger: tuple[str, ...] = ("",) * players
        for seat in range(players):
            self.known[PURSE + seat] = 1 << seat  # LL-8.2: each will know its own pellets

        # Cards.
        deck = board.movement_cards[:]
        if frame.short:  # LL-11.1
            deck[0] -= 2
            deck[1] -= 2
        self.deck = bytes(deck)  # movement cards of 2, 3, 4, 5 not yet revealed
        self.value = 0  # the movement card of this turn, 0 before it is revealed
        self.top_card = 0  # the one that was revealed last, and lies open until the next
        self.card_places = bytes([ASIDE] * DECK_CARDS)  # of the Special Actions
        self.pile: tuple[int, ...] = ()  # card * 8 + seat that played it, the top one last
        self.id_used = (1 << players) - 1 if frame.chaos else 0

        # The turn.
        self.turn = 0
        self.eagle_player = 0  # with two players: the First Player, who holds the blue die
        self.moved = 0  # players who have finished their Lemmings phase
        self.stage = 0  # 0: a favor may come, 1: a Special Action may come, 2: only the move
        self.bonus = 0  # +1 by favor
        self.five = False  # IT'S A 5 in force for the one who moves
        self.quick = 0  # mask of seats with QUICK START
        self.caution = frame.nobody  # how many CAUTIONs each seat bears this turn

        # What is going on inside a phase.
        self.eagle = 0
        self.hex = 0
        self.level = 0
        self.origin = 0  # PULL MY PAW and SNAP: the hex they flee from
        self.card = NO_CARD  # the Special Action that is being carried out
        self.pending = 0  # deal: cards dealt; LOST: mask of clans; PAW and SNAP: mask of levels

    def take_over(self, source: LeapingState) -> None:
        """Become an independent copy."""
        self.asked = source.asked
        self.stacks = source.stacks[:]
        self.occupied = source.occupied
        self.tall = source.tall
        self.full = source.full
        self.tops = source.tops[:]
        self.present = source.present[:]
        self.start = source.start
        self.boxes = source.boxes
        self.chow = source.chow
        self.eagle_zone = source.eagle_zone
        self.hunting = source.hunting
        self.dice = source.dice
        self.dice_left = source.dice_left
        self.pellets = source.pellets
        self.reserve = source.reserve
        self.pool = source.pool
        self.purse = source.purse
        self.ledger = source.ledger
        self.deck = source.deck
        self.value = source.value
        self.top_card = source.top_card
        self.card_places = source.card_places
        self.pile = source.pile
        self.id_used = source.id_used
        self.turn = source.turn
        self.eagle_player = source.eagle_player
        self.moved = source.moved
        self.stage = source.stage
        self.bonus = source.bonus
        self.five = source.five
        self.quick = source.quick
        self.caution = source.caution
        self.eagle = source.eagle
        self.hex = source.hex
        self.level = source.level
        self.origin = source.origin
        self.card = source.card
        self.pending = source.pending

    # What the kernel asks for.

    def game(self) -> Game:
        return self.frame.rules

    def clone(self) -> LeapingState:
        return LeapingState(self.frame, self)

    def options(self) -> list[int]:
        return BOOK[self.asked].options(self)

    def take(self, action: int) -> None:
        BOOK[self.asked].answer(self, action)

    def weights(self) -> list[int]:
        return BOOK[self.asked].weights(self)

    def witnesses(self, action: int) -> int:
        """LL-3.3, LL-8.2, LL-8.3, LL-R25: who sees what is dealt, claimed or drawn."""
        asked = self.asked
        if asked in (CLAIM, FAVOR_DRAW):
            return 1 << self.mover() | asked << VEIL
        if asked == DEAL:
            return 1 << self.dealt_to() | DEAL << VEIL
        if asked == CHAOS_DRAW:
            return 1 << self.eagle_player | CHAOS_DRAW << VEIL
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
        return open_scores(self)

    def ask(self, question: int, seat: int) -> None:
        self.asked = question
        self.to_act = seat

    # Who.

    def mover(self) -> int:
        """LL-4.3: the player whose Lemmings phase it is."""
        return (self.eagle_player + self.moved) % self.players

    def dealt_to(self) -> int:
        """The seat that gets the next card of the deal: seat 0 first, all of its cards at once."""
        return self.pending // cards_dealt(self.players)

    def flyer(self, eagle: int) -> int:
        """LL-12.3: who resolves this eagle's die."""
        if self.players == 2 and eagle == RED:
            return 1 - self.eagle_player
        return self.eagle_player

    # Where.

    def zone_of_control(self, eagle: int) -> int:
        """LL-2.4: the hexes of the zone an eagle is in, hunting or feasting."""
        return self.board.zone[eagle][self.eagle_zone[eagle]]

    def danger(self) -> int:
        """The hexes of both zones of control."""
        zone = self.board.zone
        return zone[0][self.eagle_zone[0]] | zone[1][self.eagle_zone[1]]

    def protected(self, clan: int) -> int:
        """LL-12.5, LL-R23: where the protection zone keeps a lemming of this clan from coming to
        rest: with two players on the other clan in the first two rows."""
        if self.players == 2:
            return self.board.first_rows & self.present[1 - clan]
        return 0

    def resting(self, clan: int) -> int:
        """Where a lemming of this clan may come to rest as far as the protection zone goes."""
        return self.board.everything & ~self.protected(clan)

    # Lemmings going about.

    def settle(self, hex: int, stack: int) -> None:
        """A stack grows or shrinks by one lemming: who is Active, and is it full?"""
        before: int = self.stacks[hex]
        self.stacks[hex] = stack
        bit = 1 << hex
        if before:
            self.tops[top_of(before)] ^= bit
        if stack:
            self.tops[top_of(stack)] ^= bit
        # Of the two the higher one is the greater number; this height is what comes or goes.
        height = HEIGHT[stack if stack > before else before]
        if height == 1:
            self.occupied ^= bit
        elif height == 2:
            self.tall ^= bit
        if height == self.frame.limits[hex]:
            self.full ^= bit

    def put_on_top(self, hex: int, clan: int) -> None:
        """LL-6.2: a lemming that arrives goes on top."""
        self.insert(hex, self.height(hex), clan)

    def insert(self, hex: int, level: int, clan: int) -> None:
        stack: int = self.stacks[hex]
        self.settle(hex, with_inserted(stack, level, clan))
        self.present[clan] |= 1 << hex

    def lift(self, hex: int, level: int) -> int:
        """Take a lemming out of a stack; which clan it is of."""
        stack: int = self.stacks[hex]
        clan = clan_at(stack, level)
        left = without(stack, level)
        self.settle(hex, left)
        if not holds(left, clan):
            self.present[clan] ^= 1 << hex
        return clan

    def height(self, hex: int) -> int:
        return HEIGHT[self.stacks[hex]]

    def clan_at(self, hex: int, level: int) -> int:
        stack: int = self.stacks[hex]
        return clan_at(stack, level)

    def score(self, clan: int, points: int) -> None:
        """LL-6.1: a lemming goes to the dive box of its value."""
        self.boxes = with_more(self.boxes, 6 * clan + points, 1)

    # Cards.

    def give(self, card: int, seat: int) -> None:
        """A Special Action goes to a hand, and its owner sees it."""
        self.card_places = with_at(self.card_places, card, HAND + seat)
        self.reveal(card, 1 << seat)
