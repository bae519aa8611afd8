"""The page. It is one and the same everywhere; what it shows is in its address."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

SERVER: Final = Path(__file__).parent.parent
BUILT: Final = SERVER / "built"  # from web/, by scripts/build-page
PAGE: Final = BUILT if (BUILT / "index.html").exists() else SERVER / "page"


@get(
    ["/", "/t/{table:str}", "/r/{replay:str}", "/join", "/device"],
    include_in_schema=False,
    media_type="text/html",
)
async def page() -> Response[bytes]:
    headers = {"cache-control": "no-cache"}
    body = (PAGE / "index.html").read_bytes()
    return Response(body, media_type="text/html; charset=utf-8", headers=headers)


HANDLERS = [
    page,
    create_static_files_router(
        "/static", [PAGE], include_in_schema=False, cache_control=CacheControlHeader(no_cache=True)
    ),
]
