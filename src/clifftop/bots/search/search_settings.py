"""How a search goes about it: flat or in a tree, and what it takes the others for."""

from __future__ import annotations

from typing import Final, final

TO_THE_END: Final = -1


@final
class SearchSettings:
    def __init__(
        self,
        boldness: float = 0.3,
        rollout: int = 0,
        depth: int = 1000,
        many_trees: bool = False,
        paranoid: bool = False,
        opinion: int = 0,
        widening: float = 0.0,
        redealt: bool = False,
    ) -> None:
        self.boldness = boldness  # how readily it tries what was seldom tried
        self.rollout = rollout  # steps played out before the judge is asked, or TO_THE_END
        self.depth = depth  # choices that the tree looks ahead; with 1 it is flat
        self.many_trees = many_trees  # one for each seat, by what that seat sees
        self.paranoid = paranoid  # whether all others are taken to play against the seat
        self.opinion = opinion  # rounds that a look one ply ahead counts for, before any is played
        self.widening = widening  # options open at a node, by the square root of its visits; 0: all
        self.redealt = redealt  # whether others choose in worlds imagined from what they know

    def copy(self) -> SearchSettings:
        return SearchSettings(
            self.boldness,
            self.rollout,
            self.depth,
            self.many_trees,
            self.paranoid,
            self.opinion,
            self.widening,
            self.redealt,
        )

    def flat(self) -> SearchSettings:
        """The same without a tree: only the own choice is compared."""
        changed = self.copy()
        changed.depth = 1
        return changed

    def of_a_rival(self) -> SearchSettings:
        """How another seat is taken to think: alike, but with no rivals of its own."""
        changed = self.copy()
        changed.many_trees = False
        changed.redealt = False
        return changed
