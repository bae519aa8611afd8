"""A game at the terminal: one person at one seat, bots at the others."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, final

from rich.text import Text

from clifftop import CHANCE, OVER, State, catalogue, rulebook
from clifftop.bots.answer import answer
from clifftop.catalogue import ENGLISH
from clifftop.terminal import keyboard, rule_pages, save_file
from clifftop.terminal.face import Facts, face_of
from clifftop.terminal.glossary import plain
from clifftop.terminal.hangups import Hangups
from clifftop.terminal.keyboard import LONGEST_NUMBER
from clifftop.terminal.pages import paged
from clifftop.terminal.save_file import SaveError
from clifftop.terminal.screen import Scene, draw
from clifftop.terminal.styles import BOLD

if TYPE_CHECKING:
    from random import Random

    from rich.console import Console

    from clifftop import Record
    from clifftop.terminal.keeper import Keeper
    from clifftop.terminal.opponents import Opponent

CLAUSE: Final = re.compile(r"[a-zA-Z]{1,2}-[a-zA-Z]?[\d.]+")  # or a chapter
LAST_WORDS: Final = 8  # sentences to be read when all is over, made of
LAST_EVENTS: Final = 40  # so many events


class Left(Exception):
    """The person at the table has got up."""


@final
class Session:
    """`Session(state, seat, …).play()` runs a game to its end, or until the person leaves."""

    def __init__(
        self,
        state: State,
        seat: int,
        opponents: dict[int, Opponent],
        rng: Random,
        console: Console,
        keeper: Keeper | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.opponents = opponents
        self.rng = rng
        self.console = console
        self.face = face_of(state.game(), state)
        self.story: list[Facts] = []
        self.chapters: list[int] = [0]  # where in the story each part of it begins
        # Before each choice that can be undone: the table, the story and its chapters.
        self.past: list[tuple[State, int, int]] = []
        self.files: set[Path] = set()  # those this session may write over
        self.keeper = keeper
        self.hangups = Hangups(console)
        self.notices: list[str] = []  # to be said with the table, once

    def recall(self, record: Record) -> None:
        """Live through a saved game again, so that it goes on as if it had never been left."""
        self.state = record.begin()
        for action in record.actions:
            if self.state.to_act == self.seat and self.is_asked():
                self.remember()
            self.tell_of(action)

    def play(self) -> bool:
        """True when the game came to its end."""
        try:
            while self.to_decision():
                self.decide()
            self.finish()
        except (Left, EOFError):
            self.say("terminal-left", turn=self.state.view(None)["turn"])
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
                self.take(self.opponent_chooses(seat))
            elif self.is_asked():
                return True
            else:
                self.take(actions[0])
        return False

    def is_asked(self) -> bool:
        """Whether the person is asked, whose turn it is: not where only one thing can be done."""
        return len(self.state.actions()) > 1 or self.face.always_asks(self.asked())

    def opponent_chooses(self, seat: int) -> int:
        """Somebody who thinks is seen to, at a screen that can show it and forget it again."""
        opponent = self.opponents[seat]
        if not opponent.thinks:
            return answer(opponent.name, opponent.bot, self.state, self.rng)
        with self.console.status(catalogue.text("terminal-thinks", name=opponent.name)):
            return answer(opponent.name, opponent.bot, self.state, self.rng)

    def take(self, action: int) -> None:
        """Apply an action and keep the game as it is now. Rolls and draws are kept with the
        question that they lead to."""
        with self.hangups.held():
            by_chance = self.state.to_act == CHANCE
            self.tell_of(action)
            if not by_chance or self.state.to_act != CHANCE:
                self.keep()

    def tell_of(self, action: int) -> None:
        """Apply an action and tell of it. What others or chance do cannot be undone."""
        if self.state.to_act != self.seat:
            self.past.clear()
        before = self.face.chapter(self.state.view(None))
        self.state.apply(action)
        if self.face.chapter(self.state.view(None)) != before:
            self.chapters.append(len(self.story))
        self.story += self.state.events(self.seat)

    def remember(self) -> None:
        """Be ready to undo what comes now."""
        self.past.append((self.state.copy(), len(self.story), len(self.chapters)))

    def keep(self) -> None:
        if self.keeper is not None:
            self.keeper.keep(self.state)

    def asked(self) -> Facts:
        return cast(Facts, self.state.view(self.seat)["asked"])

    def told(self) -> list[str]:
        """The story since the chapter before this one."""
        return self.face.story(self.story[self.chapters[-2:][0] :], self.seat)

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
            return self.choose_place(given.lower())
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
        self.remember()
        self.take(actions[number - 1])
        return True

    def choose_place(self, name: str) -> bool:
        """Take the choice of that name; where the game asks for a place twice, both times."""
        twice = self.face.in_two_steps(self.asked())
        self.choose(self.numbers()[name])
        if twice:
            self.choose(self.numbers()[name])
        return True

    def undo(self) -> bool:
        if not self.past:
            self.say("terminal-cannot-undo")
            return False
        with self.hangups.held():
            self.state, told, chapters = self.past.pop()
            del self.story[told:]
            del self.chapters[chapters:]
            self.keep()
        return True

    def show(self) -> None:
        view = self.state.view(self.seat)
        asked = self.asked()
        choices = [
            self.face.act(self.state.describe(action), asked) for action in self.state.actions()
        ]
        numbers = self.numbers()
        question = self.face.question(asked)
        told, notices = self.told(), self.news()
        scene = Scene(self.face, view, self.seat, told, question, choices, numbers, notices)
        draw(self.console, scene)
        if not scene.said:
            self.notices = notices  # the next screen may have room for them

    def news(self) -> list[str]:
        """What has to be said once, beside the game."""
        trouble = self.keeper.trouble_once() if self.keeper else ""
        news = ([trouble] if trouble else []) + self.notices
        self.notices = []
        return news

    def numbers(self) -> dict[str, int]:
        """The places that are choices, each with the number of its choice."""
        return self.face.place_names(self.state.actions())

    def help(self, about: str) -> None:
        """The rules of the question, or what is known of something that was asked about."""
        with paged(self.console):
            if about:
                self.explain(about)
                return
            asked = self.asked()
            self.console.print(Text(self.face.question(asked), BOLD))
            for clause in self.face.clauses_of(asked):
                rule_pages.show_clause(self.console, clause)
            self.console.print()
            self.console.print(Text(self.face.keys()))

    def explain(self, about: str) -> None:
        """A map, a place, a word or a clause; for what is none of them, those that are near."""
        view = self.state.view(self.seat)
        drawn = self.face.overview(about, view)
        if plain(about) in catalogue.text("terminal-legend-words").split():
            drawn = self.face.signs()
        for line in drawn:
            self.console.print(line, no_wrap=True, overflow="crop", highlight=False)
        told, clauses = self.face.place_facts(about, view)
        for sentence in told:
            self.console.print(self.face.in_colour(sentence))
        glossary = self.face.glossary()
        clauses = clauses or glossary.find(about)
        for clause in clauses:
            rule_pages.show_clause(self.console, clause)
        if drawn or told or clauses:
            return
        if CLAUSE.fullmatch(about):
            try:
                rule_pages.show(self.console, about.upper())
            except rulebook.UnknownClause as unknown:
                self.console.print(Text(str(unknown)))
        elif near := glossary.near(about):
            self.say("terminal-help-near", given=about, near=", ".join(near))
        else:
            self.say("terminal-help-unknown", given=about)

    def why(self, given: str) -> None:
        """Why something is not among the choices."""
        if not given:
            self.say("terminal-why-what")
            return
        action = self.face.action_named(given, self.asked())
        if action is None:
            self.say("terminal-why-unknown", given=given)
            return
        reason = self.state.why_not(action)
        if reason is None:
            self.say("terminal-why-legal", number=self.state.actions().index(action) + 1)
        else:
            rule_pages.show_reason(self.console, reason.clause, reason.text())

    def tell(self) -> None:
        """The story once more, all of it."""
        story = self.told()
        for sentence in story:
            self.console.print(self.face.in_colour(sentence))
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
            text = save_file.saved_text(self.state, self.seat, self.opponents)
            save_file.write(file, text)
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
        story = self.face.story(self.story[-LAST_EVENTS:], self.seat)[-LAST_WORDS:]
        draw(self.console, Scene(self.face, view, self.seat, story, "", [], {}))
        for line in self.face.final(self.state, self.seat):
            self.console.print(line, highlight=False)
        for said in self.news():
            self.console.print(Text(said))
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
