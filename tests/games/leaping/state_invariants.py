"""What is true after every step of a game of Leaping Lemmings, counted anew from outside."""

import math
from itertools import pairwise

from clifftop import CHANCE, OVER
from clifftop.games.leaping import questions as q
from clifftop.games.leaping.actions import FIRST
from clifftop.games.leaping.pieces import (
    ASIDE,
    CARDS,
    DECK_CARDS,
    DEJA_VU,
    DISCARDED,
    EAGLE_EYE,
    FRONT,
    HAND,
    HELD,
    LEMMINGS_A_CLAN,
    MINE,
    NO_CARD,
    OUT,
    PILE,
    UH_OH,
    UNDER_DICE,
)
from clifftop.games.leaping.state import LeapingState

PELLETS = 32


def check_state(state: LeapingState) -> None:
    """What must hold after every apply."""
    check_lemmings(state)
    check_zones_of_control(state)
    check_pellets(state)
    check_cards(state)
    check_movement_deck(state)
    check_actions(state)


def stacks_of(state: LeapingState) -> dict[int, list[int]]:
    """The occupied hexes with the clans in them, bottom first, read off the packed stacks."""
    stacks = {}
    for hex, packed in enumerate(state.stacks):
        if packed:
            clans = []
            while packed:
                clans.append((packed & 7) - 1)
                packed >>= 3
            stacks[hex] = clans
    return stacks


def check_lemmings(state: LeapingState) -> None:
    """LL-1.1, LL-2.6, LL-2.7, LL-12.5: ten a clan, stacks within their limits, and the sets of
    hexes that the engine keeps beside the stacks agree with them."""
    players, board = state.players, state.board
    on_board = [0] * players
    tops, present = [0] * players, [0] * players
    occupied = tall = full = 0
    for hex, clans in stacks_of(state).items():
        bit, name = 1 << hex, board.names[hex]
        if board.brush & bit:
            limit = 1 if players == 2 else 2 if players <= 4 else 3
        else:
            limit = 5
        assert len(clans) <= limit, f"{name} holds {len(clans)} lemmings, its limit is {limit}"
        if players == 2 and board.row[hex] <= 2:
            assert len(set(clans)) == 1, f"{name}: two clans in one hex of the protection zone"
        occupied |= bit
        tall |= bit if len(clans) > 1 else 0
        full |= bit if len(clans) == limit else 0
        tops[clans[-1]] |= bit
        for clan in clans:
            assert 0 <= clan < players, f"{name} holds a lemming of clan {clan}, which is not here"
            on_board[clan] += 1
            present[clan] |= bit
    for clan in range(players):
        boxes = state.boxes[6 * clan : 6 * clan + 6]
        assert boxes[0] == 0, f"clan {clan} has a lemming in a dive box of no value"
        places = [state.start[clan], on_board[clan], *boxes, state.chow[clan]]
        total = sum(places)
        assert total == LEMMINGS_A_CLAN, f"clan {clan} has {total} lemmings: {places}"
    assert state.occupied == occupied, "the set of occupied hexes does not fit the stacks"
    assert state.tall == tall, "the set of stacks of two or more does not fit the stacks"
    assert state.full == full, "the set of full hexes does not fit the stacks"
    assert state.tops == tops, "the sets of Active lemmings do not fit the stacks"
    assert state.present == present, "the sets of hexes of each clan do not fit the stacks"


def check_zones_of_control(state: LeapingState) -> None:
    """LL-R12: nobody rests in a zone of control. While a zone is being emptied there may be
    lemmings in it; a lemming that a card has just brought there is the only one."""
    board = state.board
    zones = [board.zone[eagle][state.eagle_zone[eagle]] for eagle in (0, 1)]
    caught = state.occupied & (zones[0] | zones[1])
    if not caught:
        return
    names = ", ".join(board.names_of(caught))
    question = q.NAMES[state.asked]
    emptying = state.asked in (q.FEAST, q.SCATTER_WHO, q.SCATTER_LEVEL) or (
        state.asked == q.SCATTER_WHERE and state.card in (NO_CARD, EAGLE_EYE, UH_OH)
    )
    if emptying:
        left = caught & ~zones[state.eagle]
        assert not left, f"{question}: lemmings rest in the other eagle's zone, in {names}"
    elif state.asked in (q.SCATTER_WHERE, q.WHICH_EAGLE_EATS):
        alone = caught == 1 << state.hex and state.height(state.hex) == 1
        assert alone, f"{question}: more than the one lemming a card has moved is in {names}"
    else:
        raise AssertionError(f"{question}: lemmings rest in a zone of control, in {names}")


