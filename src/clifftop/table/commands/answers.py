"""Commands of a person who is asked: drafting, confirming, trying out; and early answers.

An answer carries the number it answers. The same one sent twice is taken once.
"""

from __future__ import annotations

from typing import Final, final

from clifftop.kernel.errors import IllegalAction
from clifftop.kernel.reason import Reason
from clifftop.table import entries as e
from clifftop.table.commands.command_group import CommandGroup
from clifftop.table.commands.game_flow import GameFlow
from clifftop.table.draft import Draft, shows
from clifftop.table.entries import Entry, Number
from clifftop.table.errors import Stale, TableError
from clifftop.table.logbook import Logbook
from clifftop.table.value_checks import must_be_action, must_be_number, must_be_time

MOST_STEPS: Final = 500  # of a draft or a seal in one moment


@final
class Answers(CommandGroup):
    def __init__(self, book: Logbook, flow: GameFlow) -> None:
        super().__init__(book)
        self.commit = flow.commit

    # The draft.

    def act(
        self, who: str, seat: int, action: int, number: Number, now: int, confirm: bool = False
    ) -> list[Entry]:
        """Add an action to the seat's draft. The draft is confirmed with it if that was asked for
        and the decision is at its end, if there was nothing to choose, or if the action shows the
        seat something, after which there is no way back."""
        if self.repeated(who, seat, number, action):
            return []
        self.must_be_asked(seat, number, now)
        if self.game.draft.closed:
            raise TableError("table-draft-closed")
        draft = Draft(self.game.state, [*self.game.draft.actions, action], [])
        done = draft.closed and (confirm or not draft.regrettable)
        if done or draft.shows:
            return self.commit(seat, draft.actions, e.BY_HAND, now, action)
        return [self.add_draft(seat, draft.actions, [], action, now)]

    def confirm(self, who: str, seat: int, number: Number, now: int) -> list[Entry]:
        """The draft goes into the game."""
        if self.repeated(who, seat, number, e.CONFIRM):
            return []
        self.must_be_asked(seat, number, now)
        draft = self.game.draft
        if not draft.actions:
            raise TableError("table-draft-empty")
        if not draft.closed:
            raise TableError("table-draft-open")
        return self.commit(seat, draft.actions, e.BY_HAND, now, e.CONFIRM)

    def undo(self, who: str, seat: int, number: Number, now: int) -> list[Entry]:
        """Take back the last action of the draft."""
        if self.repeated(who, seat, number, e.UNDO):
            return []
        self.must_be_asked(seat, number, now)
        self.must_be_patient(seat)
        draft = self.game.draft
        if not draft.actions:
            raise TableError("table-draft-empty")
        *kept, last = draft.actions
        return [self.add_draft(seat, kept, [*draft.undone, last], e.UNDO, now)]

    def redo(self, who: str, seat: int, number: Number, now: int) -> list[Entry]:
        """Do again what was taken back last. It was in a draft before, so it shows nothing."""
        if self.repeated(who, seat, number, e.REDO):
            return []
        self.must_be_asked(seat, number, now)
        draft = self.game.draft
        if not draft.undone:
            raise TableError("table-redo-nothing")
        *left, again = draft.undone
        return [self.add_draft(seat, [*draft.actions, again], left, e.REDO, now)]

    def add_draft(
        self, seat: int, actions: list[int], undone: list[int], answer: int, now: int
    ) -> Entry:
        facts = {"actions": actions, "undone": undone, "answer": answer}
        return self.add(now, e.DRAFTED, seat=seat, number=list(self.game.number(seat)), **facts)

    # Trying out.

    def preview(self, who: str, seat: int, action: int) -> dict[str, object]:
        """What an action of the draft would do, if it shows nothing that is not known yet."""
        self.must_hold(who, seat)
        self.must_run()
        must_be_action(action)
        self.must_have_turn(seat)
        before = self.game.draft.state
        after = before.copy()
        after.apply(action)
        if shows(before, after, seat):
            return {"shows": True, "events": []}
        return {"shows": False, "events": after.events(seat)}

    def why_not(self, who: str, seat: int, action: int | dict[str, object]) -> Reason | None:
        """Why an action cannot be added to the draft; None if it can. It may be named by what it
        is, as `state.describe` does, when a player points at a place. Only of one's own turn:
        what another may not do tells what they hold."""
        self.must_hold(who, seat)
        self.must_run()
        self.must_have_turn(seat)
        if isinstance(action, dict):
            action = self.action_like(action)
        return self.game.draft.state.why_not(action)

    def action_like(self, described: dict[str, object]) -> int:
        """The first action whose description now has these facts, be it among others; -1, which is
        none, if there is no such."""
        state = self.game.draft.state
        for action in range(state.game().num_actions):
            facts = state.describe(action)
            if all(name in facts and facts[name] == fact for name, fact in described.items()):
                return action
        return -1

    # Early answers.

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

    def may_seal(self, seat: int, number: Number) -> list[int]:
        """What the seat may hand in early now."""
        self.must_run()
        self.must_be_fresh(seat, number)
        early = self.game.state.early().get(seat)
        if early is None:
            raise TableError("table-not-early", seat=seat)
        return early

    def add_seal(self, seat: int, action: int | None, answer: int, now: int) -> Entry:
        number = list(self.game.number(seat))
        return self.add(now, e.SEALED, seat=seat, action=action, number=number, answer=answer)

    # What these have in common.

    def repeated(self, who: str, seat: int, number: Number, answer: int) -> bool:
        """Whether this very answer was taken before."""
        self.must_hold(who, seat)
        must_be_action(answer)
        return self.game.answered.get((seat, *must_be_number(number))) == answer

    def must_be_fresh(self, seat: int, number: Number) -> None:
        if must_be_number(number) != self.game.number(seat):
            raise Stale("table-stale")

    def must_be_asked(self, seat: int, number: Number, now: int) -> None:
        self.must_run()
        must_be_time(now)
        self.must_be_fresh(seat, number)
        if seat != self.game.state.to_act:
            raise TableError("table-not-your-turn", seat=seat)
        deadline = self.clock.deadline()
        if deadline is not None and now >= deadline:
            raise TableError("table-time-up", seat=seat)

    def must_have_turn(self, seat: int) -> None:
        """The seat is asked, and its draft is not at its end."""
        if seat != self.game.state.to_act or self.game.draft.closed:
            raise TableError("table-not-your-turn", seat=seat)

    def must_be_patient(self, seat: int) -> None:
        """To and fro for ever would fill the log; who has gone back so often has to go on."""
        if self.game.steps[seat] >= MOST_STEPS:
            raise TableError("table-to-and-fro", most=MOST_STEPS)
