"""Tables: who finds them, who is let in, who sits down, who hears whom, and what comes after."""

from __future__ import annotations

import pytest
from tests.server.people.protocol_clients import Json, is_over
from tests.server.people.stories import (
    BOTH,
    Meeting,
    a_server,
    doors,
    hangs_up,
    hears,
    in_lobby,
    invite_of,
    refused,
    sit_and_start,
    status,
    story,
)

server = pytest.fixture(scope="module", params=BOTH)(a_server)

TWO: Json = {"players": 2, "first": 0}


# Who hears whom.


@story
async def test_players_do_not_hear_those_who_watch(meeting: Meeting) -> None:
    ada, ben, cleo, dora = await meeting.guests("Ada", "Ben", "Cleo", "Dora")
    table = await ada.open_table("lemminge", options=TWO)
    async with (
        ada.at(table) as host,
        ben.at(table) as guest,
        cleo.at(table) as watching,
        dora.at(table) as nearby,
    ):
        await sit_and_start(host, guest)
        await watching.look(None)
        await nearby.look(None)
        await watching.ask("chat", text="Red will lose")
        await hears(nearby, lambda said: chatted(said) == ["Red will lose"])
        await guest.ask("chat", text="Good luck")
        for seated in (host, guest, watching, nearby):
            await hears(seated, lambda said: chatted(said) == ["Good luck"])
        heard = [line for said in host.heard + guest.heard for line in chatted(said)]
        assert heard == ["Good luck"] * 2
        told = [said["people"] for said in host.heard + guest.heard if said["type"] == "table"]
        assert all(cleo.id not in people for people in told)
        with refused("server-you-play"):
            await guest.look(None)


def chatted(said: Json) -> list[str]:
    return [item["text"] for item in said.get("log", []) if item["entry"] == "chatted"]


@story
async def test_the_host_takes_the_word_and_gives_it_back(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options=TWO)
    async with ada.at(table) as host, ben.at(table) as guest:
        await host.look(0)
        await guest.look(None)
        with refused("table-host-only"):
            await guest.ask("mute", who=ada.id)
        await host.ask("mute", who=ben.id)
        with refused("table-muted"):
            await guest.ask("chat", text="Hello?")
        await host.ask("mute", who=ben.id, muted=False)
        await guest.ask("chat", text="Hello!")
        with refused("table-host-stays"):
            await host.ask("mute", who=ada.id)


@story
async def test_whoever_is_sent_away_stays_away(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options=TWO, public=False)
    invite = {"invite": await invite_of(ada, table)}
    await ben.ask("POST", f"/api/tables/{table}/join", invite)
    link = await ada.ask("POST", f"/api/tables/{table}/seats/1/link")
    async with ada.at(table) as host, ben.at(table) as watching:
        await watching.look(None)
        await host.ask("remove", who=ben.id)
        await hears(watching, lambda said: said["type"] == "gone")
        assert await hangs_up(watching) == 4404
    assert await doors(ben, table) == {404}
    with refused("server-bad-link"):
        await ben.ask("POST", f"/api/tables/{table}/join", invite)
    with refused("table-removed"):
        await ben.ask("POST", "/api/claims", {"token": link["token"]})


@story
async def test_nor_does_he_watch_a_public_table(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options=TWO)
    async with ada.at(table) as host:
        await host.ask("remove", who=ben.id)
    async with ben.at(table) as back:
        for asked in ({"kind": "look"}, {"kind": "sit", "seat": 1}, {"kind": "chat", "text": "?"}):
            with refused("table-removed"):
                await back.ask(**asked)


# What may be taken away.


@story
async def test_a_record_is_there_when_the_game_is_over(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options=TWO, fall="out")
    stranger = meeting.stranger()
    with refused("table-running"):
        await ada.ask("GET", f"/api/tables/{table}/record")
    async with ada.at(table) as host, ben.at(table) as guest:
        await sit_and_start(host, guest)
        for path in (f"/api/tables/{table}/record", f"/api/replays/{table}"):
            with refused("table-running"):
                await ada.ask("GET", path)
            assert await status(ada, "GET", path) == 409
        nonces = host.view["dice"]["nonces"]
        await guest.ask("resign", seat=1)
    record = await stranger.ask("GET", f"/api/tables/{table}/record")
    assert [seat["who"] for seat in record["notes"]["seats"]] == ["Ada", "Ben"]
    assert record["notes"]["dice"]["nonces"] == nonces
    assert ada.id not in str(record)


