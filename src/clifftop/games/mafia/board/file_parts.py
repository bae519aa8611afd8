"""The parts of a board file, each read on its own: its sections and its contracts."""

from difflib import get_close_matches
from typing import Final, cast, final

from clifftop.games.mafia.contracts import KINDS, NAMED_LEMMINGS, OUT, Contract
from clifftop.games.mafia.pieces import LEMMINGS, SPACE_KINDS
from clifftop.kernel.board_file import BoardFile, is_kind, shown
from clifftop.kernel.toml_lines import Path

MAX_SPACES: Final = 96
SMALLEST_SECTION: Final = 2
LARGEST_SECTION: Final = 3

# LM-R1: how many contracts there are of each kind.
_CONTRACTS_OF_KIND: Final[list[int]] = [3, 6, 6, 1, 1, 1]

Space = tuple[int, int, int]  # kind, x, y


@final
class Spot:
    """A place that is drawn somewhere: what the author calls it, and where that is written."""

    def __init__(self, path: Path, name: str, x: int, y: int) -> None:
        self.path = path
        self.name = name
        self.x = x
        self.y = y


def pair_of(file: BoardFile, path: Path) -> tuple[int, int] | None:
    """Two whole numbers."""
    numbers = file.integers(path)
    if numbers is None:
        return None
    if len(numbers) != 2:
        file.note(path, "mafia-board-pair", {"count": len(numbers)})
        return None
    return numbers[0], numbers[1]


def sections_of(file: BoardFile, spots: list[Spot]) -> list[list[Space]]:
    """LM-2.3: the sections from the start to the water, each a list of [kind, x, y]."""
    path: Path = ("sections",)
    listed = file.array(path)
    if listed is None:
        return []
    # Of an endless list the beginning is enough to see what went wrong.
    if len(listed) > MAX_SPACES or sum(spaces_in(section) for section in listed) > MAX_SPACES:
        file.note(path, "mafia-board-too-many-spaces", {"most": MAX_SPACES})
        return []
    if not listed:
        file.note(path, "mafia-board-no-sections", {}, "LM-2.2")
    sections: list[list[Space]] = []
    for number, given in enumerate(listed, 1):
        here: Path = ("sections", number - 1)
        if not isinstance(given, list):
            file.note(here, "board-wrong-item", {"wanted": "array", "found": shown(given)})
            continue
        if not SMALLEST_SECTION <= len(given) <= LARGEST_SECTION:
            facts: dict[str, str | int] = {"section": number, "count": len(given)}
            file.note(here, "mafia-board-section-size", facts, "LM-2.3")
            continue
        section: list[Space] = []
        for place, item in enumerate(given):
            name = f"{number}{'abc'[place]}"
            space = space_of(file, (*here, place), name, item)
            if space is not None:
                section.append(space)
                spots.append(Spot((*here, place), name, space[1], space[2]))
        sections.append(section)
    return sections


def spaces_in(section: object) -> int:
    return len(section) if isinstance(section, list) else 1


def space_of(file: BoardFile, path: Path, name: str, given: object) -> Space | None:
    """LM-3: one space, [kind, x, y]."""
    if not isinstance(given, list) or len(given) != 3 or not is_kind(given[0], str):
        file.note(path, "mafia-board-space-form", {"space": name, "found": shown(given)})
        return None
    kind, x, y = given
    if not (is_kind(x, int) and is_kind(y, int)):
        file.note(path, "mafia-board-space-form", {"space": name, "found": shown(given)})
        return None
    if kind not in SPACE_KINDS:
        near = get_close_matches(kind, SPACE_KINDS, 1) or SPACE_KINDS
        facts: dict[str, str | int] = {"space": name, "found": shown(kind)}
        facts["known"] = ", ".join(near)
        file.note(path, "mafia-board-kind-unknown", facts)
        return None
    return SPACE_KINDS.index(kind), x, y


def contracts_of(file: BoardFile) -> list[Contract]:
    """LM-1.3, LM-R1: eighteen contracts, each a kind and the lemmings it names."""
    listed = file.array(("contracts",))
    if listed is None:
        return []
    contracts: list[Contract] = []
    seen: set[tuple[int, ...]] = set()
    for place, given in enumerate(listed):
        contract = contract_of(file, ("contracts", place), given)
        if contract is None:
            continue
        lemmings = [contract.lemming, contract.other]
        if contract.kind == OUT:
            lemmings.sort()  # "grey or pink" is "pink or grey"
        key = (contract.kind, *lemmings)
        if key in seen:
            file.note(("contracts", place), "mafia-board-contract-twice", {"name": contract.name})
        seen.add(key)
        contracts.append(contract)
    if len(contracts) == len(listed):
        for kind, right in enumerate(_CONTRACTS_OF_KIND):
            count = sum(contract.kind == kind for contract in contracts)
            if count != right:
                facts: dict[str, str | int] = {"kind": KINDS[kind], "count": count, "right": right}
                file.note(("contracts",), "mafia-board-contract-count", facts, "LM-R1")
    return contracts


def contract_of(file: BoardFile, path: Path, given: object) -> Contract | None:
    """One contract: ["ahead", "green", "red"]."""
    if not isinstance(given, list) or not given or not all(is_kind(word, str) for word in given):
        file.note(path, "mafia-board-contract-form", {"found": shown(given)})
        return None
    words = cast("list[str]", given)
    if words[0] not in KINDS:
        near = get_close_matches(words[0], KINDS, 1) or KINDS
        facts: dict[str, str | int] = {"found": shown(words[0]), "known": ", ".join(near)}
        file.note(path, "mafia-board-contract-kind", facts, "LM-4.5")
        return None
    kind, names = KINDS.index(words[0]), words[1:]
    for name in names:
        if name not in LEMMINGS:
            near = get_close_matches(name, LEMMINGS, 1) or LEMMINGS
            facts = {"found": shown(name), "known": ", ".join(near)}
            file.note(path, "mafia-board-lemming-unknown", facts, "LM-1.1")
            return None
    if len(names) != NAMED_LEMMINGS[kind] or len(set(names)) != len(names):
        facts = {"kind": words[0], "right": NAMED_LEMMINGS[kind]}
        file.note(path, "mafia-board-contract-lemmings", facts, "LM-4.5")
        return None
    return Contract(kind, [LEMMINGS.index(name) for name in names])
