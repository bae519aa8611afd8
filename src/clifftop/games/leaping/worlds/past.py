"""The past of an imagined state: what a seat saw, and for what it did not see, something that can
have happened and that leads to the state as it was imagined."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, final

from clifftop.games.leaping.actions import CARD, DRAW, PELLET
from clifftop.games.leaping.pieces import (
    DECK_CARDS,
    DISCARDED,
    FAVOR_PELLET,
    HAND,
    HELD,
    ITS_A_5,
    ONE_VP,
    OUT,
    TWO_VP,
    UNDER_DICE,
)
from clifftop.games.leaping.questions import CHAOS_DRAW, CLAIM
from clifftop.games.leaping.worlds.purses import FAVOR, draw_order
from clifftop.kernel.errors import KnowledgeError
from clifftop.kernel.history import EVERYONE, GAP, SHOWN_GAP, Entry, Recollection, sort_of, unpack

if TYPE_CHECKING:
    from clifftop.games.leaping.state import LeapingState


@final
class Recall(Recollection):
    """Worked out when somebody asks, which in a search nobody does."""

    def __init__(self, past: list[object], state: LeapingState, seed: int) -> None:
        self.past = past
        self.state = state.clone()  # as it was imagined; the state itself goes on
        self.seed = seed
        self.filled: list[Entry] | None = None

    def entries(self) -> list[Entry]:
        if self.filled is None:
            try:
                self.filled = fill(self.past, self.state, Random(self.seed))
            except (IndexError, ValueError) as error:
                raise KnowledgeError("knowledge-unfit") from error
        return self.filled


def fill(past: list[object], state: LeapingState, rng: Random) -> list[Entry]:
    """The past with every gap answered."""
    entries = unpack(past)
    gaps = [number for number, entry in enumerate(entries) if entry[0] == GAP]
    answers: dict[int, int] = {}
    for seat in range(state.players):
        own = [gap for gap in gaps if entries[gap][1] >> seat & 1]
        claims = [gap for gap in own if sort_of(entries[gap]) == CLAIM]
        fill_claims(claims, seat, state, rng, answers)
        if not state.frame.chaos:
            drawn = [gap for gap in own if sort_of(entries[gap]) != CLAIM]
            fill_hand(drawn, seat, state, entries, rng, answers)
    if state.frame.chaos:
        fill_chaos(state, entries, rng, answers)
    return put_in(entries, answers)


def fill_claims(
    gaps: list[int], seat: int, state: LeapingState, rng: Random, answers: dict[int, int]
) -> None:
    """LL-8.2: what another seat's claims brought, in an order in which it could give up what it
    gave up. Claims of before the past began come first."""
    if not gaps:
        return
    ledger = state.ledger[seat]
    held = state.purse[3 * seat : 3 * seat + 3]
    plain = [ONE_VP] * held[ONE_VP] + [TWO_VP] * held[TWO_VP]
    rng.shuffle(plain)
    order = draw_order(ledger, ledger.count("c") - len(plain), rng)
    kinds = [FAVOR_PELLET if letter == FAVOR else plain.pop() for letter in order]
    for gap, kind in zip(gaps, kinds[len(kinds) - len(gaps) :], strict=True):
        answers[gap] = PELLET + kind


def fill_hand(
    gaps: list[int],
    seat: int,
    state: LeapingState,
    entries: list[Entry],
    rng: Random,
    answers: dict[int, int],
) -> None:
    """LL-3.3: which card came when to another seat's hand: each one before it was played, in every
    such order alike. A gap of -1 stands for a card held since before the past began."""
    if not gaps:
        return
    hand = [card for card in range(DECK_CARDS) if state.card_places[card] == HAND + seat]
    plays = [
        (number, entry[0] - CARD)
        for number, entry in enumerate(entries)
        if CARD <= entry[0] < CARD + ITS_A_5 and player_of(state, entry[0] - CARD) == seat
    ]
    slots = [-1] * (len(plays) + len(hand) - len(gaps)) + gaps
    for number, card in plays:
        slot = rng.choice([slot for slot in slots if slot < number])
        slots.remove(slot)
        if slot >= 0:
            answers[slot] = DRAW + card
    rng.shuffle(hand)
    for slot in slots:
        card = hand.pop()
        if slot >= 0:
            answers[slot] = DRAW + card


def player_of(state: LeapingState, card: int) -> int:
    """Who played a card that lies on the pile or under the dice."""
    if state.card_places[card] == UNDER_DICE:
        return state.eagle_player
    for entry in state.pile:
        if entry // 8 == card:
            return entry % 8
    return -1


def fill_chaos(
    state: LeapingState, entries: list[Entry], rng: Random, answers: dict[int, int]
) -> None:
    """LL-13.2, LL-13.3: which cards went round. One that somebody played is known; one that
    everybody passed is one of the discards, and when the pile was made anew those were all the
    cards that had not been played."""
    draws = [number for number, entry in enumerate(entries) if sort_of(entry) == CHAOS_DRAW]
    pile = {card for card in range(DECK_CARDS) if state.card_places[card] != OUT}
    run: list[int] = []  # the draws since the pile was new
    played: set[int] = set()
    for position, draw in enumerate(draws):
        run.append(draw)
        until = draws[position + 1] if position + 1 < len(draws) else len(entries)
        card = card_seen(entries, draw, until)
        if card >= 0:
            answers[draw] = DRAW + card
            if was_played(entries, draw, until):
                played.add(card)
        if len(run) == len(pile):
            fill_run(state, run, pile, rng, answers)
            pile, run, played = pile - played, [], set()
    discarded = {card for card in pile if state.card_places[card] in (DISCARDED, HELD)}
    fill_run(state, run, discarded, rng, answers)


def fill_run(
    state: LeapingState, run: list[int], cards: set[int], rng: Random, answers: dict[int, int]
) -> None:
    """The draws of one run through the pile that the seat knows nothing of."""
    seen = {answers[draw] - DRAW for draw in run if draw in answers}
    unknown = [draw for draw in run if draw not in answers]
    left = sorted(cards - seen)
    rng.shuffle(left)
    if HELD in state.card_places and unknown and unknown[-1] == run[-1]:
        held = state.card_places.index(HELD)
        if held in left and len(left) == len(unknown):
            left.remove(held)
            left.insert(0, held)  # it was the last to be drawn
    for draw in unknown:
        answers[draw] = DRAW + left.pop()


def card_seen(entries: list[Entry], draw: int, until: int) -> int:
    """The card of a chaos draw if the seat came to know it, else -1."""
    if entries[draw][0] != GAP:
        return entries[draw][0] - DRAW
    for number in range(draw + 1, until):
        entry, seats = entries[number]
        if SHOWN_GAP < entry < 0 and ~entry < DECK_CARDS and seats != EVERYONE:
            return ~entry  # handed on; what everyone is shown was played, or the game is over
        if CARD <= entry < CARD + DECK_CARDS:
            return entry - CARD
    return -1


def was_played(entries: list[Entry], draw: int, until: int) -> bool:
    return any(CARD <= entries[n][0] < CARD + DECK_CARDS for n in range(draw, until))


def put_in(entries: list[Entry], answers: dict[int, int]) -> list[Entry]:
    """The answers in their gaps; what was shown to others is the card that was drawn last."""
    filled: list[Entry] = []
    last_card = 0
    for number, (entry, seats) in enumerate(entries):
        action = answers.get(number, entry)
        if DRAW <= action < DRAW + DECK_CARDS:
            last_card = action - DRAW
        filled.append((~last_card if action == SHOWN_GAP else action, seats))
    return filled
