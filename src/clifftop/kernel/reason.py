"""Why an action is not allowed: the clause that says so, and the facts of the case."""

from __future__ import annotations

from typing import final

from clifftop import catalogue


@final
class Reason:
    """`Reason(clause="LL-7.2", why="zone-of-control", hex="7b")`.

    `why` names the sentence of the clause that applies; the other facts fill it in.
    """

    def __init__(self, clause: str, why: str, **facts: object) -> None:
        self.clause = clause
        self.why = why
        self.facts = facts

    def text(self, language: str = "en") -> str:
        """The refusal in a person's language."""
        message = self.clause.replace(".", "-")
        return catalogue.attribute(message, self.why, language=language, **self.facts)

    def as_json(self) -> dict[str, object]:
        return {"clause": self.clause, "why": self.why, **self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((self.clause, self.why))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={fact!r}" for name, fact in self.facts.items())
        return f"Reason({self.clause!r}, {self.why!r}{facts})"
