"""The entries of a table's log: plain JSON-able values such as `{"entry": "left", "now": 17, …}`.

The log is the truth, and holds secrets: whole, it never leaves the server.
"""

from __future__ import annotations

from typing import Any, Final

Entry = dict[str, Any]

Number = tuple[int, int]  # what an answer answers: the moment, and the changes of the draft since

# Before the game and beside it.
OPENED: Final = "opened"
SAT: Final = "sat"  # a person, a bot, or nobody: the seat is free again
NONCE: Final = "nonce"  # what a seat adds to the secret of the dice
STARTED: Final = "started"
HANDED: Final = "handed"  # a seat, from one person to another
HOST: Final = "host"  # somebody else is the host from now on
LEFT: Final = "left"
CAME_BACK: Final = "came-back"
VOTED: Final = "voted"  # for a bot in the seat of somebody who left
TAKEN_OVER: Final = "taken-over"
TAKEN_BACK: Final = "taken-back"
CHATTED: Final = "chatted"
MUTED: Final = "muted"
REMOVED: Final = "removed"
VACATION: Final = "vacation"
VACATION_OVER: Final = "vacation-over"
REMATCH: Final = "rematch"

# The game.
DRAFTED: Final = "drafted"
ACTED: Final = "acted"
DREW: Final = "drew"
SEALED: Final = "sealed"  # an early answer, or None: it is revoked
UNDO_ASKED: Final = "undo-asked"
UNDO_AGREED: Final = "undo-agreed"
UNDO_REFUSED: Final = "undo-refused"
UNDONE: Final = "undone"
FELL: Final = "fell"  # a seat resigned or ran out of time

# Told to everybody as they are. What is left out is told in another way, to some, or to nobody.
PUBLIC: Final = (
    SAT,
    NONCE,
    STARTED,
    HANDED,
    HOST,
    LEFT,
    CAME_BACK,
    VOTED,
    TAKEN_OVER,
    TAKEN_BACK,
    MUTED,
    REMOVED,
    VACATION,
    VACATION_OVER,
    REMATCH,
    UNDO_ASKED,
    UNDO_AGREED,
    UNDO_REFUSED,
    UNDONE,
    FELL,
)

# All that may follow the first entry.
AFTER_OPENING: Final = frozenset((*PUBLIC, CHATTED, DRAFTED, ACTED, DREW, SEALED))

# Where something was said.
PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"

# How an act came about.
BY_HAND: Final = "hand"
BY_ITSELF: Final = "itself"
BY_SEAL: Final = "seal"
BY_BOT: Final = "bot"

# Answers that are no actions, for telling a repeated message from a new one.
CONFIRM: Final = -1
UNDO: Final = -2
REDO: Final = -3