@story
async def test_of_a_running_game_one_knows_what_ones_own_seat_knows(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    robo = await meeting.bot(ada)
    table = await ada.open_table("lemminge", options=TWO, fall="out")
    with refused("table-not-started"):
        await ada.ask("GET", f"/api/tables/{table}/knowledge?seat=0")
    async with ada.at(table) as host, ben.at(table) as guest:
        await sit_and_start(host, guest)
        mine = await ada.ask("GET", f"/api/tables/{table}/knowledge?seat=0")
        seen = await meeting.stranger().ask("GET", f"/api/tables/{table}/knowledge")
        assert mine["seat"] == 0 and seen["seat"] is None
        assert mine["knowledge"] != seen["knowledge"]
        for curious in (ben, robo, meeting.stranger()):
            with refused("table-not-your-seat"):
                await curious.ask("GET", f"/api/tables/{table}/knowledge?seat=0")
        with refused("table-not-your-seat"):
            await ada.ask("GET", f"/api/tables/{table}/knowledge?seat=7")
        await guest.ask("resign", seat=1)
    assert (await ben.ask("GET", f"/api/tables/{table}/knowledge?seat=0"))["seat"] == 0


# The lobby, and once more.


def table_in(said: Json, where: str, table: str) -> Json | None:
    return next((each for each in said.get(where, []) if each["id"] == table), None)


@story
async def test_the_lobby_shows_a_table_and_whose_turn_it_is(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    async with in_lobby(ben) as lobby, in_lobby(meeting.stranger()) as window:
        table = await ada.open_table("lemminge", options=TWO)
        hidden = await ada.open_table("lemminge", options=TWO, public=False)
        said = await hears(lobby, lambda said: table_in(said, "waiting", table) is not None)
        found = table_in(said, "waiting", table)
        assert found is not None
        assert found["people"] == {ada.id: {"name": "Ada", "kind": "person"}}
        assert (found["yours"], found["your_turn"]) == (False, False)
        async with ada.at(table) as host, ben.at(table) as guest:
            await sit_and_start(host, guest)
            said = await hears(lobby, lambda said: table_in(said, "mine", table) is not None)
            assert not any(each["your_turn"] for each in said["mine"])
            number = host.view["number"]
            await host.ask("act", seat=0, action=259, number=number)
            await host.until(lambda view: bool(view["number"] != number))
            await host.ask("act", seat=0, action=260, number=host.view["number"], confirm=True)
            await hears(
                lobby, lambda said: bool((table_in(said, "mine", table) or {}).get("your_turn"))
            )
        await hears(window, lambda said: table_in(said, "running", table) is not None)
        told = [each["id"] for said in lobby.heard + window.heard for each in said["waiting"]]
        assert hidden not in told
    mine = await ada.ask("GET", "/api/me/tables")
    assert {each["id"] for each in mine["tables"]} == {table, hidden}


@story
async def test_a_rematch_moves_everybody_one_seat_on(meeting: Meeting) -> None:
    ada, ben, cleo = await meeting.guests("Ada", "Ben", "Cleo")
    table = await ada.open_table("lemminge", options=TWO, fall="out")
    async with ada.at(table) as host, ben.at(table) as guest, cleo.at(table) as watching:
        await sit_and_start(host, guest)
        await watching.look(None)
        with refused("table-running"):
            await host.ask("rematch")
        await guest.ask("resign", seat=1)
        await host.until(is_over)
        with refused("table-players-only"):
            await watching.ask("rematch")
        await host.ask("rematch")
        await guest.ask("rematch")
        moved = [
            await hears(seated, lambda said: said["type"] == "moved")
            for seated in (host, guest, watching)
        ]
    following = {said["table"] for said in moved}
    assert len(following) == 1
    old = await cleo.ask("GET", f"/api/tables/{table}")
    assert {old["next"]} == following
    new = await cleo.ask("GET", f"/api/tables/{old['next']}")
    assert [seat["who"] for seat in new["seats"]] == [ben.id, ada.id]
    assert (new["status"], new["fall"], new["options"]) == ("waiting", "out", TWO)
    assert new["dice"]["commitment"] != old["dice"]["commitment"]


@story
async def test_whoever_watched_in_private_may_watch_the_rematch(meeting: Meeting) -> None:
    ada, ben, cleo = await meeting.guests("Ada", "Ben", "Cleo")
    table = await ada.open_table("lemminge", options=TWO, fall="out", public=False)
    for guest in (ben, cleo):
        invite = {"invite": await invite_of(ada, table)}
        await guest.ask("POST", f"/api/tables/{table}/join", invite)
    async with ada.at(table) as host, ben.at(table) as opponent, cleo.at(table) as watching:
        await sit_and_start(host, opponent)
        await watching.look(None)
        await opponent.ask("resign", seat=1)
        await host.ask("rematch")
        await opponent.ask("rematch")
        moved = await hears(watching, lambda said: said["type"] == "moved")
    assert (await cleo.ask("GET", f"/api/tables/{moved['table']}"))["public"] is False
    assert await doors(meeting.stranger(), moved["table"]) <= {401, 404}


@story
async def test_nobody_opens_tables_by_the_dozen(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    opened: list[str] = []
    with refused("server-too-often"):
        while len(opened) < 30:  # one more every half a minute, on a busy machine
            opened.append(await ada.open_table("lemminge"))
    assert len(opened) >= 10


@story
async def test_a_table_that_cannot_be_is_refused_in_words(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    for body, message in (
        ({"game": "chess"}, "game-unknown"),
        ({"game": "lemminge", "options": {"players": 9}}, "option-range"),
        ({"game": "lemminge", "fall": "asleep"}, "table-fall"),
        ({"game": "lemminge", "clock": {"kind": "sand"}}, "table-clock-kind"),
        ({"game": "lemminge", "seats": 3}, "server-bad-request"),
    ):
        with refused(message):
            await ada.ask("POST", "/api/tables", body)
    assert await status(meeting.stranger(), "POST", "/api/tables", {"game": "lemminge"}) == 401
