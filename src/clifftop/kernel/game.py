"""A game: its name, its numbers, and the ways to get a state of it."""

from __future__ import annotations

from os import PathLike, fspath
from random import Random
from typing import final

from mypy_extensions import mypyc_attr

from clifftop.kernel.board_file import BoardError, board_at
from clifftop.kernel.errors import KnowledgeError, NotNow
from clifftop.kernel.interrupts import hear_signals
from clifftop.kernel.options import Option, settle
from clifftop.kernel.pickles import Pickle, pickle_of_game
from clifftop.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The worlds that fit what a seat knows. A game fills in `draw`."""

    def draw(self, rng: Random) -> State:
        """One of them, as likely as chance and the rules have made it."""
        raise NotNow("game-must-define", name="draw")

    def imagine(self, rng: Random) -> State:
        hear_signals()
        state = self.draw(rng)
        state.imagined = True
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game has in common; a game fills in the part below that says so."""

    def __init__(
        self,
        name: str,
        rules: int,
        options: list[Option],
        num_actions: int,
        max_length: int,
        open_questions: frozenset[str] | None = None,
    ) -> None:
        self.name = name
        self.rules = rules  # the version of the rules; a renumbered action is a new one
        self.options = options
        self.num_actions = num_actions
        self.max_length = max_length
        # The questions whose legal answers follow from what lies open to everybody: that there is
        # but one answer to such a question gives nothing away.
        self.open_questions: frozenset[str] = open_questions or frozenset()

    # What a game fills in.

    def begin(self, options: dict[str, object]) -> State:
        """The state before anything has happened, options checked."""
        raise NotNow("game-must-define", name="begin")

    def read(self, position: object) -> State:
        """The state of a position, or a PositionError."""
        raise NotNow("game-must-define", name="read")

    def guess(self, known: object, past: list[object], rng: Random) -> State:
        """A state that fits a position of which a seat knows only a part, and a past likewise."""
        raise NotNow("game-must-define", name="guess")

    def fitting(self, known: object, past: list[object]) -> Worlds:
        """All states that fit the same. A game that can read it once for all of them fills in this
        instead."""
        return Guesses(self, known, past)

    def check_board(self, text: str, source: str) -> dict[str, object]:
        """What there is to say of a board, or a BoardError that says what is wrong with it;
        `source` is what that calls the file."""
        raise NotNow("game-must-define", name="check_board")

    def board_text(self, state: State) -> str:
        """The text of the board file this state is played on."""
        raise NotNow("game-must-define", name="board_text")

    def options_of(self, state: State) -> dict[str, object]:
        """The options that start a game like this one."""
        raise NotNow("game-must-define", name="options_of")

    # The public API.

    def start(self, **options: object) -> State:
        """A new game; every option has a default. The option `board` is the name of a board, the
        text of a board file, or a `Path` to one."""
        board = options.get("board")
        if not isinstance(board, PathLike):
            return self.begin(settle(self.options, options))
        try:
            return self.begin(settle(self.options, {**options, "board": board_at(board)}))
        except BoardError as error:
            raise BoardError(error.problems, fspath(board)) from None

    def from_position(self, position: object) -> State:
        """The state that a position describes, or a PositionError that says what cannot be."""
        state = self.read(position)
        state.start_position = state.position()
        return state

    def __copy__(self) -> Game:
        return self  # nothing about it ever changes

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> Pickle:
        return pickle_of_game(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} rules={self.rules}>"

    def imagine(self, knowledge: object, rng: Random) -> State:
        """A full state drawn from the worlds that fit a seat's knowledge, built from it alone."""
        return self.worlds(knowledge).imagine(rng)

    def worlds(self, knowledge: object) -> Worlds:
        """The worlds that fit a seat's knowledge, for whoever imagines many of them."""
        if not isinstance(knowledge, dict) or knowledge.get("game") != self.name:
            raise KnowledgeError("knowledge-foreign", game=self.name)
        if knowledge.get("rules") != self.rules:
            raise KnowledgeError("knowledge-rules", rules=str(knowledge.get("rules")))
        past = knowledge.get("past")
        if not isinstance(past, list):
            raise KnowledgeError("knowledge-foreign", game=self.name)
        return self.fitting(knowledge.get("known"), past)


@final
class Guesses(Worlds):
    """Each of these worlds is worked out from the beginning."""

    def __init__(self, game: Game, known: object, past: list[object]) -> None:
        self.game = game
        self.known = known
        self.past = past

    def draw(self, rng: Random) -> State:
        return self.game.guess(self.known, self.past, rng)
