"""A recorded game, step by step or told from beginning to end, with everything open."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from rich.text import Text

from clifftop import OVER, Record, catalogue
from clifftop.catalogue import ENGLISH
from clifftop.kernel.history import ALL_SEEING
from clifftop.terminal import keyboard
from clifftop.terminal.face import face_of
from clifftop.terminal.keyboard import LONGEST_NUMBER
from clifftop.terminal.screen import Scene, draw

if TYPE_CHECKING:
    from rich.console import Console


@final
class Replay:
    """A record as a row of states; number 0 is the table before the first action."""

    def __init__(self, record: Record, console: Console) -> None:
        self.record = record
        self.console = console
        state = record.begin()
        self.face = face_of(state.game(), state)
        self.states = [state]
        self.stories: list[list[str]] = [[]]
        self.titles = [catalogue.text("replay-beginning", last=len(record.actions))]
        for number, action in enumerate(record.actions, start=1):
            asked = cast(dict[str, object], state.see(ALL_SEEING)["asked"])
            told = self.face.act(state.describe(action), asked)
            title = catalogue.text(
                "replay-at", number=number, last=len(record.actions), action=told
            )
            state = state.copy()
            state.apply(action)
            self.titles.append(title)
            self.states.append(state)
            self.stories.append([self.face.event(event, None) for event in state.tell(ALL_SEEING)])

    def tell(self) -> None:
        """The whole story, then the table at its end."""
        width = len(str(len(self.states)))
        for number, story in enumerate(self.stories):
            for sentence in story:
                line = catalogue.text(
                    "replay-line", number=str(number).rjust(width), sentence=sentence
                )
                self.console.print(self.face.in_colour(line), highlight=False)
        self.console.print()
        self.show(len(self.states) - 1)

    def step(self) -> None:
        """Show one action after the other, as the person likes."""
        at = 0
        self.show(at)
        while True:
            try:
                given = keyboard.ask(self.console, catalogue.text("replay-prompt"))
            except EOFError:
                return
            if given == "q":
                return
            wanted = self.wanted(given, at)
            if wanted is not None:
                at = wanted
                self.show(at)

    def wanted(self, given: str, at: int) -> int | None:
        """The action to go to, or None after saying why there is none."""
        last = len(self.states) - 1
        if given in ("", "n"):
            if at < last:
                return at + 1
            self.say("replay-end")
        elif given == "p":
            if at > 0:
                return at - 1
            self.say("replay-start")
        elif given.isdecimal() and len(given) <= LONGEST_NUMBER:
            if int(given) <= last:
                return int(given)
            self.say("replay-no-such", given=given, last=last)
        else:
            self.say("replay-not-understood", given=given)
        return None

    def show(self, at: int) -> None:
        state = self.states[at]
        view = state.see(ALL_SEEING)
        view["to_act"] = state.to_act
        story = [sentence for told in self.stories[max(0, at - 20) : at + 1] for sentence in told]
        draw(self.console, Scene(self.face, view, None, story, self.titles[at], [], {}))
        if at == len(self.states) - 1:
            if state.to_act != OVER:
                self.say("replay-unfinished")
                return
            for line in self.face.final(state, None):
                self.console.print(line, highlight=False)

    def say(self, message: str, **facts: object) -> None:
        self.console.print(Text(catalogue.text(message, language=ENGLISH, **facts)))
