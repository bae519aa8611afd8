"""A game at the terminal: one person at one seat, bots at the others."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, cast, final

from rich.text import Text

from clifftop import CHANCE, OVER, catalogue, rulebook
from clifftop.catalogue import ENGLISH
from clifftop.games.leaping.board import Canyon
from clifftop.games.leaping.state import LeapingState
from clifftop.terminal import keyboard, panel, rules, words
from clifftop.terminal.keyboard import LONGEST_NUMBER
from clifftop.terminal.saving import SaveError, save
from clifftop.terminal.screen import Scene, draw

if TYPE_CHECKING:
    from random import Random

    from rich.console import Console

    from clifftop.bots import Bot


class Left(Exception):
    """The person at the table has got up."""


@final
class Session:
    """`Session(state, seat, …).play()` runs a game to its end, or until the person leaves."""

    def __init__(
        self, state: LeapingState, seat: int, bot: Bot, rng: Random, console: Console
    ) -> None:
        state.eye(seat)  # a seat that is not there is an error right away
        self.state = state
        self.seat = seat
        self.bot = bot
        self.rng = rng
        self.console = console
        self.canyon = Canyon.load(state.game().board_text(state))
        self.story: list[str] = []
        self.turns: list[int] = [0]  # where in the story each turn begins
        self.past: list[tuple[LeapingState, int]] = []  # before each choice that can be undone
        self.files: set[Path] = set()  # those this session may write over

    def play(self) -> bool:
        """True when the game came to its end."""
        try:
            while self.to_decision():
                self.decide()
            self.finish()
        except (Left, EOFError):
            self.say("terminal-left", turn=self.state.turn)
            return False
        return True

    # What goes on by itself.

    def to_decision(self) -> bool:
        """Go on until the person has something to decide; False when the game is over."""
        while self.state.to_act != OVER:
            seat = self.state.to_act
            actions = self.state.actions()
            if seat == CHANCE:
                outcomes, weights = zip(*self.state.chance_weights(), strict=True)
                self.take(self.rng.choices(outcomes, weights)[0])
            elif seat != self.seat:
                self.take(self.bot.choose(self.state.knowledge(seat), actions, self.rng))
            elif len(actions) > 1 or self.asked()["question"] == "move":
                return True
            else:
                self.take(actions[0])
        return False

    def take(self, action: int) -> None:
        """Apply an action and tell of it. What others or chance do cannot be undone."""
        if self.state.to_act != self.seat:
            self.past.clear()
        self.state.apply(action)
        events = self.state.events(self.seat)
        if any(event["event"] == "turn" for event in events):
            self.turns.append(len(self.story))
        self.story += words.story(events)

    def asked(self) -> dict[str, object]:
        return cast(dict[str, object], self.state.view(self.seat)["asked"])

    # What the person does.

    def decide(self) -> None:
        """Show the table and listen until a choice is made or undone."""
        self.show()
        decided = False
        while not decided:
            last = len(self.state.actions())
            given = keyboard.ask(self.console, catalogue.text("terminal-prompt", last=last))
            decided = self.answer(given)

    def answer(self, given: str) -> bool:
        """Do what was typed; True when the table has changed by it."""
        word, _, rest = given.partition(" ")
        rest = rest.strip()
        if given == "":
            self.show()
        elif given.lower() in self.numbers():
            return self.choose(self.numbers()[given.lower()])
        elif given.isdecimal() and len(given) <= LONGEST_NUMBER:
            return self.choose(int(given))
        elif word in ("?", "help"):
            self.help(rest)
        elif word.startswith("?"):
            self.help(given[1:])
        elif word == "why":
            self.why(rest)
        elif given == "u":
            return self.undo()
        elif given == "l":
            self.tell()
        elif word == "s":
            self.save(rest)
        elif given == "q":
            self.leave()
        else:
            self.say("terminal-not-understood", given=given)
        return False

    def choose(self, number: int) -> bool:
        actions = self.state.actions()
        if not 1 <= number <= len(actions):
            self.say("terminal-no-choice", given=str(number), last=len(actions))
            return False
        self.past.append((cast(LeapingState, self.state.copy()), len(self.story)))
        self.take(actions[number - 1])
        return True

    def undo(self) -> bool:
        if not self.past:
            self.say("terminal-cannot-undo")
            return False
        self.state, told = self.past.pop()
        del self.story[told:]
        return True

    def show(self) -> None:
        view = self.state.view(self.seat)
        asked = self.asked()
        choices = [
            words.act(self.state.describe(action), str(asked["question"]))
            for action in self.state.actions()
        ]
        numbers = self.numbers()
        question = words.question(asked)
        story = self.story[self.turns[-2:][0] :]
        draw(self.console, Scene(self.canyon, view, self.seat, story, question, choices, numbers))

    def numbers(self) -> dict[str, int]:
        """The hexes that are choices, each with the number of its choice."""
        found: dict[str, int] = {}
        for number, action in enumerate(self.state.actions(), start=1):
            if action < self.canyon.size:
                found[self.canyon.names[action]] = number
        return found

    def help(self, about: str) -> None:
        """The rules of the question, or a clause that was asked for."""
        if about:
            try:
                rules.show_clause(self.console, rules.clause_named(about))
            except rulebook.UnknownClause as unknown:
                self.console.print(Text(str(unknown)))
            return
        asked = self.asked()
        self.console.print(Text(words.question(asked), panel.BOLD))
        for clause in rules.clauses_of(asked):
            rules.show_clause(self.console, clause)
        self.console.print()
        self.say("terminal-keys")

    def why(self, given: str) -> None:
        """Why something is not among the choices."""
        if not given:
            self.say("terminal-why-what")
            return
        action = rules.action_named(given, self.canyon)
        if action is None:
            self.say("terminal-why-unknown", given=given)
            return
        reason = self.state.why_not(action)
        if reason is None:
            self.say("terminal-why-legal", number=self.state.actions().index(action) + 1)
        else:
            rules.show_reason(self.console, reason.clause, reason.text())

    def tell(self) -> None:
        """The story since the turn before this one."""
        story = self.story[self.turns[-2:][0] :]
        for sentence in story:
            self.console.print(panel.in_colour(sentence))
        if not story:
            self.say("terminal-no-story")

    # Leaving.

    def save(self, name: str) -> bool:
        """Save the game as a file of that name; True when that was done."""
        if not name:
            self.say("terminal-save-what")
            return False
        file = Path(os.path.expanduser(name))
        if os.path.exists(file) and file not in self.files:
            prompt = catalogue.text("terminal-overwrite", file=str(file))
            if not keyboard.is_yes(keyboard.ask(self.console, prompt)):
                self.say("terminal-not-saved")
                return False
        try:
            save(self.state, self.seat, file)
        except SaveError as error:
            self.console.print(Text(str(error)))
            return False
        self.files.add(file)
        self.say("terminal-saved", file=str(file))
        return True

    def leave(self) -> None:
        """Ask before leaving, and offer to save; to stay, just return."""
        given = keyboard.ask(self.console, catalogue.text("terminal-leave"))
        if keyboard.is_yes(given) or (given and not keyboard.is_no(given) and self.save(given)):
            raise Left

    def finish(self) -> None:
        """The last look at the table, and who has won."""
        view = self.state.view(self.seat)
        draw(self.console, Scene(self.canyon, view, self.seat, self.story[-8:], "", [], {}))
        for line in panel.final(self.state, self.seat):
            self.console.print(line, highlight=False)
        while True:
            try:
                given = keyboard.ask(self.console, catalogue.text("terminal-over-prompt"))
            except EOFError:
                return
            word, _, rest = given.partition(" ")
            if word != "s":
                return
            self.save(rest.strip())

    def say(self, message: str, **facts: object) -> None:
        self.console.print(Text(catalogue.text(message, language=ENGLISH, **facts)))
