"""What makes a board a pier: every check on a Lemming Mafia board file.

`check` turns a text into a `Plan`, or raises BoardError with all that is wrong with it.
"""

from typing import Final, final

from clifftop.games.mafia.board.file_parts import (
    Space,
    Spot,
    contracts_of,
    pair_of,
    sections_of,
)
from clifftop.games.mafia.contracts import Contract
from clifftop.games.mafia.pieces import BOOKMAKER, LEMMINGS
from clifftop.kernel.board_file import BoardFile

_KEYS: Final = ["name", "area", "start", "water", "sections", "contracts"]

SMALLEST_AREA: Final = 200
LARGEST_AREA: Final = 4000
CLOSEST: Final = 36  # nearer than this, two lemmings would be drawn on top of each other


@final
class Plan:
    """What a board file says. `area`, `start` and `water` are for those who draw it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sections: list[list[Space]] = []
        self.contracts: list[Contract] = []
        self.area = (0, 0)
        self.start: list[tuple[int, int]] = []
        self.water = (0, 0)


def check(text: str, source: str) -> Plan:
    """Reads a board, or raises BoardError with every problem found, in the order of the lines."""
    file = BoardFile(text)
    file.raise_problems(source)
    file.keys((), _KEYS)
    plan = Plan(file.name())
    spots: list[Spot] = []
    read_start(file, plan, spots)
    plan.sections = sections_of(file, spots)
    read_water(file, plan, spots)
    check_kinds(file, plan)
    plan.contracts = contracts_of(file)
    check_drawing(file, plan, spots)
    file.raise_problems(source)
    return plan


def read_start(file: BoardFile, plan: Plan, spots: list[Spot]) -> None:
    """LM-1.1: each of the six lemmings has a place to stand before the race."""
    if not file.table(("start",), LEMMINGS):
        return
    for lemming in LEMMINGS:
        place = pair_of(file, ("start", lemming))
        if place is not None:
            plan.start.append(place)
            spots.append(Spot(("start", lemming), f"start.{lemming}", place[0], place[1]))


def read_water(file: BoardFile, plan: Plan, spots: list[Spot]) -> None:
    """LM-R9: the last section, where the race ends."""
    water = pair_of(file, ("water",))
    if water is not None:
        plan.water = water
        spots.append(Spot(("water",), "water", water[0], water[1]))


def check_kinds(file: BoardFile, plan: Plan) -> None:
    """LM-3.4: where nobody can bet there is nothing to win."""
    if plan.sections and not any(
        kind == BOOKMAKER for section in plan.sections for kind, _, _ in section
    ):
        file.note(("sections",), "mafia-board-no-bookmaker", {}, "LM-3.4")


def check_drawing(file: BoardFile, plan: Plan, spots: list[Spot]) -> None:
    """Everything lies inside the drawing, and nothing on top of something else."""
    area = pair_of(file, ("area",))
    if area is None:
        return
    if not all(SMALLEST_AREA <= side <= LARGEST_AREA for side in area):
        facts: dict[str, str | int] = {"least": SMALLEST_AREA, "most": LARGEST_AREA}
        file.note(("area",), "mafia-board-area", facts)
        return
    plan.area = area
    width, height = area
    for number, spot in enumerate(spots):
        if not (0 <= spot.x <= width and 0 <= spot.y <= height):
            facts = {"space": spot.name, "x": spot.x, "y": spot.y}
            facts |= {"width": width, "height": height}
            file.note(spot.path, "mafia-board-outside", facts)
            continue
        for earlier in spots[:number]:
            apart = (spot.x - earlier.x) ** 2 + (spot.y - earlier.y) ** 2
            if apart < CLOSEST**2:
                facts = {"space": spot.name, "other": earlier.name, "least": CLOSEST}
                file.note(spot.path, "mafia-board-too-close", facts)
