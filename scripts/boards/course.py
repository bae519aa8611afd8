"""The picture of a course of Lemminge, as SVG: hexes with a sign for their terrain, the fenced
start area and the finish line."""

from __future__ import annotations

import math
from typing import Final

from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.pieces import TERRAINS

RADIUS: Final = 30.0  # of a hex, from its middle to a corner
HALF: Final = RADIUS * math.sqrt(3) / 2  # half as wide as a hex
MARGIN: Final = 96
LEGEND: Final = 56

GROUND: Final = ["#5d9457", "#7cb8d8", "#a8a19a", "#8f9a6a", "#ecd08c", "#cfe6a4"]  # by terrain

# A sign for each terrain, drawn round (0, 0): its shape tells it, not its colour alone.
SIGNS: Final = {
    "forest": '<path d="M-9 9 0 -15 9 9Z" fill="#2f6136"/><path d="M0 9V14"/>'
    '<path d="M4 10 11 -8 18 10Z" fill="#3d7a44"/><path d="M11 10V14"/>',
    "water": '<path d="M-15 -5q5 -6 10 0t10 0 10 0M-15 5q5 -6 10 0t10 0 10 0" fill="none" '
    'stroke="#2d6f99" stroke-width="2.5"/>',
    "mountain": '<path d="M-18 12 -5 -13 3 2 8 -6 18 12Z" fill="#77706a"/>'
    '<path d="M-9 -5 -5 -13 -1 -5 -5 -2Z" fill="#fff" stroke="none"/>',
    "swamp": '<path d="M-13 11H13M-8 11Q-9 -2 -13 -8M-3 11V-13M3 11Q5 -2 11 -9" fill="none" '
    'stroke="#4a5530" stroke-width="2.5"/><ellipse cx="-3" cy="-11" rx="2.4" ry="5" '
    'fill="#6b4a2c" stroke="none"/>',
    "desert": '<path d="M-2 13V-13M-2 4H-10V-4M-2 7H7V-2" fill="none" stroke="#4f8a52" '
    'stroke-width="5" stroke-linecap="round"/>',
    "meadow": '<path d="M-6 5Q-6 -1 -9 -4M-6 5Q-5 -2 -2 -4M7 -1Q7 -6 4 -8M7 -1Q8 -6 11 -8" '
    'fill="none" stroke="#8fb35f" stroke-width="1.6"/>',
}
# The corners on either side of the edge in each direction, counted clockwise from the top.
CORNERS: Final = [(1, 2), (0, 1), (5, 0), (4, 5), (3, 4), (2, 3)]

Point = tuple[float, float]


def middle(board: Course, hex_: int) -> Point:
    return MARGIN + board.column[hex_] * HALF, MARGIN + board.row[hex_] * 1.5 * RADIUS


def corner(place: Point, number: int, radius: float = RADIUS) -> Point:
    angle = math.radians(60 * number - 90)
    return place[0] + radius * math.cos(angle), place[1] + radius * math.sin(angle)


