"""Events as ints, and back: a game keeps a tuple, its number and its fields, and tells it in facts.

What an event is called and what its fields are stands in a pattern such as
`"bet seat:number lemming:bet!"`: its name, then each field as name:kind.
"""


def unfold(
    patterns: list[str], event: tuple[int, ...]
) -> tuple[dict[str, object], list[tuple[str, str, int]]]:
    """The facts of an event that need no game to say them, its name and its numbers; and the other
    fields, each with its name, its kind and its value."""
    words = patterns[event[0]].split()
    facts: dict[str, object] = {"event": words[0]}
    others: list[tuple[str, str, int]] = []
    for position in range(1, len(words)):
        name, kind = words[position].split(":")
        if kind == "number":
            facts[name] = event[position]
        else:
            others.append((name, kind, event[position]))
    return facts, others
