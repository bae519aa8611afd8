"""The page, with its scripts and pictures. It is one and the same everywhere; its address says what
it shows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from clifftop.server.callers import server_of
from clifftop.server.errors import NoPage
from clifftop.server.http.dependencies import AnyRequest

PAGE: Final = Path(__file__).parent.parent / "built"  # from web/, by scripts/build-page


@get(
    ["/", "/t/{table:str}", "/r/{replay:str}", "/join", "/device"],
    include_in_schema=False,
    media_type="text/html",
)
async def page(request: AnyRequest) -> Response[bytes]:
    try:
        body = (PAGE / "index.html").read_bytes()
    except FileNotFoundError:
        raise NoPage("server-no-page") from None
    # Sites that show a link to us with a picture want the whole address of the picture.
    address = server_of(request).settings.address.encode()
    body = body.replace(b'content="/static/preview', b'content="' + address + b"/static/preview")
    headers = {"cache-control": "no-cache"}
    return Response(body, media_type="text/html; charset=utf-8", headers=headers)


# What Vite puts into assets/ has a hash in its name: another content is another file.
HANDLERS = [
    page,
    create_static_files_router(
        "/static/assets",
        [PAGE / "assets"],
        name="assets",
        include_in_schema=False,
        cache_control=CacheControlHeader(public=True, max_age=31536000, immutable=True),
    ),
    create_static_files_router(
        "/static",
        [PAGE],
        name="static",
        include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),
    ),
]
