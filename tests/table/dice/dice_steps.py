"""Whole games at a table whose draws come from the dice, played at random, with takebacks."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.table.table_builder import PEOPLE

from clifftop import CHANCE, OVER, Record, State
from clifftop.table import Draw, Table, TableError, dice
from clifftop.table import entries as e
from clifftop.table.dice_proof import ProofError, verify
from clifftop.table.forced_choices import question

SEED = bytes(range(100, 132))
TABLE = "k3v9q2m7xa"
COMMITMENT = dice.commitment(SEED, TABLE)
NONCES = ["0123456789abcdef", "00112233445566778899aabbccddeeff", "ff" * 32]
PLAYERS = 3

Roll = Callable[[bytes, Draw], int]


def opened(game: str, people: int) -> Table:
    """People and then bots around a table, the game begun."""
    promise = {"table": TABLE, "commitment": COMMITMENT}
    table = Table.open(game, "Ada", 0, options={"players": PLAYERS, "first": 0}, dice=promise)
    for seat in range(PLAYERS):
        if seat < people:
            table.sit(PEOPLE[seat], seat, 0)
            table.nonce(PEOPLE[seat], seat, NONCES[seat], 0)
        else:
            table.seat_bot("Ada", seat, "random", 0)
    table.start("Ada", 0)
    return table


def the_secret(people: int) -> bytes:
    nonces = [NONCES[seat] if seat < people else None for seat in range(PLAYERS)]
    return dice.secret(SEED, TABLE, nonces)


def play(table: Table, people: int, undo: int, roll: Roll, rng: Random) -> None:
    """To the end; so many times, now and then, somebody takes their last decision back."""
    secret = the_secret(people)
    while table.running:
        if len(table.game.takebacks) < undo and rng.random() < 0.1:
            take_back(table, rng.randrange(people), people)
        elif (draw := table.needs_draw()) is not None:
            table.draw(roll(secret, draw), 0)
        elif (turn := table.needs_bot()) is not None:
            table.bot_acts(turn.seat, rng.choice(turn.actions), turn.number, 0)
        else:
            seat = table.state.to_act
            action = rng.choice(table.game.draft.state.actions())
            table.act(PEOPLE[seat], seat, action, table.number(seat), 0, confirm=True)


def take_back(table: Table, seat: int, people: int) -> None:
    try:
        table.ask_undo(PEOPLE[seat], seat, 0)
    except TableError:
        return  # nothing to take back yet
    for other in range(people):
        if other != seat:
            table.answer_undo(PEOPLE[other], True, 0)


def played(game: str, people: int = 1, undo: int = 0, roll: Roll = dice.outcome) -> Table:
    table = opened(game, people)
    play(table, people, undo, roll, Random(f"{game} {people} {undo}"))
    return table


@cache
def fair_text(game: str, people: int, undo: int) -> str:
    return played(game, people, undo).record(seed=SEED.hex()).dumps()


def fair(game: str = "leaping-lemmings", people: int = 2, undo: int = 8) -> Record:
    """A record of its own, to be tampered with."""
    return Record.loads(fair_text(game, people, undo))


def draws_made(table: Table) -> int:
    return sum(entry["entry"] == e.DREW for entry in table.log)


def places_of_draws(record: Record) -> list[int]:
    """Where in the record's list the draws are."""
    state, places = record.begin(), []
    for place, action in enumerate(record.actions):
        if state.to_act == CHANCE:
            places.append(place)
        state.apply(action)
    return places


def state_after(record: Record, length: int) -> State:
    state = record.begin()
    for action in record.actions[:length]:
        state.apply(action)
    return state


def another_course(record: Record, ordinal: int) -> Record:
    """The game with one draw changed, played on by the rules and by the true dice, and hashed."""
    place, secret, rng = places_of_draws(record)[ordinal], the_secret(1), Random(ordinal)
    state = state_after(record, place)
    others = [action for action in state.actions() if action != record.actions[place]]
    state.apply(others[0])
    drawn = ordinal + 1
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            draw = Draw(question(state), drawn, 0, state.chance_weights())
            state.apply(dice.outcome(secret, draw))
            drawn += 1
        else:
            state.apply(rng.choice(state.actions()))
    changed = Record.of(state)
    changed.notes = record.notes
    return changed


def fault(record: Record, **written: Any) -> ProofError:
    """What is wrong with it; that it can be said in words as well."""
    with pytest.raises(ProofError) as caught:
        verify(Record.loads(record.dumps()), **written)
    assert str(caught.value)
    return caught.value


def takebacks(record: Record) -> list[dict[str, Any]]:
    noted: Any = record.notes["takebacks"]
    return noted  # type: ignore[no-any-return]


def told(record: Record) -> dict[str, Any]:
    noted: Any = record.notes["dice"]
    return noted  # type: ignore[no-any-return]
