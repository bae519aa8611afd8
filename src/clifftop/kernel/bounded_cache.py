"""Keeping what was made from text that may come from outside: the newest few, never more."""

from __future__ import annotations

from typing import Generic, TypeVar, final

V = TypeVar("V")


@final
class BoundedCache(Generic[V]):
    """At most so many things by key; the oldest goes when another comes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.things: dict[str, V] = {}

    def get(self, key: str) -> V | None:
        return self.things.get(key)

    def keep(self, key: str, thing: V) -> V:
        if len(self.things) >= self.most:
            del self.things[next(iter(self.things))]
        self.things[key] = thing
        return thing
