"""A position read back into a state, and everything that can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clifftop.games.leaping.options_and_board import Frame
from clifftop.games.leaping.pieces import (
    CLANS,
    EAGLES,
    LEMMINGS_A_CLAN,
    ZONES,
)
from clifftop.games.leaping.position.check_asked import check_asked
from clifftop.games.leaping.position.gaps import Gaps
from clifftop.games.leaping.position.read_asked import read_asked
from clifftop.games.leaping.position.read_cards import read_cards
from clifftop.games.leaping.position.read_hexes import read_hexes
from clifftop.games.leaping.position.read_pellets import read_pellets
from clifftop.games.leaping.stacks import members
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.bytes_edit import with_at
from clifftop.kernel.errors import PositionError
from clifftop.kernel.json_parts import Sheet, one_of, whole_number
from clifftop.kernel.masks import members_of

if TYPE_CHECKING:
    from collections.abc import Callable

KEYS: Final = [
    "game",
    "rules",
    "players",
    "board",
    "short",
    "chaos",
    "turn",
    "eagle_player",
    "clans",
    "hexes",
    "eagles",
    "dice",
    "pellets",
    "deck",
    "card",
    "top_card",
    "pile",
    "under_dice",
    "discarded",
    "held",
    "asked",
]
CLAN_KEYS: Final = [
    "clan",
    "start",
    "dives",
    "chow",
    "hand",
    "id_used",
    "pellets",
    "ledger",
    "played",
    "caution",
    "quick",
]


def read(
    position: object, framing: Callable[[dict[str, object]], Frame], gaps: Gaps | None
) -> LeapingState:
    """The state of a position. `framing` makes a frame of the options in it; with `gaps`, numbers
    and "?" are allowed where a seat does not know more, and noted there."""
    sheet = Sheet(position, "", KEYS)
    options = {
        name: sheet.given[name]
        for name in ("players", "board", "short", "chaos")
        if sheet.has(name)
    }
    state = LeapingState(framing(options))
    sheet.check_identity(state.frame.rules.name, state.frame.rules.rules)
    seats = state.players
    state.turn = sheet.number("turn", 1, 0, 99)
    state.eagle_player = sheet.number("eagle_player", 0, 0, seats - 1)
    clans = clan_sheets(sheet, seats)
    read_hexes(state, sheet)
    read_eagles(state, sheet)
    for seat in range(seats):
        read_lemmings(state, seat, clans[seat])
        cautions = clans[seat].number("caution", 0, 0, 9)
        state.caution = with_at(state.caution, seat, cautions)
        state.quick |= int(clans[seat].flag("quick")) << seat
    read_deck(state, sheet)
    read_asked(state, sheet)
    read_pellets(state, sheet, clans, gaps)
    read_cards(state, sheet, clans, gaps)
    if gaps is None:
        check_asked(state)
    return state


def clan_sheets(sheet: Sheet, seats: int) -> list[Sheet]:
    """One sheet a clan, in seat order; those that are left out stand as they did at the start."""
    given = sheet.items("clans")
    if len(given) > seats:
        raise PositionError("position-clans", "clans", number=seats)
    sheets = [Sheet(item, f"clans[{seat}]", CLAN_KEYS) for seat, item in enumerate(given)]
    sheets += [Sheet({}, f"clans[{seat}]", CLAN_KEYS) for seat in range(len(given), seats)]
    for seat in range(seats):
        if sheets[seat].word("clan", CLANS[seat]) != CLANS[seat]:
            raise PositionError("position-clan", sheets[seat].path("clan"), clan=CLANS[seat])
    return sheets


def read_lemmings(state: LeapingState, seat: int, clan: Sheet) -> None:
    """LL-1.1: ten lemmings a clan, wherever they are."""
    for points in clan.items("dives"):
        state.score(seat, whole_number(points, clan.path("dives"), 1, 5))
    eaten = clan.number("chow", 0, 0, LEMMINGS_A_CLAN)
    state.chow = with_at(state.chow, seat, eaten)
    away = eaten + sum(state.boxes[6 * seat : 6 * seat + 6])
    for hex in members_of(state.present[seat]):
        away += members(state.stacks[hex]).count(seat)
    start = clan.number("start", max(0, LEMMINGS_A_CLAN - away), 0, 99)
    if start + away != LEMMINGS_A_CLAN:
        raise PositionError("position-lemmings", clan.where, clan=CLANS[seat], number=start + away)
    state.start = with_at(state.start, seat, start)


def read_eagles(state: LeapingState, sheet: Sheet) -> None:
    """ "A" for hunting in zone A, "A feasting" for feasting there."""
    eagles = sheet.part("eagles", EAGLES)
    zones: list[int] = []
    hunting: list[bool] = []
    for eagle in (0, 1):
        words = eagles.word(EAGLES[eagle], "A").split()
        where = eagles.path(EAGLES[eagle])
        if not words or len(words) > 2 or (len(words) == 2 and words[1] != "feasting"):
            raise PositionError("position-eagle", where)
        zones.append(one_of(words[0], list(ZONES), where))
        hunting.append(len(words) == 1)
    state.eagle_zone, state.hunting = tuple(zones), tuple(hunting)
    state.dice = tuple(sheet.numbers("dice", [0, 0], 3))


def read_deck(state: LeapingState, sheet: Sheet) -> None:
    """LL-1.3: the movement cards not yet revealed, and the one that lies open."""
    left = list(state.deck)
    state.value = sheet.number("card", 0, 0, 5)
    if state.value == 1:
        raise PositionError("position-range", "card", given=1, low=2, high=5)
    state.top_card = state.value or sheet.number("top_card", 0, 0, 5)
    if state.top_card == 1:
        raise PositionError("position-range", "top_card", given=1, low=2, high=5)
    if state.top_card:
        left[state.top_card - 2] -= 1
    state.deck = bytes(sheet.numbers("deck", left, 32))
    for kind in range(4):
        if state.deck[kind] > left[kind]:
            raise PositionError(
                "position-deck", "deck", value=kind + 2, number=state.deck[kind], most=left[kind]
            )
