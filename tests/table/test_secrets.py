"""All that reaches a seat from a table is the same to the byte in any two worlds that fit what it
knows, whatever the others draft and seal meanwhile."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.table_builder import GAMES, PEOPLE, shown
from tests.table.two_worlds import clear, commit, go_on, opened, somewhere, two_worlds
from tests.worlds import choose

from clifftop.table import Table


def fiddle(table: Table, seat: int | None, rng: Random) -> None:
    """The others draft, take back and seal as they like."""
    other = table.state.to_act
    if other >= 0 and other != seat:
        who = PEOPLE[other]
        for _ in range(rng.randrange(4)):
            if table.game.draft.actions and (table.game.draft.closed or rng.random() < 0.3):
                table.undo(who, other, table.number(other), 0)
                continue
            action = rng.choice(table.game.draft.state.actions())
            if table.preview(who, other, action)["shows"] or not harmless(table, action):
                return
            table.act(who, other, action, table.number(other), 0)
    for early, actions in table.state.early().items():
        if early != seat and rng.random() < 0.3:
            table.seal(PEOPLE[early], early, rng.choice(actions), table.number(early), 0)


def harmless(table: Table, action: int) -> bool:
    """Whether an action stays in the draft: one that was forced is confirmed by itself."""
    after = table.game.draft.state.copy()
    after.apply(action)
    return after.to_act == table.game.draft.seat or len(table.game.draft.state.actions()) > 1


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.data())
def test_two_tables_look_alike(name: str, seed: int, data: st.DataObject) -> None:
    rng = Random(seed)
    state = somewhere(name, rng)
    seat = data.draw(st.one_of(st.none(), st.integers(0, state.players - 1)))
    one, other = two_worlds(state, seat, rng)
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
        busy = {table.state.to_act, *table.game.sealed}
        for reader in others:
            if reader not in busy:
                assert shown(table, reader) == before[reader]
        clear(table)
        commit(table, choose(table.state, rng))
