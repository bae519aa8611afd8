"""Opponents: bots of the levels that were asked for, each with its character."""

from __future__ import annotations

from typing import Final, NamedTuple

from clifftop import State, bots
from clifftop.arena.matches.entrants import names_of
from clifftop.bots import Bot
from clifftop.words import bot_characters

# Those who answer at once are not worth a word.
THINKING: Final = (bots.STRONG, bots.EXPERT)

LONGEST_NAME: Final = 40  # that a record can give to a bot


class Opponent(NamedTuple):
    level: str
    name: str
    bot: Bot
    thinks: bool  # it may take a while
    by_clock: bool  # … as long as the clock allows, so a seed does not say what it chooses


def offered(game: str) -> list[str]:
    """The levels as people choose among them: the one who does anything at all comes last."""
    levels = [level for level in bots.names(game) if level != bots.RANDOM]
    return [*levels, bots.RANDOM]


def usual(game: str) -> str:
    """The level in the middle, which most people enjoy; of a game that has none, the best."""
    return bots.SKILLED if bots.SKILLED in bots.names(game) else bots.names(game)[-1]


def opponents(
    state: State,
    seat: int,
    levels: str | None,
    notes: dict[str, object] | None = None,
    trusted: bool = False,
) -> dict[int, Opponent]:
    """Who plays all seats but that of the person: `skilled`, or a list with one for each. Where no
    level is named, those play on whom the notes of a record name, or else the usual ones."""
    state.eye(seat)  # a seat that is not there is an error right away
    game = state.game().name
    seats = [other for other in range(state.players) if other != seat]
    if levels is None:
        return {other: noted(game, other, notes or {}, trusted) for other in seats}
    named = names_of(levels, len(seats))
    for level in named:
        if not bots.is_own(level):
            bots.check_offered(game, level)
    return {other: opponent(game, level, other) for other, level in zip(seats, named, strict=True)}


def opponent(game: str, level: str, seat: int, name: str | None = None) -> Opponent:
    """A bot of ours by its level, or one of the player's own as `module:function`; of that nobody
    knows how long it takes."""
    if bots.is_own(level):
        return Opponent(level, level, bots.find_or_make(game, level), thinks=True, by_clock=False)
    called = name or bot_characters.name(game, level, seat)
    thinks = level in THINKING
    return Opponent(level, called, bots.find_for_table(game, level), thinks, by_clock=thinks)


def noted(game: str, seat: int, notes: dict[str, object], trusted: bool) -> Opponent:
    """The one who played here, by its level and its name. A file can hold anything: a bot of the
    player's own, which is code, is taken only from one that the program itself has kept."""
    everybody = notes.get("bots")
    facts = everybody.get(str(seat)) if isinstance(everybody, dict) else None
    level, name = (
        (facts.get("level"), facts.get("name")) if isinstance(facts, dict) else (None,) * 2
    )
    if not isinstance(level, str):
        return opponent(game, usual(game), seat)
    if level not in bots.names(game) and not (trusted and bots.is_own(level)):
        return opponent(game, usual(game), seat)
    plain = isinstance(name, str) and name.isprintable() and len(name) <= LONGEST_NAME
    return opponent(game, level, seat, name if plain else None)
