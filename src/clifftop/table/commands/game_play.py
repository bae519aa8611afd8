"""Commands of the game: drafting, confirming, answering early, drawing, and what goes by itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from clifftop.kernel.errors import IllegalAction
from clifftop.kernel.reason import Reason
from clifftop.kernel.state import CHANCE
from clifftop.table import entries as e
from clifftop.table.chance_draws import Draw
from clifftop.table.command_checks import Number
from clifftop.table.commands.chat_and_host import Talking
from clifftop.table.draft import Draft, shows
from clifftop.table.entries import Entry
from clifftop.table.errors import Stale, TableError
from clifftop.table.forced_choices import forced, question

MOST_STEPS: Final = 500  # of a draft or a seal in one moment


class BotTurn(NamedTuple):
    """What a bot is asked, with all that it may know."""

    seat: int
    bot: str
    number: Number
    knowledge: dict[str, object]
    actions: list[int]
    forced: bool  # everybody can see that there is no choice


class Playing(Talking):
    """An answer carries the number it answers. The same one sent twice is taken once."""

    def start(self, who: str, now: int) -> list[Entry]:
        """The host begins the game once every seat is taken."""
        self.must_wait()
        self.must_be_host(who)
        for number, seat in enumerate(self.seats):
            if seat.open:
                raise TableError("table-seat-open", seat=number)
            if self.opened["dice"] is not None and seat.person is not None and seat.nonce is None:
                raise TableError("table-nonce-missing", seat=number)
        return [self.add(now, e.STARTED), *self.settle(now)]

    def number(self, seat: int | None) -> Number:
        """The number that this seat answers now. What others draft or seal does not show."""
        return (self.moment, 0 if seat is None else self.steps[seat])

    # What a seat does.

    def act(
        self, who: str, seat: int, action: int, number: Number, now: int, confirm: bool = False
    ) -> list[Entry]:
        """Add an action to the seat's draft. The draft is confirmed with it if that was asked for
        and the decision is at its end, if there was nothing to choose, or if the action shows the
        seat something, after which there is no way back."""
        if self.repeated(who, seat, number, action):
            return []
        self.must_be_asked(seat, number, now)
        if self.draft.closed:
            raise TableError("table-draft-closed")
        draft = Draft(self.state, [*self.draft.actions, action], [])
        done = draft.closed and (confirm or not draft.regrettable)
        if done or draft.shows:
            return self.commit(seat, draft.actions, e.BY_HAND, now, action)
        return [self.add_draft(seat, draft.actions, [], action, now)]

    def confirm(self, who: str, seat: int, number: Number, now: int) -> list[Entry]:
        """The draft goes into the game."""
        if self.repeated(who, seat, number, e.CONFIRM):
            return []
        self.must_be_asked(seat, number, now)
        if not self.draft.actions:
            raise TableError("table-draft-empty")
        if not self.draft.closed:
            raise TableError("table-draft-open")
        return self.commit(seat, self.draft.actions, e.BY_HAND, now, e.CONFIRM)

    def undo(self, who: str, seat: int, number: Number, now: int) -> list[Entry]:
        """Take back the last action of the draft."""
        if self.repeated(who, seat, number, e.UNDO):
            return []
        self.must_be_asked(seat, number, now)
        self.must_be_patient(seat)
        if not self.draft.actions:
            raise TableError("table-draft-empty")
        *kept, last = self.draft.actions
        return [self.add_draft(seat, kept, [*self.draft.undone, last], e.UNDO, now)]

    def redo(self, who: str, seat: int, number: Number, now: int) -> list[Entry]:
        """Do again what was taken back last. It was in a draft before, so it shows nothing."""
        if self.repeated(who, seat, number, e.REDO):
            return []
        self.must_be_asked(seat, number, now)
        if not self.draft.undone:
            raise TableError("table-redo-nothing")
        *left, again = self.draft.undone
        return [self.add_draft(seat, [*self.draft.actions, again], left, e.REDO, now)]

    def preview(self, who: str, seat: int, action: int) -> dict[str, object]:
        """What an action of the draft would do, if it shows nothing that is not known yet."""
        self.must_hold(who, seat)
        self.must_run()
        self.must_be_action(action)
        if seat != self.state.to_act or self.draft.closed:
            raise TableError("table-not-your-turn", seat=seat)
        before, after = self.draft.state, self.draft.state.copy()
        after.apply(action)
        if shows(before, after, seat):
            return {"shows": True, "events": []}
        return {"shows": False, "events": after.events(seat)}

    def why_not(self, who: str, seat: int, action: int | dict[str, object]) -> Reason | None:
        """Why an action cannot be added to the draft; None if it can. It may be named by what it
        is, as `state.describe` does, for whoever points at a place. Only of one's own turn:
        what another may not do tells what he holds."""
        self.must_hold(who, seat)
        self.must_run()
        if seat != self.state.to_act or self.draft.closed:
            raise TableError("table-not-your-turn", seat=seat)
        if isinstance(action, dict):
            action = self.action_like(action)
        return self.draft.state.why_not(action)

    def action_like(self, described: dict[str, object]) -> int:
        """The first action whose description now has these facts, be it among others; -1, which is
        none, if there is no such."""
        state = self.draft.state
        for action in range(state.game().num_actions):
            facts = state.describe(action)
            if all(name in facts and facts[name] == fact for name, fact in described.items()):
                return action
        return -1

    def seal(self, who: str, seat: int, action: int, number: Number, now: int) -> list[Entry]:
        """Hand in an answer before one is asked; it counts when the turn comes."""
        if self.repeated(who, seat, number, action):
            return []
        early = self.may_seal(seat, number)
        self.must_be_patient(seat)
        if action not in early:
            raise IllegalAction(Reason("K-1", "not-asked", action=action))
        return [self.add_seal(seat, action, action, now)]

    def unseal(self, who: str, seat: int, number: Number, now: int) -> list[Entry]:
        """Take the early answer back, as long as it has not been used."""
        if self.repeated(who, seat, number, e.UNDO):
            return []
        self.may_seal(seat, number)
        return [self.add_seal(seat, None, e.UNDO, now)]

    def must_be_patient(self, seat: int) -> None:
        """To and fro for ever would fill the log; who has gone back so often has to go on."""
        if self.steps[seat] >= MOST_STEPS:
            raise TableError("table-to-and-fro", most=MOST_STEPS)

    def may_seal(self, seat: int, number: Number) -> list[int]:
        """What the seat may hand in early now."""
        self.must_run()
        self.must_be_fresh(seat, number)
        early = self.state.early().get(seat)
        if early is None:
            raise TableError("table-not-early", seat=seat)
        return early

    def add_seal(self, seat: int, action: int | None, answer: int, now: int) -> Entry:
        number = list(self.number(seat))
        return self.add(now, e.SEALED, seat=seat, action=action, number=number, answer=answer)

    # What comes from outside.

    def needs_draw(self) -> Draw | None:
        """The draw without which the game cannot go on."""
        if not self.running or self.state.to_act != CHANCE:
            return None
        ordinal, attempt = len(self.draws.places), self.draws.attempt()
        return Draw(question(self.state), ordinal, attempt, self.state.chance_weights())

    def draw(self, outcome: int, now: int) -> list[Entry]:
        needed = self.needs_draw()
        if needed is None:
            raise TableError("table-no-draw")
        self.must_be_action(outcome)
        if outcome not in self.state.actions():
            raise TableError("table-no-outcome", outcome=outcome)
        facts = {"kind": needed.kind, "ordinal": needed.ordinal, "attempt": needed.attempt}
        return [self.add(now, e.DREW, outcome=outcome, **facts), *self.settle(now)]

    def needs_bot(self) -> BotTurn | None:
        """The bot whose answer the game waits for."""
        seat = self.state.to_act
        if not self.running or seat == CHANCE:
            return None
        bot = self.seats[seat].bot
        if bot is None:
            return None
        knowledge, actions = self.state.knowledge(seat), self.state.actions()
        return BotTurn(seat, bot, self.number(seat), knowledge, actions, forced(self.state))

    def bot_acts(self, seat: int, action: int, number: Number, now: int) -> list[Entry]:
        """What a bot has chosen. One that thought of another moment is not listened to."""
        self.must_run()
        self.must_be_action(action)
        held = self.seat_of(seat)
        if self.answered.get((seat, *self.must_be_number(number))) == action:
            return []
        if held.bot is None:
            raise Stale("table-stale")
        self.must_be_fresh(seat, number)
        if seat != self.state.to_act:
            raise TableError("table-not-your-turn", seat=seat)
        Draft(self.state, [action], [])  # an action that is not allowed is an error
        return self.commit(seat, [action], e.BY_BOT, now, action)

    # What these have in common.

    def repeated(self, who: str, seat: int, number: Number, answer: int) -> bool:
        """Whether this very answer was taken before."""
        self.must_hold(who, seat)
        self.must_be_action(answer)
        return self.answered.get((seat, *self.must_be_number(number))) == answer

    def must_be_fresh(self, seat: int, number: Number) -> None:
        if self.must_be_number(number) != self.number(seat):
            raise Stale("table-stale")

    def must_be_asked(self, seat: int, number: Number, now: int) -> None:
        self.must_run()
        self.must_be_time(now)
        self.must_be_fresh(seat, number)
        if seat != self.state.to_act:
            raise TableError("table-not-your-turn", seat=seat)
        deadline = self.clock.deadline()
        if deadline is not None and now >= deadline:
            raise TableError("table-time-up", seat=seat)

    def add_draft(
        self, seat: int, actions: list[int], undone: list[int], answer: int, now: int
    ) -> Entry:
        facts = {"actions": actions, "undone": undone, "answer": answer}
        return self.add(now, e.DRAFTED, seat=seat, number=list(self.number(seat)), **facts)

    def commit(
        self, seat: int, actions: list[int], how: str, now: int, answer: int | None = None
    ) -> list[Entry]:
        """A whole decision goes into the log in one piece, and whatever follows by itself."""
        facts = {"actions": actions[:], "how": how, "answer": answer}
        number = list(self.number(seat))
        return [self.add(now, e.ACTED, seat=seat, number=number, **facts), *self.settle(now)]

    def settle(self, now: int) -> list[Entry]:
        """Take what was sealed, or what everybody can see to be no choice."""
        seat = self.state.to_act
        if not self.running or seat == CHANCE or self.seats[seat].person is None:
            return []
        actions = self.state.actions()
        sealed = self.sealed.get(seat)
        if sealed is not None and sealed in actions:
            return self.commit(seat, [sealed], e.BY_SEAL, now)
        if forced(self.state):
            return self.commit(seat, actions, e.BY_ITSELF, now)
        return []
