"""What goes out packed: the page and what it is made of, and nothing that holds a secret."""

from __future__ import annotations

import httpx
from tests.server.server_process import served

PACKED = {"accept-encoding": "gzip"}


def test_the_page_is_packed_and_still_guarded(sqlite_url: str) -> None:
    with served(sqlite_url) as server:
        found = httpx.get(server.address, headers=PACKED)
        assert found.headers["content-encoding"] == "gzip"
        assert found.headers["vary"] == "Accept-Encoding"
        assert "default-src 'none'" in found.headers["content-security-policy"]
        plain = httpx.get(server.address, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == found.content


def test_what_is_for_one_guest_is_not_packed(sqlite_url: str) -> None:
    with served(sqlite_url) as server, httpx.Client(base_url=server.address) as guest:
        guest.headers["origin"] = server.address
        name = {"name": "Ada"}
        assert guest.post("/api/guests", json=name, headers=PACKED).status_code == 201
        opened = [guest.post("/api/tables", json={"game": "lemminge"}) for _ in range(3)]
        assert all(answer.status_code == 201 for answer in opened)
        mine = guest.get("/api/me/tables", headers=PACKED)
        assert len(mine.content) > 1000
        assert "content-encoding" not in mine.headers
