"""A table in two worlds that differ only in what a seat cannot know."""

from random import Random

from tests.table.table_builder import PEOPLE
from tests.worlds import choose, shown_last

import clifftop
from clifftop import CHANCE, OVER, State
from clifftop.table import Table
from clifftop.table import entries as e
from clifftop.table.commands.game_flow import GameFlow


def two_worlds(state: State, seat: int | None, rng: Random) -> tuple[Table, Table]:
    """Two tables that go on from a state, as far as the seat can tell. A position has no past, so
    let the worlds be those that fit the position alone."""
    begun = state.game().from_position(state.position())
    return opened(begun.resample(seat, rng)), opened(begun.resample(seat, rng))


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


def clear(table: Table) -> None:
    """The others think again: what was drafted and sealed is taken back."""
    seat = table.state.to_act
    while table.game.draft.actions:
        table.undo(PEOPLE[seat], seat, table.number(seat), 0)
    for early in list(table.game.sealed):
        table.unseal(PEOPLE[early], early, table.number(early), 0)


def commit(table: Table, action: int) -> None:
    """One action right into the game, as a bot's would."""
    seat = table.state.to_act
    if seat == CHANCE:
        table.draw(action, 0)
    else:
        GameFlow(table.book).commit(seat, [action], e.BY_HAND, 0)


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
