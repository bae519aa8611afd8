"""All that reaches a seat from a table is the same to the byte in any two worlds that fit what it
knows, whatever the others draft and seal meanwhile."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.worlds import choose, shown_last
from tests.tables.tabling import GAMES, PEOPLE, shown

import clifftop
from clifftop import CHANCE, OVER, State
from clifftop.table import Table


def somewhere(name: str, rng: Random) -> State:
    """A state at a random moment of a random game, not yet over."""
    state = clifftop.game(name).start(players=rng.choice([3, 4]))
    for _ in range(rng.randrange(250)):
        ahead = state.copy()
        ahead.apply(choose(ahead, rng))
        if ahead.to_act == OVER:
            break
        state = ahead
    return state


def opened(state: State) -> Table:
    table = Table.open(state.game().name, "Ada", 0, position=state.position())
    for seat in range(state.players):
        table.sit(PEOPLE[seat], seat, 0)
    table.start("Ada", 0)
    return table


def fiddle(table: Table, seat: int | None, rng: Random) -> None:
    """The others draft, take back and seal as they like."""
    other = table.state.to_act
    if other >= 0 and other != seat:
        who = PEOPLE[other]
        for _ in range(rng.randrange(4)):
            if table.draft.actions and (table.draft.closed or rng.random() < 0.3):
                table.undo(who, other, table.number(other), 0)
                continue
            action = rng.choice(table.draft.state.actions())
            if table.preview(who, other, action)["shows"] or not harmless(table, action):
                return
            table.act(who, other, action, table.number(other), 0)
    for early, actions in table.state.early().items():
        if early != seat and rng.random() < 0.3:
            table.seal(PEOPLE[early], early, rng.choice(actions), table.number(early), 0)


def harmless(table: Table, action: int) -> bool:
    """Whether an action stays in the draft: one that was forced is confirmed by itself."""
    after = table.draft.state.copy()
    after.apply(action)
    return after.to_act == table.draft.seat or len(table.draft.state.actions()) > 1


def clear(table: Table) -> None:
    """The others think again: what was drafted and sealed is taken back."""
    seat = table.state.to_act
    while table.draft.actions:
        table.undo(PEOPLE[seat], seat, table.number(seat), 0)
    for early in list(table.sealed):
        table.unseal(PEOPLE[early], early, table.number(early), 0)


def commit(table: Table, action: int) -> None:
    """One action right into the game, as a bot's would."""
    seat = table.state.to_act
    if seat == CHANCE:
        table.draw(action, 0)
    else:
        table.commit(seat, [action], "hand", 0)


def go_on(one: Table, other: Table, seat: int | None, rng: Random) -> bool:
    """A step in both worlds that looks the same to the seat; False if there is none."""
    eye = one.state.eye(seat)
    action = choose(one.state, rng)
    if one.state.witnesses(action) & eye:
        same = [action] if action in other.state.actions() else []
    else:
        sort = one.state.witnesses(action)
        options = other.state.actions()
        same = [option for option in options if other.state.witnesses(option) == sort]
    if not same:
        return False
    commit(one, action)
    commit(other, rng.choice(same))
    return shown_last(one.state, eye) == shown_last(other.state, eye)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.data())
def test_two_tables_look_alike(name: str, seed: int, data: st.DataObject) -> None:
    rng = Random(seed)
    state = somewhere(name, rng)
    seat = data.draw(st.one_of(st.none(), st.integers(0, state.players - 1)))
    # A position has no past, so let the worlds be those that fit the position alone.
    begun = state.game().from_position(state.position())
    one, other = (opened(begun.resample(seat, rng)) for _ in range(2))
    for _ in range(40):
        if not (one.running and other.running):
            break
        fiddle(one, seat, rng)
        fiddle(other, seat, rng)
        assert shown(one, seat) == shown(other, seat)
        clear(one)
        clear(other)
        if not go_on(one, other, seat, rng):
            break


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_a_draft_changes_nothing_for_the_others(name: str, seed: int) -> None:
    rng = Random(seed)
    table = opened(somewhere(name, rng))
    others = [reader for reader in (None, *range(table.state.players))]
    for _ in range(10):
        if not table.running:
            break
        before = {reader: shown(table, reader) for reader in others}
        fiddle(table, None, rng)
        busy = {table.state.to_act, *table.sealed}
        for reader in others:
            if reader not in busy:
                assert shown(table, reader) == before[reader]
        clear(table)
        commit(table, choose(table.state, rng))
