"""For properties of any game: steps at random, alone or in two worlds at once, and all that ever
reaches a seat."""

import json
from random import Random

import clifftop
from clifftop import State


def choose(state: State, rng: Random) -> int:
    """An action: chance by its weights, a player's at random."""
    if state.to_act == clifftop.CHANCE:
        outcomes = state.chance_weights()
        weights = [weight for _, weight in outcomes]
        return rng.choices([action for action, _ in outcomes], weights)[0]
    return rng.choice(state.actions())


def everything_seen(state: State, seat: int | None) -> str:
    """All that ever reaches a seat, as bytes would."""
    seen: dict[str, object] = {
        "view": state.view(seat),
        "events": state.events(seat),
        "knowledge": state.knowledge(seat),
        "to_act": state.to_act,
        "early": state.early().get(-1 if seat is None else seat),
    }
    if state.to_act == seat:
        seen["actions"] = state.actions()
        seen["described"] = [state.describe(action) for action in state.actions()]
        reasons = [state.why_not(action) for action in range(state.game().num_actions)]
        seen["reasons"] = [reason and reason.as_json() for reason in reasons]
    return json.dumps(seen, sort_keys=True)


def go_on(one: State, other: State, seat: int | None, rng: Random) -> bool:
    """Take a step in both worlds that looks the same to the seat; False if there is none, or if
    the step shows the seat a thing that is different in the two."""
    eye = one.eye(seat)
    if one.to_act == clifftop.CHANCE and not one.witnesses(one.actions()[0]) & eye:
        one.apply(choose(one, rng))
        other.apply(choose(other, rng))
        return True
    common = sorted(set(one.actions()) & set(other.actions()))
    if not common:
        return False
    action = rng.choice(common)
    one.apply(action)
    other.apply(action)
    return shown_last(one, eye) == shown_last(other, eye)


def shown_last(state: State, eye: int) -> list[object]:
    """What the last step showed to the seats of a mask."""
    shown = []
    for thing, seats in reversed(state.entries()):
        if thing >= 0:
            break
        if seats & eye:
            shown.append(thing)
    return list(shown)
