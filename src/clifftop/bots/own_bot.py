"""A bot of one's own, named `module:function`: how it is found and made, and what may be wrong.

The function, or a class, is called for each new bot. If it takes an argument it gets the name of
the game. Such a name is for those who sit at the machine: it imports what it names, so none that
comes over a network is looked up here.
"""

from __future__ import annotations

import inspect
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Final, cast, final

from clifftop.bots.bot import Bot
from clifftop.kernel.errors import ClifftopError

ASKED_WITH: Final = ("knowledge", "actions", "rng")


@final
class OwnBotError(ClifftopError, ValueError):
    """A bot of one's own that cannot be found or made; the message says what to mend."""


def own_bot(game: str, name: str) -> Bot:
    """What the function `make` of the module `mybots` makes, for `mybots:make`."""
    return made(game, name, maker_of(name))


def maker_of(name: str) -> object:
    """What is called for each new bot."""
    module, _, function = name.partition(":")
    if not module or not function:
        raise OwnBotError("own-bot-name", given=name)
    if module.endswith(".py"):
        right = f"{module.removesuffix('.py')}:{function}"
        raise OwnBotError("own-bot-file-name", given=name, right=right)
    if "" not in sys.path:
        sys.path.insert(0, "")  # a bot lies where its author works
    try:
        loaded = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise failed("own-bot-module-fails", error, given=name) from error
        folder = str(Path.cwd())
        raise OwnBotError("own-bot-no-module", given=name, module=module, folder=folder) from error
    except Exception as error:
        raise failed("own-bot-module-fails", error, given=name) from error
    maker = getattr(loaded, function, None)
    if maker is None:
        known = ", ".join(makers_in(loaded)) or "–"
        facts = {"module": module, "function": function, "known": known}
        raise OwnBotError("own-bot-no-function", given=name, **facts)
    return maker


def makers_in(module: object) -> list[str]:
    """The functions and classes of a module, those that it imports left out."""
    name = getattr(module, "__name__", "")
    return [
        key
        for key, value in vars(module).items()
        if not key.startswith("_") and callable(value) and getattr(value, "__module__", "") == name
    ]


def made(game: str, name: str, maker: object) -> Bot:
    """A new bot, looked over: what is wrong with it is said before a game begins."""
    if not callable(maker):
        raise OwnBotError("own-bot-no-maker", given=name, kind=type(maker).__name__)
    arguments = arguments_for(name, maker, game)
    try:
        bot = maker(*arguments)
    except Exception as error:
        raise failed("own-bot-maker-fails", error, given=name) from error
    return looked_over(name, bot)


def arguments_for(name: str, maker: object, game: str) -> list[str]:
    """The name of the game, if it is asked for; whatever has a default is left alone."""
    try:
        parameters = list(inspect.signature(maker).parameters.values())  # type: ignore[arg-type]
    except (TypeError, ValueError):  # some that are written in C do not say
        return [game]
    needed = [
        one
        for one in parameters
        if one.default is one.empty and one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD)
    ]
    if len(needed) > 1 or any(one.kind == one.KEYWORD_ONLY for one in needed):
        spare = ", ".join(one.name for one in needed[1:] or needed)
        raise OwnBotError("own-bot-arguments", given=name, spare=spare)
    first = parameters[:1]
    wants = needed or [one for one in first if one.name == "game" and one.kind != one.KEYWORD_ONLY]
    return [game] if wants else []


def looked_over(name: str, bot: object) -> Bot:
    """The same, if it can be asked."""
    if isinstance(bot, type):
        raise OwnBotError("own-bot-a-class", given=name, kind=bot.__name__)
    choose = getattr(bot, "choose", None)
    if not callable(choose):
        raise OwnBotError("own-bot-no-choose", given=name, kind=type(bot).__name__)
    try:
        inspect.signature(choose).bind(*ASKED_WITH)
    except TypeError as error:
        raise OwnBotError("own-bot-choose", given=name, kind=type(bot).__name__) from error
    except ValueError:  # it does not say
        pass
    return cast(Bot, bot)


def failed(message: str, error: Exception, **facts: object) -> OwnBotError:
    """What an error of the author's own code says, and in which line."""
    frames = traceback.extract_tb(error.__traceback__)
    place = (frames[-1].filename, frames[-1].lineno) if frames else ("?", 0)
    if isinstance(error, SyntaxError) and error.filename:
        place = (error.filename, error.lineno or 0)
    what = error.msg if isinstance(error, SyntaxError) else error
    why = f"{type(error).__name__}: {what}"
    file, line = Path(place[0]).name, str(place[1])
    return OwnBotError(message, why=why, file=file, line=line, **facts)
