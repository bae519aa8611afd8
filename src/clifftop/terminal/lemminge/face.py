"""The face of Lemminge: how it looks and sounds at a terminal."""

from __future__ import annotations

from typing import Final, cast, final

from rich.text import Text

from clifftop import State, catalogue
from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.state import LemmingeState
from clifftop.terminal.face import Facts, View
from clifftop.terminal.glossary import Glossary
from clifftop.terminal.lemminge import clause_help, course_map, final_screen, map_signs, side_panel
from clifftop.words import lemminge as words

# Of these there can be many choices, so each is said in few words.
SHORT: Final = ("play", "row", "tile")


@final
class LemmingeFace:
    def __init__(self, board: str) -> None:
        self.course = Course.load(board)
        self.example = self.course.names[-1]  # of a hex that can be typed

    def map(self, view: View, numbers: dict[str, int], roomy: bool) -> tuple[list[Text], int]:
        drawn = course_map.CourseMap(self.course, view, numbers, roomy)
        lines = drawn.lines()
        return (lines if roomy else lines + side_panel.stock(view)), drawn.width

    def legend(self) -> list[Text]:
        return []  # it is on the map, which has room for it

    def panels(self, view: View, seat: int | None, roomy: bool) -> list[list[Text]]:
        cards = side_panel.hands(view) if seat is None else side_panel.hand(view, seat)
        if roomy:
            return [
                side_panel.turn(view),
                side_panel.piles(view),
                cards,
                side_panel.seats(view, seat),
                side_panel.stock(view),
            ]
        if seat is not None:
            cards = side_panel.short_hand(view, seat)
        return [side_panel.turn(view), side_panel.piles(view), cards, side_panel.seats(view, seat)]

    def in_colour(self, sentence: str) -> Text:
        return map_signs.in_colour(sentence)

    def question(self, asked: Facts) -> str:
        if self.in_two_steps(asked):
            return words.sentence("terminal-lemminge-question-tile-row", {"hex": self.example})
        return words.question(asked)

    def act(self, facts: Facts, asked: Facts) -> str:
        if facts["do"] in SHORT:
            return words.sentence(f"terminal-lemminge-act-{facts['do']}", facts)
        return words.act(facts, asked)

    def story(self, events: list[Facts], seat: int | None) -> list[str]:
        return words.story(events, seat)

    def event(self, facts: Facts, seat: int | None) -> str:
        return words.event(facts, seat)

    def chapter(self, view: View) -> object:
        return view["round"]

    def always_asks(self, asked: Facts) -> bool:
        return asked["question"] == "turn"

    def place_names(self, actions: list[int]) -> dict[str, int]:
        return clause_help.place_names(actions, self.course)

    def in_two_steps(self, asked: Facts) -> bool:
        return asked["question"] == "tile-row"

    def action_named(self, given: str, asked: Facts) -> int | None:
        return clause_help.action_named(given, asked, self.course)

    def signs(self) -> list[Text]:
        return [*course_map.legend(), Text(catalogue.text("terminal-lemminge-letters"))]

    def overview(self, about: str, view: View) -> list[Text]:
        return []

    def place_facts(self, given: str, view: View) -> tuple[list[str], list[str]]:
        return clause_help.place_facts(self.course, given.lower(), view)

    def glossary(self) -> Glossary:
        return clause_help.glossary()

    def clauses_of(self, asked: Facts) -> list[str]:
        return clause_help.clauses_of(asked)

    def keys(self) -> str:
        return catalogue.text("terminal-lemminge-keys")

    def final(self, state: State, seat: int | None) -> list[Text]:
        return final_screen.final(cast(LemmingeState, state), seat)


FACE: Final = LemmingeFace
