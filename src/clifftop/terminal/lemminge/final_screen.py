"""The end of a race: who is across, how far the others had come, and who has won."""

from __future__ import annotations

from rich.text import Text

from clifftop import catalogue
from clifftop.games.lemminge.pieces import LEMMINGS
from clifftop.games.lemminge.rules.score import distance_left
from clifftop.games.lemminge.state import LemmingeState
from clifftop.terminal.lemminge.map_signs import NAMES
from clifftop.terminal.lemminge.side_panel import said
from clifftop.terminal.styles import BOLD, HEAD, in_table
from clifftop.words import lemminge as words


def final(state: LemmingeState, seat: int | None) -> list[Text]:
    """LE-1.2, LE-R4: lemmings across, then the distance left, the best first."""
    places, scores = state.places(), state.scores()
    rows = [[said(f"column-{head}") for head in ("seat", "home", "distance")]]
    rows[0].append(catalogue.text("terminal-column-place"))
    order = sorted(range(state.players), key=lambda number: (places[number], number))
    for number in order:
        numbers = [scores[number], distance_left(state, number), places[number]]
        rows.append([words.seat(number), *(str(each) for each in numbers)])
    lines = [Text(catalogue.text("terminal-final"), HEAD)]
    for row, line in enumerate(in_table(rows, "  ")):
        lines.append(Text(line, NAMES[order[row - 1]] if row else BOLD))
    if seat is not None:
        lines += [Text(), Text(verdict(places, scores, seat), BOLD)]
    return lines


def verdict(places: list[int], scores: list[int], seat: int) -> str:
    """How it ended for the one who sits here."""
    place, players = places[seat], len(places)
    if LEMMINGS not in scores:  # LE-R4
        return catalogue.text("terminal-lemminge-nobody", place=place, players=players)
    if place == 1:
        return catalogue.text("terminal-won", clan=words.seat(seat))
    winner = words.seat(places.index(1))
    return catalogue.text("terminal-lost", clan=winner, place=place, players=players)
