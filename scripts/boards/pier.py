"""The picture of a pier, as SVG: planks and tapes, a sign on every space."""

from __future__ import annotations

import math
from itertools import pairwise

from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.pieces import LEMMINGS, SPACE_KINDS

PLANK, PIER_WIDTH, SPACE_RADIUS, QUAY_EDGE = 17, 104, 40, 56
STEPS = 24  # of a curve from one point to the next
GROUND = ["#e9dcc3", "#cfd4d8", "#cfe3f2", "#f6d6c9", "#d9ecd0", "#d8cfe4"]  # by kind of space
COLOURS = {
    "blue": "#2f6fb3",
    "grey": "#8d949b",
    "green": "#3f9a54",
    "purple": "#7a4fa3",
    "pink": "#e486ad",
    "red": "#c8423b",
}

# A sign for each kind, drawn round (0, 0): its shape tells it, not its colour alone.
SIGNS = {
    "empty": "",
    "mixer": '<g stroke-linejoin="round"><path d="M-17 -9 0 -18 17 -9 17 11 0 20 -17 11Z" '
    'fill="#7c858d"/><path d="M-17 -9 0 0 17 -9M0 0V20" fill="none"/></g>',
    "jackhammer": '<path d="M-16 -21H16V-14H6V6H-6V-14H-16Z" fill="#4a82b4"/>'
    '<path d="M-3 6H3L1 22H-1Z" fill="#22313f"/>',
    "car": '<path d="M-24 8V-2L-15 -4 -9 -14H8L14 -4 24 -1V8Z" fill="#c8603b"/>'
    '<circle cx="-13" cy="9" r="6" fill="#22313f"/><circle cx="13" cy="9" r="6" fill="#22313f"/>',
    "bookmaker": '<rect x="-19" y="-16" width="24" height="33" rx="3" fill="#fff" '
    'transform="rotate(-10)"/><circle cx="8" cy="6" r="13" fill="#e8b93a"/>'
    '<path d="M8 -2 10.4 3.4 16 4 11.8 7.8 13 13.4 8 10.4 3 13.4 4.2 7.8 0 4 5.6 3.4Z" '
    'fill="#fff" stroke="none"/>',
    "godfather": '<ellipse cx="0" cy="9" rx="25" ry="7" fill="#4b3a5e"/>'
    '<path d="M-14 7C-15 -14 -9 -17 0 -12 9 -17 15 -14 14 7Z" fill="#4b3a5e"/>'
    '<path d="M-14 7C-5 11 5 11 14 7V1C5 5 -5 5 -14 1Z" fill="#e486ad"/>',
}

Point = tuple[float, float]


def picture(board: Pier) -> str:
    """The whole drawing."""
    width, height = board.area
    track = through([*start_of(board), *board.places, board.water])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" text-anchor="middle">',
        f"<title>{board.name}</title>",
        f'<rect width="{width}" height="{height}" rx="24" fill="#bfe0ea"/>',
        waves(width, height, [*board.places, *board.start, board.water]),
        planks(track[: cut(track, board)]),
        quay(board),
        splash(board),
        '<g stroke="#22313f" stroke-width="2">',
        *tapes(board, track),
        *[space(board, number) for number in range(board.size)],
        *[lemming(name, place) for name, place in zip(LEMMINGS, board.start, strict=True)],
        "</g>",
        legend(width, height),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def start_of(board: Pier) -> list[Point]:
    """The edge of the quay, where the pier begins."""
    xs, ys = zip(*board.start, strict=True)
    return [(max(xs) + QUAY_EDGE, (board.places[0][1] + sum(ys) / len(ys)) / 2)]


def through(points: list[Point]) -> list[Point]:
    """A smooth curve through points (Catmull and Rom's)."""
    padded = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(STEPS):
            t = step / STEPS
            curve.append(
                (
                    spline(p0[0], p1[0], p2[0], p3[0], t),
                    spline(p0[1], p1[1], p2[1], p3[1], t),
                )
            )
    return [*curve, points[-1]]


def spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def cut(track: list[Point], board: Pier) -> int:
    """Where on the curve the planks end: a little behind the last space."""
    last = board.places[-1]
    ends = [n for n, point in enumerate(track) if math.dist(point, last) < PIER_WIDTH * 0.7]
    return ends[-1]


def planks(track: list[Point]) -> str:
    """The pier, with a gap across it after every plank."""
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in track[::2])
    gaps = []
    walked = 0.0
    for one, other in pairwise(track):
        length = math.dist(one, other)
        walked += length
        if walked >= PLANK:
            walked -= PLANK
            across = PIER_WIDTH / 2 / length
            dx, dy = (other[1] - one[1]) * across, (one[0] - other[0]) * across
            gaps.append(
                f"M{other[0] + dx:.0f} {other[1] + dy:.0f}L{other[0] - dx:.0f} {other[1] - dy:.0f}"
            )
    bed = f'<polyline points="{line}" fill="none" stroke-linejoin="round" stroke='
    return (
        f'{bed}"#6b4f34" stroke-width="{PIER_WIDTH + 8}"/>\n'
        f'{bed}"#b98d5d" stroke-width="{PIER_WIDTH}"/>\n'
        f'<path d="{"".join(gaps)}" stroke="#93693f" stroke-width="2"/>'
    )


