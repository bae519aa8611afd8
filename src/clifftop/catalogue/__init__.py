"""Everything a person reads, by message id: `text("cli-about")`, in the language asked for.

Messages are Fluent files, `<folder>/<language>/*.ftl`; the clauses of the rulebook are messages
like any other. What a language lacks is said in English; what English lacks too is an error.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from clifftop.catalogue import english, messages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax.ast import Resource

__all__ = [
    "ENGLISH",
    "Catalogue",
    "CatalogueError",
    "MissingMessage",
    "attribute",
    "has",
    "ids",
    "languages",
    "text",
]

ENGLISH: Final = "en"
_QUOTED: Final = 300  # Fluent itself refuses a fact of more than a thousand letters
_COUNTED: Final = 10**15  # Babel fails at a number of too many digits; such a one is no count

_HOUSE: Final = Path(__file__).resolve().parent.parent
_FOLDERS: Final = (_HOUSE / "catalogue", _HOUSE / "rulebook")


@final
class MissingMessage(LookupError):
    """Neither the language asked for nor English has the message."""

    def __init__(self, message_id: str, attribute: str | None, language: str) -> None:
        self.message_id = message_id
        self.attribute = attribute
        self.language = language
        name = message_id if attribute is None else f"{message_id}.{attribute}"
        tried = ENGLISH if language == ENGLISH else f"{language} or {ENGLISH}"
        super().__init__(f"no message {name!r} in {tried}; add it to an .ftl file of {ENGLISH}")


@final
class CatalogueError(ValueError):
    """A file of messages does not parse, or a message wants a fact it was not told."""


@final
class _Shelf:
    """One language: its messages, and which file holds which. Each is read when it is asked for."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self.files: dict[str, Path] = {}
        self.ids_of: dict[str, tuple[str, ...]] = {}
        self._entries: dict[str, str] = {}
        self._messages: dict[str, messages.Message | None] = {}
        home: dict[str, Path] = {}
        for folder in folders:
            for file in sorted((folder / language).glob("*.ftl")):
                name = f"{folder.name}/{file.name}"
                self.files[name] = file
                entries = self._read(file)
                for message_id in entries:
                    # Fluent would keep the first of two and say nothing.
                    if message_id in home:
                        first = home[message_id]
                        raise CatalogueError(f"{message_id!r} is in {first} and again in {file}")
                    home[message_id] = file
                self._entries.update(entries)
                self.ids_of[name] = tuple(entries)

    def _read(self, file: Path) -> dict[str, str]:
        text = file.read_text(encoding="utf-8")
        entries = messages.entries(text)
        if entries is None:  # for Fluent to say what is wrong with it, if anything is
            return dict.fromkeys(parsed(file, text)[1], "")
        return entries

    @cached_property
    def bundle(self) -> FluentBundle:
        """All files as Fluent reads them."""
        # Imported here because Fluent brings Babel, which takes longer to load than the game.
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self.language], use_isolating=False)
        for file in self.files.values():
            bundle.add_resource(parsed(file, file.read_text(encoding="utf-8"))[0])
        return bundle

    def has(self, message_id: str, attribute: str | None) -> bool:
        if message_id not in self._entries:
            return False
        message = self.message(message_id)
        if message is None:
            return self.pattern(message_id, attribute) is not None
        return message.value is not None if attribute is None else attribute in message.attributes

    def message(self, message_id: str) -> messages.Message | None:
        """The message as far as we read it ourselves."""
        if message_id not in self._messages:
            try:
                read = messages.read(self._entries.get(message_id, ""))
            except messages.Unread:
                read = None
            self._messages[message_id] = read
        return self._messages[message_id]

    def say(self, message_id: str, attribute: str | None, facts: dict[str, object]) -> str | None:
        """The message in English, if that can be done without Fluent."""
        try:
            return english.say((messages.Reference(message_id, attribute),), facts, self._known)
        except (messages.Unread, LookupError):
            return None

    def _known(self, message_id: str) -> messages.Message:
        message = self.message(message_id)
        if message is None:
            raise messages.Unread(message_id)
        return message

    def pattern(self, message_id: str, attribute: str | None) -> Pattern | None:
        message: Message = self.bundle.get_message(message_id)
        if attribute is None:
            return message.value
        return message.attributes.get(attribute)


