"""The pier: a Lemming Mafia board with everything the rules ask of it computed once.

Spaces are numbers along the track (LM-R3), from the start to the water. Sets of spaces are bit
masks (bit i for space i).
"""

from hashlib import sha256
from typing import Final, final

from clifftop.games.mafia.actions import SPACE
from clifftop.games.mafia.board.checks import Plan, check
from clifftop.games.mafia.board.file_parts import MAX_SPACES as MAX_SPACES
from clifftop.games.mafia.pieces import LEMMINGS, SPACE_KINDS
from clifftop.kernel.bounded_cache import BoundedCache
from clifftop.kernel.masks import members_of


@final
class Pier:
    """A checked board. Shared by all its games, so nobody may change it; get one with `load`."""

    def __init__(self, text: str, plan: Plan) -> None:
        self.name = plan.name
        self.text = text
        self.digest = sha256(text.encode()).hexdigest()[:16]

        self.size = 0
        self.names: list[str] = []
        self.section: list[int] = []  # of each space, from 0
        self.kinds: list[int] = []
        self.places: list[tuple[int, int]] = []
        self.section_spaces: list[list[int]] = []
        self.section_masks: list[int] = []
        # By the mask of the spaces of a section that are free: the actions that go to one.
        self.ways: dict[int, list[int]] = {}
        for number, spaces in enumerate(plan.sections):
            mask = 0
            inside: list[int] = []
            for letter, (kind, x, y) in zip("abc", spaces, strict=False):
                mask |= 1 << self.size
                inside.append(self.size)
                self.names.append(f"{number + 1}{letter}")
                self.section.append(number)
                self.kinds.append(kind)
                self.places.append((x, y))
                self.size += 1
            self.section_masks.append(mask)
            for pattern in range(1, 1 << len(inside)):
                free = pattern << inside[0]
                self.ways[free] = [SPACE + space for space in members_of(free)]
            self.section_spaces.append(inside)
        self.sections = len(plan.sections)
        self.index = {name: space for space, name in enumerate(self.names)}

        self.contracts = plan.contracts
        self.contract_names = [contract.name for contract in plan.contracts]
        self.area = plan.area
        self.start = plan.start
        self.water = plan.water

    @staticmethod
    def load(text: str, source: str = "board") -> "Pier":
        """The pier of a board file's text; BoardError lists all that is wrong with it.

        One text gives one and the same Pier. `source` is what errors call the file.
        """
        known = _loaded.get(text)
        return known or _loaded.keep(text, Pier(text, check(text, source)))

    def geometry(self) -> dict[str, object]:
        """The board for someone who draws it, JSON-able. Spaces are listed in index order."""
        spaces: list[dict[str, object]] = []
        for space in range(self.size):
            x, y = self.places[space]
            spaces.append(
                {
                    "name": self.names[space],
                    "section": self.section[space] + 1,
                    "kind": SPACE_KINDS[self.kinds[space]],
                    "x": x,
                    "y": y,
                }
            )
        return {
            "name": self.name,
            "digest": self.digest,
            "area": [self.area[0], self.area[1]],
            "spaces": spaces,
            "start": {LEMMINGS[lemming]: [x, y] for lemming, (x, y) in enumerate(self.start)},
            "water": [self.water[0], self.water[1]],
            "contracts": [
                {**contract.facts(), "worth": contract.worth} for contract in self.contracts
            ],
        }


_loaded: Final[BoundedCache[Pier]] = BoundedCache(32)
