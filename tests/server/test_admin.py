"""`clifftop admin`, beside a server that runs: what it lists, removes and takes away."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from tests.server.people.guests import game_of_two, guests, known_by
from tests.server.people.protocol_clients import PATIENCE, Refusal, Visitor
from tests.server.server_process import served

from clifftop import Record
from clifftop.cli import main

Story = Callable[[str, Visitor, Visitor], Awaitable[None]]

COMMANDS = [
    "admin",
    "admin tables",
    "admin guests",
    "admin remove",
    "admin remove table",
    "admin remove guest",
    "admin export",
]


def admin(database: str, *words: str, stdin: str = "") -> tuple[int, str]:
    """The command: its exit status, and all that it said."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        status = main(["admin", *words, "--database", database])
    return status, said.getvalue()


async def ask_admin(database: str, *words: str, stdin: str = "") -> tuple[int, str]:
    """While clients are here."""
    return await asyncio.to_thread(admin, database, *words, stdin=stdin)


async def with_two(address: str, story: Story) -> None:
    async with guests(address, "Ada", "Ben") as (ada, ben):
        await story(address, ada, ben)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"Usage: clifftop {command}")
    assert "Example:\n  clifftop admin" in shown


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "typo.db"
    status, said = admin(f"sqlite:///{file}", "tables")
    assert status == 2 and "no database" in said
    assert not file.exists()


def test_lists(database_url: str) -> None:
    async def story(address: str, ada: Visitor, ben: Visitor) -> None:
        status, said = await ask_admin(database_url, "tables")
        assert (status, said) == (0, "There are no tables.\n")
        running = await game_of_two(ada, ben)
        waiting = await ada.open_table("lemming-mafia", public=False)
        status, said = await ask_admin(database_url, "tables")
        assert status == 0 and running in said and waiting in said and "Ada" in said
        status, said = await ask_admin(database_url, "tables", "--status", "running")
        assert running in said and waiting not in said
        [told] = json.loads(
            (await ask_admin(database_url, "tables", "--status", "waiting", "--json"))[1]
        )
        assert (told["id"], told["seated"], told["players"]) == (waiting, 1, 4)
        assert "seed" not in told and "invite" not in told
        told = json.loads((await ask_admin(database_url, "guests", "--json"))[1])
        by_name = {guest["name"]: guest for guest in told}
        assert (by_name["Ada"]["tables"], by_name["Ben"]["tables"]) == (2, 1)
        assert by_name["Ben"]["id"] == ben.id and "secret" not in by_name["Ben"]
        status, said = await ask_admin(database_url, "guests")
        assert status == 0 and ben.id in said

    with served(database_url) as server:
        asyncio.run(with_two(server.address, story))


def test_a_removed_table_is_gone_for_those_who_sit_there(database_url: str) -> None:
    async def story(address: str, ada: Visitor, ben: Visitor) -> None:
        table = await game_of_two(ada, ben)
        async with ada.at(table) as host:
            await host.look(0)
            status, said = await ask_admin(database_url, "remove", "table", table, stdin="n\n")
            assert status == 1 and "Nothing was removed" in said
            await host.ask("ping")
            status, _ = await ask_admin(database_url, "remove", "table", table, "--yes")
            assert status == 0
            await asyncio.wait_for(host.socket.wait_closed(), PATIENCE)
            assert host.socket.close_code == 4404
            assert host.heard[-1]["type"] == "gone"
        with pytest.raises(Refusal, match="there is no table"):
            await ada.ask("GET", f"/api/tables/{table}")
        status, said = await ask_admin(database_url, "remove", "table", table, "--yes")
        assert status == 1 and "there is no table" in said

    with served(database_url) as server:
        asyncio.run(with_two(server.address, story))


def test_a_removed_guest_is_nobody_any_more(database_url: str) -> None:
    async def story(address: str, ada: Visitor, ben: Visitor) -> None:
        bot = await ben.ask("POST", "/api/me/bots", {"name": "Bo"})
        table = await game_of_two(ada, ben)
        async with ada.at(table) as host, ben.at(table) as other:
            await host.look(0)
            await other.look(1)
            status, said = await ask_admin(database_url, "remove", "guest", ben.id)
            assert status == 1 and "and one bot" in said  # nobody said yes
            status, said = await ask_admin(database_url, "remove", "guest", ben.id, stdin="y\n")
            assert status == 0
            await asyncio.wait_for(other.socket.wait_closed(), PATIENCE)
            assert other.socket.close_code == 4401
            await host.until(lambda view: ben.id in view["away"])
            await host.ask("vote-bot", seat=1)
            view = await host.until(lambda view: view["seats"][1]["bot"] is not None)
            assert view["seats"][1]["who"] == ben.id
        with pytest.raises(Refusal) as refusal:
            await ben.ask("GET", "/api/me")
        assert refusal.value.message == "server-who-are-you"
        with pytest.raises(Refusal) as refusal:
            await ben.ask("POST", "/api/recover", {"code": ben.recovery})
        assert refusal.value.message == "server-bad-code"
        async with known_by(address, bot["token"]) as program:
            with pytest.raises(Refusal) as refusal:
                await program.ask("GET", "/api/me")
        assert refusal.value.message == "server-bad-token"
        status, said = await ask_admin(database_url, "remove", "guest", ben.id, "--yes")
        assert status == 1 and "there is no guest" in said

    with served(database_url, "--away-seconds", "0") as server:
        asyncio.run(with_two(server.address, story))


def test_export(database_url: str, tmp_path: Path) -> None:
    secret, open_file = tmp_path / "running.json", tmp_path / "over.json"

    async def story(address: str, ada: Visitor, ben: Visitor) -> None:
        table = await game_of_two(ada, ben, fall="out")
        status, said = await ask_admin(database_url, "export", table, str(secret))
        assert status == 1 and "--with-secrets" in said
        assert not secret.exists()
        status, said = await ask_admin(database_url, "export", table, str(secret), "--with-secrets")
        assert status == 0 and "hide from each other" in said
        async with ben.at(table) as other:
            await other.ask("resign", seat=1)
        status, _ = await ask_admin(database_url, "export", table, str(open_file))
        assert status == 0
        status, said = await ask_admin(database_url, "export", table, str(open_file))
        assert status == 1 and "is there already" in said
        waiting = await ada.open_table("lemminge")
        status, said = await ask_admin(database_url, "export", waiting, str(tmp_path / "no"))
        assert status == 1 and "has not begun" in said

    with served(database_url) as server:
        asyncio.run(with_two(server.address, story))
    running, over = (Record.loads(file.read_text()) for file in (secret, open_file))
    assert running.replay().players == over.replay().players == 2
    assert "dice" not in running.notes  # the seed tells what will be rolled
    assert [seat["who"] for seat in over.notes["seats"]] == ["Ada", "Ben"]  # type: ignore[attr-defined]
    assert main(["verify", str(open_file)]) == 0


def test_a_wrong_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["remove", "table"], ["tables", "--status", "lost"], ["export", "abc"]):
        with pytest.raises(SystemExit) as left:
            main(["admin", *words])
        assert left.value.code == 2
        assert "--help tells how it is used" in capsys.readouterr().err
    assert main(["admin"]) == 0
