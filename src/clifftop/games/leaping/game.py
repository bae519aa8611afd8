"""Leaping Lemmings as a game among games."""

from __future__ import annotations

from typing import Final, cast, final

from clifftop import boards
from clifftop.games.leaping.actions import NUM_ACTIONS
from clifftop.games.leaping.board.canyon import Canyon
from clifftop.games.leaping.options_and_board import Frame
from clifftop.games.leaping.position import read
from clifftop.games.leaping.questions import OPEN_QUESTIONS
from clifftop.games.leaping.rules import question_book, setup
from clifftop.games.leaping.state import LeapingState
from clifftop.games.leaping.worlds.imagine import LeapingWorlds
from clifftop.kernel import options
from clifftop.kernel.errors import OptionError
from clifftop.kernel.framed_game import FramedGame
from clifftop.kernel.game import Worlds
from clifftop.kernel.state import State

NAME: Final = "leaping-lemmings"
RULES: Final = 1
DEFAULT_BOARD: Final = "canyon"

# No game is longer. There are at most 33 turns (LL-1.3). An eagle that comes down on a full zone
# asks at most 2 + 30 * 3 times (six hexes, five lemmings each: who, which of the stack, where), and
# comes down at most twice a turn by the dice and once for each player by a card; everything else a
# player does in a turn asks less than 20 times, or 5 * 6 for LOST.
MAX_LENGTH: Final = 30 + 33 * (10 + 2 * 92 + 6 * (92 + 50))


@final
class LeapingLemmings(FramedGame[Frame]):
    """2 to 6 players, with the shorter, the two-player and the chaos variants."""

    def __init__(self) -> None:
        question_book.open_the_book()
        offered = [
            options.players(2, 6, 4),
            options.board(DEFAULT_BOARD),
            options.first_seat(),
            options.flag("short"),
            options.flag("chaos"),
        ]
        super().__init__(NAME, RULES, offered, NUM_ACTIONS, MAX_LENGTH, OPEN_QUESTIONS)

    def make_frame(self, settled: dict[str, object]) -> Frame:
        players, first = cast(int, settled["players"]), cast(int | None, settled["first"])
        short, chaos = cast(bool, settled["short"]), cast(bool, settled["chaos"])
        if chaos and players == 2:
            raise OptionError("option-chaos", "chaos")  # LL-13
        name, text = boards.find(NAME, cast(str, settled["board"]))
        canyon = Canyon.load(text, "board" if name == text else name)
        return Frame(self, canyon, name, players, short, chaos, first)

    def begin(self, options: dict[str, object]) -> State:
        state = LeapingState(self.frame(options))
        setup.set_up(state, state.frame.first)
        state.happened = []
        return state

    def read(self, position: object) -> State:
        return read.read(position, self.frame, None)

    def fitting(self, known: object, past: list[object]) -> Worlds:
        return LeapingWorlds(known, past, self.frame)

    def check_board(self, text: str, source: str) -> dict[str, object]:
        canyon = Canyon.load(text, source)
        return {
            "name": canyon.name,
            "rows": canyon.last_row,
            "hexes": canyon.size,
            "brush": canyon.brush.bit_count(),
        }

    def board_text(self, state: State) -> str:
        return cast(LeapingState, state).board.text

    def options_of(self, state: State) -> dict[str, object]:
        return cast(LeapingState, state).frame.options()
