"""What is said at a table, from opening it to its replay, by people, a bot and a spectator."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from scripts.same.client import Person, Transcript
from scripts.same.probe import Settings
from scripts.same.round_table import RoundTable
from scripts.same.wire_after import afterwards

NONCE: Final = "00112233445566778899aabbccddee"


class Given(NamedTuple):
    """A table as it is opened, its people at the first seats and bots at all others."""

    name: str
    game: str
    players: int
    people: int
    body: dict[str, Any]


TABLES: Final = (
    Given("leaping", "leaping-lemmings", 3, 2, {"options": {"players": 3, "first": 0}}),
    Given("chaos", "leaping-lemmings", 3, 3, {"options": {"players": 3, "chaos": True}}),
    Given(
        "mafia",
        "lemming-mafia",
        3,
        2,
        {"options": {"players": 3}, "clock": {"kind": "total", "ms": 10**8, "increment": 5000}},
    ),
    Given(
        "lemminge",
        "lemminge",
        2,
        2,
        {
            "options": {"players": 2, "board": "short"},
            "public": False,
            "clock": {"kind": "move", "ms": 10**8, "vacation": 10**9},
        },
    ),
)
STEPS: Final = {False: 60, True: 14}  # of the game


async def at_a_table(given: Given, transcript: Transcript, settings: Settings) -> None:
    people = [Person(transcript, name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    for person in people:
        await person.ask("POST", "/api/guests", {"name": person.name})
    host, others, watching = people[0], people[1 : given.people], people[-1]
    body = {"game": given.game, "fall": "out", **given.body}
    opened = await host.ask("POST", "/api/tables", body)
    for person in (*others, watching):
        entering = {"invite": opened["invite"]}
        await person.ask("POST", f"/api/tables/{opened['id']}/join", entering)
    table = RoundTable(transcript, opened["id"], Random(given.name))
    for seat, person in enumerate([host, *others]):
        await table.welcome(person, seat)
    await table.welcome(watching, None)
    await seating(table, given)
    await playing(table, STEPS[settings.quick])
    await talking(table)
    await ending(table)
    await afterwards(transcript, table, host)
    await table.close()
    for person in people:
        await person.close()


async def seating(table: RoundTable, given: Given) -> None:
    """Everybody sits down, some of them more than once, and the game begins."""
    host = table.mouth(0)
    await host.ask("start")
    for seat in table.seats[1:]:
        mouth = table.mouth(seat)
        await mouth.ask("sit", seat=seat, name="Somebody")
        await mouth.ask("stand-up", seat=seat)
        await mouth.ask("sit", seat=0)
        await mouth.ask("sit", seat=seat)
        await mouth.ask("start")
    await table.settle()
    for seat in range(given.people, given.players):
        await host.ask("seat-bot", seat=seat, bot="nobody")
        await host.ask("seat-bot", seat=seat, bot="random")
        await host.ask("clear-seat", seat=seat)
        await host.ask("seat-bot", seat=seat, bot="greedy")
    await host.ask("sit", seat=99)
    for seat in table.seats:
        await host.ask("nonce", seat=seat, nonce="nonsense")
        await table.mouth(seat).ask("nonce", seat=seat, nonce=f"{NONCE}{seat:02}")
    await table.settle()
    await host.ask("start")
    await host.ask("start")
    await table.settle()


async def playing(table: RoundTable, steps: int) -> None:
    """By fixed choices, with all that may go wrong or be taken back on the way."""
    besides = {1: asking, 2: drafting, 3: wrongly, 4: early}
    for step in range(steps):
        seat = table.asked()
        if seat is None:
            return
        if step % 6 in besides and table.actions(seat):
            await besides[step % 6](table, seat)
        await table.act(seat)
        if step in (9, 22):
            await taking_back(table, seat, agree=step == 9)


async def asking(table: RoundTable, seat: int) -> None:
    """Why not, and what if."""
    mouth, actions = table.mouth(seat), table.actions(seat)
    legal = {action for action, _ in actions}
    for action in [number for number in range(0, 400, 23) if number not in legal][:6]:
        await mouth.ask("why", seat=seat, action=action)
    await mouth.ask("why", seat=seat, action=actions[0][0])
    await mouth.ask("why", seat=seat, action={"do": "nonsense"})
    for action, _ in actions[:4]:
        await mouth.ask("preview", seat=seat, action=action)
    await table.mouth(None).ask("why", seat=seat, action=0)
    await table.mouth(None).ask("preview", seat=seat, action=actions[0][0])


async def drafting(table: RoundTable, seat: int) -> None:
    """A choice that is taken back, made again, and taken back."""
    await table.act(seat, confirm=False)
    for kind in ("undo", "redo", "undo"):
        await table.mouth(seat).ask(kind, seat=seat, number=table.number(seat))
        await table.settle()


async def wrongly(table: RoundTable, seat: int) -> None:
    """What is refused, and by whom it may not even be asked."""
    mouth, number = table.mouth(seat), table.number(seat)
    legal = {action for action, _ in table.actions(seat)}
    wrong = next(action for action in range(1000) if action not in legal)
    given = {"seat": seat, "number": number}
    await mouth.ask("act", action=wrong, **given)
    await mouth.ask("act", action=-1, **given)
    await mouth.ask("act", action=min(legal), seat=seat, number=[0, 0])
    await mouth.ask("act", action=min(legal), seat=seat)
    for other in table.readers:
        if other != seat:
            await table.mouth(other).ask("act", action=min(legal), **given)
    await mouth.ask("confirm", **given)
    await mouth.ask("nonsense")
    await mouth.send("{", "half a message")
    await mouth.send('{"type": "ping", "id": {}}', "an id that is none")


async def early(table: RoundTable, seat: int) -> None:
    """Those who may hand in a choice before their turn comes."""
    for other in table.seats:
        answers = table.readers[other].view.get("early")
        if not answers:
            continue
        action = table.rng.choice(answers)[0]
        for kind in ("seal", "unseal", "seal"):
            given = {"seat": other, "number": table.number(other)}
            chosen = {"action": action} if kind == "seal" else {}
            await table.mouth(other).ask(kind, **given, **chosen)
            await table.settle()


async def taking_back(table: RoundTable, seat: int, agree: bool) -> None:
    """What is confirmed, by consent of the others."""
    await table.mouth(seat).ask("ask-undo", seat=seat)
    await table.settle()
    for other in table.readers:
        if other != seat:
            await table.mouth(other).ask("answer-undo", agree=agree)
    await table.settle()


async def talking(table: RoundTable) -> None:
    host = table.mouth(0)
    for seat in table.readers:
        await table.mouth(seat).ask("chat", text=f"I sit at {seat}. <b>Hm</b> …")
    await host.ask("chat", text="")
    await host.ask("chat", text="x" * 501)
    await table.settle()
    guest = await table.readers[None].person.ask("GET", "/api/me")
    await host.ask("mute", who=guest["id"], muted=True)
    await table.mouth(None).ask("chat", text="Boo")
    await host.ask("mute", who=guest["id"], muted=False)
    await table.mouth(None).ask("mute", who=guest["id"], muted=True)
    await table.settle()
    last = table.seats[-1]
    for kind in ("leave", "leave"):
        await table.mouth(last).ask(kind)
        await table.settle(without=last)
    await host.ask("vote-bot", seat=99)
    await table.mouth(last).ask("come-back")
    await table.settle()
    await host.ask("vote-bot", seat=1)
    await host.ask("vacation", on=True)
    await host.ask("vacation", on=False)
    await table.settle()


async def ending(table: RoundTable) -> None:
    """One after the other gives up, until nobody plays any more."""
    path = f"/api/tables/{table.id}"
    host, watching = table.readers[0].person, table.readers[None].person
    for what in ("", "/record", "/knowledge?seat=0", "/knowledge?seat=1"):
        await host.ask("GET", path + what)
    await watching.ask("GET", f"{path}/knowledge?seat=0")
    for seat in table.seats:
        await table.mouth(seat).ask("resign", seat=seat)
        await table.settle()
