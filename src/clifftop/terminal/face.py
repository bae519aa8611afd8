"""A game's face: what the terminal asks of it, its map, its panels and its words."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol, cast

from rich.text import Text

from clifftop import State
from clifftop.kernel.game import Game
from clifftop.terminal.glossary import Glossary

Facts = dict[str, object]
View = dict[str, Any]

FACES: Final = {
    "leaping-lemmings": "clifftop.terminal.leaping.face",
    "lemming-mafia": "clifftop.terminal.mafia.face",
    "lemminge": "clifftop.terminal.lemminge.face",
}


class Face(Protocol):
    """One game on one board, as it looks and sounds at a terminal."""

    def map(self, view: View, numbers: dict[str, int], roomy: bool) -> tuple[list[Text], int]:
        """The board as lines, and how wide it is. `numbers` says which places are choices, and
        which ones; `roomy` is a screen of 100×40, otherwise of 80×24."""

    def legend(self) -> list[Text]:
        """What the signs on the map mean."""

    def panels(self, view: View, seat: int | None, roomy: bool) -> list[list[Text]]:
        """Beside the map: groups of lines. `seat` is who looks; None sees everything."""

    def in_colour(self, sentence: str) -> Text:
        """A sentence with players and pieces in their colours."""

    def question(self, asked: Facts) -> str:
        """What is asked; `asked` is that part of a view."""

    def act(self, facts: Facts, asked: Facts) -> str:
        """An action that `state.describe` described, as an answer to a question."""

    def story(self, events: list[Facts], seat: int | None) -> list[str]:
        """What `state.events` told `seat`, without what goes without saying."""

    def event(self, facts: Facts, seat: int | None) -> str:
        """One thing that happened."""

    def chapter(self, view: View) -> object:
        """The part of the game in which everybody has had a turn: two of them are shown."""

    def always_asks(self, asked: Facts) -> bool:
        """Whether a person is asked even where there is no choice, because it is their turn."""

    def place_names(self, actions: list[int]) -> dict[str, int]:
        """The places that can be typed for a choice, each with the number of its choice."""

    def in_two_steps(self, asked: Facts) -> bool:
        """Whether a place that is typed answers this question and the next one."""

    def action_named(self, given: str, asked: Facts) -> int | None:
        """The action of a thing that a player can point at: for `why`."""

    def signs(self) -> list[Text]:
        """The legend, for those who ask for it: a small screen has no room for it."""

    def overview(self, about: str, view: View) -> list[Text]:
        """A map of something else than what is on the table, if that is asked for."""

    def place_facts(self, given: str, view: View) -> tuple[list[str], list[str]]:
        """What there is to say of a hex, a space or a piece, and the clauses about it; nothing of
        what is none."""

    def glossary(self) -> Glossary:
        """The other words that can be asked about."""

    def clauses_of(self, asked: Facts) -> list[str]:
        """The clauses that an open question is about."""

    def keys(self) -> str:
        """What can be typed."""

    def final(self, state: State, seat: int | None) -> list[Text]:
        """What everybody's points are made of, the best first, and how it ended for `seat`."""


def face_of(game: Game, state: State) -> Face:
    """The face of the game that a state is of, on the board that it is played on."""
    module = import_module(FACES[game.name])
    return cast(Face, module.FACE(game.board_text(state)))
