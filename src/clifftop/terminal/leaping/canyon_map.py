"""The canyon as characters: rows of bricks, which touch exactly as hexes do, the cliff on top."""

from __future__ import annotations

from typing import Any, Final, cast, final

from rich.style import Style
from rich.text import Text

from clifftop import catalogue
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.pieces import CLAN_LETTERS, EAGLES, ZONES
from clifftop.terminal.styles import CHOICE, PLAIN, SEATS
from clifftop.words import leaping as words

WIDE: Final = 7  # the inside of a hex; with its wall an even number, so that half a hex is whole

WALL: Final = Style(dim=True)
# Under an eagle: a tint for those who see colour, brackets round the name for everybody.
TINTS: Final = {
    "": PLAIN,
    "red": Style(color="bright_white", bgcolor="dark_red"),
    "blue": Style(color="bright_white", bgcolor="navy_blue"),
    "redblue": Style(color="bright_white", bgcolor="purple4"),
}
BRACKETS: Final = {"red": ("(", ")"), "blue": ("[", "]"), "redblue": ("{", "}")}
BRUSH: Final = "♣"
PELLET: Final = "•"
BONES: Final = "†"


def stack_text(stack: str, under: Style = PLAIN) -> Text:
    """The clan letters of a stack, bottom first; the last one, on top, is bold."""
    text = Text()
    for level, letter in enumerate(stack):
        colour = PLAIN if under.bgcolor else Style.parse(SEATS[CLAN_LETTERS.index(letter)])
        text.append(letter, under + colour + Style(bold=level == len(stack) - 1))
    return text


