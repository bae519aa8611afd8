"""The panel beside the course, as lists of lines: the turn, the piles, the hand, the seats."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from clifftop import catalogue
from clifftop.terminal.lemminge.map_signs import GROUNDS, LETTERS, NAMES, in_colour, lemming
from clifftop.terminal.styles import BOLD, DIM, HEAD, in_table
from clifftop.words import lemminge as words

PLACING: Final = ("tile-row", "tile")


def said(message: str, **facts: object) -> str:
    return words.sentence(f"terminal-lemminge-{message}", facts)


def turn(view: dict[str, Any]) -> list[Text]:
    """Whose turn it is; with a card on the table, what it gives."""
    if not view["turn"]:
        return [Text(catalogue.text("terminal-no-turn"), BOLD)]
    line = Text.assemble((said("round", round=view["round"]), BOLD))
    line.append(" · ").append_text(in_colour(words.seat(mover(view))))
    asked = view["asked"]
    if "points" not in asked:
        return [line]
    facts = {"points": asked["points"], "terrain": asked["terrain"]}
    lines = [line, Text(said("movement", **facts))]
    if asked["question"] in PLACING:
        # LE-3.4: when those of the terrain are out, it is a meadow.
        tile = asked["terrain"] if view["tiles_left"][asked["terrain"]] else "meadow"
        lines.append(Text(said("placing", tile=tile)))
    return lines


def mover(view: dict[str, Any]) -> int:
    """LE-2.3: turns go clockwise from the first player."""
    return int((view["first"] + view["turn"] - 1) % view["players"])


def piles(view: dict[str, Any]) -> list[Text]:
    """LE-3.3: the cards of each pile, the lowest of them, and their sum."""
    rows = [[said(f"column-{head}") for head in ("pile", "cards", "lowest", "sum")]]
    for terrain, pile in view["piles"].items():
        cards = "".join(str(value) for value in pile["cards"])
        rows.append([words.terrain(terrain), cards, str(pile["lowest"]), str(pile["sum"])])
    head, *lines = in_table(rows, " ")
    drawn = [Text.assemble("  ", (head, HEAD))]
    for terrain, line in zip(view["piles"], lines, strict=True):
        drawn.append(Text.assemble((LETTERS[terrain], GROUNDS[terrain]), " ", line))
    return drawn


def hand(view: dict[str, Any], seat: int) -> list[Text]:
    """LE-3.3, LE-3.4: one's own cards, the MP that each would give, and whether the pile goes."""
    held: dict[str, list[int]] = view["hands"][seat]
    if not held:
        return [Text(said("hand-none"), DIM)]
    rows = [[said("hand"), said("column-pile"), said("column-points")]]
    for terrain, value, times in held_cards(held):
        points, joins = worth(view["piles"][terrain], value)
        name = words.card(terrain, value) + (f" ×{times}" if times > 1 else "")
        rows.append([name, said("joins" if joins else "new"), str(points)])
    return [Text(line, "" if row else HEAD) for row, line in enumerate(in_table(rows, " "))]


def short_hand(view: dict[str, Any], seat: int) -> list[Text]:
    """The same in two lines: those that join their piles, and those that start new ones."""
    groups: dict[bool, list[str]] = {True: [], False: []}
    for terrain, value, times in held_cards(view["hands"][seat]):
        points, joins = worth(view["piles"][terrain], value)
        groups[joins] += [f"{LETTERS[terrain]}{value}→{points}"] * times
    lines = [
        Text.assemble((said(message), BOLD), " ", "  ".join(groups[joins]))
        for joins, message in ((True, "hand-joins"), (False, "hand-new"))
        if groups[joins]
    ]
    return lines or [Text(said("hand-none"), DIM)]


def held_cards(held: dict[str, list[int]]) -> list[tuple[str, int, int]]:
    """The different cards of a hand: terrain, value, and how many there are."""
    return [
        (terrain, value, values.count(value))
        for terrain, values in held.items()
        for value in sorted(set(values), reverse=True)
    ]


def worth(pile: dict[str, Any], value: int) -> tuple[int, bool]:
    """What a card gives, and whether it joins the pile."""
    joins = value <= pile["lowest"]
    return (pile["sum"] + value if joins else value), joins


def hands(view: dict[str, Any]) -> list[Text]:
    """Everybody's cards, for a table where all lies open."""
    lines = []
    for seat in range(view["players"]):
        cards = [
            LETTERS[terrain] + str(value)
            for terrain, values in view["hands"][seat].items()
            for value in values
        ]
        lines.append(in_colour(said("hand-of", seat=seat, cards=" ".join(cards))))
    return lines


def seats(view: dict[str, Any], seat: int | None) -> list[Text]:
    """Cards in hand and lemmings home; whose turn it is, is marked."""
    rows = [[said(f"column-{head}") for head in ("seat", "cards", "home")]]
    for number in range(view["players"]):
        held, home = view["hands"][number], view["lemmings"][number].count("home")
        size = held if isinstance(held, int) else sum(len(values) for values in held.values())
        rows.append([words.seat(number), str(size), str(home)])
    head, *lines = in_table(rows, "  ")
    drawn = [Text.assemble("     ", (head, HEAD))]
    for number, line in enumerate(lines):
        text = Text("▸" if number == seat else " ")
        text.append("◆ " if view["turn"] and number == mover(view) else "  ")
        text.append_text(lemming(number)).append(" ").append(line, NAMES[number])
        drawn.append(text)
    return drawn


def stock(view: dict[str, Any]) -> list[Text]:
    """What is left: cards to draw, tiles to lay."""
    discards = sum(len(values) for values in view["discards"].values())
    tiles = Text(said("tiles"))
    for terrain, number in view["tiles_left"].items():
        tiles.append(" ").append(f"{LETTERS[terrain]}{number}", GROUNDS[terrain])
    return [Text(said("stock", deck=view["deck"], discards=discards)), tiles]