def parsed(file: Path, text: str) -> tuple[Resource, tuple[str, ...]]:
    """A file as Fluent reads it, and the ids of its messages in order."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message

    resource = FluentResource(text)
    names = []
    for entry in resource.body:
        if isinstance(entry, Junk):
            start = (entry.content or "").strip().partition("\n")[0]
            wrong = "; ".join(note.message or "" for note in entry.annotations)
            raise CatalogueError(f"{file}: cannot read {start!r}: {wrong}")
        if isinstance(entry, Message):
            names.append(entry.id.name)
    return resource, tuple(names)


def shortened(facts: dict[str, object]) -> dict[str, object]:
    """What somebody typed may be long; a sentence quotes the beginning of it."""
    return {name: quoted(fact) for name, fact in facts.items()}


def quoted(fact: object) -> object:
    if isinstance(fact, int) and abs(fact) >= _COUNTED:
        fact = str(fact)
    return f"{fact[:_QUOTED]}…" if isinstance(fact, str) and len(fact) > _QUOTED else fact


@final
class Catalogue:
    """The messages of some folders. A language is read when it is first asked for, and kept."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        self._folders = folders
        self._shelves: dict[str, _Shelf] = {}
        self._languages: tuple[str, ...] = ()

    def text(self, message_id: str, /, *, language: str = ENGLISH, **facts: object) -> str:
        """The message with its facts filled in; numbers are written as the language does it."""
        return self._format(message_id, None, language, facts)

    def attribute(
        self, message_id: str, attribute: str, /, *, language: str = ENGLISH, **facts: object
    ) -> str:
        """A part of the message that has a name of its own: its `.title`, say."""
        return self._format(message_id, attribute, language, facts)

    def has(
        self, message_id: str, attribute: str | None = None, *, language: str = ENGLISH
    ) -> bool:
        """Whether `text` (or `attribute`) has something to say, be it in English."""
        return self._holder(message_id, attribute, language) is not None

    def ids(self, file: str, language: str = ENGLISH) -> tuple[str, ...]:
        """The messages of a file such as `catalogue/cli.ftl`, in order, in this very language."""
        shelf = self._shelf(language)
        return () if shelf is None else shelf.ids_of.get(file, ())

    def languages(self) -> tuple[str, ...]:
        """The languages that have at least one file, English first."""
        if not self._languages:
            files = [file for folder in self._folders for file in folder.glob("*/*.ftl")]
            others = {file.parent.name for file in files} - {ENGLISH}
            self._languages = (ENGLISH, *sorted(others))
        return self._languages

    def _shelf(self, language: str) -> _Shelf | None:
        shelf = self._shelves.get(language)
        # A language arrives from outside: only one that is on the list becomes part of a path.
        if shelf is None and language in self.languages():
            shelf = self._shelves[language] = _Shelf(language, self._folders)
        return shelf

    def _holder(self, message_id: str, attribute: str | None, language: str) -> _Shelf | None:
        for tongue in (language, ENGLISH):
            shelf = self._shelf(tongue)
            if shelf is not None and shelf.has(message_id, attribute):
                return shelf
        return None

    def _format(
        self, message_id: str, attribute: str | None, language: str, facts: dict[str, object]
    ) -> str:
        shelf = self._holder(message_id, attribute, language)
        if shelf is None:
            raise MissingMessage(message_id, attribute, language)
        told = shortened(facts)
        if shelf.language == ENGLISH:
            said = shelf.say(message_id, attribute, told)
            if said is not None:
                return said
        pattern = shelf.pattern(message_id, attribute)
        assert pattern is not None
        formatted, errors = shelf.bundle.format_pattern(pattern, told)
        if errors:
            name = message_id if attribute is None else f"{message_id}.{attribute}"
            named = ", ".join(sorted(facts)) or "nothing"
            wrong = "; ".join(str(error) for error in errors)
            raise CatalogueError(f"message {name!r}, told {named}: {wrong}")
        return str(formatted)


_CATALOGUE: Final = Catalogue(_FOLDERS)

text = _CATALOGUE.text
attribute = _CATALOGUE.attribute
has = _CATALOGUE.has
ids = _CATALOGUE.ids
languages = _CATALOGUE.languages
