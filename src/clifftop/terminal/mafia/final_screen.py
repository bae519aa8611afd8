"""The end of a race: who came in where, what everybody had bet and promised, and who has won."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from clifftop import catalogue
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.history import ALL_SEEING
from clifftop.terminal.mafia.lemming_signs import BLOCK, in_colour, token
from clifftop.terminal.mafia.side_panel import contract_shortly, numbered, said
from clifftop.terminal.styles import BOLD, HEAD, in_table
from clifftop.words import mafia as words


def final(pier: Pier, state: MafiaState, seat: int | None) -> list[Text]:
    """LM-4: the race, then every seat, the best first, then the points."""
    view: dict[str, Any] = state.see(ALL_SEEING)
    places: list[int] = view["places"]
    order = sorted(range(state.players), key=lambda number: (places[number], number))
    lines = [Text(catalogue.text("terminal-final"), HEAD), race(view)]
    for number in order:
        lines += seat_lines(pier, view, number, seat)
    lines += [Text(), *table(view, order, seat)]
    if seat is not None:
        lines += [Text(), Text(verdict(places, seat), BOLD)]
    return lines


def race(view: dict[str, Any]) -> Text:
    """LM-4.2: the lemmings in the order in which they came in."""
    results: dict[str, int] = view["race"]
    order = sorted(results, key=lambda name: results[name])
    line = Text()
    for name in order:
        blocks = BLOCK * view["lemmings"][name].get("blocks", 0)
        line.append(f"{results[name]}. ").append_text(token(name, "")).append(f"{blocks}  ")
    line.rstrip()
    return line


def seat_lines(pier: Pier, view: dict[str, Any], number: int, seat: int | None) -> list[Text]:
    """LM-4.3, LM-4.4: what a seat had bet, and what its contracts came to."""
    laid = view["bets"][number]
    line = Text.assemble((words.who(number, seat), BOLD), ": ")
    line.append_text(numbered(laid) if laid else Text(said("no-bets")))
    points = view["contract_points"][number]
    facts = {contract.name: contract.facts() for contract in pier.contracts}
    told = [
        said("result", points=f"{points[name]:+}", contract=contract_shortly(facts[name]))
        for name in points
    ]
    return [line, Text("  ").append_text(in_colour(", ".join(told)))] if told else [line]


def table(view: dict[str, Any], order: list[int], seat: int | None) -> list[Text]:
    """LM-1.2: bets and contracts add up."""
    heads = ("seat", "bets", "contracts")
    rows = [[said(f"column-{head}") for head in heads]]
    rows[0] += [catalogue.text(f"terminal-column-{head}") for head in ("total", "place")]
    for number in order:
        contracts = sum(view["contract_points"][number].values())
        score, place = view["scores"][number], view["places"][number]
        numbers = [view["bet_points"][number], contracts, score, place]
        rows.append([words.who(number, seat), *(str(each) for each in numbers)])
    lines = in_table(rows, "  ")
    return [
        Text(line, HEAD if row == 0 else BOLD if order[row - 1] == seat else "")
        for row, line in enumerate(lines)
    ]


def verdict(places: list[int], seat: int) -> str:
    """How it ended for the one who sits here."""
    if places[seat] == 1:
        return catalogue.text("terminal-shared" if places.count(1) > 1 else "terminal-mafia-won")
    winners = [words.who(number, seat) for number, place in enumerate(places) if place == 1]
    place = places[seat]
    return said("lost", winners=", ".join(winners), place=place, players=len(places))