def path(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def edge(board: Course, hex_: int, direction: int) -> list[Point]:
    return [corner(middle(board, hex_), number) for number in CORNERS[direction]]


def picture(board: Course) -> str:
    """The whole drawing."""
    width = 2 * MARGIN + max(board.column) * HALF
    height = 2 * MARGIN + max(board.row) * 1.5 * RADIUS + LEGEND
    outline = path([corner((0, 0), number) for number in range(6)]) + "Z"
    shapes = "".join(
        f'<g id="{name}"><path d="{outline}" fill="{GROUND[kind]}"/>'
        f'<g stroke="#33402f" stroke-width="1.2" stroke-linejoin="round">{SIGNS[name]}</g></g>'
        for kind, name in enumerate(TERRAINS)
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" font-family="sans-serif" text-anchor="middle">',
        f"<title>{board.name}</title>",
        f"<defs>{shapes}</defs>",
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="24" fill="#f4efe2"/>',
        shore(board),
        start_area(board),
        '<g stroke="#7d8f63" stroke-width="1">',
        *[hexagon(board, hex_) for hex_ in range(board.size)],
        "</g>",
        *rims(board),
        fence(board),
        finish_line(board),
        legend(width, height),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def shore(board: Course) -> str:
    """A soft rim round the whole course."""
    hexes = "".join(
        path([corner(middle(board, hex_), number) for number in range(6)]) + "Z"
        for hex_ in range(board.size)
    )
    return (
        f'<path d="{hexes}" fill="#b9a67c" stroke="#b9a67c" stroke-width="16" '
        f'stroke-linejoin="round"/>'
    )


def hexagon(board: Course, hex_: int) -> str:
    x, y = middle(board, hex_)
    name = TERRAINS[board.ground[hex_]]
    return (
        f'<use xlink:href="#{name}" x="{x:.1f}" y="{y:.1f}"/>'
        f'<text x="{x:.1f}" y="{y + 24:.1f}" font-size="8" stroke="none" fill="#33402f">'
        f"{board.names[hex_]}</text>"
    )


def rims(board: Course) -> list[str]:
    """A line round every patch, so that it is seen as one."""
    drawn: list[str] = []
    for kind in range(len(TERRAINS) - 1):
        lines = ""
        for hex_ in range(board.size):
            if board.ground[hex_] != kind:
                continue
            for direction in range(6):
                other = board.neighbours[6 * hex_ + direction]
                if other < 0 or board.ground[other] != kind:
                    lines += path(edge(board, hex_, direction))
        drawn.append(
            f'<path d="{lines}" stroke="#4c5a3c" stroke-width="2.5" stroke-linecap="round"/>'
        )
    return drawn


def start_area(board: Course) -> str:
    """The pen where everybody waits."""
    places = [middle(board, hex_) for hex_, _ in board.start]
    top, bottom = min(y for _, y in places) - RADIUS, max(y for _, y in places) + RADIUS
    right = max(x for x, _ in places)
    x, y = min(x for x, _ in places) - HALF - 34, (top + bottom) / 2
    return (
        f'<rect x="16" y="{top:.1f}" width="{right - 16:.1f}" height="{bottom - top:.1f}" '
        f'rx="10" fill="#e3c9a0" stroke="#7a5836" stroke-width="4"/>'
        f'<text transform="translate({x:.1f} {y:.1f}) rotate(-90)" font-size="20" '
        f'font-weight="bold" fill="#7a5836">START</text>'
    )


def fence(board: Course) -> str:
    """The edges by which lemmings come in: on the side they come from."""
    lines = "".join(path(edge(board, hex_, (direction + 3) % 6)) for hex_, direction in board.start)
    return (
        f'<path d="{lines}" stroke="#7a5836" stroke-width="6" stroke-linecap="round" '
        f'stroke-dasharray="2 9"/>'
    )


def finish_line(board: Course) -> str:
    """A chequered line along the edges by which lemmings go out."""
    lines = "".join(path(edge(board, hex_, direction)) for hex_, direction in board.finish)
    places = [middle(board, hex_) for hex_, _ in board.finish]
    x = min(x for x, _ in places) - HALF - 30
    y = (min(y for _, y in places) + max(y for _, y in places)) / 2
    return (
        f'<path d="{lines}" stroke="#fff" stroke-width="9" stroke-linecap="square"/>'
        f'<path d="{lines}" stroke="#222" stroke-width="9" stroke-dasharray="5 5"/>'
        f'<text transform="translate({x:.1f} {y:.1f}) rotate(-90)" font-size="20" '
        f'font-weight="bold" fill="#222">FINISH</text>'
    )


def legend(width: float, height: float) -> str:
    """What the signs mean, along the lower edge."""
    across = (width - 48) / len(TERRAINS)
    drawn: list[str] = []
    for kind, name in enumerate(TERRAINS):
        x, y = 54 + kind * across, height - 38
        drawn.append(
            f'<g transform="translate({x:.0f} {y:.0f}) scale(0.7)"><use xlink:href="#{name}" '
            f'stroke="#7d8f63"/></g><text x="{x + 26:.0f}" y="{y + 5:.0f}" text-anchor="start" '
            f'font-size="15" fill="#33402f">{name}</text>'
        )
    return "\n".join(drawn)
