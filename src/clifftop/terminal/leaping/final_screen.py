"""The end of a game: what every clan's points are made of, and who has won."""

from __future__ import annotations

from rich.text import Text

from clifftop import catalogue
from clifftop.games.leaping.rules.score import card_points, dive_points, favor_points, pellet_points
from clifftop.games.leaping.state import LeapingState
from clifftop.terminal.styles import BOLD, HEAD, SEATS, in_table
from clifftop.words import leaping as words


def final(state: LeapingState, seat: int | None) -> list[Text]:
    """LL-10.1: what every clan's points are made of, the best first."""
    places, scores = state.places(), state.scores()
    heads = ["clan", "points-dives", "points-cards", "points-pellets", "points-favors", "total"]
    rows = [[catalogue.text(f"terminal-column-{head}") for head in [*heads, "place"]]]
    order = sorted(range(state.players), key=lambda clan: (places[clan], clan))
    for clan in order:
        sources = (dive_points, card_points, pellet_points, favor_points)
        numbers = [source(state, clan) for source in sources]
        row = [*numbers, scores[clan], places[clan]]
        rows.append([words.clan(clan), *(str(number) for number in row)])
    lines = [Text(catalogue.text("terminal-final"), HEAD)]
    for number, line in enumerate(in_table(rows, "  ")):
        clan = order[number - 1]
        lines.append(Text(line, BOLD if number == 0 else SEATS[clan]))
    if seat is not None:
        lines += [Text(), Text(verdict(places, seat), BOLD)]
    return lines


def verdict(places: list[int], seat: int) -> str:
    """How it ended for the one who sits here."""
    if places[seat] == 1:
        if places.count(1) > 1:
            return catalogue.text("terminal-shared")
        return catalogue.text("terminal-won", clan=words.clan(seat))
    winner = words.clan(places.index(1))
    return catalogue.text("terminal-lost", clan=winner, place=places[seat], players=len(places))
