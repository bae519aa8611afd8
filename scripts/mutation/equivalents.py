"""Mutants that change nothing that could be seen, each with the reason."""

import tomllib
from pathlib import Path

from scripts.mutation.edits import Edit

LIST = Path(__file__).parent / "equivalent.toml"


class Equivalents:
    """Known by the function and by its lines before and after, wherever the file now stands."""

    def __init__(self, file: Path = LIST) -> None:
        listed = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
        self.reasons = {
            (entry["function"], entry["old"].strip(), entry["new"].strip()): str(entry["reason"])
            for entry in listed
        }

    def reason(self, edit: Edit, source: bytes) -> str | None:
        """Why nothing can notice this one; None if something should."""
        return self.reasons.get((edit.function, *edit.changed(source)))
