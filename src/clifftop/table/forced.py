"""Which choices the table takes by itself.

That a choice was taken by itself tells the others that there was no other. So it must be forced in
every world that they think possible, which is so if the legal actions follow from what lies open.
The questions named here are those whose answers do: they ask for lemmings, eagles, hexes and tiles,
never for what somebody holds. The tests hold this against imagined worlds. Trying a few
imagined worlds at play would not do: a world that was not among them would be given away. A game
that is not named here has none of its choices taken.
"""

from __future__ import annotations

from typing import Final

from clifftop.games.leaping import questions as leaping
from clifftop.kernel.state import State

# Of Leaping Lemmings the answers to these depend on a hand, a purse or a card that goes round.
HELD: Final = (leaping.NAMES[leaping.MOVE], leaping.NAMES[leaping.CHAOS_OFFER])

OPEN: Final[dict[str, frozenset[str]]] = {
    "leaping-lemmings": frozenset(leaping.NAMES) - frozenset(HELD),
    "lemming-mafia": frozenset(("which-lemming", "which-space")),
    "lemminge": frozenset(("tile-row", "tile", "who", "step")),
}


def question(state: State) -> str:
    """What is asked, by name; everybody can see that."""
    asked = state.view(None)["asked"]
    assert isinstance(asked, dict)
    return str(asked["question"])


def forced(state: State) -> bool:
    """Whether everybody can see that whoever is asked has no choice."""
    if len(state.actions()) != 1:
        return False
    return question(state) in OPEN.get(state.game().name, frozenset())
