"""The face of Leaping Lemmings: how it looks and sounds at a terminal."""

from __future__ import annotations

from typing import Final, cast, final

from rich.text import Text

from clifftop import State, catalogue
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.pieces import ZONES
from clifftop.games.leaping.state import LeapingState
from clifftop.terminal.face import Facts, View
from clifftop.terminal.glossary import Glossary, plain
from clifftop.terminal.leaping import canyon_map, clause_help, final_screen, side_panel
from clifftop.terminal.leaping.hex_facts import hex_facts
from clifftop.terminal.styles import DIM
from clifftop.words import leaping as words

ZONE_WORDS: Final = ("zone", "zones")


@final
class LeapingFace:
    def __init__(self, board: str) -> None:
        self.canyon = Canyon.load(board)

    def map(self, view: View, numbers: dict[str, int], roomy: bool) -> tuple[list[Text], int]:
        # Where a zone is asked for, the zones are shown instead of the names of hexes.
        zones = bool(numbers) and all(name.upper() in ZONES for name in numbers)
        drawn = canyon_map.CanyonMap(self.canyon, view, numbers, tall=roomy, zones=zones)
        return drawn.lines(), drawn.width

    def legend(self) -> list[Text]:
        return canyon_map.legend()

    def panels(self, view: View, seat: int | None, roomy: bool) -> list[list[Text]]:
        short = not roomy
        clans = side_panel.clans(view, seat, short)
        if roomy:
            me = "no" if seat is None else "yes"
            clans.append(Text(catalogue.text("terminal-columns-note", me=me), DIM))
        cards = side_panel.hands(view) if seat is None else side_panel.hand(view, seat, short)
        return [side_panel.turn(view, short), clans, cards]

    def in_colour(self, sentence: str) -> Text:
        return side_panel.in_colour(sentence)

    def question(self, asked: Facts) -> str:
        return words.question(asked)

    def act(self, facts: Facts, asked: Facts) -> str:
        return words.act(facts, asked)

    def story(self, events: list[Facts], seat: int | None) -> list[str]:
        return words.story(events, seat)

    def event(self, facts: Facts, seat: int | None) -> str:
        return words.event(facts, seat)

    def chapter(self, view: View) -> object:
        return view["turn"]

    def always_asks(self, asked: Facts) -> bool:
        return asked["question"] == "move"

    def place_names(self, actions: list[int]) -> dict[str, int]:
        return clause_help.place_names(actions, self.canyon)

    def in_two_steps(self, asked: Facts) -> bool:
        return False

    def action_named(self, given: str, asked: Facts) -> int | None:
        return clause_help.action_named(given, self.canyon)

    def signs(self) -> list[Text]:
        return canyon_map.legend()

    def overview(self, about: str, view: View) -> list[Text]:
        if plain(about) not in ZONE_WORDS:
            return []
        drawn = canyon_map.CanyonMap(self.canyon, view, {}, tall=False, zones=True)
        return [*drawn.lines(), *canyon_map.zones_legend(view)]

    def place_facts(self, given: str, view: View) -> tuple[list[str], list[str]]:
        name = given.lower()
        return hex_facts(self.canyon, name, view) if name in self.canyon.index else ([], [])

    def glossary(self) -> Glossary:
        return clause_help.glossary()

    def clauses_of(self, asked: Facts) -> list[str]:
        return clause_help.clauses_of(asked)

    def keys(self) -> str:
        return catalogue.text("terminal-keys")

    def final(self, state: State, seat: int | None) -> list[Text]:
        return final_screen.final(cast(LeapingState, state), seat)


FACE: Final = LeapingFace
