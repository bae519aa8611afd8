"""A machine that does anything at a table, in all three games; what must always hold is checked."""

import json
from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.table.table_builder import GAMES, PEOPLE, everything, go_on, readers, step

from clifftop import ClifftopError
from clifftop.table import Table
from clifftop.table import entries as e

numbers = st.integers(1, 2**20)
seats = st.integers(0, 3)
people = st.sampled_from(PEOPLE[:5])

CLOCKS: tuple[dict[str, object], ...] = (
    {"kind": "none"},
    {"kind": "total", "ms": 5000, "increment": 20},
    {"kind": "move", "ms": 3000, "vacation": 4000},
)

SITTING = ("sit", "stand_up", "seat_bot", "clear_seat", "nonce", "start", "hand_over")
GOING = ("leave", "come_back", "vote_bot")
TALKING = ("chat", "mute", "remove", "answer_undo", "take_vacation", "end_vacation", "ask_rematch")


ANSWERS = ("act", "confirm", "undo", "redo", "seal", "unseal")


class Anything(RuleBasedStateMachine):
    """Every rule is a command that may well be refused; a refusal must change nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Any = None
        self.now = 0
        self.sent: list[tuple[str, tuple[Any, ...]]] = []

    @initialize(
        game=st.sampled_from(GAMES),
        clock=st.sampled_from(CLOCKS),
        fall=st.sampled_from(["bot", "out"]),
        humans=st.sampled_from([4, 3, 2, 1]),
        seed=numbers,
    )
    def open(self, game: str, clock: dict[str, object], fall: str, humans: int, seed: int) -> None:
        options: dict[str, object] = {"players": 4}
        self.rng = Random(seed)
        dice = {"table": "t", "commitment": "c"} if seed % 2 else None
        self.table = Table.open(game, "Ada", 0, options, clock=clock, fall=fall, dice=dice)
        for seat in range(4):
            if seat < humans:
                self.table.sit(PEOPLE[seat], seat, 0)
                self.attempt("nonce", PEOPLE[seat], seat, f"{seed + seat:016x}", 0)
            elif seed % 8:
                self.table.seat_bot("Ada", seat, "random", 0)
        self.attempt("start", "Ada", 0)

    def attempt(self, command: str, *facts: Any) -> None:
        before = json.dumps(self.table.log)
        try:
            added = getattr(self.table, command)(*facts)
        except ClifftopError as error:
            assert str(error)
            assert json.dumps(self.table.log) == before
        else:
            assert json.dumps(self.table.log[: len(self.table.log) - len(added)]) == before
            self.sent.append((command, facts))

    def who(self, seat: int) -> str:
        return str(self.table.seats[seat].who)

    # Play.

    @rule(steps=st.sampled_from([100, 20, 3, 1]), confirm=st.booleans())
    def play(self, steps: int, confirm: bool) -> None:
        self.play_on(steps, confirm)

    def play_on(self, steps: int, confirm: bool) -> None:
        for _ in range(steps):
            if self.table.running and self.table.tick(self.now) == []:
                step(self.table, self.rng, self.now, confirm)

    @rule(steps=st.just(300))
    def play_long(self, steps: int) -> None:
        self.play_on(steps, True)

    @rule()
    def wait_for_a_person(self) -> None:
        go_on(self.table, self.rng, self.now)

    @rule(seat=seats, action=st.integers(0, 300))
    def act_wildly(self, seat: int, action: int) -> None:
        number = self.table.number(seat)
        self.attempt("act", self.who(seat), seat, action, number, self.now)

    @rule(seat=seats)
    def confirm(self, seat: int) -> None:
        self.attempt("confirm", self.who(seat), seat, self.table.number(seat), self.now)

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        self.attempt("undo", self.who(seat), seat, self.table.number(seat), self.now)

    @rule(seat=seats)
    def redo(self, seat: int) -> None:
        self.attempt("redo", self.who(seat), seat, self.table.number(seat), self.now)

    @precondition(lambda self: self.table.running and self.table.state.early())
    @rule(choice=numbers)
    def seal(self, choice: int) -> None:
        early = self.table.state.early()
        seat = sorted(early)[choice % len(early)]
        action = early[seat][choice % len(early[seat])]
        self.attempt("seal", self.who(seat), seat, action, self.table.number(seat), self.now)

    @rule(seat=seats)
    def unseal(self, seat: int) -> None:
        self.attempt("unseal", self.who(seat), seat, self.table.number(seat), self.now)

    @rule(seat=seats, all_agree=st.booleans())
    def go_back(self, seat: int, all_agree: bool) -> None:
        self.attempt("ask_undo", self.who(seat), seat, self.now)
        if all_agree:
            for who in sorted(self.table.people()):
                self.attempt("answer_undo", who, True, self.now)

    @rule(outcome=st.integers(0, 300))
    def draw_wildly(self, outcome: int) -> None:
        self.attempt("draw", outcome, self.now)

    # Around the table.

    @rule(
        command=st.sampled_from(SITTING + GOING + TALKING),
        who=people,
        whom=people,
        seat=seats,
        yes=st.booleans(),
    )
    def around(self, command: str, who: str, whom: str, seat: int, yes: bool) -> None:
        facts: dict[str, tuple[object, ...]] = {
            "sit": (who, seat),
            "nonce": (who, seat, f"{seat:032x}"),
            "hand_over": (self.who(seat) if yes else who, seat, whom),
            "stand_up": (who, seat),
            "seat_bot": (who, seat, "greedy"),
            "clear_seat": (who, seat),
            "leave": (who,),
            "come_back": (who,),
            "vote_bot": (who, seat),
            "chat": (who, whom),
            "mute": (who, whom, yes),
            "remove": (who, whom),
            "ask_rematch": (who,),
            "take_vacation": (who,),
            "end_vacation": (who,),
            "answer_undo": (who, yes),
            "start": (who,),
        }
        self.attempt(command, *facts[command], self.now)

    @rule(seat=seats)
    def somebody_is_given_up(self, seat: int) -> None:
        """A player leaves, and all who are still there want a bot."""
        self.attempt("leave", self.who(seat), self.now)
        for who in sorted(self.table.people()):
            self.attempt("vote_bot", who, seat, self.now)

    @rule(seat=seats, chance=st.integers(0, 3))
    def resign(self, seat: int, chance: int) -> None:
        if chance == 0:
            self.attempt("resign", self.who(seat), seat, self.now)

    # Time.

    @rule(ms=st.sampled_from([4000, 900, 20]))
    def time_passes(self, ms: int) -> None:
        self.now += ms
        self.attempt("tick", self.now)

    # What must hold.

    @rule(choice=numbers)
    def send_again(self, choice: int) -> None:
        """An answer that was taken once is acknowledged, or refused; never taken again."""
        answers = [sent for sent in self.sent if sent[0] in ANSWERS]
        if answers:
            command, facts = answers[choice % len(answers)]
            before = json.dumps(self.table.log)
            with suppress(ClifftopError):
                assert getattr(self.table, command)(*facts) == []
            assert json.dumps(self.table.log) == before

    @rule()
    def fold(self) -> None:
        log = json.loads(json.dumps(self.table.log))
        assert everything(Table.fold(log)) == everything(self.table)

    @rule()
    def go_on_folded(self) -> None:
        self.table = Table.fold(json.loads(json.dumps(self.table.log)))

    @invariant()
    def no_draw_is_made_twice(self) -> None:
        if self.table is not None:
            drawn = [entry for entry in self.table.log if entry["entry"] == e.DREW]
            names = [(entry["ordinal"], entry["attempt"]) for entry in drawn]
            assert len(set(names)) == len(names)
            needed = self.table.needs_draw()
            assert needed is None or (needed.ordinal, needed.attempt) not in names

    @invariant()
    def someone_can_go_on(self) -> None:
        if self.table is None or not self.table.running:
            return
        waits = [self.table.needs_draw(), self.table.needs_bot()]
        person = self.table.state.to_act >= 0 and self.table.seats[self.table.state.to_act].person
        assert sum(wait is not None for wait in waits) + bool(person) == 1

    @invariant()
    def somebody_is_host(self) -> None:
        """The one who has the host's rights is there, if anybody is."""
        if self.table is not None and (here := self.table.people() - self.table.away):
            host = self.table.view(None)["host"]
            assert host not in self.table.away
            assert host == self.table.host or host in here

    @invariant()
    def views_are_plain_and_small(self) -> None:
        if self.table is not None:
            for reader in readers(self.table):
                view = self.table.view(reader)
                assert json.loads(json.dumps(view)) == view
                if reader != self.table.state.to_act:
                    assert "draft" not in view and "redo" not in view

    def teardown(self) -> None:
        if self.table is not None and self.table.over:
            assert sorted(self.table.places())[0] == 1
            self.table.record().replay()


TestAnything = Anything.TestCase
TestAnything.settings = settings(max_examples=20, stateful_step_count=40, deadline=None)