def check_pellets(state: LeapingState) -> None:
    """LL-1.5, LL-3.4, LL-8.3: 32 pellets: face down, claimed, or given up for good."""
    given_up = 0
    for seat in range(state.players):
        ledger, purse = state.ledger[seat], state.purse[3 * seat : 3 * seat + 3]
        spent = sum(int(letter) for letter in ledger if letter != "c")
        held = ledger.count("c") - spent
        assert sum(purse) == held, f"seat {seat} holds {sum(purse)} pellets, by its ledger {held}"
        given_up += spent
    hidden = state.reserve + state.pellets.bit_count()
    assert state.reserve >= 0, "fewer than no pellets"
    assert sum(state.pool) == hidden, f"{hidden} pellets lie face down, {sum(state.pool)} unseen"
    total = hidden + sum(state.purse) + given_up
    assert total == PELLETS, f"there are {total} pellets"
    assert not state.pellets & ~state.board.pellet_hexes, "a pellet lies beside the pellet hexes"


def check_cards(state: LeapingState) -> None:
    """LL-1.4, LL-9.3, LL-12.1, LL-13.1: every Special Action is in one place where it can be."""
    chaos, seats = state.frame.chaos, range(state.players)
    if chaos:
        allowed = {ASIDE, OUT, HELD, DISCARDED, *(FRONT + seat for seat in seats)}
        out = {MINE, DEJA_VU}
    else:
        allowed = {ASIDE, OUT, PILE, UNDER_DICE, *(HAND + seat for seat in seats)}
        out = {MINE} if state.players == 2 else set()
    places = state.card_places
    assert len(places) == DECK_CARDS
    for card, place in enumerate(places):
        name = CARDS[card]
        assert place in allowed, f"{name} is in place {place}"
        assert (place == OUT) == (card in out), f"{name} is in place {place}; left out: {out}"
        if place == ASIDE:
            assert not state.known[card], f"somebody knows {name}, which lies face down"
        elif HAND <= place < FRONT:
            knows = 1 << (place - HAND)
            over = state.to_act == OVER
            assert over or state.known[card] == knows, f"{name} is known to {state.known[card]:b}"
    pile = [entry // 8 for entry in state.pile]
    assert len(set(pile)) == len(pile), f"a card is twice on the pile: {pile}"
    on_pile = {card for card in range(DECK_CARDS) if places[card] == PILE}
    assert set(pile) == on_pile, f"on the pile {pile}, by their places {on_pile}"
    assert places.count(UNDER_DICE) <= 1, "two cards lie under the dice"
    offered = 1 if state.asked == q.CHAOS_OFFER else 0
    assert places.count(HELD) == offered, f"{places.count(HELD)} chaos cards go round"


def check_movement_deck(state: LeapingState) -> None:
    """LL-1.3, LL-4.1, LL-11.1: one movement card a turn, and Game Over among the last."""
    cards = 28 if state.frame.short else 32
    left = sum(state.deck)
    revealed = state.turn if state.value else max(0, state.turn - 1)
    assert cards - left == revealed, f"{cards - left} cards revealed, but {revealed} turns"
    if state.to_act == OVER:
        among = 5 if state.frame.short else 7
        assert left < among, f"Game Over came with {left} movement cards left"


def check_actions(state: LeapingState) -> None:
    """Actions are ascending, each once, never none before the end; chances sum to one."""
    actions = state.actions()
    if state.to_act == OVER:
        assert actions == [], f"the game is over, and yet there is {actions}"
        return
    assert actions, f"{q.NAMES[state.asked]}: nothing can be done"
    for one, other in pairwise(actions):
        assert one < other, f"actions are not ascending: {actions}"
    limit = state.frame.rules.num_actions
    if state.to_act == CHANCE:
        assert actions[0] >= FIRST and actions[-1] < limit, f"not outcomes of chance: {actions}"
        chances = state.chances()
        assert [action for action, _ in chances] == actions, "chances() and actions() differ"
        assert all(chance > 0 for _, chance in chances), f"a chance of nothing: {chances}"
        total = math.fsum(chance for _, chance in chances)
        assert math.isclose(total, 1, abs_tol=1e-12), f"the chances sum to {total}"
    else:
        assert 0 <= state.to_act < state.players, f"seat {state.to_act} is to act"
        assert actions[0] >= 0 and actions[-1] < FIRST, f"not actions of a player: {actions}"


def check_cards_are_seen_once(state: LeapingState) -> None:
    """LL-3.3: seen together, the seats see no card twice, and hands are as large as they look."""
    seen: list[object] = []
    table = state.view(None)
    for seat in range(state.players):
        hands = state.view(seat)["hands"]
        assert isinstance(hands, list) and isinstance(hands[seat], list), f"seat {seat}: {hands}"
        seen += hands[seat]
        open_hands = table["hands"]
        assert isinstance(open_hands, list)
        size = open_hands[seat] if isinstance(open_hands[seat], int) else len(open_hands[seat])
        assert size == len(hands[seat]), f"seat {seat} holds {hands[seat]}, others see {size}"
    assert len(set(map(str, seen))) == len(seen), f"a card is in two hands: {seen}"
