"""A table: opened, or folded from its log; what can be done at it, and how it looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from clifftop.kernel.state import OVER, State
from clifftop.table import entries as e
from clifftop.table.commands.absence import Absence
from clifftop.table.commands.answers import Answers
from clifftop.table.commands.chat import Chat
from clifftop.table.commands.ending import Ending
from clifftop.table.commands.game_flow import GameFlow
from clifftop.table.commands.seating import Seating
from clifftop.table.commands.undo_consent import UndoConsent
from clifftop.table.entries import Entry
from clifftop.table.errors import TableError
from clifftop.table.game_result import GameResult
from clifftop.table.logbook import Logbook
from clifftop.table.opening import opening_entry, settle_dice
from clifftop.table.seat import PLAYS_ON
from clifftop.table.table_view import TableView
from clifftop.table.value_checks import must_be_time


@final
class Table:
    """`Table.open(…)` makes a new one, `Table.fold(log)` the same one again.

    All that is so at the table is in its logbook, and all that can be done at it in groups of
    commands that write to the logbook. Here they are put together: `table.sit(…)` is a command of
    Seating, `table.running` a fact of GameProgress.
    """

    def __init__(self, opened: Entry) -> None:
        self.book = Logbook(opened)
        self.take = self.book.take
        self.log = self.book.log
        self.opened = self.book.opened
        self.clock = self.book.clock

        self.game = self.book.game
        self.number = self.game.number

        people = self.book.people
        self.seats = people.seats
        self.seat_of = people.seat_of
        self.away = people.away
        self.removed = people.removed
        self.people = people.playing
        self.rematch_agreed = people.rematch_agreed

        seating = Seating(self.book)
        self.must_be_host = seating.must_be_host
        self.must_wait = seating.must_wait
        self.sit = seating.sit
        self.stand_up = seating.stand_up
        self.seat_bot = seating.seat_bot
        self.clear_seat = seating.clear_seat
        self.nonce = seating.nonce

        flow = GameFlow(self.book)
        self.start = flow.start
        self.needs_draw = flow.needs_draw
        self.draw = flow.draw
        self.needs_bot = flow.needs_bot
        self.bot_acts = flow.bot_acts

        answers = Answers(self.book, flow)
        self.act = answers.act
        self.confirm = answers.confirm
        self.undo = answers.undo
        self.redo = answers.redo
        self.preview = answers.preview
        self.why_not = answers.why_not
        self.seal = answers.seal
        self.unseal = answers.unseal

        consent = UndoConsent(self.book, flow)
        self.ask_undo = consent.ask_undo
        self.answer_undo = consent.answer_undo

        absence = Absence(self.book)
        self.leave = absence.leave
        self.come_back = absence.come_back
        self.hand_over = absence.hand_over
        self.take_vacation = absence.take_vacation
        self.end_vacation = absence.end_vacation
        self.vote_bot = absence.vote_bot

        talk = Chat(self.book)
        self.chat = talk.chat
        self.mute = talk.mute
        self.remove = talk.remove

        ending = Ending(self.book)
        self.resign = ending.resign
        self.wake = ending.wake
        self.tick = ending.tick
        self.ask_rematch = ending.ask_rematch

        result = GameResult(self.book)
        self.places = result.places
        self.scores = result.scores
        self.record = result.record

        view = TableView(self.book, result)
        self.view = view.view
        self.view_dice = self.book.dice
        self.log_for = view.log_for
        self.frames = view.frames
        self.knowledge = view.knowledge

    @staticmethod
    def open(
        game: str,
        host: str,
        now: int,
        options: dict[str, object] | None = None,
        position: dict[str, object] | None = None,
        clock: dict[str, object] | None = None,
        fall: str = PLAYS_ON,
        undo: bool = True,
        stand_in: str | None = None,
        dice: dict[str, str] | None = None,
    ) -> Table:
        """A table where nobody sits yet. With a position the game goes on from there; `fall` says
        what becomes of a seat that is given up; `stand_in` is the bot that takes over; `dice` names
        the table and the commitment, if draws are by a secret that every seat has a part in."""
        facts = (options, position, clock, fall, undo, stand_in, dice)
        table = Table(opening_entry(game, host, now, *facts))
        if table.state.to_act == OVER:
            raise TableError("table-over")
        return table

    @staticmethod
    def fold(log: Iterable[Entry]) -> Table:
        """The table that wrote this log."""
        entries = iter(log)
        table = Table(next(entries))
        for entry in entries:
            table.take(entry)
        return table

    def rematch(self, now: int, dice: dict[str, str] | None = None) -> Table:
        """The same table once more, everybody one seat on; with dice of its own."""
        if not self.rematch_agreed():
            raise TableError("table-rematch-waits")
        must_be_time(now)
        host = self.book.people.acting_host()
        table = Table({**self.opened, "now": now, "host": host, "dice": settle_dice(dice)})
        for number, seat in enumerate(self.seats):
            bot = seat.bot if seat.who is None else None
            place = (number + 1) % len(self.seats)
            table.book.add(now, e.SAT, seat=place, who=seat.who, bot=bot, name=seat.name)
        return table

    # What an entry replaces, and so has to be asked for anew.

    @property
    def host(self) -> str:
        """The host by right, even while away; the host of a view is the one who acts as host."""
        return self.book.people.host

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def started(self) -> bool:
        return self.game.started

    @property
    def running(self) -> bool:
        return self.game.running

    @property
    def over(self) -> bool:
        return self.game.over
