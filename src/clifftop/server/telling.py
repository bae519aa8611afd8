"""What a reader is shown, in sentences, for clients that have no words of their own."""

from __future__ import annotations

from typing import Any

from clifftop import catalogue, words
from clifftop.server.wire import Texts

Names = dict[str, dict[str, str]]


def texts_for(
    view: dict[str, Any],
    log: list[dict[str, Any]],
    seat: int | None,
    names: Names,
    language: str,
) -> Texts:
    said = words.of(view["game"])
    texts = Texts(log=[item_texts(view["game"], item, seat, names, language) for item in log])
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


def item_texts(
    game: str, item: dict[str, Any], seat: int | None, names: Names, language: str
) -> list[str]:
    """One item of the log; some go without saying."""
    if item["entry"] == "events":
        return words.of(game).story(item["events"], seat, language)
    message = f"table-log-{item['entry']}"
    if not catalogue.has(message, language=language):
        return []
    facts = {name: named(name, fact, names) for name, fact in item.items() if name != "entry"}
    return [catalogue.text(message, language=language, **facts)]


def named(fact: str, value: object, names: Names) -> object:
    """Guests by their names; what is not there is "none", so that a message can ask for it."""
    if value is None:
        return "none"
    if fact in ("who", "to", "host") and isinstance(value, str):
        return names[value]["name"] if value in names else "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)
