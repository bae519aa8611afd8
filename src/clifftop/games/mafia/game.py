"""Lemming Mafia as a game among games."""

from __future__ import annotations

from random import Random
from typing import Final, cast, final

from clifftop import boards
from clifftop.games.mafia.actions import NUM_ACTIONS
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.options_and_board import Frame
from clifftop.games.mafia.pieces import BOOKMAKER
from clifftop.games.mafia.position import read
from clifftop.games.mafia.questions import OPEN_QUESTIONS
from clifftop.games.mafia.rules import question_book, setup
from clifftop.games.mafia.state import MafiaState
from clifftop.games.mafia.worlds import imagine
from clifftop.kernel import options
from clifftop.kernel.framed_game import FramedGame
from clifftop.kernel.state import State

NAME: Final = "lemming-mafia"
RULES: Final = 1
DEFAULT_BOARD: Final = "pier"

# No game is longer. A pier has at most 96 spaces, in at most 48 sections. Every turn takes a
# lemming to a later section, so each of the six has at most 48 turns on the pier, and one turn more
# ends the race; a turn asks for the dice, the lemming and the space. A lemming goes only forward:
# it arrives at most once on each of the 96 spaces; that asks for one roll of a car, or every seat
# once. Before all this there are the first player and 18 contracts.
MAX_LENGTH: Final = 19 + 3 * (6 * 48 + 1) + 6 * 96 * 6


@final
class LemmingMafia(FramedGame[Frame]):
    """3 to 6 players."""

    def __init__(self) -> None:
        question_book.open_the_book()
        offered = [options.players(3, 6, 4), options.board(DEFAULT_BOARD), options.first_seat()]
        super().__init__(NAME, RULES, offered, NUM_ACTIONS, MAX_LENGTH, OPEN_QUESTIONS)

    def make_frame(self, settled: dict[str, object]) -> Frame:
        players, first = cast(int, settled["players"]), cast(int | None, settled["first"])
        name, text = boards.find(NAME, cast(str, settled["board"]))
        pier = Pier.load(text, "board" if name == text else name)
        return Frame(self, pier, name, players, first)

    def begin(self, options: dict[str, object]) -> State:
        state = MafiaState(self.frame(options))
        setup.set_up(state, state.frame.first)
        state.happened = []
        return state

    def read(self, position: object) -> State:
        return read.read(position, self.frame, None)

    def guess(self, known: object, past: list[object], rng: Random) -> State:
        return imagine.imagine(known, past, self.frame, rng)

    def check_board(self, text: str, source: str) -> dict[str, object]:
        pier = Pier.load(text, source)
        return {
            "name": pier.name,
            "sections": pier.sections,
            "spaces": pier.size,
            "bookmakers": pier.kinds.count(BOOKMAKER),
        }

    def board_text(self, state: State) -> str:
        return cast(MafiaState, state).board.text

    def options_of(self, state: State) -> dict[str, object]:
        return cast(MafiaState, state).frame.options()
