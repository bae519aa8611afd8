"""The rulebook on the screen: the list of chapters, a chapter, a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from clifftop import catalogue, rulebook
from clifftop.terminal.leaping.clause_help import clause_named

if TYPE_CHECKING:
    from rich.console import Console

WIDEST: Final = 88  # longer lines are tiring to read


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


def show_clause(console: Console, clause: str) -> None:
    """A clause with its title; an unknown one raises rulebook.UnknownClause."""
    text, title = rulebook.text(clause), rulebook.title(clause)
    width = min(console.width, WIDEST)
    console.print(Text.assemble((clause, "bold cyan"), "  ", (title, "bold")), highlight=False)
    for paragraph in text.split("\n"):
        for line in Text(paragraph).wrap(console, width - 2):
            line.rstrip()
            console.print(Text("  ").append_text(line))


def show_reason(console: Console, clause: str, why: str) -> None:
    """Why not, in a sentence, then the clause itself."""
    console.print(Text(f"{clause}: {why}", "bold"), width=min(console.width, WIDEST))
    show_clause(console, clause)
