"""More words for the table: a Special Action in hand, played, and everything it can lead to."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from tests.games.leaping.table_builder import LEAPING, act, asked, position, refusal, to_move

from clifftop import State
from clifftop.games.leaping.state import LeapingState
from clifftop.kernel.state import OVER

Clans = Mapping[int, Mapping[str, object]]


def seated(clans: Clans) -> list[dict[str, object]]:
    """What is said of some clans, by seat, as the list that a position has."""
    return [dict(clans.get(seat, {})) for seat in range(max(clans, default=-1) + 1)]


def holding(
    card: str, seat: int = 0, movement: int = 4, clans: Clans | None = None, **facts: object
) -> LeapingState:
    """That seat is to move and holds that Special Action."""
    parts = {number: dict(clan) for number, clan in (clans or {}).items()}
    own = parts.setdefault(seat, {})
    if card != "its-a-5":  # which is printed on the ID card
        own["hand"] = [card, *cast(list[str], own.get("hand", []))]
    return to_move(seat, movement, clans=seated(parts), **facts)


def playing(
    card: str, seat: int = 0, movement: int = 4, clans: Clans | None = None, **facts: object
) -> LeapingState:
    """The same, and the card has just been played."""
    state = holding(card, seat, movement, clans, **facts)
    act(state, do="play", card=card)
    return state


def refused(state: State, **facts: object) -> str:
    """The clause that forbids the one action, legal or not, that these facts describe."""
    found = []
    for action in range(LEAPING.num_actions):
        given = cast(dict[str, Any], state.describe(action))
        one_of_a_stack = given["do"] == "level"
        if facts.items() <= given.items() and one_of_a_stack == ("level" in facts):
            found.append(action)
    assert len(found) == 1, f"{len(found)} actions are {facts}"
    return refusal(state, found[0])


def played_out(state: State, look: Callable[[State], str], until: str = "move") -> set[str]:
    """All that a look can show once the question `until` is asked, whatever is chosen before."""
    view = state.view(None)
    if cast(dict[str, Any], view["asked"])["question"] == until:
        return {look(state)}
    seen: set[str] = set()
    for action in state.actions():
        branch = state.copy()
        branch.apply(action)
        seen |= played_out(branch, look, until)
    return seen


def walk_in(state: State, *destinations: str) -> None:
    """The players to move bring a lemming from the Start Area to these hexes, one each."""
    for hex in destinations:
        act(state, do="pick", hex="start")
        act(state, do="go", hex=hex)


def to_the_end(state: State) -> None:
    """The first thing there is to do, again and again: no card is played where one can move."""
    while state.to_act != OVER:
        state.apply(state.actions()[0])


def chaos_turn(red: int, blue: int, value: int = 4, **facts: object) -> LeapingState:
    """A turn of Chaos up to the revealed movement card; the dice fall like this."""
    state = position(chaos=True, pellets=[], **{"players": 3, **facts})
    act(state, do="roll", points=red)
    act(state, do="roll", points=blue)
    act(state, do="die", eagle="red")
    while asked(state) in ("which-zone", "resupply"):
        state.apply(state.actions()[0])
    act(state, do="reveal", value=value)
    return state


def offered(
    held: str, seat: int = 0, players: int = 3, clans: Clans | None = None, **facts: Any
) -> LeapingState:
    """The drawn card lies before that seat; the Eagle Player is seat 0 unless said otherwise."""
    passes = (seat - facts.get("eagle_player", 0)) % players
    return position(
        chaos=True,
        players=players,
        held=held,
        clans=seated(clans or {}),
        asked={"question": "chaos-offer", "seat": seat, "pending": passes},
        **{"card": 4, "eagles": {"red": "B", "blue": "A"}, "dice": [0, 1], **facts},
    )
