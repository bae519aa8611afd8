"""The rulebook on the screen: the list of chapters, a chapter, a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from clifftop import catalogue, rulebook
from clifftop.terminal.rules import clause_named, show_clause

if TYPE_CHECKING:
    from rich.console import Console


def show(console: Console, what: str | None) -> None:
    """A clause or a chapter by its id; without one, the chapters. An unknown id raises
    rulebook.UnknownClause, which names those that are near."""
    if what is None:
        show_chapters(console)
        return
    chapters = {
        chapter: (title, clauses)
        for game in rulebook.GAMES
        for chapter, title, clauses in rulebook.chapters(game)
    }
    wanted = clause_named(what)
    if wanted not in chapters:
        show_clause(console, wanted)
        return
    title, clauses = chapters[wanted]
    console.print(Text.assemble((wanted, "bold cyan"), "  ", (title, "bold underline")))
    for clause in clauses:
        console.print()
        show_clause(console, clause)


def show_chapters(console: Console) -> None:
    for game in rulebook.GAMES:
        for chapter, title, clauses in rulebook.chapters(game):
            line = Text.assemble((chapter.ljust(6), "bold cyan"), title.ljust(26))
            span = clauses[0] if len(clauses) == 1 else f"{clauses[0]} – {clauses[-1]}"
            console.print(line.append(span, "dim"), highlight=False)
    console.print()
    hint = catalogue.text("cli-rules-hint", chapter="LL-5", clause="LL-5.7")
    console.print(Text(hint))
