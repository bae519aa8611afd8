"""Games: what can be played here, and on which boards."""

from __future__ import annotations

import tomllib
from typing import Any

from litestar import Response, get
from msgspec import Struct

import clifftop
from clifftop import boards, bots
from clifftop.server.callers import server_of
from clifftop.server.errors import NotThere
from clifftop.server.http.dependencies import AnyRequest, Id


class GameOption(Struct):
    name: str
    kind: str
    default: Any
    low: int
    high: int


class GameFacts(Struct):
    name: str
    rules: int
    options: list[GameOption]
    bots: list[str]
    boards: list[str]


class Games(Struct):
    games: list[GameFacts]


class Board(Struct):
    game: str
    hash: str
    text: str
    board: dict[str, Any]


class Health(Struct):
    status: str
    version: str


@get("/api/games", summary="The games, their options and bots")
async def all_games() -> Games:
    return Games([facts_of(name) for name in clifftop.games()])


def facts_of(name: str) -> GameFacts:
    game = clifftop.game(name)
    options = [
        GameOption(option.name, option.kind, option.default, option.low, option.high)
        for option in game.options
    ]
    return GameFacts(name, game.rules, options, bots.names(name), boards.names(name))


@get("/api/boards/{board:str}", summary="A board by its hash, which a view names")
async def one_board(request: AnyRequest, board: Id) -> Response[Board]:
    """Its geometry, once: a hash always means the same board."""
    found = server_of(request).store.board(board)
    if found is None:
        raise NotThere("server-no-board", board=board)
    game, text = found
    answer = Board(game, board, text, tomllib.loads(text))
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(answer, headers=headers)


@get("/api/health", summary="Whether the server is well")
async def health(request: AnyRequest) -> Health:
    from importlib.metadata import version

    async with server_of(request).database.begin():
        return Health("ok", version("clifftop"))


HANDLERS = [all_games, one_board, health]
