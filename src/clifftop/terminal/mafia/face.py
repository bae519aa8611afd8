"""The face of Lemming Mafia: how it looks and sounds at a terminal."""

from __future__ import annotations

from typing import Final, cast, final

from rich.text import Text

from clifftop import State, catalogue
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.state import MafiaState
from clifftop.terminal.face import Facts, View
from clifftop.terminal.glossary import Glossary
from clifftop.terminal.mafia import clause_help, final_screen, lemming_signs, pier_map, side_panel
from clifftop.words import mafia as words


@final
class MafiaFace:
    def __init__(self, board: str) -> None:
        self.pier = Pier.load(board)

    def map(self, view: View, numbers: dict[str, int], roomy: bool) -> tuple[list[Text], int]:
        drawn = pier_map.PierMap(self.pier, view, numbers, roomy)
        return drawn.lines(), drawn.width

    def legend(self) -> list[Text]:
        return pier_map.legend()

    def panels(self, view: View, seat: int | None, roomy: bool) -> list[list[Text]]:
        if seat is None and not roomy:
            return [side_panel.turn(view, None), side_panel.short_secrets(self.pier, view)]
        parts = [side_panel.turn(view, seat), side_panel.seats(view, seat)]
        if seat is None:
            return [*parts, side_panel.secrets(self.pier, view)]
        bets = side_panel.bets(view, seat, not roomy)
        return [*parts, bets, side_panel.contracts(self.pier, view, seat, not roomy)]

    def in_colour(self, sentence: str) -> Text:
        return lemming_signs.in_colour(sentence)

    def question(self, asked: Facts) -> str:
        return words.question(asked)

    def act(self, facts: Facts, asked: Facts) -> str:
        if facts["do"] == "drop":  # in few words, to fit into a line
            return words.sentence("terminal-mafia-act-drop", facts)
        return words.act(facts, asked)

    def story(self, events: list[Facts], seat: int | None) -> list[str]:
        return words.story(events, seat)

    def event(self, facts: Facts, seat: int | None) -> str:
        return words.event(facts, seat)

    def chapter(self, view: View) -> object:
        """LM-2.5: once round the table."""
        return (view["turn"] - 1) // view["players"]

    def always_asks(self, asked: Facts) -> bool:
        return False

    def place_names(self, actions: list[int]) -> dict[str, int]:
        return clause_help.place_names(actions, self.pier)

    def in_two_steps(self, asked: Facts) -> bool:
        return False

    def action_named(self, given: str, asked: Facts) -> int | None:
        return clause_help.action_named(given, asked, self.pier)

    def signs(self) -> list[Text]:
        return pier_map.legend()

    def overview(self, about: str, view: View) -> list[Text]:
        return []

    def place_facts(self, given: str, view: View) -> tuple[list[str], list[str]]:
        return clause_help.space_facts(self.pier, given.lower(), view)

    def glossary(self) -> Glossary:
        return clause_help.glossary()

    def clauses_of(self, asked: Facts) -> list[str]:
        return clause_help.clauses_of(asked)

    def keys(self) -> str:
        return catalogue.text("terminal-mafia-keys")

    def final(self, state: State, seat: int | None) -> list[Text]:
        return final_screen.final(self.pier, cast(MafiaState, state), seat)


FACE: Final = MafiaFace
