"""English said without Fluent and Babel, which take longer to load than a command to run.

It is the same to the letter: a test says every message of ours both ways.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Final

from clifftop.catalogue.messages import Fact, Message, Pattern, Selection, Unread

_DEEPEST: Final = 20  # messages within messages; more are a message that quotes itself
_PLURAL: Final = ("one", "other")
_STYLES: Final = {"decimal": (0, 0, 3, ""), "percent": (2, 0, 0, "%")}  # powers, digits, sign

Find = Callable[[str], Message]


def say(pattern: Pattern, facts: dict[str, object], find: Find, depth: int = 0) -> str:
    """The pattern with its facts filled in, or Unread if only Fluent knows what to say."""
    said = []
    for part in pattern:
        if isinstance(part, str):
            said.append(part)
        elif isinstance(part, Fact):
            said.append(written(part, facts))
        elif isinstance(part, Selection):
            said.append(say(selected(part, facts), facts, find, depth))
        else:
            message = find(part.message_id)
            other = message.value if part.attribute is None else message.attributes[part.attribute]
            if other is None or depth == _DEEPEST:
                raise Unread(part.message_id)
            said.append(say(other, facts, find, depth + 1))
    return "".join(said)


def written(part: Fact, facts: dict[str, object]) -> str:
    fact = facts.get(part.name)
    if type(fact) is str and part.options is None:
        return fact
    if type(fact) is int or (type(fact) is float and isfinite(fact)):
        return number(fact, part.options or {})
    raise Unread(part.name)


def number(given: float, options: dict[str, str | int]) -> str:
    """A number as Babel writes it in English."""
    if type(given) is int and not options:
        return f"{given:,}"
    from decimal import ROUND_HALF_EVEN, Decimal

    told = dict(options)
    power, least, most, sign = _STYLES[str(told.pop("style", "decimal"))]
    grouping = told.pop("useGrouping", 1)
    least = int(told.pop("minimumFractionDigits", least))
    most = int(told.pop("maximumFractionDigits", most))
    if told or least > most:
        raise Unread(str(options))
    exact = Decimal(str(given)).scaleb(power)
    rounded = exact.quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
    whole, _, digits = f"{rounded:,f}".partition(".")
    digits = digits[:least] + digits[least:].rstrip("0")
    whole = whole if grouping else whole.replace(",", "")
    return f"{whole}{'.' if digits else ''}{digits}{sign}"


def selected(part: Selection, facts: dict[str, object]) -> Pattern:
    fact = facts.get(part.by.name)
    if type(fact) is not str and type(fact) is not int:
        raise Unread(part.by.name)
    told: tuple[str | int, ...] = (fact,)
    if type(fact) is int:
        told = (fact, _PLURAL[abs(fact) != 1])
    for variant in part.variants:
        if variant.key in told:
            return variant.pattern
    return part.variants[part.default].pattern
