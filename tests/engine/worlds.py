"""For properties of any game: a step at random, and all that ever reaches a seat."""

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
