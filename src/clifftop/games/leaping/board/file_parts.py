"""The parts of a board file that can be read without knowing its hexes.

These are the rows the hexes are made of, and the components of the game (LL-1).
"""

from typing import Final

from clifftop.games.leaping.board.grid import LONGEST_ROW, MAX_HEXES
from clifftop.kernel.board_file import BoardFile, is_kind, shown
from clifftop.kernel.toml_lines import Path

COMPONENTS: Final = ["movement_cards", "pellet_markers", "eagle_die"]
DIE_FACES: Final = 6
FEWEST_ROWS: Final = 9

# What the box holds.
_MOVEMENT_CARDS: Final = {"2": 8, "3": 8, "4": 8, "5": 8}
_PELLET_MARKERS: Final = {"1": 14, "2": 4, "favor": 14}


def row_lengths(file: BoardFile) -> list[int] | None:
    """The row lengths, or None if no hexes can be made of them."""
    lengths = file.integers(("rows",))
    if lengths is None:
        return None
    before = len(file.problems)
    if len(lengths) < FEWEST_ROWS:
        file.note(("rows",), "board-rows-few", {"count": len(lengths), "fewest": FEWEST_ROWS})
    # Of an endless list the first rows are enough to see what went wrong.
    for place, length in enumerate(lengths[:MAX_HEXES]):
        earlier = lengths[place - 1] if place else 0
        facts: dict[str, str | int] = {"row": place + 1, "count": length}
        if not 1 <= length <= LONGEST_ROW:
            facts["most"] = LONGEST_ROW
            file.note(("rows", place), "board-row-length", facts)
        elif 1 <= earlier <= LONGEST_ROW and abs(length - earlier) != 1:
            facts["earlier"] = place
            facts["earlier_count"] = earlier
            file.note(("rows", place), "board-row-step", facts)
    if sum(lengths) > MAX_HEXES or len(lengths) > MAX_HEXES:
        file.note(("rows",), "board-too-many-hexes", {"count": sum(lengths), "most": MAX_HEXES})
    return lengths if len(file.problems) == before else None


def movement_cards(file: BoardFile) -> list[int]:
    """LL-1.3: how many cards say 2, 3, 4 and 5."""
    path: Path = ("components", "movement_cards")
    return _counts(file, path, _MOVEMENT_CARDS, "board-card-count", "LL-1.3")


def pellet_markers(file: BoardFile) -> list[int]:
    """LL-1.5: how many pellets are worth 1 VP, 2 VP and a favor."""
    path: Path = ("components", "pellet_markers")
    return _counts(file, path, _PELLET_MARKERS, "board-marker-count", "LL-1.5")


def eagle_die(file: BoardFile) -> list[int]:
    """LL-1.6, LL-R2: how many faces of the die show hover, 1, 2 and 3."""
    path: Path = ("components", "eagle_die")
    weights = [0, 0, 0, 0]
    faces = file.array(path)
    if faces is None:
        return weights
    if len(faces) != DIE_FACES:
        file.note(path, "board-die-size", {"count": len(faces), "right": DIE_FACES}, "LL-R2")
    for place, face in enumerate(faces):
        if face == "hover":
            weights[0] += 1
        elif is_kind(face, int) and isinstance(face, int) and 1 <= face <= 3:
            weights[face] += 1
        else:
            facts: dict[str, str | int] = {"face": place + 1, "found": shown(face)}
            file.note((*path, place), "board-die-face", facts, "LL-1.6")
    if weights[0] == len(faces):
        # An eagle that never moves would also make a two-player dice-off endless (LL-R23).
        file.note(path, "board-die-never-moves", {}, "LL-1.6")
    return weights


def _counts(
    file: BoardFile, path: Path, box: dict[str, int], message: str, clause: str
) -> list[int]:
    """The counts of a table that must be those of the box."""
    if not file.table(path, list(box)):
        return []
    counts: list[int] = []
    for kind, right in box.items():
        count = file.integer((*path, kind))
        if count is None:
            continue
        if count != right:
            file.note(
                (*path, kind), message, {"kind": kind, "count": count, "right": right}, clause
            )
        counts.append(count)
    return counts
