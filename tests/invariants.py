"""What is true in any game wherever somebody decides something: refusals, views, positions,
imagined worlds."""

import json
from collections import Counter
from collections.abc import Callable
from random import Random

from clifftop import CHANCE, OVER, IllegalAction, Record, State
from clifftop.kernel.history import actions_of

Check = Callable[[State], None]

VIEW_LIMIT = 4096  # bytes of compact JSON
FOREIGN_ACTIONS = (-1, 256, 10**6)


def check_decision(state: State, check_state: Check, rng: Random) -> None:
    """What takes longer to see. `check_state` is what must hold in any state of the game, those
    that were read or imagined included."""
    check_refusals(state, rng)
    check_views(state)
    check_position(state, check_state)
    seats = (*range(state.players), None)
    for seat in seats:
        check_imagined(state, seat, check_state, rng)
    check_imagined_past(state, rng.choice(seats), rng)
    check_copy(state, rng)


def check_refusals(state: State, rng: Random) -> None:
    """The two statements of the rules agree over the whole action space, and a refused action
    changes nothing."""
    legal = set(state.actions())
    space = [*range(state.game().num_actions), *FOREIGN_ACTIONS]
    for action in space:
        reason = state.why_not(action)
        if action in legal:
            assert reason is None, f"action {action} is legal, but refused by {reason}"
        else:
            assert reason is not None, f"action {action} is not legal, but not refused"
    before = state.position()
    foreign = rng.choice([action for action in space if action not in legal])
    try:
        state.apply(foreign)
    except IllegalAction:
        assert state.position() == before, f"the refused action {foreign} changed the state"
        assert set(state.actions()) == legal, f"the refused action {foreign} changed the actions"
    else:
        raise AssertionError(f"the illegal action {foreign} was applied")


def in_bytes(facts: object) -> int:
    """How long something is as compact JSON."""
    return len(json.dumps(facts, ensure_ascii=False, separators=(",", ":")).encode())


def check_views(state: State) -> None:
    """Views are small, and only who is to act is told actions, each in words of its own."""
    for seat in (*range(state.players), None):
        view = state.view(seat)
        size = in_bytes(view)
        assert size < VIEW_LIMIT, f"the view of seat {seat} has {size} bytes"
        mine = seat is not None and seat == state.to_act
        assert ("actions" in view) == mine, f"seat {seat} is shown actions: {'actions' in view}"
        json.dumps(state.events(seat))
    if state.to_act != OVER:
        told = Counter(json.dumps(state.describe(action)) for action in state.actions())
        twice = [words for words, times in told.items() if times > 1]
        assert not twice, f"two actions have one description: {twice}"


def check_position(state: State, check_state: Check) -> None:
    """A position survives being written down, and what comes back plays alike."""
    position = state.position()
    written = json.loads(json.dumps(position))
    again = state.game().from_position(written)
    assert again.position() == position, f"the position came back as {again.position()}"
    assert again.to_act == state.to_act, f"seat {again.to_act} is to act in the position read"
    assert again.actions() == state.actions(), "the position read has other actions"
    if state.to_act == CHANCE:
        assert again.chances() == state.chances(), "the position read has other chances"
    check_state(again)


def check_imagined(state: State, seat: int | None, check_state: Check, rng: Random) -> None:
    """A world drawn from what a seat knows is one that this seat cannot tell from the real one."""
    knowledge = json.loads(json.dumps(state.knowledge(seat)))
    world = state.resample(seat, rng)
    assert world.imagined, "an imagined state does not say so"
    for _ in range(2):  # the second time the gaps of the past have been filled
        again = world.knowledge(seat)
        for part in ("known", "past"):
            assert again[part] == knowledge[part], (
                f"seat {seat} knows {knowledge[part]}, in the imagined world {again[part]}"
            )
    assert world.view(seat) == state.view(seat), f"seat {seat} sees another table when imagined"
    check_state(world)
    if seat == state.to_act:
        assert world.actions() == state.actions(), f"seat {seat} may do other things when imagined"


def check_imagined_past(state: State, seat: int | None, rng: Random) -> None:
    """The past of an imagined world can have happened, and leads to that world."""
    if state.start_position is not None:
        return  # what it saw does not go back to the start of the game
    world = state.resample(seat, rng)
    again = state.game().start(**state.game().options_of(state))
    for number, action in enumerate(actions_of(world.entries())):
        try:
            again.apply(action)
        except IllegalAction as error:
            raise AssertionError(f"step {number} of an imagined past: {error}") from error
    assert again.position() == world.position(), "an imagined past leads elsewhere"


def check_copy(state: State, rng: Random) -> None:
    """A copy is the same, and what happens to it does not happen to the original."""
    before, past = state.position(), state.knowledge(0)
    actions, events = state.actions(), state.events(0)
    twin = state.copy()
    assert twin.position() == before and twin.knowledge(0) == past, "a copy is not the same"
    for _ in range(5):
        if twin.to_act == OVER:
            break
        twin.apply(rng.choice(twin.actions()))
    assert state.position() == before, "playing on in a copy changed the position"
    assert state.knowledge(0) == past, "playing on in a copy changed what a seat knows"
    assert state.actions() == actions, "playing on in a copy changed the actions"
    assert state.events(0) == events, "playing on in a copy changed what has just happened"


def check_record(state: State) -> None:
    """A game written down and read again ends where it ended."""
    end = Record.loads(Record.of(state).dumps()).replay()
    assert end.position() == state.position(), "the record ends elsewhere"
    assert end.to_act == state.to_act and end.actions() == state.actions()
