"""The panel beside the canyon, as lists of lines: the turn, the eagles, the clans, the hand."""

from __future__ import annotations

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from clifftop import catalogue
from clifftop.games.leaping.pieces import EAGLES
from clifftop.terminal.leaping.canyon_map import TINTS
from clifftop.terminal.styles import BOLD, DIM, HEAD, SEATS, in_table
from clifftop.words import leaping as words

MOVING: Final = ("move", "destination", "claw-level")


def said(message: str, short: bool, **facts: object) -> str:
    """A message of the panel, or the one of fewer words for a small screen."""
    return catalogue.text(f"terminal-{'short-' if short else ''}{message}", language="en", **facts)


def turn(view: dict[str, Any], short: bool) -> list[Text]:
    """The turn and its card, both eagles, the last Special Action."""
    if not view["turn"]:
        return [Text(catalogue.text("terminal-no-turn"), BOLD)]
    head = Text.assemble((catalogue.text("terminal-turn", turn=view["turn"]), BOLD))
    head.append(" · " + movement_card(view, short))
    lines = [head]
    for name in EAGLES:
        facts = view["eagles"][name]
        hunting = "yes" if facts["hunting"] else "no"
        line = Text.assemble(("■ ", Style(color=TINTS[name].bgcolor)))
        line.append(
            said(
                "eagle",
                short,
                name=catalogue.attribute(f"eagle-{name}", "short") if short else words.eagle(name),
                zone=facts["zone"],
                hunting=hunting,
                die=facts["die"],
            )
        )
        lines.append(line)
    if "pile" in view:
        card, by = words.card(view["pile"]["top"]), words.clan(view["pile"]["by"])
        lines.append(in_colour(said("pile", short, card=card, clan=by)))
    if view.get("held") == "?":
        lines.append(Text(said("held-unseen", short)))
    elif "held" in view:
        lines.append(Text(said("held", short, card=words.card(view["held"]))))
    return lines


def movement_card(view: dict[str, Any], short: bool) -> str:
    value = view["card"]
    if not value:
        return said("no-card", short)
    if view["asked"]["question"] in MOVING:
        movement, starting = view["movement"], view["starting"]
        facts = {"value": value, "movement": movement, "starting": starting}
        if starting != movement:
            return said("card-starting", short, **facts)
        if movement != value:
            return said("card-changed", short, **facts)
    return said("card", short, value=value)


def clans(view: dict[str, Any], seat: int | None, narrow: bool) -> list[Text]:
    """The table of clans; whose turn it is and who has the eagles is marked."""
    heads = ["clan", "vp", "start", "dives", "chow", "pellets", "cards"]
    titles = [catalogue.text(f"terminal-column-{head}") for head in heads]
    if narrow:
        titles = titles[:1] + [title[:3] for title in titles[1:]]
    rows = [titles]
    for clan in range(view["players"]):
        rows.append([words.clan(clan), *(str(number) for number in counts(view, clan))])
    lines = in_table(rows, "  " if not narrow else " ")
    marked = []
    for number, line in enumerate(lines):
        clan = number - 1
        mark = "▸" if clan == seat else " "
        mark += "◆" if clan == view["eagle_player"] and view["turn"] else " "
        text = Text("   " if clan < 0 else mark + " ")
        text.append(line, HEAD if clan < 0 else SEATS[clan])
        if clan == view["to_act"] and clan >= 0:
            text.stylize(BOLD)
        marked.append(text)
    return marked


def counts(view: dict[str, Any], clan: int) -> list[int]:
    """VP, Starting lemmings, scored ones, eaten ones, pellets, Special Actions."""
    hand, purse = view["hands"][clan], view["purses"][clan]
    return [
        view["vp"][clan],
        view["start"][clan],
        sum(view["boxes"][clan]),
        view["chow"][clan],
        purse if isinstance(purse, int) else len(purse),
        (hand if isinstance(hand, int) else len(hand)) + (not view["id_used"][clan]),
    ]


def hand(view: dict[str, Any], seat: int, short: bool) -> list[Text]:
    """One's own Special Actions, each with what it does, and one's pellets."""
    lines = []
    cards = held_cards(view, seat)
    if cards:
        lines.append(Text(said("hand", short), HEAD))
    elif "held" not in view:
        lines.append(Text(said("hand-none", short), DIM))
    for card in cards:
        line = Text.assemble((words.card(card), BOLD))
        if not short:
            line.append("  " + words.card_text(card))
        lines.append(line)
    purse = view["purses"][seat]
    if purse:
        ones, twos, favors = (purse.count(letter) for letter in "12f")
        lines.append(Text(said("purse", short, ones=ones, twos=twos, favors=favors)))
    return lines


def held_cards(view: dict[str, Any], seat: int) -> list[str]:
    """The Special Actions of a seat that lies open: its hand, and its ID card if unused."""
    return [*view["hands"][seat], *([] if view["id_used"][seat] else ["its-a-5"])]


def hands(view: dict[str, Any]) -> list[Text]:
    """Everybody's Special Actions, for a table where all lies open."""
    lines = []
    for clan in range(view["players"]):
        titles = [words.card(card) for card in held_cards(view, clan)]
        message = "terminal-hand-of" if titles else "terminal-hand-of-none"
        told = catalogue.text(message, clan=words.clan(clan), cards=", ".join(titles))
        lines.append(in_colour(told))
    return lines


def in_colour(sentence: str) -> Text:
    """A sentence with the clans in their colours."""
    text = Text(sentence)
    for clan, style in enumerate(SEATS):
        text.highlight_words([words.clan(clan)], style)
    return text
