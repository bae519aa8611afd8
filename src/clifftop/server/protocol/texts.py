"""The texts of what a reader is shown, for clients that have no words of their own."""

from __future__ import annotations

from typing import Any

from clifftop import catalogue, words
from clifftop.server.protocol.messages import Texts
from clifftop.words import bot_characters

Names = dict[str, dict[str, str]]


def texts_for(
    view: dict[str, Any],
    log: list[dict[str, Any]],
    seat: int | None,
    names: Names,
    language: str,
) -> Texts:
    said = words.of(view["game"])
    seats = seat_names(view["game"], view["seats"], names, language)
    texts = Texts(
        log=[item_texts(view["game"], item, seat, names, seats, language) for item in log]
    )
    state = view.get("state")
    if state is None:
        return texts
    asked = state["asked"]
    if view["status"] == "running":
        texts.question = said.question(asked, language)
    texts.actions = {
        str(action): said.act(facts, asked, language) for action, facts in state.get("actions", [])
    }
    texts.early = {
        str(action): said.act(facts, asked, language) for action, facts in view.get("early", [])
    }
    return texts


def seat_names(game: str, seats: list[dict[str, Any]], names: Names, language: str) -> list[str]:
    """What everybody calls the seats. People count them from one."""
    called = []
    for number, seat in enumerate(seats):
        if seat["name"] is not None:
            called.append(seat["name"])
        elif seat["who"] is not None:
            called.append(names[seat["who"]]["name"] if seat["who"] in names else "?")
        elif seat["bot"] is not None:
            called.append(bot_characters.name(game, seat["bot"], number, language))
        else:
            called.append(catalogue.text("server-seat-free", language=language, seat=number + 1))
    return called


def item_texts(
    game: str,
    item: dict[str, Any],
    seat: int | None,
    names: Names,
    seats: list[str],
    language: str,
) -> list[str]:
    """One item of the log; some go without saying."""
    if item["entry"] == "events":
        return words.of(game).story(item["events"], seat, language, seats)
    message = f"table-log-{item['entry']}"
    if not catalogue.has(message, language=language):
        return []
    facts = {name: named(name, fact, names) for name, fact in item.items() if name != "entry"}
    if item.get("bot") is not None:
        facts["bot"] = bot_characters.name(game, item["bot"], item["seat"], language)
        facts["level"] = bot_characters.level_name(item["bot"], language)
    return [catalogue.text(message, language=language, **facts)]


def named(fact: str, value: object, names: Names) -> object:
    """Guests by their names; what is not there is "none", so that a message can ask for it."""
    if value is None:
        return "none"
    if fact in ("who", "to", "host") and isinstance(value, str):
        return names[value]["name"] if value in names else "?"
    if fact == "seat" and isinstance(value, int):
        return value + 1
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)
