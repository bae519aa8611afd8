"""What there is to say of a hex of the canyon, and which clauses are about it."""

from __future__ import annotations

from typing import Any

from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.pieces import CLAN_LETTERS, EAGLES, ZONES
from clifftop.words import leaping as words


def hex_facts(canyon: Canyon, name: str, view: dict[str, Any]) -> tuple[list[str], list[str]]:
    """Sentences and clauses."""
    hex_ = canyon.index[name]
    brush = canyon.brush >> hex_ & 1
    edge, bones = canyon.cliff_edge >> hex_ & 1, canyon.bones >> hex_ & 1
    facts: dict[str, object] = {"hex": name, "ground": "brush" if brush else "clear"}
    facts["part"] = "edge" if edge else "bones" if bones else "none"
    told = [words.sentence("terminal-hex", facts)]
    stack = view["hexes"].get(name, "")
    clans = ", ".join(words.clan(CLAN_LETTERS.index(letter)) for letter in stack)
    told.append(words.sentence(f"terminal-hex-{'stack' if stack else 'empty'}", {"stack": clans}))
    clauses = ["LL-2.7" if brush else "LL-2.6"]
    clauses += ["LL-2.3"] * edge + ["LL-2.5"] * bones
    if name in view["pellets"]:
        told.append(words.sentence("terminal-hex-pellet", {}))
        clauses.append("LL-8.1")
    for number, eagle in enumerate(EAGLES):
        for zone, hexes in zip(ZONES, canyon.zone[number], strict=True):
            if hexes >> hex_ & 1:
                flying = view["eagles"][eagle]
                at = "here" if flying["zone"] == zone else flying["zone"]
                hunting = "yes" if flying["hunting"] else "no"
                zones = {"zone": zone, "eagle": eagle, "at": at, "hunting": hunting}
                told.append(words.sentence("terminal-hex-zone", zones))
                clauses.append("LL-2.4")
    return told, list(dict.fromkeys(clauses))
