"""Two at the same instant: one is taken, and the other is told why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from random import Random

from tests.server.people.guests import at_another_door, guests
from tests.server.people.protocol_clients import Json, Refusal, Seated, Visitor, is_over, play
from tests.server.server_process import served

TIMES = 50


async def both(one: Awaitable[Json], other: Awaitable[Json]) -> list[str]:
    """What two that go off at once are told, in a word each: "ok", or why not."""
    told = await asyncio.gather(one, other, return_exceptions=True)
    return [word(answer) for answer in told]


def word(answer: Json | BaseException) -> str:
    if isinstance(answer, Refusal):
        return answer.message
    if isinstance(answer, BaseException):
        raise answer
    return "ok"


async def up_to_date(*sockets: Seated) -> None:
    for socket in sockets:
        for _ in range(2):
            await socket.ask("ping")


async def together(*sockets: Seated) -> None:
    """Until all of them see the same moment, whichever door they came in by."""
    await up_to_date(*sockets)
    while len(moments := {socket.view["number"][0] for socket in sockets}) > 1:
        for socket in sockets:
            await socket.until(lambda view: view["number"][0] >= max(moments))


async def start(host: Seated, guest: Seated, bots: int = 0) -> None:
    await host.sit(0)
    await guest.sit(1)
    for seat in range(2, 2 + bots):
        await host.ask("seat-bot", seat=seat, bot="random")
    await host.ask("start")


async def same_guest_twice(ada: Visitor, ben: Visitor, again: Visitor, times: int) -> None:
    """Ada has two sockets, one of them at `again`; she sends one thing on each, at once."""
    game, options = "leaping-lemmings", {"players": 2}
    table = await ada.open_table(game, options=options)
    async with ada.at(table) as left, again.at(table) as right, ben.at(table) as guest:
        await guest.look(None)
        await start(left, guest)
        for socket, seat in ((left, 0), (right, 0), (guest, 1)):
            await socket.look(seat)
        rng, raced = Random(3), 0
        while raced < times:
            await together(left, guest)
            view = left.view
            if is_over(view):
                return
            actions = view["state"].get("actions")
            if actions is None:
                [action, _] = rng.choice(guest.view["state"]["actions"])
                number = guest.view["number"]
                await guest.ask("act", seat=1, action=action, number=number, confirm=True)
                continue
            number, (one, *rest) = view["number"], [action for action, _ in actions]
            other = rng.choice(rest or [one])
            told = await both(
                left.ask("act", seat=0, action=one, number=number, confirm=True),
                right.ask("act", seat=0, action=other, number=number, confirm=True),
            )
            assert sorted(told) == (["ok", "table-stale"] if other != one else ["ok", "ok"])
            raced += other != one
            for socket in (left, right):
                await socket.until(lambda now, then=number: now["number"] != then or is_over(now))  # type: ignore[misc]
            await finish_draft(left)


async def finish_draft(socket: Seated) -> None:
    """What is drafted is confirmed if it is whole."""
    await up_to_date(socket)
    if socket.view.get("draft", {}).get("closed"):
        await socket.ask("confirm", seat=0, number=socket.view["number"])


def test_of_two_answers_one_is_taken(sqlite_url: str) -> None:
    async def story(address: str) -> None:
        async with guests(address, "Ada", "Ben") as (ada, ben):
            await same_guest_twice(ada, ben, ada, TIMES)

    with served(sqlite_url) as server:
        asyncio.run(story(server.address))


def test_the_same_answer_twice_is_acknowledged_twice_and_taken_once(sqlite_url: str) -> None:
    async def story(address: str) -> None:
        async with guests(address, "Ada", "Ben") as (ada, ben):
            table = await ada.open_table("lemminge", options={"players": 2})
            async with ada.at(table) as left, ada.at(table) as right, ben.at(table) as guest:
                await guest.look(None)
                await start(left, guest)
                for socket, seat in ((left, 0), (right, 0), (guest, 1)):
                    await socket.look(seat)
                for _ in range(TIMES):
                    await up_to_date(left, guest)
                    mine = "actions" in left.view["state"] or "draft" in left.view
                    seat, one, other = (0, left, right) if mine else (1, guest, guest)
                    view = one.view
                    if view.get("draft", {}).get("closed"):
                        given = {"seat": seat, "number": view["number"]}
                        told = await both(
                            one.ask("confirm", **given), other.ask("confirm", **given)
                        )
                    else:
                        action = view["state"]["actions"][0][0]
                        given = {"seat": seat, "number": view["number"], "action": action}
                        told = await both(one.ask("act", **given), other.ask("act", **given))
                    assert told == ["ok", "ok"]
                    await up_to_date(one)
                    moment, step = view["number"]
                    if one.view["number"][0] == moment:  # still in the draft: one step, not two
                        assert one.view["number"][1] == step + 1
                        assert len(one.view["draft"]["steps"]) == drafted(view) + 1

    with served(sqlite_url) as server:
        asyncio.run(story(server.address))


def drafted(view: Json) -> int:
    return len(view["draft"]["steps"]) if "draft" in view else 0


def test_who_is_not_asked_is_told_so(sqlite_url: str) -> None:
    """Both players act at once, again and again; only the one who is asked is heard."""

    async def story(address: str) -> None:
        async with guests(address, "Ada", "Ben") as (ada, ben):
            table = await ada.open_table("leaping-lemmings", options={"players": 2})
            async with ada.at(table) as host, ben.at(table) as guest:
                await guest.look(None)
                await start(host, guest)
                await host.look(0)
                await guest.look(1)
                for _ in range(TIMES):
                    await up_to_date(host, guest)
                    asked = 0 if "actions" in host.view["state"] else 1
                    sockets = (host, guest)
                    action = sockets[asked].view["state"]["actions"][0][0]
                    told = await both(
                        *(
                            socket.ask(
                                "act",
                                seat=seat,
                                action=action,
                                number=socket.view["number"],
                                confirm=True,
                            )
                            for seat, socket in enumerate(sockets)
                        )
                    )
                    assert told[asked] == "ok"
                    assert told[1 - asked] in ("table-not-your-turn", "table-stale")
                    await up_to_date(sockets[asked])
                    if sockets[asked].view.get("draft", {}).get("closed"):
                        number = sockets[asked].view["number"]
                        await sockets[asked].ask("confirm", seat=asked, number=number)

    with served(sqlite_url) as server:
        asyncio.run(story(server.address))


async def one_seat_for_two(ada: Visitor, ben: Visitor, times: int) -> None:
    table = await ada.open_table("lemming-mafia", options={"players": 3}, sit=False)
    async with ada.at(table) as one, ben.at(table) as other:
        for time in range(times):
            seat = time % 3
            told = await both(one.ask("sit", seat=seat), other.ask("sit", seat=seat))
            assert sorted(told) == ["ok", "table-seat-taken"]
            winner = one if told[0] == "ok" else other
            await winner.ask("stand-up", seat=seat)


def test_two_who_sit_down_on_one_seat(sqlite_url: str) -> None:
    async def story(address: str) -> None:
        async with guests(address, "Ada", "Ben") as (ada, ben):
            await one_seat_for_two(ada, ben, 20)

    with served(sqlite_url) as server:
        asyncio.run(story(server.address))


# Two processes and one database.


def test_two_processes_serve_one_table(postgres_url: str) -> None:
    """Players at different doors play a whole game, with a bot, and see the same end."""

    async def story(here: str, there: str) -> None:
        async with guests(here, "Ada") as [ada], guests(there, "Ben") as [ben]:
            table = await ada.open_table("lemming-mafia", options={"players": 3})
            async with ada.at(table) as host, ben.at(table) as guest:
                await guest.look(None)
                await start(host, guest, bots=1)
                rng = Random(1)
                ends = await asyncio.gather(
                    play(host, 0, lambda actions: int(rng.choice(actions)[0])),
                    play(guest, 1, lambda actions: int(rng.choice(actions)[0])),
                )
                assert ends[0]["places"] == ends[1]["places"]
                assert [item for item in host.log if item["entry"] != "events"] == [
                    item for item in guest.log if item["entry"] != "events"
                ]
            one = await ada.ask("GET", f"/api/tables/{table}/record")
            assert one == await ben.ask("GET", f"/api/tables/{table}/record")

    with served(postgres_url) as one, served(postgres_url) as other:
        asyncio.run(story(one.address, other.address))


def test_races_across_processes(postgres_url: str) -> None:
    async def story(here: str, there: str) -> None:
        async with guests(here, "Ada") as [ada], guests(there, "Ben") as [ben]:
            again = at_another_door(ada, there)
            await same_guest_twice(ada, ben, again, TIMES)
            await one_seat_for_two(ada, ben, 10)
            await again.close()

    with served(postgres_url) as one, served(postgres_url) as other:
        asyncio.run(story(one.address, other.address))


def test_a_link_is_used_once_whichever_door_it_comes_to(postgres_url: str) -> None:
    async def story(here: str, there: str) -> None:
        async with guests(here, "Ada", "Ben") as (ada, ben), guests(there, "Cara") as [cara]:
            for _ in range(8):
                table = await ada.open_table("lemminge", options={"players": 2})
                link = await ada.ask("POST", f"/api/tables/{table}/seats/1/link")
                token = {"token": link["token"]}
                told = await both(
                    ben.ask("POST", "/api/claims", token), cara.ask("POST", "/api/claims", token)
                )
                assert sorted(told) == ["ok", "server-bad-link"]
                winner = ben if told[0] == "ok" else cara
                for door in (ben, cara):
                    summary = await door.ask("GET", f"/api/tables/{table}")
                    assert summary["seats"][1]["who"] == winner.id

    with served(postgres_url) as one, served(postgres_url) as other:
        asyncio.run(story(one.address, other.address))
