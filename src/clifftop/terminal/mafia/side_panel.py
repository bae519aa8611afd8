"""The panel beside the pier, as lists of lines: the turn, the seats, bets and contracts."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from clifftop import catalogue
from clifftop.catalogue import ENGLISH
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.contracts import Contract
from clifftop.games.mafia.pieces import LEMMINGS
from clifftop.terminal.mafia.lemming_signs import SIGNS, in_colour, token, tokens
from clifftop.terminal.styles import BOLD, DIM, HEAD, in_table
from clifftop.words import mafia as words


def said(message: str, **facts: object) -> str:
    return catalogue.text(f"terminal-mafia-{message}", language=ENGLISH, **facts)


def turn(view: dict[str, Any], seat: int | None) -> list[Text]:
    """Whose turn it is, and what was rolled."""
    if not view["turn"]:
        return [Text(catalogue.text("terminal-no-turn"), BOLD)]
    line = Text.assemble((catalogue.text("terminal-turn", turn=view["turn"]), BOLD))
    line.append(f" · {words.who(view['player'], seat)}")
    if view["dice"]:
        line.append(" · ").append_text(tokens(view["dice"]))
    return [line]


def seats(view: dict[str, Any], seat: int | None) -> list[Text]:
    """How many bets and contracts everybody has; whose turn it is, is marked."""
    rows = [[said(f"column-{head}") for head in ("seat", "bets", "contracts", "dropped")]]
    for number in range(view["players"]):
        counts = [count(view[pile][number]) for pile in ("bets", "contracts", "dropped")]
        rows.append([words.who(number, seat), *(str(each) for each in counts)])
    lines = []
    for row, line in enumerate(in_table(rows, "  ")):
        number = row - 1
        mark = "◆ " if number == view["player"] and view["turn"] else "  "
        text = Text(mark if row else "  ")
        text.append(line, BOLD if number == seat else "" if row else HEAD)
        lines.append(text)
    return lines


def count(pile: object) -> int:
    """A pile that lies open is a list, another one a number."""
    return pile if isinstance(pile, int) else len(pile) if isinstance(pile, list) else 0


def bets(view: dict[str, Any], seat: int, short: bool) -> list[Text]:
    """LM-4.3: one's own bets in order, each with what it may bring, and the cards left."""
    laid = view["bets"][seat]
    lines = [Text(said("bets" if laid else "bets-none"), HEAD if laid else DIM)]
    if laid:
        lines.append(numbered(laid))
    left = [name for name in LEMMINGS if name not in laid]
    if left and not (short and not laid):
        line = Text.assemble((said("cards-left"), DIM))
        lines.append(line.append(" ").append_text(tokens(left, "")))
    return lines


def numbered(laid: list[str]) -> Text:
    return Text("  ").join(
        Text(f"{place} ").append_text(token(name, "")) for place, name in enumerate(laid, start=1)
    )


def contracts(pier: Pier, view: dict[str, Any], seat: int, short: bool) -> list[Text]:
    """LM-4.4: one's own contracts with what they are worth; and those that are gone."""
    asks_for = contract_shortly if short else words.contract
    lines = []
    for pile, style in (("contracts", ""), ("dropped", DIM)):
        for contract in pier.contracts:
            if contract.name in view[pile][seat]:
                line = Text.assemble((said(f"worth-{pile}", worth=contract.worth), BOLD), " ")
                line.append_text(in_colour(asks_for(contract.facts())))
                line.stylize(style)
                lines.append(line)
    title = Text(said("contracts"), HEAD)
    return [title, *lines] if lines else []


def secrets(pier: Pier, view: dict[str, Any]) -> list[Text]:
    """Everybody's bets and contracts, for a table where all lies open."""
    facts = {contract.name: contract.facts() for contract in pier.contracts}
    lines = []
    for number in range(view["players"]):
        laid = view["bets"][number]
        head = Text.assemble((words.who(number, None), BOLD), ": ")
        lines.append(head.append_text(numbered(laid) if laid else Text(said("no-bets"))))
        held = [contract_shortly(facts[name]) for name in view["contracts"][number]]
        if held:
            lines.append(Text("  ").append_text(in_colour(", ".join(held))))
    return lines


def short_secrets(pier: Pier, view: dict[str, Any]) -> list[Text]:
    """The same in signs, a line a seat."""
    lines = []
    for number in range(view["players"]):
        laid = "".join(SIGNS[name] for name in view["bets"][number])
        held = [
            in_signs(contract)
            for contract in pier.contracts
            if contract.name in view["contracts"][number]
        ]
        mark = "◆ " if number == view["player"] and view["turn"] else "  "
        line = mark + said("secrets", seat=words.who(number, None), bets=laid, held=", ".join(held))
        lines.append(in_colour(line))
    return lines


def contract_shortly(facts: dict[str, object]) -> str:
    """What a contract asks for, in few words."""
    return words.sentence("terminal-mafia-contract", facts)


def in_signs(contract: Contract) -> str:
    facts = contract.facts()
    for name in ("lemming", "other"):
        if name in facts:
            facts[name] = SIGNS[str(facts[name])]
    return words.sentence("terminal-mafia-contract-signs", facts)
