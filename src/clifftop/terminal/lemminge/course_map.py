"""The course as characters: rows of bricks, which touch exactly as hexes do."""

from __future__ import annotations

from typing import Any, Final, final

from rich.style import Style
from rich.text import Text

from clifftop import catalogue
from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.board.grid import DIRECTIONS
from clifftop.games.lemminge.pieces import TERRAINS
from clifftop.terminal.lemminge.map_signs import GROUNDS, LETTERS, TILE_LETTERS, lemming
from clifftop.terminal.styles import CHOICE, DIM
from clifftop.words import lemminge as words

MOST_COLUMNS: Final = 36  # of a course file, in a tall map that leaves room for the rest
MOST_ROWS: Final = 14

START: Final = "»"
FINISH: Final = "▓"
START_STYLE: Final = Style(color="bright_green", bold=True)
FINISH_STYLE: Final = Style(color="bright_yellow", bold=True)
# Where an edge runs: along the left or the right wall of a hex, and along which of its lines.
ON_THE_LEFT: Final = {"west": (0, 1), "northwest": (0,), "southwest": (1,)}
ON_THE_RIGHT: Final = {"east": (0, 1), "northeast": (0,), "southeast": (1,)}


@final
class CourseMap:
    """One view of one course. `numbers` says which hexes are choices, and which ones.

    Tall, a hex is two lines of three letters between walls; otherwise one line of two letters.
    """

    def __init__(
        self, course: Course, view: dict[str, Any], numbers: dict[str, int], roomy: bool
    ) -> None:
        self.course = course
        self.first = min(course.column)
        columns = max(course.column) - self.first + 2
        self.tall = roomy and columns <= MOST_COLUMNS and len(course.rows) <= MOST_ROWS
        self.choosing_row = view["asked"]["question"] == "tile-row"
        self.numbers = {} if self.choosing_row else numbers
        self.outside = numbers  # those of start and finish
        self.tiles: dict[str, str] = view["tiles"]
        self.lemmings: list[list[str]] = view["lemmings"]
        self.on = {place: seat for seat, places in enumerate(self.lemmings) for place in places}
        self.walls = self.marked_walls()
        self.margin = 0 if self.tall else 4  # for the number of the row and for a mark
        self.width = self.margin + (2 * columns + 1 if self.tall else columns + 1)

    def marked_walls(self) -> dict[tuple[int, bool, int], Text]:
        """The walls along start and finish: of which hex, whether the left one, in which line."""
        marked: dict[tuple[int, bool, int], Text] = {}
        edges = [(hex_, (way + 3) % 6, START, START_STYLE) for hex_, way in self.course.start]
        edges += [(hex_, way, FINISH, FINISH_STYLE) for hex_, way in self.course.finish]
        for hex_, way, sign, style in edges:
            for left, lines in ((True, ON_THE_LEFT), (False, ON_THE_RIGHT)):
                for line in lines.get(DIRECTIONS[way], ()):
                    marked[hex_, left, line] = Text(sign, style)
        return marked

    def lines(self) -> list[Text]:
        """The rows from the top; what is beside the course, where it leaves room, else below."""
        notes = self.notes()
        height = 2 if self.tall else 1
        widest = max([self.widest_note(), *(note.cell_len for note in notes)])
        place = self.hollow(self.margin + widest + 1, len(notes))
        drawn = []
        for row in range(len(self.course.rows)):
            for line in range(height):
                at = row * height + line - place
                note = notes[at] if place >= 0 and 0 <= at < len(notes) else Text()
                drawn.append(self.row(row, line, note))
        if place >= 0:
            return drawn
        return [*drawn, Text(), *notes] if self.tall else drawn + notes

    def hollow(self, width: int, lines: int) -> int:
        """The line where so many lines of that width can be written to the left of the course, in
        the middle of the room that there is; or -1."""
        height = 2 if self.tall else 1
        best, run = (0, 0), 0
        for row, hexes in enumerate([*self.course.rows, []]):
            if hexes and self.left_of(hexes[0]) >= width:
                run += height
            else:
                best = max(best, (run, row * height - run))
                run = 0
        room, first = best
        return first + (room - lines) // 2 if room >= lines else -1

    def left_of(self, hex_: int) -> int:
        """Where in its line a hex begins, with its wall."""
        columns = self.course.column[hex_] - self.first
        return self.margin + (2 * columns if self.tall else columns)

    def row(self, row: int, line: int, note: Text) -> Text:
        text = Text()
        if not self.tall:
            text.append(f"{row + 1:>2}", CHOICE if self.choosing_row else DIM)
            text.append(" ")
        text.append_text(note)
        for hex_ in self.course.rows[row]:
            if self.tall:
                self.add_tall(text, hex_, line)
            else:
                self.add_flat(text, hex_)
        return text

    def add_tall(self, text: Text, hex_: int, line: int) -> None:
        """A hex with its walls; the left one may be there already, as the right one of another."""
        start = self.left_of(hex_)
        wall = self.walls.get((hex_, True, line), Text("│", DIM))
        if text.cell_len > start:
            text.right_crop(text.cell_len - start)
        text.append(" " * (start - text.cell_len)).append_text(wall)
        text.append_text(self.tall_cell(hex_, line))
        text.append_text(self.walls.get((hex_, False, line), Text("│", DIM)))

    def add_flat(self, text: Text, hex_: int) -> None:
        """A hex without walls; a mark goes where there is no other hex."""
        start = self.left_of(hex_)
        marks = [self.mark(hex_, left) for left in (True, False)]
        if text.cell_len < start:
            text.append(" " * (start - 1 - text.cell_len)).append_text(marks[0])
        text.append_text(self.flat_cell(hex_))
        if self.course.neighbours[6 * hex_] < 0:
            text.append_text(marks[1])

    def mark(self, hex_: int, left: bool) -> Text:
        for line in (0, 1):
            if (hex_, left, line) in self.walls:
                return self.walls[hex_, left, line]
        return Text(" ")

    def ground(self, hex_: int) -> tuple[str, Style]:
        """The letter of the terrain, a capital if it is a tile, and its colour."""
        name = self.course.names[hex_]
        if name in self.tiles:
            return TILE_LETTERS[self.tiles[name]], GROUNDS[self.tiles[name]] + Style(bold=True)
        terrain = TERRAINS[self.course.ground[hex_]]
        return LETTERS[terrain], GROUNDS[terrain]

    def tall_cell(self, hex_: int, line: int) -> Text:
        """Three letters: the name, and below it the lemming, the choice and the ground."""
        name = self.course.names[hex_]
        letter, style = self.ground(hex_)
        if line == 0:
            return Text(name.ljust(3), style if style.bgcolor else DIM)
        text = lemming(self.on[name]) if name in self.on else Text.assemble((" ", style))
        if name not in self.numbers:
            return text.append(" " + letter, style)
        number = str(self.numbers[name])
        if len(number) == 1:
            return text.append(number, CHOICE).append(letter, style)
        if name in self.on:
            return text.append(number, CHOICE)
        return Text.assemble((number, CHOICE), (letter, style))

    def flat_cell(self, hex_: int) -> Text:
        """Two letters: the lemming or the ground; and the choice, the ground or that of the hex."""
        name = self.course.names[hex_]
        letter, style = self.ground(hex_)
        number = str(self.numbers.get(name, ""))
        if name in self.on:
            text = lemming(self.on[name])
            return text.append(number, CHOICE) if len(number) == 1 else text.append(letter, style)
        if number:
            return Text(number.rjust(2), CHOICE)
        column = name.lstrip("0123456789")
        called = column if len(column) == 1 else " "
        return Text.assemble((letter, style), (called, style if style.bgcolor else DIM))

    def notes(self) -> list[Text]:
        """Who is still at the start, who is across; and what the letters mean."""
        lines = [
            self.waiting("start", "start", Text(START, START_STYLE)),
            self.waiting("finish", "home", Text(FINISH, FINISH_STYLE)),
        ]
        return [*lines, Text(), *legend()] if self.tall else lines

    def widest_note(self) -> int:
        """With everybody at the start or across: so the notes stay where they are all the time."""
        titles = [catalogue.text(f"terminal-lemminge-{name}") for name in ("start", "finish")]
        return max(len(title) for title in titles) + 3 + 3 * len(self.lemmings)

    def waiting(self, name: str, place: str, sign: Text) -> Text:
        text = Text.assemble(sign)
        if name in self.outside:
            text.append(str(self.outside[name]), CHOICE)
        text.append(" " + catalogue.text(f"terminal-lemminge-{name}"))
        for seat, places in enumerate(self.lemmings):
            if place in places:
                text.append(" ").append_text(lemming(seat)).append(str(places.count(place)))
        return text


def legend() -> list[Text]:
    """What the letters mean."""
    lines = [Text(), Text(), Text()]
    for at, (terrain, letter) in enumerate(LETTERS.items()):
        line = lines[at // 3]
        line.append(f" {letter} ", GROUNDS[terrain]).append(f" {words.terrain(terrain)}  ", DIM)
    lines[2].append(catalogue.text("terminal-lemminge-legend"), DIM)
    return lines
