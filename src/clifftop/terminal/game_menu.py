"""A menu before a game begins: which one, and with what options. Enter takes what is proposed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

import clifftop
from clifftop import boards, catalogue
from clifftop.catalogue import ENGLISH
from clifftop.terminal import keyboard, opponents
from clifftop.terminal.keyboard import LONGEST_NUMBER
from clifftop.terminal.screen import wrapped
from clifftop.terminal.styles import BOLD, CHOICE
from clifftop.words import bot_characters

if TYPE_CHECKING:
    from rich.console import Console

    from clifftop.kernel.options import Option

LEAST: Final = 2  # of which there are fewer, nobody has to choose


def choose_game(console: Console) -> str:
    """Ask which game to play."""
    names = clifftop.games()
    told = []
    for name in names:
        players = clifftop.game(name).options[0]
        about = catalogue.text(
            f"choose-{name}", language=ENGLISH, low=players.low, high=players.high
        )
        told.append(Text.assemble((catalogue.text(f"game-{name}"), BOLD), "  ", about))
    return names[pick(console, catalogue.text("choose-game"), told)]


def choose_options(console: Console, game: str, given: dict[str, object]) -> dict[str, object]:
    """The options of a game, those that were given and those that are asked for now."""
    chosen = dict(given)
    for option in clifftop.game(game).options:
        if option.name not in chosen:
            answer = ask_for(console, game, option, chosen)
            if answer is not None:
                chosen[option.name] = answer
    return chosen


def choose_level(console: Console, game: str) -> str:
    """Ask who plays against the person: the levels by their characters, and last the one who does
    anything at all."""
    levels = opponents.offered(game)
    told = [
        Text.assemble(
            (bot_characters.first_name(game, level), BOLD),
            catalogue.text("choose-level", level=bot_characters.level_name(level)),
            bot_characters.about(game, level),
        )
        for level in levels
    ]
    proposed = levels.index(opponents.usual(game))
    return levels[pick(console, catalogue.text("choose-bot"), told, proposed)]


def ask_for(console: Console, game: str, option: Option, chosen: dict[str, object]) -> object:
    """What a person wants of one option; None to leave it to the game."""
    if option.kind == "number":
        return number(console, option)
    if option.kind == "flag":
        if option.name == "chaos" and chosen.get("players") == 2:
            return None  # LL-13: for three or more
        given = keyboard.ask(console, catalogue.text(f"choose-{option.name}"))
        return keyboard.is_yes(given)
    if option.kind == "board":
        names = boards.names(game)
        names.sort(key=lambda name: name != option.default)
        told = [Text(catalogue.text(f"board-{game}-{name}")) for name in names]
        return names[pick(console, catalogue.text("choose-board"), told)]
    return None


def number(console: Console, option: Option) -> int:
    prompt = catalogue.text(
        f"choose-{option.name}",
        language=ENGLISH,
        low=option.low,
        high=option.high,
        proposed=str(option.default),
    )
    while True:
        given = keyboard.ask(console, prompt)
        if not given:
            assert isinstance(option.default, int)
            return option.default
        if given.isdecimal() and len(given) <= LONGEST_NUMBER:
            if option.low <= int(given) <= option.high:
                return int(given)
        say(console, "choose-number-wrong", given=given, low=option.low, high=option.high)


def pick(console: Console, question: str, told: list[Text], proposed: int = 0) -> int:
    """Which of the things told; one is proposed, and the only one is taken unasked."""
    if len(told) < LEAST:
        return 0
    console.print(Text(question, BOLD))
    for at, line in enumerate(told, start=1):
        item = Text.assemble((f"{at:>2} ", CHOICE), " ", line)
        for part in wrapped(console, item, console.width):
            console.print(part)
    prompt = catalogue.text("choose-prompt", last=len(told), proposed=proposed + 1)
    while True:
        given = keyboard.ask(console, prompt)
        if not given:
            return proposed
        if given.isdecimal() and len(given) <= LONGEST_NUMBER and 1 <= int(given) <= len(told):
            return int(given) - 1
        say(console, "choose-wrong", given=given, last=len(told))


def say(console: Console, message: str, **facts: object) -> None:
    console.print(Text(catalogue.text(message, language=ENGLISH, **facts)))
