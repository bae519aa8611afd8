"""Commands that carry the game on: its start, draws, bots, and what goes by itself."""

from __future__ import annotations

from typing import NamedTuple, final

from clifftop.kernel.state import CHANCE
from clifftop.table import entries as e
from clifftop.table.chance_draws import Draw
from clifftop.table.commands.command_group import CommandGroup
from clifftop.table.draft import Draft
from clifftop.table.entries import Entry, Number
from clifftop.table.errors import Stale, TableError
from clifftop.table.forced_choices import forced, question
from clifftop.table.value_checks import must_be_action, must_be_number


class BotTurn(NamedTuple):
    """What a bot is asked, with all that it may know."""

    seat: int
    bot: str
    number: Number
    knowledge: dict[str, object]
    actions: list[int]
    forced: bool  # everybody can see that there is no choice


@final
class GameFlow(CommandGroup):
    def start(self, who: str, now: int) -> list[Entry]:
        """The host begins the game once every seat is taken."""
        self.must_wait()
        self.must_be_host(who)
        dice = self.book.opened["dice"]
        for number, seat in enumerate(self.people.seats):
            if seat.open:
                raise TableError("table-seat-open", seat=number)
            if dice is not None and seat.person is not None and seat.nonce is None:
                raise TableError("table-nonce-missing", seat=number)
        return [self.add(now, e.STARTED), *self.settle(now)]

    # Chance.

    def needs_draw(self) -> Draw | None:
        """The draw without which the game cannot go on."""
        state, draws = self.game.state, self.game.draws
        if not self.game.running or state.to_act != CHANCE:
            return None
        return Draw(question(state), len(draws.places), draws.attempt(), state.chance_weights())

    def draw(self, outcome: int, now: int) -> list[Entry]:
        needed = self.needs_draw()
        if needed is None:
            raise TableError("table-no-draw")
        must_be_action(outcome)
        if outcome not in self.game.state.actions():
            raise TableError("table-no-outcome", outcome=outcome)
        facts = {"kind": needed.kind, "ordinal": needed.ordinal, "attempt": needed.attempt}
        return [self.add(now, e.DREW, outcome=outcome, **facts), *self.settle(now)]

    # Bots.

    def needs_bot(self) -> BotTurn | None:
        """The bot whose answer the game waits for."""
        state = self.game.state
        seat = state.to_act
        if not self.game.running or seat == CHANCE:
            return None
        bot = self.people.seats[seat].bot
        if bot is None:
            return None
        number, knowledge = self.game.number(seat), state.knowledge(seat)
        return BotTurn(seat, bot, number, knowledge, state.actions(), forced(state))

    def bot_acts(self, seat: int, action: int, number: Number, now: int) -> list[Entry]:
        """What a bot has chosen. One that thought of another moment is not listened to."""
        self.must_run()
        must_be_action(action)
        held = self.people.seat_of(seat)
        given = must_be_number(number)
        if self.game.answered.get((seat, *given)) == action:
            return []
        if held.bot is None or given != self.game.number(seat):
            raise Stale("table-stale")
        if seat != self.game.state.to_act:
            raise TableError("table-not-your-turn", seat=seat)
        Draft(self.game.state, [action], [])  # an action that is not allowed is an error
        return self.commit(seat, [action], e.BY_BOT, now, action)

    # What goes by itself.

    def commit(
        self, seat: int, actions: list[int], how: str, now: int, answer: int | None = None
    ) -> list[Entry]:
        """A whole decision goes into the log in one piece, and what follows by itself."""
        facts = {"actions": actions[:], "how": how, "answer": answer}
        number = list(self.game.number(seat))
        return [self.add(now, e.ACTED, seat=seat, number=number, **facts), *self.settle(now)]

    def settle(self, now: int) -> list[Entry]:
        """Take what was sealed, or what everybody can see to be no choice."""
        state = self.game.state
        seat = state.to_act
        if not self.game.running or seat == CHANCE or self.people.seats[seat].person is None:
            return []
        actions = state.actions()
        sealed = self.game.sealed.get(seat)
        if sealed is not None and sealed in actions:
            return self.commit(seat, [sealed], e.BY_SEAL, now)
        if forced(state):
            return self.commit(seat, actions, e.BY_ITSELF, now)
        return []
