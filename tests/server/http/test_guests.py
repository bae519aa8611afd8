"""Guests: how somebody comes in without signing up, is known again, and brings bots along."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.people.protocol_clients import Refusal
from tests.server.people.stories import (
    BOTH,
    Meeting,
    a_server,
    hangs_up,
    hears,
    refused,
    status,
    story,
)

server = pytest.fixture(scope="module", params=BOTH)(a_server)


# Names.


@story
async def test_a_name_is_enough_and_is_kept_on_one_line(meeting: Meeting) -> None:
    ada = meeting.stranger()
    found = await ada.ask("POST", "/api/guests", {"name": "  Ada\n\tLovelace\u200b\u202e "})
    assert (found["name"], found["kind"]) == ("Ada Lovelace", "person")
    assert (await ada.ask("GET", "/api/me"))["name"] == "Ada Lovelace"
    assert (await meeting.guest("Ada Lovelace")).id != found["id"]


@story
async def test_a_name_has_one_to_thirty_letters_of_any_script(meeting: Meeting) -> None:
    guest = await meeting.guest("旅" * 30)
    for name in ("", " \n ", "\u200b", "x" * 31):
        with refused("server-name"):
            await meeting.stranger().ask("POST", "/api/guests", {"name": name})
        with refused("server-name"):
            await guest.ask("PATCH", "/api/me", {"name": name})
    for body in ({}, {"name": 7}, {"name": "Ada", "kind": "bot"}, {"name": "x" * 201}, ["Ada"]):
        with refused("server-bad-request"):
            await meeting.stranger().ask("POST", "/api/guests", body)
    assert (await guest.ask("GET", "/api/me"))["name"] == "旅" * 30


@story
async def test_a_new_name_is_seen_at_once_where_one_sits(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options={"players": 2})
    async with ben.at(table) as watching:
        await watching.look(None)
        assert watching.shown["people"][ada.id]["name"] == "Ada"
        await ada.ask("PATCH", "/api/me", {"name": "Augusta"})
        await hears(
            watching, lambda said: said.get("people", {}).get(ada.id, {}).get("name") == "Augusta"
        )


# Cookies and devices.


@story
async def test_the_cookie_is_for_no_script_and_no_other_site(meeting: Meeting) -> None:
    answer = await meeting.stranger().http.post("/api/guests", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("clifftop=")
    assert "httponly" in cookie and "samesite=lax" in cookie


@story
async def test_whoever_is_not_known_or_forges_a_cookie_is_nobody(meeting: Meeting) -> None:
    ada, forger = await meeting.guest("Ada"), meeting.stranger()
    assert await status(forger, "GET", "/api/me") == 401
    cookie = ada.http.cookies["clifftop"]
    for forged in (cookie[:-2], cookie + "x", "x." + cookie, ada.id, ""):
        forger.http.cookies.set("clifftop", forged)
        assert await status(forger, "GET", "/api/me") == 401


@story
async def test_forgetting_is_for_this_device_alone(meeting: Meeting) -> None:
    ada, phone = await meeting.guest("Ada"), meeting.stranger()
    link = await ada.ask("POST", "/api/me/device-link")
    await phone.ask("POST", "/api/device", {"token": link["token"]})
    await phone.ask("DELETE", "/api/me")
    assert await status(phone, "GET", "/api/me") == 401
    assert (await ada.ask("GET", "/api/me"))["id"] == ada.id


@story
async def test_a_device_link_works_once(meeting: Meeting) -> None:
    ada, phone, thief = await meeting.guest("Ada"), meeting.stranger(), meeting.stranger()
    link = await ada.ask("POST", "/api/me/device-link")
    assert link["url"] == f"{meeting.address}/device#{link['token']}"
    found = await phone.ask("POST", "/api/device", {"token": link["token"]})
    assert (found["id"], found["name"]) == (ada.id, "Ada")
    assert (await phone.ask("GET", "/api/me"))["id"] == ada.id
    with refused("server-bad-link"):
        await thief.ask("POST", "/api/device", {"token": link["token"]})
    assert await status(thief, "GET", "/api/me") == 401


@story
async def test_of_two_who_use_a_device_link_at_the_same_instant_one_gets_it(
    meeting: Meeting,
) -> None:
    ada = await meeting.guest("Ada")
    link = await ada.ask("POST", "/api/me/device-link")
    tries = [
        meeting.stranger().ask("POST", "/api/device", {"token": link["token"]}) for _ in range(4)
    ]
    ends = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(end, Refusal) for end in ends) == 3


@story
async def test_a_device_link_is_void_after_its_time(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    link = await ada.ask("POST", "/api/me/device-link")
    await meeting.time_runs_out()
    with refused("server-bad-link"):
        await meeting.stranger().ask("POST", "/api/device", {"token": link["token"]})


@story
async def test_links_are_only_for_what_they_were_made_for(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    table = await ada.open_table("lemminge", options={"players": 2})
    seat = await ada.ask("POST", f"/api/tables/{table}/seats/1/link")
    with refused("server-bad-link"):
        await ben.ask("POST", "/api/device", {"token": seat["token"]})
    device = await ada.ask("POST", "/api/me/device-link")
    for path in ("/api/claims", "/api/claims/look"):
        with refused("server-bad-link"):
            await ben.ask("POST", path, {"token": device["token"]})
    with refused("server-bad-link"):
        await ben.ask("POST", "/api/device", {"token": "guess"})
    for token in ("", "x" * 101):
        with refused("server-bad-request"):
            await ben.ask("POST", "/api/device", {"token": token})


# Recovery.


@story
async def test_recovery_voids_all_other_cookies_and_its_own_code(meeting: Meeting) -> None:
    ada, phone, new = await meeting.guest("Ada"), meeting.stranger(), meeting.stranger()
    link = await ada.ask("POST", "/api/me/device-link")
    await phone.ask("POST", "/api/device", {"token": link["token"]})
    found = await new.ask("POST", "/api/recover", {"code": ada.recovery})
    assert (found["id"], found["name"]) == (ada.id, "Ada")
    assert found["recovery"] != ada.recovery
    assert (await new.ask("GET", "/api/me"))["id"] == ada.id
    assert await status(ada, "GET", "/api/me") == 401
    assert await status(phone, "GET", "/api/me") == 401
    with refused("server-bad-code"):
        await ada.ask("POST", "/api/recover", {"code": ada.recovery})
    await ada.ask("POST", "/api/recover", {"code": found["recovery"]})


@story
async def test_recovery_voids_links_that_a_thief_may_have_made(meeting: Meeting) -> None:
    ada, new = await meeting.guest("Ada"), meeting.stranger()
    table = await ada.open_table("lemminge", options={"players": 2})
    device = await ada.ask("POST", "/api/me/device-link")
    seat = await ada.ask("POST", f"/api/tables/{table}/seats/0/link")
    await new.ask("POST", "/api/recover", {"code": ada.recovery})
    with refused("server-bad-link"):
        await meeting.stranger().ask("POST", "/api/device", {"token": device["token"]})
    with refused("server-bad-link"):
        await (await meeting.guest("Thief")).ask("POST", "/api/claims", {"token": seat["token"]})


@story
async def test_recovery_hangs_up_on_the_other_devices(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    table = await ada.open_table("lemminge", options={"players": 2})
    async with ada.at(table) as stolen:
        await stolen.look(0)
        await meeting.stranger().ask("POST", "/api/recover", {"code": ada.recovery})
        assert await hangs_up(stolen) == 4401


@story
async def test_a_code_may_be_typed_as_people_type(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    typed = f" {ada.recovery.upper().replace('-', ' ')} "
    assert (await meeting.stranger().ask("POST", "/api/recover", {"code": typed}))["id"] == ada.id


@story
async def test_a_new_code_voids_the_old_one_and_no_cookie(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    new = (await ada.ask("POST", "/api/me/recovery"))["recovery"]
    with refused("server-bad-code"):
        await meeting.stranger().ask("POST", "/api/recover", {"code": ada.recovery})
    assert (await ada.ask("GET", "/api/me"))["id"] == ada.id
    assert (await meeting.stranger().ask("POST", "/api/recover", {"code": new}))["id"] == ada.id


@story
async def test_codes_cannot_be_guessed_for_long(meeting: Meeting) -> None:
    guesser = meeting.stranger()
    for _ in range(10):
        with refused("server-bad-code"):
            await guesser.ask("POST", "/api/recover", {"code": "aaaaa-aaaaa"})
    with refused("server-too-often"):
        await guesser.ask("POST", "/api/recover", {"code": "aaaaa-aaaaa"})


# Bots.


@story
async def test_bots_are_made_listed_and_removed_by_their_owner(meeting: Meeting) -> None:
    ada, ben = await meeting.guests("Ada", "Ben")
    robo = await meeting.bot(ada, " Robo\n")
    told = {"id": robo.id, "name": "Robo", "kind": "bot", "owner": ada.id}
    assert await robo.ask("GET", "/api/me") == told
    assert await ada.ask("GET", "/api/me/bots") == {"bots": [told]}
    assert await ben.ask("GET", "/api/me/bots") == {"bots": []}
    with refused("server-no-bot"):
        await ben.ask("DELETE", f"/api/me/bots/{robo.id}")
    await ada.ask("DELETE", f"/api/me/bots/{robo.id}")
    with refused("server-bad-token"):
        await robo.ask("GET", "/api/me")
    with refused("server-no-bot"):
        await ada.ask("DELETE", f"/api/me/bots/{robo.id}")


@story
async def test_a_bot_that_is_removed_is_hung_up_on(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    robo = await meeting.bot(ada)
    table = await ada.open_table("lemminge", options={"players": 2})
    async with robo.at(table) as socket:
        await socket.look(None)
        await ada.ask("DELETE", f"/api/me/bots/{robo.id}")
        assert await hangs_up(socket) == 4401


@story
async def test_nobody_has_more_than_five_bots(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    bots = [await meeting.bot(ada, f"Robo {number}") for number in range(5)]
    with refused("server-too-many-bots"):
        await meeting.bot(ada, "one more")
    await ada.ask("DELETE", f"/api/me/bots/{bots[0].id}")
    await meeting.bot(ada, "one more")


@story
async def test_a_bot_hands_out_no_identities(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    robo = await meeting.bot(ada)
    for method, path, body in (
        ("POST", "/api/me/bots", {"name": "Junior"}),
        ("GET", "/api/me/bots", None),
        ("DELETE", f"/api/me/bots/{robo.id}", None),
        ("POST", "/api/me/device-link", None),
        ("POST", "/api/me/recovery", None),
    ):
        with refused("server-not-for-bots"):
            await robo.ask(method, path, body)
    with refused("server-bad-code"):
        await meeting.stranger().ask("POST", "/api/recover", {"code": robo.token})


@story
async def test_a_wrong_token_is_an_error_whatever_comes_with_it(meeting: Meeting) -> None:
    ada = await meeting.guest("Ada")
    robo = await meeting.bot(ada)
    for header in ("Bearer wrong", "Bearer", f"Basic {robo.token}", f"{robo.token}"):
        with refused("server-bad-token"):
            await ada.ask("GET", "/api/me", headers={"authorization": header})
    thief = meeting.stranger("wrong")
    table = await ada.open_table("lemminge")
    async with thief.at(table) as socket:
        said = await hears(socket, lambda message: message["type"] == "error")
        assert said["message"] == "server-bad-token"
