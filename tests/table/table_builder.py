"""Tables for tests: people sit down, dice are rolled, bots play, and all is looked at."""

import json
from random import Random

from clifftop import CHANCE, OVER, bots
from clifftop.table import Entry, Table

PEOPLE = ("Ada", "Bob", "Cleo", "Dora", "Emil", "Fay")

GAMES = ("leaping-lemmings", "lemming-mafia", "lemminge")


def seated(game: str, players: int = 3, people: int | None = None, **settings: object) -> Table:
    """A table with so many people, bots in the other seats, the game begun. Seat 0 is first."""
    options = {"players": players, "first": 0}
    table = Table.open(game, "Ada", 0, options=options, **settings)  # type: ignore[arg-type]
    for seat in range(players):
        if people is None or seat < people:
            table.sit(PEOPLE[seat], seat, 0)
        else:
            table.seat_bot("Ada", seat, "random", 0)
    table.start("Ada", 0)
    return table


def roll(table: Table, rng: Random, now: int = 0) -> None:
    """Make the draws that the table waits for."""
    while (needed := table.needs_draw()) is not None:
        outcomes = [outcome for outcome, _ in needed.outcomes]
        weights = [weight for _, weight in needed.outcomes]
        table.draw(rng.choices(outcomes, weights)[0], now)


def go_on(table: Table, rng: Random, now: int = 0) -> None:
    """Draws and bots, until a person is asked or the game is over."""
    while table.running and (table.state.to_act == CHANCE or table.needs_bot() is not None):
        roll(table, rng, now)
        turn = table.needs_bot()
        if turn is not None:
            bot = bots.find(table.opened["game"], "random")
            action = bot.choose(turn.knowledge, turn.actions, rng)
            table.bot_acts(turn.seat, action, turn.number, now)


def step(table: Table, rng: Random, now: int = 0, confirm: bool = True) -> list[Entry]:
    """The person who is asked does something at random; confirmed at the end of the decision."""
    go_on(table, rng, now)
    seat = table.state.to_act
    if seat == OVER or not table.running:
        return []
    who = table.seats[seat].person
    assert who is not None
    if table.game.draft.closed:
        return table.confirm(who, seat, table.number(seat), now)
    action = rng.choice(table.game.draft.state.actions())
    return table.act(who, seat, action, table.number(seat), now, confirm)


def decide(table: Table, rng: Random, now: int = 0) -> int:
    """One whole decision of the seat that is asked; which seat it was."""
    go_on(table, rng, now)
    seat, moment = table.state.to_act, table.game.moment
    while table.game.moment == moment:
        step(table, rng, now)
    return seat


def play_out(table: Table, rng: Random) -> None:
    while table.running:
        step(table, rng)


def shown(table: Table, reader: int | None) -> str:
    """All that ever reaches a seat or a spectator, as bytes would."""
    seen = [table.view(reader), table.log_for(reader), table.knowledge(reader)]
    return json.dumps(seen, sort_keys=True)


def readers(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


def everything(table: Table) -> str:
    """All that can be told of a table: equal for equal tables."""
    game, people = table.game, table.book.people
    inside: list[object] = [
        game.state.position(),
        game.draft.actions,
        game.draft.undone,
        game.decisions,
        game.draws.voided,
        list(game.answered.items()),
        sorted(game.sealed.items()),
        sorted(people.days_off.items()),
        sorted(people.muted),
        sorted(people.removed),
        [table.log, table.book.now, table.wake(), table.needs_bot(), table.needs_draw()],
    ]
    return json.dumps([inside, [shown(table, reader) for reader in readers(table)]])
