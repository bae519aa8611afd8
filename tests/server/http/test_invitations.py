"""Who may enter a private table, and seats by link."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.people.protocol_clients import Json, Refusal
from tests.server.people.stories import (
    BOTH,
    Meeting,
    a_server,
    doors,
    hangs_up,
    hears,
    invite_of,
    refused,
    sit_and_start,
    story,
)

server = pytest.fixture(scope="module", params=BOTH)(a_server)

TWO: Json = {"players": 2, "first": 0}


@story
async def test_a_private_table_is_not_there_for_others(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options=TWO, public=False)
    assert await doors(ben, table) == {404}
    assert await doors(ben, "nosuchtable") == {404}
    async with ben.at(table) as socket:
        said = await hears(socket, lambda message: message["type"] == "error")
        assert said["message"] == "server-no-table"
        assert await hangs_up(socket) == 4404
    listed = await ben.ask("GET", "/api/tables")
    assert table not in [each["id"] for each in listed["tables"]]


@story
async def test_nor_is_it_when_the_game_is_over(meeting: Meeting) -> None:
    ada, ben, cleo = await meeting.guests("Ada", "Ben", "Cleo")
    table = await ada.open_table("lemminge", options=TWO, public=False, fall="out")
    await ben.ask("POST", f"/api/tables/{table}/join", {"invite": await invite_of(ada, table)})
    async with ada.at(table) as host, ben.at(table) as guest:
        await sit_and_start(host, guest)
        await guest.ask("resign", seat=1)
    assert await doors(cleo, table) == {404}
    assert (await ben.ask("GET", f"/api/replays/{table}"))["places"] == [1, 2]


@story
async def test_an_invitation_lets_somebody_in_for_good(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options=TWO, public=False)
    invite = await invite_of(ada, table)
    with refused("server-bad-link"):
        await ben.ask("POST", f"/api/tables/{table}/join", {"invite": "wrong"})
    found = await ben.ask("POST", f"/api/tables/{table}/join", {"invite": f" {invite.upper()} "})
    assert found["id"] == table
    assert "invite" not in found
    async with ben.at(table) as watching:
        assert (await watching.look(None))["view"]["status"] == "waiting"
    await ada.ask("POST", f"/api/tables/{table}/invite")
    assert (await ben.ask("GET", f"/api/tables/{table}"))["id"] == table


@story
async def test_a_new_invitation_voids_the_old_one(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options=TWO, public=False)
    old = await invite_of(ada, table)
    new = await ada.ask("POST", f"/api/tables/{table}/invite")
    assert new["url"] == f"{meeting.address}/join#{table}.{new['invite']}"
    assert await invite_of(ada, table) == new["invite"]
    with refused("server-bad-link"):
        await ben.ask("POST", f"/api/tables/{table}/join", {"invite": old})
    await ben.ask("POST", f"/api/tables/{table}/join", {"invite": new["invite"]})
    with refused("table-host-only"):
        await ben.ask("POST", f"/api/tables/{table}/invite")


# Seats by link.


@story
async def test_the_host_offers_a_free_seat(meeting: Meeting) -> None:
    ada, ben, cleo = await meeting.guests("Ada", "Ben", "Cleo")
    table = await ada.open_table("lemminge", options=TWO, public=False)
    link = await ada.ask("POST", f"/api/tables/{table}/seats/1/link")
    look = await ben.ask("POST", "/api/claims/look", {"token": link["token"]})
    assert (look["table"], look["seat"], look["summary"]["game"]) == (table, 1, "lemminge")
    assert "invite" not in look["summary"]
    found = await ben.ask("POST", "/api/claims", {"token": link["token"]})
    assert found == {"table": table, "seat": 1}
    seats = (await ben.ask("GET", f"/api/tables/{table}"))["seats"]
    assert [seat["who"] for seat in seats] == [ada.id, ben.id]
    for path in ("/api/claims", "/api/claims/look"):
        with refused("server-bad-link"):
            await cleo.ask("POST", path, {"token": link["token"]})


@story
async def test_only_the_host_offers_and_only_what_is_free(meeting: Meeting) -> None:
    ada, ben, cleo = await meeting.guests("Ada", "Ben", "Cleo")
    table = await ada.open_table("lemminge", options={"players": 3})
    with refused("table-host-only"):
        await ben.ask("POST", f"/api/tables/{table}/seats/1/link")
    async with ben.at(table) as guest:
        await guest.ask("sit", seat=1)
    with refused("table-seat-taken"):
        await ada.ask("POST", f"/api/tables/{table}/seats/1/link")
    with refused("no-such-seat"):
        await ada.ask("POST", f"/api/tables/{table}/seats/3/link")
    link = await ada.ask("POST", f"/api/tables/{table}/seats/2/link")
    async with ben.at(table) as guest:
        await guest.ask("sit", seat=2)
    with refused("table-seat-taken"):
        await cleo.ask("POST", "/api/claims", {"token": link["token"]})


@story
async def test_a_seat_is_handed_on_in_the_middle_of_a_game(meeting: Meeting) -> None:
    ada, ben, cleo = await meeting.guests("Ada", "Ben", "Cleo")
    table = await ada.open_table("lemminge", options=TWO, public=False)
    await ben.ask("POST", f"/api/tables/{table}/join", {"invite": await invite_of(ada, table)})
    async with ada.at(table) as host, ben.at(table) as guest:
        await sit_and_start(host, guest)
        hand = guest.view["state"]["hands"][1]
        assert isinstance(hand, dict)
        with refused("table-host-only"):
            await ben.ask("POST", f"/api/tables/{table}/seats/0/link")
        with refused("table-started"):
            await ada.ask("POST", f"/api/tables/{table}/seats/1/link")
        link = await ben.ask("POST", f"/api/tables/{table}/seats/1/link")
        await cleo.ask("POST", "/api/claims", {"token": link["token"]})
        await hears(guest, lambda said: said["type"] == "table" and said["seat"] is None)
        with refused("table-not-your-seat"):
            await guest.look(1)
        async with cleo.at(table) as heir:
            shown = await heir.look(1)
            assert shown["view"]["state"]["hands"][1] == hand
        with refused("server-bad-link"):
            await ben.ask("POST", "/api/claims", {"token": link["token"]})


@story
async def test_of_two_who_claim_at_the_same_instant_one_wins(meeting: Meeting) -> None:
    guests = await meeting.guests("Ada", "Ben", "Cleo", "Dora", "Emil")
    table = await guests[0].open_table("lemminge", options=TWO)
    link = await guests[0].ask("POST", f"/api/tables/{table}/seats/1/link")
    tries = [guest.ask("POST", "/api/claims", {"token": link["token"]}) for guest in guests[1:]]
    ends = await asyncio.gather(*tries, return_exceptions=True)
    refusals = [end.message for end in ends if isinstance(end, Refusal)]
    assert refusals == ["server-bad-link"] * 3
    winner = next(
        guest for guest, end in zip(guests[1:], ends, strict=True) if end == claimed(table)
    )
    seats = (await guests[0].ask("GET", f"/api/tables/{table}"))["seats"]
    assert seats[1]["who"] == winner.id


def claimed(table: str) -> Json:
    return {"table": table, "seat": 1}


@story
async def test_a_seat_link_is_void_after_its_time(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options=TWO)
    link = await ada.ask("POST", f"/api/tables/{table}/seats/1/link")
    await meeting.time_runs_out()
    with refused("server-bad-link"):
        await ben.ask("POST", "/api/claims", {"token": link["token"]})


@story
async def test_a_bot_sits_by_link_or_where_its_owner_is_host(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    robo = await meeting.bot(ada)
    own, other = await ada.open_table("lemminge"), await ben.open_table("lemminge")
    async with robo.at(own) as bot:
        await bot.ask("sit", seat=1)
    async with robo.at(other) as bot:
        with refused("server-bots-by-link"):
            await bot.ask("sit", seat=1)
        link = await ben.ask("POST", f"/api/tables/{other}/seats/1/link")
        await robo.ask("POST", "/api/claims", {"token": link["token"]})
        shown = await bot.look(1)
        assert shown["people"][robo.id] == {"name": "Robo", "kind": "bot"}
