"""The pier as characters: a row for each section, the start at the bottom, the water on top.

Spaces follow each other from left to right and from a row to the one above, as a car counts them.
"""

from __future__ import annotations

from typing import Any, Final, final

from rich.style import Style
from rich.text import Text

from clifftop import catalogue
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.pieces import LEMMINGS, SPACE_KINDS
from clifftop.terminal.mafia.lemming_signs import BLOCK, COLOURS, token
from clifftop.terminal.styles import CHOICE, DIM
from clifftop.words.mafia import lemming as named

WIDE: Final = 15  # the inside of a space,
NARROW: Final = 12  # and where there is little room
ACROSS: Final = 3  # spaces in the longest section
MOST_TALL: Final = 14  # sections that a tall map can have, to fit into a screen

TAPE: Final = Style(color="yellow", dim=True)
WATER: Final = Style(color="cyan")
KIND_SIGNS: Final = {
    "empty": "·",
    "mixer": "+",
    "jackhammer": "-",
    "car": "»",
    "bookmaker": "$",
    "godfather": "♠",
}
KIND_STYLES: Final = {
    "empty": DIM,
    "mixer": Style(color="bright_red"),
    "jackhammer": Style(color="bright_green"),
    "car": Style(color="bright_yellow"),
    "bookmaker": Style(color="bright_cyan"),
    "godfather": Style(color="bright_magenta"),
}
# What the legend explains, line by line.
LEGEND: Final = (("mixer", "jackhammer", "car"), ("bookmaker", "godfather"))


@final
class PierMap:
    """One view of one pier. `numbers` says which spaces are choices, and which ones."""

    def __init__(
        self, pier: Pier, view: dict[str, Any], numbers: dict[str, int], roomy: bool
    ) -> None:
        self.pier = pier
        self.numbers = numbers
        self.roomy = roomy
        self.tall = roomy and pier.sections <= MOST_TALL
        self.lemmings: dict[str, dict[str, Any]] = view["lemmings"]
        self.on = {facts["at"]: name for name, facts in self.lemmings.items()}
        self.inside = WIDE if roomy else NARROW
        self.width = ACROSS * (self.inside + 1) + 1

    def lines(self) -> list[Text]:
        """From the water down to the start, and to those who got no further."""
        drawn = [self.water()]
        for spaces in reversed(self.pier.section_spaces):
            drawn += self.section(spaces)
        return drawn + self.start() + self.eliminated()

    def water(self) -> Text:
        title = Text.assemble((f" {catalogue.text('terminal-mafia-water')} ", WATER))
        if "water" in self.on:
            title.append_text(token(self.on["water"])).append(" ")
        waves = self.width - title.cell_len
        return Text.assemble(
            ("≈" * (waves // 2), WATER), title, ("≈" * (waves - waves // 2), WATER)
        )

    def section(self, spaces: list[int]) -> list[Text]:
        """One section: two lines when tall, else one."""
        drawn = []
        for line in range(2 if self.tall else 1):
            text = Text.assemble(("│", TAPE))
            for space in spaces:
                text.append_text(self.cell(space, line)).append("│", TAPE)
            drawn.append(text)
        return drawn

    def cell(self, space: int, line: int) -> Text:
        name = self.pier.names[space]
        if line:
            body = self.standing(name)
            number = self.numbers.get(name)
            mark = Text("" if number is None else f" {number} ", CHOICE)
        elif self.tall or name not in self.on:
            body, mark = self.sign(space), Text()
        else:
            body, mark = self.sign_and_standing(space), Text()
        return body.append(" " * (self.inside - body.cell_len - mark.cell_len)).append_text(mark)

    def sign(self, space: int) -> Text:
        """A space by its name and what it does."""
        name, kind = self.pier.names[space], SPACE_KINDS[self.pier.kinds[space]]
        word = catalogue.text(f"terminal-mafia-space-{kind}")
        if not self.roomy:
            word = catalogue.attribute(f"terminal-mafia-space-{kind}", "short")
        text = Text.assemble((name, CHOICE if name in self.numbers else DIM))
        text.append(" " * (4 - len(name)))
        return text.append(f"{KIND_SIGNS[kind]} {word}", KIND_STYLES[kind])

    def standing(self, name: str) -> Text:
        """Who is on a space, and with how much concrete at the feet."""
        if name not in self.on:
            return Text()
        lemming = self.on[name]
        return Text(" ").append_text(token(lemming)).append(" " + self.blocks(lemming))

    def sign_and_standing(self, space: int) -> Text:
        """The same where a line has to do for both."""
        name, kind = self.pier.names[space], SPACE_KINDS[self.pier.kinds[space]]
        text = Text.assemble((name.ljust(3), DIM), (KIND_SIGNS[kind], KIND_STYLES[kind]))
        text.append(named(self.on[name]), COLOURS[self.on[name]])
        return text.append(self.blocks(self.on[name]))

    def blocks(self, lemming: str) -> str:
        return BLOCK * int(self.lemmings[lemming]["blocks"])

    def start(self) -> list[Text]:
        """LM-R4: those who have not left the start."""
        waiting = [name for name in LEMMINGS if self.lemmings[name]["at"] == "start"]
        tokens = [token(name, "") for name in waiting]
        return self.listed(catalogue.text("terminal-mafia-start"), tokens)

    def eliminated(self) -> list[Text]:
        """LM-3.1: those who are out, with their finishing places."""
        places = {
            facts["place"]: name for name, facts in self.lemmings.items() if facts["at"] == "out"
        }
        tokens = [
            Text(f"{place}").append_text(token(places[place], "")) for place in sorted(places)
        ]
        return self.listed(catalogue.text("terminal-mafia-out"), tokens) if tokens else []

    def listed(self, title: str, tokens: list[Text]) -> list[Text]:
        """A title and lemmings, in as many lines as it takes."""
        lines = [Text.assemble((title, DIM))]
        for one in tokens:
            if lines[-1].cell_len + 1 + one.cell_len > self.width:
                lines.append(Text(" " * len(title)))
            lines[-1].append(" ").append_text(one)
        return lines


def legend() -> list[Text]:
    """What the signs mean."""
    lines = []
    for kinds in LEGEND:
        line = Text()
        for kind in kinds:
            line.append(KIND_SIGNS[kind], KIND_STYLES[kind])
            line.append(f" {catalogue.text(f'terminal-mafia-legend-{kind}')}   ", DIM)
        lines.append(line)
    lines[-1].append(f"{BLOCK} {catalogue.text('terminal-mafia-legend-block')}", DIM)
    return lines
