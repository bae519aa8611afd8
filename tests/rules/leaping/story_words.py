"""More words for the stories of the clauses: acts that are refused, odds, ways through a turn."""

from typing import Any, cast

from tests.games.leaping.table_builder import LEAPING, act, asked, can, facts_of, refusal

from clifftop import State
from clifftop.games.leaping.state import LeapingState


def forbids(state: State, **facts: object) -> str:
    """The clause that forbids the one action that these facts describe."""
    found = [
        action
        for action in range(LEAPING.num_actions)
        if facts.items() <= cast(dict[str, Any], state.describe(action)).items()
    ]
    assert len(found) == 1, f"{len(found)} actions are {facts}"
    return refusal(state, found[0])


def forbids_lemming(state: LeapingState, hex: str) -> str:
    """The clause that forbids to choose the lemming on a hex."""
    return refusal(state, state.board.names.index(hex))


def odds(state: State) -> dict[object, float]:
    """How likely each outcome is, by the fact that tells it apart: a face, a card, a pellet."""
    return {list(state.describe(action).values())[-1]: odds for action, odds in state.chances()}


def zones(state: State) -> set[str]:
    """The zones an eagle can fly to now."""
    return {str(given["zone"]) for given in facts_of(state) if given["do"] == "fly"}


def dives(state: State) -> set[object]:
    """What a dive can be worth now."""
    return {given["points"] for given in facts_of(state) if given["do"] == "dive"}


def eagle_to_fly(eagle: str, die: int, **facts: object) -> LeapingState:
    """Seat 0 is to choose the zone for an eagle whose die is the last one left of this turn."""
    dice = [die, 0] if eagle == "red" else [0, die]
    return cast(
        LeapingState,
        LEAPING.from_position(
            {"players": 3, "dice": dice, "asked": {"question": "which-zone", "eagle": eagle}}
            | facts
        ),
    )


def eagle_comes(eagle: str, origin: str, zone: str, **facts: object) -> LeapingState:
    """The same, and the eagle flies one zone further, from `origin` to `zone`.

    Lemmings may stand in the zone it comes to. The other eagle is in its zone A unless told.
    """
    others = cast(dict[str, str], facts.pop("eagles", {}))
    state = eagle_to_fly(eagle, 1, eagles={**others, eagle: origin}, **facts)
    act(state, do="fly", zone=zone)
    return state


def dice_rolled(red: int, blue: int, **facts: object) -> LeapingState:
    """Both dice are rolled; the Eagle Player says which is resolved first."""
    return cast(
        LeapingState,
        LEAPING.from_position(
            {"players": 3, "dice": [red, blue], "asked": {"question": "which-die"}} | facts
        ),
    )


def at_the_end(**facts: object) -> LeapingState:
    """Game Over has been revealed."""
    return cast(LeapingState, LEAPING.from_position({"asked": {"question": "finished"}} | facts))


def scatter(state: State, origin: str, to: str, level: int = 1) -> None:
    """One lemming is scattered; `level` counts from 1 at the bottom, where there is a choice."""
    act(state, do="choose", hex=origin)
    if asked(state) == "scatter-level":
        act(state, do="level", level=level)
    act(state, do="land", hex=to)


def move(state: State, origin: str, to: str) -> None:
    """A regular move to a hex; `origin` may be "start"."""
    act(state, do="pick", hex=origin)
    act(state, do="go", hex=to)


def pick(state: LeapingState, origin: str) -> LeapingState:
    """The lemming is chosen; next its way."""
    assert can(state, do="pick", hex=origin)
    act(state, do="pick", hex=origin)
    return state
