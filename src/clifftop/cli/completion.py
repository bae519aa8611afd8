"""`clifftop completion`: a script with which a shell completes commands, made of the parser."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from shlex import quote
from typing import Final, NamedTuple

from clifftop.cli.argument_parser import Parser

FILES: Final = ("FILE", "FOLDER", "BOARD")  # what is named by these may be a file


class Values(NamedTuple):
    """What can stand for an argument: some words, and perhaps any file."""

    words: tuple[str, ...]
    files: bool


class Flag(NamedTuple):
    names: tuple[str, ...]
    about: str
    values: Values | None  # None: it stands alone


class Place(NamedTuple):
    """A command as it is typed, each word after a space, and what can come next."""

    typed: str
    commands: dict[str, str]
    flags: list[Flag]
    values: Values


def script(shell: str, whole: Parser) -> str:
    return SCRIPTS[shell](list(places(whole)))


def places(one: Parser, typed: str = "") -> Iterator[Place]:
    """This command and all below it."""
    one.be_described()
    commands: dict[str, str] = {}
    below: dict[str, Parser] = {}
    flags = []
    words: list[str] = []
    files = False
    for action in one._actions:
        if isinstance(action, argparse._SubParsersAction):
            below = dict(action.choices)
            commands = {said.dest: said.help or "" for said in action._choices_actions}
        elif action.option_strings:
            values = None if action.nargs == 0 else values_of(action)
            about = (action.help or "").replace("%%", "%")
            flags.append(Flag(tuple(action.option_strings), about, values))
        else:
            values = values_of(action)
            words += values.words
            files = files or values.files
    yield Place(typed, commands, flags, Values(tuple(words), files))
    for name, other in below.items():
        yield from places(other, f"{typed} {name}")


def values_of(action: argparse.Action) -> Values:
    kind = str(action.metavar)
    if action.choices:
        return Values(tuple(map(str, action.choices)), False)
    return Values(words_for(kind), kind in FILES)


def words_for(kind: str) -> tuple[str, ...]:
    import clifftop
    from clifftop import boards, bots

    games = clifftop.games()
    if kind == "GAME":
        return tuple(games)
    if kind == "BOARD":
        return tuple(dict.fromkeys(name for game in games for name in boards.names(game)))
    if kind in ("BOTS", "LEVELS"):
        return tuple(dict.fromkeys(name for game in games for name in bots.names(game)))
    return ()


def bash(found: list[Place]) -> str:
    lines = [
        "_clifftop() {",
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
        "    local place= words= files= at line",
        "    COMPREPLY=()",
        "    if [[ $word == = ]]; then word=",
        "    elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi",
        "    for ((at = 1; at < COMP_CWORD; at++)); do",
        '        case "$place ${COMP_WORDS[at]}" in',
        f'            {below(found)}) place="$place ${{COMP_WORDS[at]}}" ;;',
        "        esac",
        "    done",
        '    case "$place $before" in',
        *(
            f"        {patterns(place, flag)}) {settings(flag.values)} ;;"
            for place in found
            for flag in place.flags
            if flag.values is not None
        ),
        '        *) case "$place $([[ $word == -* ]] && echo -)" in',
    ]
    for place in found:
        flags = [name for flag in place.flags for name in flag.names]
        options = settings(Values(tuple(flags), False))
        lines.append(f"            {quote(place.typed + ' -')}) {options} ;;")
        lines.append(f"            {quote(place.typed + ' ')}) {settings(next_words(place))} ;;")
    lines += [
        "        esac ;;",
        "    esac",
        '    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(',
        '        compgen -W "$words" -- "$word"',
        '        [[ -n $files ]] && compgen -f -- "$word"',
        "    )",
        "}",
        "complete -o filenames -F _clifftop clifftop",
    ]
    return "\n".join(lines)


def zsh(found: list[Place]) -> str:
    lines = [
        "#compdef clifftop",
        "_clifftop() {",
        "    local place= before=$words[CURRENT-1] at",
        "    for ((at = 2; at < CURRENT; at++)); do",
        '        case "$place $words[at]" in',
        f'            ({below(found)}) place="$place $words[at]" ;;',
        "        esac",
        "    done",
        '    case "$place $before" in',
        *(
            f"        ({patterns(place, flag)}) {added(flag.values)}; return ;;"
            for place in found
            for flag in place.flags
            if flag.values is not None
        ),
        "    esac",
        '    case "$place" in',
    ]
    for place in found:
        flags = Values(tuple(name for flag in place.flags for name in flag.names), False)
        lines.append(f"        ({quote(place.typed)})")
        lines.append(f"            if [[ $words[CURRENT] == -* ]]; then {added(flags)}")
        lines.append(f"            else {added(next_words(place))}; fi ;;")
    lines += [
        "    esac",
        "}",
        'if [[ $funcstack[1] == _clifftop ]]; then _clifftop "$@"; else',
        "    compdef _clifftop clifftop",
        "fi",
    ]
    return "\n".join(lines)


def fish(found: list[Place]) -> str:
    commands = " ".join(in_fish(place.typed) for place in found[1:])
    lines = [
        "function __clifftop_at",
        "    set -l place ''",
        "    for word in (commandline -opc)[2..-1]",
        f'        if contains -- "$place $word" {commands}',
        '            set place "$place $word"',
        "        end",
        "    end",
        '    test "$place" = "$argv[1]"',
        "end",
        "complete -c clifftop -f",
    ]
    for place in found:
        here = f"complete -c clifftop -n {in_fish(f'__clifftop_at {in_fish(place.typed)}')}"
        for name, about in place.commands.items():
            lines.append(f"{here} -a {name} -d {in_fish(about)}")
        if place.values.words:
            lines.append(f"{here} -a {in_fish(' '.join(place.values.words))}")
        if place.values.files:
            lines.append(f"{here} -F")
        for flag in place.flags:
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in flag.names
            )
            given = ""
            if flag.values is not None:
                given = " -r -F" if flag.values.files else " -x"
                if flag.values.words:
                    given += f" -a {in_fish(' '.join(flag.values.words))}"
            lines.append(f"{here} {names}{given} -d {in_fish(flag.about)}")
    return "\n".join(lines)


SCRIPTS: Final = {"bash": bash, "zsh": zsh, "fish": fish}


def below(found: list[Place]) -> str:
    """All commands but the one above them, as patterns of a shell."""
    return "|".join(quote(place.typed) for place in found[1:])


def patterns(place: Place, flag: Flag) -> str:
    return "|".join(quote(f"{place.typed} {name}") for name in flag.names)


def next_words(place: Place) -> Values:
    return Values((*place.commands, *place.values.words), place.values.files)


def settings(values: Values) -> str:
    """What bash is told: the words, and whether files are welcome."""
    words = f"words={quote(' '.join(values.words))}"
    return f"{words} files=1" if values.files else words


def added(values: Values | None) -> str:
    """The same, as zsh is told."""
    words = f"compadd -- {' '.join(map(quote, values.words))}" if values and values.words else ":"
    return f"{words}; _files" if values and values.files else words


def in_fish(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
