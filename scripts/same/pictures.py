"""Pictures side by side: which differ, and by how much."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

# A browser may round the edge of a letter this way or that. More is a difference.
SHADE: Final = 2  # of 255, in one colour of one pixel
PIXELS: Final = 20  # that may be of another shade


def difference(base: Path, tree: Path) -> str | None:
    """What differs between two pictures, if anything does."""
    if not base.is_file() or not tree.is_file():
        return "only one side has it"
    one, other = pixels(base), pixels(tree)
    if one.shape != other.shape:
        return f"{one.shape[1]}×{one.shape[0]} there, {other.shape[1]}×{other.shape[0]} here"
    differs = (np.abs(one - other) > SHADE).any(axis=2)
    count = int(differs.sum())
    if count <= PIXELS:
        return None
    rows, columns = np.nonzero(differs)
    return f"{count} pixels, from {columns.min()},{rows.min()} to {columns.max()},{rows.max()}"


def pixels(file: Path) -> np.ndarray:
    with Image.open(file) as picture:
        return np.asarray(picture.convert("RGB"), dtype=np.int16)


def side_by_side(base: Path, tree: Path, into: Path) -> None:
    """The base's, the tree's, and where they differ in red."""
    shown = [Image.open(file).convert("RGB") for file in (base, tree) if file.is_file()]
    width, height = max(one.width for one in shown), max(one.height for one in shown)
    if len(shown) == 2 and shown[0].size == shown[1].size:
        differs = (np.abs(pixels(base) - pixels(tree)) > SHADE).any(axis=2)
        red = pixels(tree) // 3 + 160
        red[differs] = (220, 0, 0)
        shown.append(Image.fromarray(red.astype(np.uint8)))
    sheet = Image.new("RGB", (width * len(shown), height), "white")
    for number, one in enumerate(shown):
        sheet.paste(one, (number * width, 0))
    into.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(into)
