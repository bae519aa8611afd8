"""A whole game as text: options, board, the list of actions, and a hash of where it ended."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Final, final

from clifftop.kernel.errors import ClifftopError, RecordError
from clifftop.kernel.history import actions_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from clifftop.kernel.game import Game
    from clifftop.kernel.state import State

FORMAT: Final = 1
FIELDS: Final = ("game", "rules", "options", "board", "actions", "hash")

games: Callable[[str], Game] | None = None  # how to find a game by name; set by the package


def position_hash(state: State) -> str:
    """The fingerprint of a position: equal for equal positions, on any machine. What the board is
    called is left out: a record holds the board itself."""
    position = state.position()
    position.pop("board", None)
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode()).hexdigest()


@final
class Record:
    """`Record.of(state).dumps()` keeps a game; `Record.loads(text).replay()` brings it back."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: dict[str, object],
        board: str,
        actions: list[int],
        hash: str,
        start: dict[str, object] | None = None,
        notes: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.board = board
        self.actions = actions
        self.hash = hash
        self.start = start
        self.notes = {} if notes is None else notes  # seats, times and the like: not the game

    def __reduce__(self) -> tuple[type[Record], tuple[object, ...]]:
        """For pickles and copies; a compiled class has to say this."""
        facts = (self.game, self.rules, self.options, self.board, self.actions, self.hash)
        return Record, (*facts, self.start, self.notes)

    def __repr__(self) -> str:
        return f"<Record {self.game} actions={len(self.actions)}>"

    @staticmethod
    def of(state: State) -> Record:
        """The record of a real game; an imagined one has no past that anybody lived through."""
        if state.imagined:
            raise RecordError("record-imagined")
        game = state.game()
        return Record(
            game.name,
            game.rules,
            game.options_of(state),
            game.board_text(state),
            actions_of(state.entries()),
            position_hash(state),
            state.start_position,
        )

    def dumps(self) -> str:
        fields: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "board": self.board,
            "start": self.start,
            "actions": self.actions,
            "hash": self.hash,
            "notes": self.notes,
        }
        return json.dumps(fields, ensure_ascii=False)

    @staticmethod
    def loads(text: str) -> Record:
        """Read a record; what is missing or foreign is named."""
        try:
            fields = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError("record-not-json", error=str(error)) from error
        if not isinstance(fields, dict):
            raise RecordError("record-not-json", error=type(fields).__name__)
        for name in FIELDS:
            if name not in fields:
                raise RecordError("record-field-missing", field=name)
        if fields.get("format", FORMAT) != FORMAT:
            raise RecordError("record-format", format=str(fields["format"]), ours=FORMAT)
        options, actions, start = fields["options"], fields["actions"], fields.get("start")
        if not isinstance(options, dict):
            raise RecordError("record-field-bad", field="options")
        if not isinstance(actions, list) or any(type(action) is not int for action in actions):
            raise RecordError("record-field-bad", field="actions")
        if start is not None and not isinstance(start, dict):
            raise RecordError("record-field-bad", field="start")
        for name in ("game", "board", "hash"):
            if not isinstance(fields[name], str):
                raise RecordError("record-field-bad", field=name)
        if type(fields["rules"]) is not int:
            raise RecordError("record-field-bad", field="rules")
        notes = fields.get("notes")
        return Record(
            fields["game"],
            fields["rules"],
            options,
            fields["board"],
            actions,
            fields["hash"],
            start,
            notes if isinstance(notes, dict) else None,
        )

    def begin(self) -> State:
        """The state before the first action of the list."""
        assert games is not None
        game = games(self.game)
        if self.rules != game.rules:
            raise RecordError("record-rules", game=self.game, rules=self.rules, ours=game.rules)
        board: dict[str, object] = {}
        if any(option.kind == "board" for option in game.options):
            board["board"] = self.board
        if self.start is not None:
            return game.from_position({**self.start, **board})
        return game.start(**{**self.options, **board})

    def replay(self) -> State:
        """Play the list again, rule by rule, and compare where it ends."""
        state = self.begin()
        for number, action in enumerate(self.actions):
            try:
                state.apply(action)
            except ClifftopError as error:
                raise RecordError(
                    "record-action", number=number, action=action, error=str(error)
                ) from error
        if position_hash(state) != self.hash:
            raise RecordError("record-hash", number=len(self.actions))
        return state
