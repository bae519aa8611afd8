"""docs/house.md: the rooms as a tree, their arrows, and the ways through them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from scripts.house.rooms import ROOT, Module, Room, arrows, modules, reach, rooms
from scripts.house.ways import WAYS, Stop, Way, said

PAGE: Final = ROOT / "docs" / "house.md"
HUNDRED: Final = 100  # lines are told in hundreds, so that the map outlives small edits

WORDS: Final = Path(__file__).with_name("page.md")


def page() -> str:
    found = modules()
    return WORDS.read_text(encoding="utf-8").format(
        tree="\n".join(tree(rooms(found))),
        drawing="\n".join(drawing(found)),
        uses="\n".join(uses(found)),
        ways="\n".join(way_told(way) for way in WAYS),
    )


def tree(all_rooms: list[Room]) -> list[str]:
    """A line for each room, indented by how deep it lies."""
    lines = []
    for room in all_rooms:
        depth = room.name.count("/") + 1 if room.name else 0
        name = "  " * depth + (room.name.split("/")[-1] or "src/clifftop") + "/"
        hundreds = max(1, round(room.lines / HUNDRED))
        lines.append(f"{name:<22}{len(room.modules):>3} {hundreds:>3}  {room.about}".rstrip())
    return lines


def drawing(found: dict[str, Module]) -> list[str]:
    """The outer rooms with the arrows that no longer way stands for."""
    graph = {room or "the top": used for room, used in arrows(found, 1).items()}
    graph = {room: {other for other in used if other} for room, used in graph.items()}
    del graph["the top"]
    lines = ["flowchart TD"]
    for room in sorted(graph):
        for other in sorted(graph[room]):
            longer = graph[room] - {other}
            if not any(other in reach(graph, between) for between in longer):
                lines.append(f"    {room} --> {other}")
    return lines


def uses(found: dict[str, Module]) -> list[str]:
    """For each room the rooms that it imports."""
    rows = []
    for room, used in sorted(arrows(found).items()):
        if room:
            named = ", ".join(f"`{other}`" for other in sorted(used) if other)
            rows.append(f"| `{room}` | {named or '–'} |")
    return rows


def way_told(way: Way) -> str:
    stops = "\n".join(f"{number}. {stop_told(stop)}" for number, stop in enumerate(way.stops, 1))
    return f"## {way.title}\n\n{way.about}\n\n{stops}\n"


def stop_told(stop: Stop) -> str:
    folder = "src/clifftop" if stop.file.endswith(".py") else "web/src"
    link = f"[{Path(stop.file).as_posix()}](../{folder}/{stop.file})"
    return f"`{stop.name}` in {link}: {said(stop)}".rstrip(": ")
