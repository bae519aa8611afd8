"""Who may import whom. Every import counts: inside functions and under TYPE_CHECKING too."""

import ast
from pathlib import Path

import pytest
from scripts.house.rooms import arrows, cycles
from scripts.house.rooms import modules as modules_of_the_house

HOUSE = Path(__file__).parent.parent / "src" / "clifftop"

ENGINE = {"kernel", "games", "boards", "clifftop"}
WORDS = {"catalogue", "rulebook"}

# A room may import itself and the rooms listed. "clifftop" is the front door, clifftop/__init__.py;
# "games" is what lies right in games/, and each game's folder is a room of its own.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": {"catalogue"},  # errors and reasons say themselves in words
    "boards": {"kernel"},  # for the error that names a board
    "games/*": {"kernel", "boards"},
    "games": {"kernel", "boards", "games/*"},
    "clifftop": {"kernel", "games"},
    "catalogue": set(),
    "rulebook": {"catalogue"},
    "words": WORDS | {"kernel"},  # it says the errors of the kernel
    "bots": ENGINE,
    "research": ENGINE | {"bots"},
    "arena": ENGINE | {"bots"} | WORDS,
    "table": ENGINE | {"bots"},
    "server": ENGINE | {"bots", "arena", "table", "words"} | WORDS,
    "terminal": ENGINE | {"bots", "arena", "table", "words"} | WORDS,
    "cli": ENGINE | {"bots", "arena", "table", "words", "server", "terminal", "research"} | WORDS,
    "__main__": {"cli"},
}


# Within a room: which of its sub-rooms may import which when the code runs, "." being the modules
# right in the room, which may import all of them. The server says its layers on its first page.
INSIDE: dict[str, dict[str, set[str]]] = {
    "games/*": {
        "board": {"."},
        "rules": {".", "board", "rules/cards"},  # the book of questions collects those of the cards
        "rules/cards": {".", "rules"},
        "refusals": {".", "board"},
        "position": {".", "board", "rules", "rules/cards"},
        "worlds": {".", "position"},
    },
    "bots": {
        "search": {"."},
        "leaping": {".", "search"},
        "lemminge": {".", "search", "lemminge/race"},
        "lemminge/race": set(),
        "mafia": {".", "search"},
    },
    "arena": {
        "matches": set(),
        "statistics": {"matches"},
        "reports": {".", "matches", "statistics"},
        "processes": {".", "matches", "statistics"},
    },
    "table": {"commands": {"."}},
    "terminal": {"leaping": {"."}, "lemminge": {"."}, "mafia": {"."}},
}


def room_of(module: str) -> str:
    """The room of a dotted name of ours: `games/leaping` for `clifftop.games.leaping.pieces`."""
    parts = module.split(".")[1:]
    if not parts:
        return "clifftop"
    if parts[0] == "games" and len(parts) > 1 and is_game(parts[1]):
        return f"games/{parts[1]}"
    # `from clifftop import OVER` names no room: what it wants is behind the front door.
    return parts[0] if is_room(parts[0]) else "clifftop"


def is_game(name: str) -> bool:
    return name in {"leaping", "mafia", "lemminge"} or (HOUSE / "games" / name).is_dir()


def is_room(name: str) -> bool:
    return name in MAY_IMPORT or (HOUSE / name).is_dir() or (HOUSE / f"{name}.py").exists()


def may_import(importer: str, imported: str) -> bool:
    if importer == imported:
        return True
    kind = "games/*" if importer.startswith("games/") else importer
    wanted = "games/*" if imported.startswith("games/") else imported
    allowed = MAY_IMPORT[kind]
    # Whoever may use the games may use one of them; only a game must leave its neighbours alone.
    return wanted in allowed or (wanted == "games/*" and "games" in allowed)


