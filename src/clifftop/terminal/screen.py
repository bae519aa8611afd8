"""The whole screen: the map on the left, the rest on the right, or, where there is little room, the
story and the choices below. Made for 100×40; at 80×24 everything is a line shorter and narrower."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, final

from rich.cells import cell_len
from rich.text import Text

from clifftop import catalogue
from clifftop.terminal.styles import BOLD, CHOICE, HEAD

if TYPE_CHECKING:
    from rich.console import Console

    from clifftop.terminal.face import Face

ROOM_WIDE: Final = 96
ROOM_HIGH: Final = 38
ROOM_BESIDE: Final = 40  # of columns, for story and choices beside the map
LEAST_BESIDE: Final = 24  # and for anything at all
LEAST_STORY: Final = 6  # lines that the choices leave to what happened, if they can
GAP: Final = 2  # between the map and the rest
PROMPT: Final = 2  # lines kept free at the bottom
BLANK: Final = Text()


@final
class Scene:
    """What is to be drawn. `seat` is who looks; None sees everything."""

    def __init__(
        self,
        face: Face,
        view: dict[str, Any],
        seat: int | None,
        story: list[str],
        question: str,
        choices: list[str],
        numbers: dict[str, int],
        notices: list[str] | None = None,
    ) -> None:
        self.face = face
        self.view = view
        self.seat = seat
        self.story = story
        self.question = question
        self.choices = choices
        self.numbers = numbers
        self.notices = notices or []  # said once, above the question
        self.said = True  # unless there was no room for them


def draw(console: Console, scene: Scene) -> None:
    if console.is_terminal:
        console.clear()
    for line in arranged(console, scene):
        console.print(line, no_wrap=True, overflow="crop", highlight=False)


def arranged(console: Console, scene: Scene) -> list[Text]:
    """The lines of the screen."""
    roomy = console.width >= ROOM_WIDE and console.height >= ROOM_HIGH
    left, width = scene.face.map(scene.view, scene.numbers, roomy)
    legend = scene.face.legend() if roomy else []
    if legend:
        left += [BLANK, *legend]
    beside = console.width - width - GAP
    if roomy and beside >= ROOM_BESIDE:
        return all_beside(console, scene, left, width)
    right = panels(console, scene, beside if beside >= LEAST_BESIDE else console.width, roomy)
    asking = asked(console, scene, console.width, console.height // 8)
    news = notices(console, scene, console.width)
    used = max(len(left), len(right)) if beside >= LEAST_BESIDE else len(left) + len(right)
    if used + len(news) + len(asking) < console.height:
        asking = news + asking
    elif beside >= LEAST_BESIDE:
        right += if_there_is_room(scene, notices(console, scene, beside), len(left) - len(right))
    else:
        scene.said = False
    lines = side_by_side(left, width, right) if beside >= LEAST_BESIDE else left + right
    room = console.height - len(lines) - len(asking)
    if roomy:
        return lines + told(console, scene, console.width, room - 1) + asking
    return lines + told(console, scene, console.width, room)[1:] + asking


def all_beside(console: Console, scene: Scene, left: list[Text], width: int) -> list[Text]:
    """The map on the left, all the rest on the right."""
    beside = console.width - width - GAP
    right = panels(console, scene, beside, roomy=True)
    right.append(BLANK)
    most = console.height - PROMPT - len(right) - LEAST_STORY
    asking = asked(console, scene, beside, min(most, console.height // 3))
    room = console.height - PROMPT - len(right) - len(asking) - 1
    news = notices(console, scene, beside)
    if len(news) <= room:
        asking, room = news + asking, room - len(news)
    elif news:
        room_below = console.height - PROMPT - len(left)
        left += if_there_is_room(scene, [BLANK, *notices(console, scene, width)], room_below)
    right += told(console, scene, beside, room)
    right += [BLANK, *asking] if asking else []
    return side_by_side(left, width, right)


def if_there_is_room(scene: Scene, news: list[Text], room: int) -> list[Text]:
    scene.said = len(news) <= room
    return news if scene.said else []


def notices(console: Console, scene: Scene, width: int) -> list[Text]:
    """What is said once: above the question, or where else there is room for it."""
    return [line for said in scene.notices for line in wrapped(console, Text(said), width)]


def panels(console: Console, scene: Scene, width: int, roomy: bool) -> list[Text]:
    """What is beside the map, one part under the other."""
    lines: list[Text] = []
    for part in scene.face.panels(scene.view, scene.seat, roomy):
        if lines and part and roomy:
            lines.append(BLANK)
        lines += [line for text in part for line in wrapped(console, text, width)]
    return lines


def told(console: Console, scene: Scene, width: int, room: int) -> list[Text]:
    """A title and the end of the story, as much as there is room for."""
    lines = [
        line
        for sentence in scene.story
        for line in wrapped(console, scene.face.in_colour(sentence), width)
    ]
    shown = lines[-room + 1 :] if room > 1 else []
    if not shown:
        return []
    more = len(lines) - len(shown)
    title = catalogue.text("terminal-story")
    if more and scene.choices:  # only where there are choices there is a key for the rest
        title = catalogue.text("terminal-story-cut", more=more)
    return [Text(title, HEAD), *shown]


def asked(console: Console, scene: Scene, width: int, most: int) -> list[Text]:
    """The question and its numbered choices, in as few columns as fit into `most` lines."""
    if not scene.question:
        return []
    lines = wrapped(console, Text(scene.question, BOLD), width)
    items = []
    for number, choice in enumerate(scene.choices, start=1):
        item = (f"{number:>2} ", CHOICE)
        items.append(Text.assemble(item, " ", scene.face.in_colour(choice)))
    return lines + in_columns(items, width, most)


def in_columns(items: list[Text], width: int, most: int) -> list[Text]:
    """Down one column and then the next; more columns only where `most` lines are not enough."""
    lines = items
    for columns in range(2, len(items) + 1):
        if len(lines) <= most:
            break
        height = -(-len(items) // columns)
        widths = [
            max(item.cell_len for item in items[start : start + height])
            for start in range(0, len(items), height)
        ]
        if sum(widths) + GAP * (len(widths) - 1) > width:
            break
        lines = [in_row(items[row::height], widths) for row in range(height)]
    return lines


def in_row(items: list[Text], widths: list[int]) -> Text:
    line = Text()
    for item, width in zip(items, widths, strict=False):
        line.append_text(item).append(" " * (width + GAP - item.cell_len))
    line.rstrip()
    return line


def wrapped(console: Console, text: Text, width: int) -> list[Text]:
    """A text as lines of that width, what runs over a little indented."""
    if cell_len(text.plain) <= width:
        return [text]
    first, *rest = text.wrap(console, max(width - GAP, 20))
    return [first, *(Text.assemble(" " * GAP, line) for line in rest)]


def side_by_side(left: list[Text], width: int, right: list[Text]) -> list[Text]:
    lines = []
    for one, other in zip_longest(left, right, fillvalue=BLANK):
        gap = " " * (width + GAP - one.cell_len)
        lines.append(Text.assemble(one, gap, other) if other else one)
    return lines
