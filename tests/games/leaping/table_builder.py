"""Words for telling a small story at the table: a position, one act, one look."""

from typing import Any, cast

import clifftop
from clifftop import State
from clifftop.games.leaping.state import LeapingState

LEAPING = clifftop.game("leaping-lemmings")


def position(**facts: object) -> LeapingState:
    """A state from the parts of a position that matter; the rest is as at the start of a turn."""
    return cast(LeapingState, LEAPING.from_position(facts))


def to_move(seat: int = 0, card: int = 4, **facts: object) -> LeapingState:
    """A position in which a seat is to move (asked "move") with that movement card open."""
    asked = {"question": "move", "seat": seat, **cast(dict[str, object], facts.pop("asked", {}))}
    return position(card=card, asked=asked, **facts)


def facts_of(state: State) -> list[dict[str, object]]:
    """The legal actions, as the facts that describe them."""
    return [state.describe(action) for action in state.actions()]


def find(state: State, **facts: object) -> int:
    """The one legal action that these facts describe."""
    found = [
        action
        for action in state.actions()
        if facts.items() <= cast(dict[str, Any], state.describe(action)).items()
    ]
    assert len(found) == 1, f"{len(found)} legal actions are {facts}: {facts_of(state)}"
    assert state.why_not(found[0]) is None
    return found[0]


def act(state: State, **facts: object) -> None:
    """Take the one legal action that these facts describe."""
    state.apply(find(state, **facts))


def can(state: State, **facts: object) -> bool:
    """Is there a legal action that these facts describe?"""
    return any(facts.items() <= cast(dict[str, Any], given).items() for given in facts_of(state))


def hexes(state: State, do: str) -> set[str]:
    """The hexes that can be chosen for a thing to do."""
    return {str(given["hex"]) for given in facts_of(state) if given["do"] == do}


def asked(state: State) -> str:
    """The name of the open question."""
    return str(cast(dict[str, Any], state.view(None)["asked"])["question"])


def stack(state: State, hex: str) -> str:
    """The clan letters of a hex, bottom first; "" if it is empty."""
    return str(cast(dict[str, str], state.view(None)["hexes"]).get(hex, ""))


def see(state: State, key: str, seat: int | None = None) -> Any:
    """One part of a view."""
    return state.view(seat)[key]


def told(state: State, event: str, seat: int | None = None) -> list[dict[str, object]]:
    """The events of that name in what the last act did."""
    return [fact for fact in state.events(seat) if fact["event"] == event]


def refusal(state: State, action: int) -> str:
    """The clause that forbids an action."""
    reason = state.why_not(action)
    assert reason is not None, f"action {action} is legal"
    assert action not in state.actions()
    assert reason.text()  # it can be said, with all the facts it needs
    return reason.clause