def imports(source: str, module: str, is_package: bool) -> list[tuple[int, str]]:
    """Every dotted name of ours that the source imports, with its line."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join(base + ([node.module] if node.module else []))
            found += [(node.lineno, f"{origin}.{alias.name}") for alias in node.names]
        elif isinstance(node, ast.Call) and node.args:
            function, argument = ast.unparse(node.func), node.args[0]
            if function.endswith(("import_module", "__import__")):
                if isinstance(argument, ast.Constant):
                    found.append((node.lineno, str(argument.value)))
    return [(line, name) for line, name in found if name.split(".")[0] == "clifftop"]


def trespasses(source: str, module: str, is_package: bool = False) -> list[str]:
    """The imports that the table above does not allow, each as a sentence."""
    importer = room_of(module)
    return [
        f"{module}, line {line}: {importer} may not import {room_of(name)} ({name})"
        for line, name in imports(source, module, is_package)
        if not may_import(importer, room_of(name))
    ]


def modules() -> list[tuple[Path, str]]:
    """Each source file with its dotted name."""
    named = []
    for file in sorted(HOUSE.rglob("*.py")):
        parts = file.relative_to(HOUSE.parent).with_suffix("").parts
        named.append((file, ".".join(parts[:-1] if parts[-1] == "__init__" else parts)))
    return named


def test_every_room_is_in_the_table() -> None:
    rooms = {room_of(module) for _, module in modules()}
    unknown = {room for room in rooms if not room.startswith("games/")} - MAY_IMPORT.keys()
    assert not unknown, f"say in MAY_IMPORT what {sorted(unknown)} may import"


def test_nobody_imports_what_is_not_theirs() -> None:
    found = [
        sentence
        for file, module in modules()
        for sentence in trespasses(
            file.read_text(encoding="utf-8"), module, file.name == "__init__.py"
        )
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("clifftop.kernel.state", "import clifftop.games.leaping"),
        ("clifftop.kernel.state", "from clifftop import games"),
        ("clifftop.kernel.state", "from ..games.leaping import board"),
        ("clifftop.kernel.state", "import clifftop"),
        ("clifftop.kernel.state", "def late():\n    from clifftop import boards"),
        ("clifftop.kernel.state", "if TYPE_CHECKING:\n    from clifftop.bots import Bot"),
        ("clifftop.kernel.state", "importlib.import_module('clifftop.games')"),
        ("clifftop.games.leaping.pieces", "from clifftop.games.mafia import dice"),
        ("clifftop.games.leaping.pieces", "from .. import mafia"),
        ("clifftop.games.leaping.pieces", "from clifftop.games import registry"),
        ("clifftop.games.leaping.pieces", "from clifftop import CHANCE"),
        ("clifftop.bots.greedy_choice", "from clifftop.arena import match"),
        ("clifftop.arena.matches.match", "import clifftop.table.seat"),
        ("clifftop.table.seat", "from clifftop import catalogue"),
        ("clifftop.terminal.screen", "from clifftop.server import app"),
        ("clifftop.words.leaping", "from clifftop.games.leaping import pieces"),
        ("clifftop.words.leaping", "from clifftop.terminal import face"),
        ("clifftop.table.seat", "from clifftop import words"),
        ("clifftop.research.pettingzoo", "from clifftop.table import seats"),
        ("clifftop.catalogue", "from clifftop import rulebook"),
        ("clifftop.rulebook", "import clifftop.games.leaping"),
    ],
)
def test_a_trespass_is_noticed(module: str, source: str) -> None:
    assert len(trespasses(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("clifftop.kernel.state", "import json\nfrom .reasons import Reason"),
        (
            "clifftop.games.leaping.pieces",
            "from ...kernel import boards\nfrom . import eagles",
        ),
        ("clifftop.games.leaping.pieces", "from clifftop.kernel.state import State"),
        (
            "clifftop.bots.greedy_choice",
            "import clifftop\nfrom clifftop.games.leaping import board",
        ),
        ("clifftop.server.app", "from clifftop.table import seats\nfrom clifftop import rulebook"),
        ("clifftop.server.app", "from clifftop import words"),
        ("clifftop.words.refusals", "from clifftop.kernel.errors import ClifftopError"),
        ("clifftop.cli", "from clifftop import terminal, arena, research, catalogue"),
    ],
)
def test_a_proper_import_is_let_through(module: str, source: str) -> None:
    assert trespasses(source, module) == []


def test_a_package_resolves_its_own_dots() -> None:
    assert trespasses("from .kernel import State\nfrom .games import game", "clifftop", True) == []
    assert len(trespasses("from .bots import greedy", "clifftop", True)) == 1
    assert trespasses("from . import leaping, mafia", "clifftop.games", True) == []


def within(path: str) -> tuple[str, str]:
    """A folder of the house as its room and the sub-room in it: ("games/*", "rules/cards")."""
    parts = path.split("/")
    if parts[0] == "games" and len(parts) > 1:
        return "games/*", "/".join(parts[2:]) or "."
    return parts[0], "/".join(parts[1:]) or "."


def test_sub_rooms_import_what_they_may() -> None:
    found = []
    for path, used in arrows(modules_of_the_house()).items():
        room, inner = within(path)
        if room in INSIDE and inner != ".":
            allowed = INSIDE[room].get(inner)
            assert allowed is not None, f"say in INSIDE what {path} may import"
            beside = {within(other)[1] for other in used if same_room(path, other)}
            found += [f"{path} may not import {other}" for other in sorted(beside - allowed)]
    assert not found, "\n".join(found)


def same_room(path: str, other: str) -> bool:
    depth = 2 if path.startswith("games/") else 1
    return path.split("/")[:depth] == other.split("/")[:depth]


def test_nothing_imports_itself_in_a_circle() -> None:
    """Late imports count, those for types alone do not."""
    knots = cycles({name: set(found.imports) for name, found in modules_of_the_house().items()})
    assert not knots, "\n".join(" and ".join(knot) for knot in knots)


def test_a_circle_is_noticed() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
