"""A state in a few lines, for those who print one: in a notebook, in a debugger, in a test."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from clifftop.kernel.history import SPECTATOR

if TYPE_CHECKING:
    from clifftop.kernel.state import State

WIDTH: Final = 100
MOST_LINES: Final = 8  # of the position; what goes beyond is left out
LONGEST: Final = 40  # letters of a text, such as a board that comes with no game
SAID_ALREADY: Final = frozenset({"game", "rules", "players", "asked"})


def state_text(state: State) -> str:
    """Who is asked what, and the position, secrets included. What a state cannot say, such as one
    that is not complete, is left out: this never raises."""
    from textwrap import wrap  # which takes longer to load than some programs run

    lines = [" ".join([f"<{type(state).__name__}", *heading(state)])]
    try:
        parts = [f"{key}={short(part)}" for key, part in position(state).items()]
        lines += wrap(
            " ".join(parts),
            WIDTH,
            initial_indent="  ",
            subsequent_indent="  ",
            break_on_hyphens=False,
            max_lines=MOST_LINES,
            placeholder=" …",
        )
    except Exception:
        lines[0] += " …"
    return "\n".join(lines) + ">"


def heading(state: State) -> list[str]:
    said: list[str] = []
    try:
        said.append(state.game().name)
        said.append(f"players={state.players}")
        said.append("to_act=" + {-1: "CHANCE", -2: "OVER"}.get(state.to_act, str(state.to_act)))
        if state.imagined:
            said.append("imagined")
        if state.silent:
            said.append("silent")
        said += asked(state)
    except Exception:
        said.append("…")
    return said


def asked(state: State) -> list[str]:
    """The question, and how many answers it has. They are not kept, as `answers` would: a debugger
    may look at a state while it changes."""
    question = state.see(SPECTATOR).get("asked")
    legal = state.options() if state.legal is None else state.legal
    said = [f"actions={len(legal)}"]
    if isinstance(question, dict) and "question" in question:
        said.insert(0, f"asked={question['question']}")
    return said


def position(state: State) -> dict[str, object]:
    return {key: part for key, part in state.position().items() if key not in SAID_ALREADY}


def short(part: object) -> str:
    """JSON with less ink."""
    text = part
    if isinstance(part, str) and len(part) > LONGEST:
        text = part[:LONGEST].rstrip() + "…"
    return json.dumps(text, ensure_ascii=False, separators=(", ", ":")).replace('"', "")