@final
class CanyonMap:
    """One view of one canyon. `numbers` says which hexes are choices, and which ones."""

    def __init__(
        self,
        canyon: Canyon,
        view: dict[str, object],
        numbers: dict[str, int],
        tall: bool,
        zones: bool = False,
    ) -> None:
        self.canyon = canyon
        self.zones = zones  # shown instead of the names of hexes
        self.stacks = cast(dict[str, str], view["hexes"])
        self.pellets = cast(list[str], view["pellets"])
        self.starting = cast(list[int], view["start"])
        self.numbers = numbers
        self.tall = tall
        self.over: dict[str, str] = {}  # hex: the eagles above it
        self.signed: dict[str, str] = {}  # hex: the eagle whose name is written there
        for number, eagle in enumerate(EAGLES):
            facts = cast(dict[str, dict[str, str]], view["eagles"])[eagle]
            names = canyon.names_of(canyon.zone[number][ZONES.index(facts["zone"])])
            for name in names:
                self.over[name] = self.over.get(name, "") + eagle
            free = [name for name in names if name not in self.stacks and name not in self.signed]
            if free:
                self.signed[free[len(free) // 2]] = eagle
        self.margin = 0 if tall else 3
        self.width = self.margin + (max(canyon.across) + 2) * (WIDE + 1) // 2 + 1

    def lines(self) -> list[Text]:
        """From the cliff down to the Start Area."""
        drawn = [self.cliff()]
        for row in range(self.canyon.last_row, 0, -1):
            drawn += self.row(row)
        drawn.append(self.start_area())
        return drawn

    def cliff(self) -> Text:
        title = catalogue.text("terminal-cliff")
        return Text(f" {title} ".center(self.width, "≈"), style=Style(color="cyan"))

    def start_area(self) -> Text:
        line = Text.assemble((catalogue.text("terminal-start"), WALL))
        for clan, number in enumerate(self.starting):
            line.append("  ")
            line.append_text(stack_text(CLAN_LETTERS[clan]))
            line.append(str(number))
        return line

    def row(self, row: int) -> list[Text]:
        """One row of hexes: two lines when tall, else one."""
        hexes = [hex for hex in range(self.canyon.size) if self.canyon.row[hex] == row]
        indent = " " * (self.canyon.across[hexes[0]] * (WIDE + 1) // 2)
        drawn = []
        for line in range(2 if self.tall else 1):
            label = "" if self.tall else f"{row:>2} "
            text = Text.assemble((label + indent + "│", WALL))
            for hex in hexes:
                text.append_text(self.cell(hex, line))
                text.append("│", WALL)
            drawn.append(text)
        return drawn

    def cell(self, hex: int, line: int) -> Text:
        name = self.canyon.names[hex]
        over = self.over.get(name, "")
        tint = TINTS[over]
        if self.zones and not self.tall:
            body = self.zone_body(hex, tint)
            marks = self.marks(hex, tint)
        elif not self.tall:
            body = self.short_body(name, over, tint)
            marks = self.marks(hex, tint)
        elif line == 0:
            shown = Text(self.zones_of(hex), tint) if self.zones else Text(name, tint)
            body = shown if self.zones else bracketed(shown, over, tint)
            marks = self.marks(hex, tint)
        else:
            body = self.inside(name, tint)
            number = self.numbers.get(name)
            marks = Text("" if number is None else str(number), tint + CHOICE)
        gap = WIDE - body.cell_len - marks.cell_len
        if gap < 0:
            return body
        return body.append(" " * gap, tint).append_text(marks)

    def zones_of(self, hex: int) -> str:
        """The zones that a hex is in, in the brackets of their eagles."""
        text = ""
        for number, eagle in enumerate(EAGLES):
            left, right = BRACKETS[eagle]
            for zone, hexes in zip(ZONES, self.canyon.zone[number], strict=True):
                if hexes >> hex & 1:
                    text += left + zone + right
        return text

    def zone_body(self, hex: int, tint: Style) -> Text:
        """The same and who stands there, in one line: without brackets where that is too much."""
        zones = self.zones_of(hex)
        stack = self.stacks.get(self.canyon.names[hex], "")
        if len(zones) + len(stack) > WIDE:
            zones = "".join(letter for letter in zones if letter in ZONES)
        return Text(zones, tint).append_text(stack_text(stack, tint))

    def inside(self, name: str, tint: Style) -> Text:
        """The second line of a tall hex: who stands there, or the eagle that is above."""
        if name in self.stacks:
            return stack_text(self.stacks[name], tint)
        if name in self.signed and name not in self.numbers:
            signed = catalogue.attribute(f"eagle-{self.signed[name]}", "short")
            return Text(signed[:WIDE], tint + Style(italic=True))
        return Text()

    def short_body(self, name: str, over: str, tint: Style) -> Text:
        """A hex in one line: who stands there, else its name."""
        if name in self.stacks:
            body = stack_text(self.stacks[name], tint)
        else:
            body = Text(name, tint if over or name in self.numbers else tint + WALL)
        if name in self.numbers:
            body.stylize(CHOICE)
        return bracketed(body, over, tint)

    def marks(self, hex: int, tint: Style) -> Text:
        text = Text()
        if self.canyon.brush >> hex & 1:
            text.append(BRUSH, tint + (PLAIN if tint.bgcolor else Style(color="green")))
        if self.canyon.bones >> hex & 1:
            text.append(BONES, tint)
        if self.canyon.names[hex] in self.pellets:
            text.append(PELLET, tint + Style(bold=True))
        return text


def bracketed(body: Text, over: str, tint: Style) -> Text:
    if not over:
        return body
    left, right = BRACKETS[over]
    return Text.assemble((left, tint), body, (right, tint))


def zones_legend(view: dict[str, Any]) -> list[Text]:
    """Whose zones are whose, and where the eagles are."""
    lines = [Text(catalogue.text("terminal-zones"), style=WALL)]
    for eagle in EAGLES:
        facts = {"eagle": eagle, "zone": view["eagles"][eagle]["zone"]}
        lines.append(Text(words.sentence("terminal-zones-eagle", facts)))
    return lines


def legend() -> list[Text]:
    """What the signs mean."""
    signs = Text(catalogue.text("terminal-legend"), style=WALL)
    names = [catalogue.text(f"eagle-{eagle}") for eagle in EAGLES]
    names.append(catalogue.text("terminal-both-eagles"))
    zones = Text()
    for (over, (left, right)), name in zip(BRACKETS.items(), names, strict=True):
        zones.append(f"{left}5b{right}", TINTS[over]).append(f" {name}  ", WALL)
    return [signs, zones, Text(catalogue.text("terminal-legend-stack"), style=WALL)]
