"""Lemminge as a game among games."""

from __future__ import annotations

from random import Random
from typing import Final, cast, final

from clifftop import boards
from clifftop.games.lemminge.actions import NUM_ACTIONS
from clifftop.games.lemminge.board.course import Course
from clifftop.games.lemminge.options_and_board import Frame
from clifftop.games.lemminge.pieces import MEADOW, MOST_PLAYERS, TURNS_A_PLAYER
from clifftop.games.lemminge.position import read
from clifftop.games.lemminge.questions import OPEN_QUESTIONS
from clifftop.games.lemminge.rules import question_book, setup
from clifftop.games.lemminge.state import LemmingeState
from clifftop.games.lemminge.worlds import imagine
from clifftop.kernel import options
from clifftop.kernel.framed_game import FramedGame
from clifftop.kernel.state import State

NAME: Final = "lemminge"
RULES: Final = 1
DEFAULT_BOARD: Final = "horseshoe"

# No game is longer. Before the first turn one player is drawn and at most 20 cards are dealt (five
# players, 2 to 6 cards each). Then come at most 200 turns a player (LE-R4), and no turn takes more
# than 21 actions: a card that joins the largest pile there can be, 19 MP, a lemming, and 19 answers
# about its steps, of which each costs 1 MP or is the last. A refill takes 1 + 6 discards + 1 + 6
# draws, a new pile 1 + 2 for the tile + 1 for the lemming + 4 for its steps.
MAX_LENGTH: Final = 1 + 20 + TURNS_A_PLAYER * MOST_PLAYERS * 21


@final
class Lemminge(FramedGame[Frame]):
    """2 to 5 players, on a course that comes with the game or on any other."""

    def __init__(self) -> None:
        question_book.open_the_book()
        offered = [
            options.players(2, MOST_PLAYERS, 4),
            options.board(DEFAULT_BOARD),
            options.first_seat(),
        ]
        super().__init__(NAME, RULES, offered, NUM_ACTIONS, MAX_LENGTH, OPEN_QUESTIONS)

    def make_frame(self, settled: dict[str, object]) -> Frame:
        players, first = cast(int, settled["players"]), cast(int | None, settled["first"])
        name, text = boards.find(NAME, cast(str, settled["board"]))
        course = Course.load(text, "board" if name == text else name)
        return Frame(self, course, name, players, first)

    def begin(self, options: dict[str, object]) -> State:
        state = LemmingeState(self.frame(options))
        setup.set_up(state, state.frame.first)
        state.happened = []
        return state

    def read(self, position: object) -> State:
        return read.read(position, self.frame, None)

    def guess(self, known: object, past: list[object], rng: Random) -> State:
        return imagine.imagine(known, past, self.frame, rng)

    def check_board(self, text: str, source: str) -> dict[str, object]:
        course = Course.load(text, source)
        return {
            "name": course.name,
            "rows": len(course.rows),
            "hexes": course.size,
            "meadow": course.ground.count(MEADOW),
        }

    def board_text(self, state: State) -> str:
        return cast(LemmingeState, state).board.text

    def options_of(self, state: State) -> dict[str, object]:
        return cast(LemmingeState, state).frame.options()
