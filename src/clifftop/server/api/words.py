"""What the page says, for a page that reads no Fluent: all of it at once, by message id."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import Parameter
from msgspec import Struct

from clifftop import catalogue
from clifftop.catalogue import ENGLISH

PAGE: Final = "catalogue/page.ftl"
# Pieces that a view names by id. What a card or a space does is its text.
PIECES: Final = {
    "catalogue/leaping.ftl": ("clan-", "card-", "eagle-"),
    "catalogue/mafia.ftl": ("mafia-lemming-", "mafia-space-"),
    "catalogue/lemminge.ftl": (
        "lemminge-seat-",
        *(
            f"lemminge-{terrain}"
            for terrain in ("forest", "water", "mountain", "swamp", "desert", "meadow")
        ),
    ),
}
# The page fills these in by itself: `{ $name }` reaches it as “%name%”.
FILLED_IN: Final = {
    name: f"%{name}%" for name in ("name", "seat", "number", "other", "most", "game", "place")
}


class PageWords(Struct):
    words: dict[str, str]


@get("/api/words", summary="What the page says")
async def page_words(
    language: Annotated[str, Parameter(max_length=10)] = ENGLISH,
) -> PageWords:
    found = {
        message: catalogue.text(message, language=language, **FILLED_IN)
        for message in catalogue.ids(PAGE)
    }
    for file, beginnings in PIECES.items():
        for message in catalogue.ids(file):
            if message.startswith(beginnings):
                found |= piece_words(message, language)
    return PageWords(found)


def piece_words(message: str, language: str) -> dict[str, str]:
    found = {message: catalogue.text(message, language=language)}
    if catalogue.has(message, "text", language=language):
        found[f"{message}.text"] = catalogue.attribute(message, "text", language=language)
    return found


HANDLERS = [page_words]
