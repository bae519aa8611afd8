"""Contracts: what each kind promises, and what it is worth."""

from __future__ import annotations

from typing import Final, final

from clifftop.games.mafia.pieces import LEMMINGS

# LM-4.5: the kinds, how many lemmings each names, and what it is worth if it is fulfilled.
OUT: Final = 0  # one or both of two lemmings are eliminated
AHEAD: Final = 1  # the one ends up ahead of the other
THIRD: Final = 2  # at least third
FEW_OUT: Final = 3  # at most one lemming is eliminated
MANY_OUT: Final = 4  # at least three are
CLEAN_WINNER: Final = 5  # the winner carries no block
KINDS: Final = ["out", "ahead", "third", "few-out", "many-out", "clean-winner"]
NAMED_LEMMINGS: Final[list[int]] = [2, 2, 1, 0, 0, 0]
WORTH: Final[list[int]] = [1, 2, 3, 4, 4, 5]
NOT_FULFILLED: Final = -2  # LM-4.4
NOBODY: Final = -1


@final
class Contract:
    """One of the eighteen cards; `name` says in a word what it wants: "ahead-green-red"."""

    def __init__(self, kind: int, lemmings: list[int]) -> None:
        self.kind = kind
        self.lemming = lemmings[0] if lemmings else NOBODY
        self.other = lemmings[1] if len(lemmings) > 1 else NOBODY
        self.worth = WORTH[kind]
        self.name = "-".join([KINDS[kind]] + [LEMMINGS[lemming] for lemming in lemmings])

    def facts(self) -> dict[str, object]:
        """The contract for someone who has to say it in words."""
        facts: dict[str, object] = {"contract": self.name, "kind": KINDS[self.kind]}
        if self.lemming != NOBODY:
            facts["lemming"] = LEMMINGS[self.lemming]
        if self.other != NOBODY:
            facts["other"] = LEMMINGS[self.other]
        return facts


def fulfilled(contract: Contract, places: list[int], eliminated: int, blocks: int) -> bool:
    """LM-4.5: by the places of the lemmings, the mask of those eliminated, and how many blocks the
    winner carries."""
    kind = contract.kind
    if kind == OUT:
        return bool(eliminated & (1 << contract.lemming | 1 << contract.other))
    if kind == AHEAD:
        return places[contract.lemming] < places[contract.other]
    if kind == THIRD:
        return places[contract.lemming] <= 3  # LM-R6: eliminated or not
    if kind == FEW_OUT:
        return eliminated.bit_count() <= 1
    if kind == MANY_OUT:
        return eliminated.bit_count() >= 3
    return blocks == 0