def tapes(board: Pier, track: list[Point]) -> list[str]:
    """The yellow tapes across the pier, between the sections."""
    drawn = []
    half = PIER_WIDTH / 2 + 3
    for spaces in board.section_spaces[1:]:
        middle = STEPS * spaces[0] + STEPS // 2  # the curve comes to space 0 after STEPS steps
        (x, y), (before, above), (behind, below) = (
            track[middle + step] for step in (0, -STEPS // 4, STEPS // 4)
        )
        turn = math.degrees(math.atan2(below - above, behind - before))
        drawn.append(
            f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn:.1f})" stroke-width="7">'
            f'<path d="M0 {-half:.0f}V{half:.0f}" stroke-width="10"/>'
            f'<path d="M0 {-half:.0f}V{half:.0f}" stroke="#f2c531" stroke-dasharray="14 8"/></g>'
        )
    return drawn


def space(board: Pier, number: int) -> str:
    x, y = board.places[number]
    kind = board.kinds[number]
    return (
        f'<g transform="translate({x} {y})"><circle r="{SPACE_RADIUS}" fill="{GROUND[kind]}"/>'
        f"{SIGNS[SPACE_KINDS[kind]]}"
        f'<text y="{SPACE_RADIUS - 6}" font-size="12" stroke="none" fill="#22313f">'
        f"{board.names[number]}</text></g>"
    )


def lemming(name: str, place: Point) -> str:
    x, y = place
    return (
        f'<g transform="translate({x:.0f} {y:.0f})"><path d="M-15 18C-18 -26 18 -26 15 18Z" '
        f'fill="{COLOURS[name]}"/><circle cx="-5" cy="-4" r="3" fill="#fff"/>'
        f'<circle cx="5" cy="-4" r="3" fill="#fff"/></g>'
    )


def quay(board: Pier) -> str:
    """Solid ground under the lemmings that wait."""
    xs, ys = zip(*board.start, strict=True)
    left, right, top, bottom = min(xs) - 52, max(xs) + QUAY_EDGE, min(ys) - 62, max(ys) + 62
    return (
        f'<path d="M0 {top}H{right - 30}Q{right} {top} {right} {top + 30}V{bottom - 30}'
        f'Q{right} {bottom} {right - 30} {bottom}H0Z" fill="#a7a198" stroke="#6d6860" '
        f'stroke-width="6"/><path d="M{max(0, left)} {top + 18}H{right - 40}M{max(0, left)} '
        f'{bottom - 18}H{right - 40}" stroke="#8d877e" stroke-width="3"/>'
    )


def splash(board: Pier) -> str:
    """Where the winner dives in."""
    x, y = board.water
    rings = "".join(
        f'<ellipse rx="{rx}" ry="{ry}" fill="none" stroke="#fff" stroke-width="4" '
        f'opacity="{opacity}"/>'
        for rx, ry, opacity in ((104, 62, 0.5), (76, 45, 0.7), (48, 28, 0.9))
    )
    drops = "".join(
        f'<path d="M{dx} {dy}q-7 13 0 18 7 -5 0 -18Z" fill="#fff"/>'
        for dx, dy in ((-34, -46), (-14, -66), (8, -60), (30, -48))
    )
    return (
        f'<g transform="translate({x} {y})"><ellipse rx="104" ry="62" fill="#6fb6d1"/>{rings}'
        f'{drops}<path d="M-26 0Q-20 -34 0 -40 20 -34 26 0 0 10 -26 0Z" fill="#fff" '
        f'opacity="0.85"/></g>'
    )


def waves(width: int, height: int, dry: list[Point]) -> str:
    """Ripples where nothing else is drawn."""
    drawn = []
    for row, y in enumerate(range(40, height - 90, 62)):
        for x in range(50 + 70 * (row % 2), width - 40, 140):
            if all(math.dist((x, y), place) > 118 for place in dry):
                drawn.append(f"M{x - 20} {y}q10 -9 20 0q10 9 20 0")
    return (
        f'<path d="{"".join(drawn)}" fill="none" stroke="#8fc4d6" stroke-width="3" '
        f'stroke-linecap="round"/>'
    )


def legend(width: int, height: int) -> str:
    """What the signs mean, along the lower edge."""
    drawn = []
    x = width
    for place, kind in reversed(list(enumerate(SPACE_KINDS))):
        x -= 104 + 11 * len(kind)
        drawn.append(
            f'<g transform="translate({x} {height - 42}) scale(0.62)" stroke="#22313f" '
            f'stroke-width="2"><circle r="{SPACE_RADIUS}" fill="{GROUND[place]}"/>{SIGNS[kind]}</g>'
            f'<text x="{x + 34}" y="{height - 35}" text-anchor="start" font-size="20" '
            f'fill="#22313f">{kind}</text>'
        )
    return "\n".join(drawn)
