"""Which choices the table takes by itself.

That a choice was taken by itself tells the others that there was no other. So it must be forced in
every world that they think possible, which is so if the legal actions follow from what lies open.
A game names the questions of which that is true, and the tests hold it against imagined worlds.
Trying a few imagined worlds at play would not do: a world that was not among them would be given
away. Of a game that names none, no choice is taken.
"""

from __future__ import annotations

from clifftop.kernel.state import State


def question(state: State) -> str:
    """What is asked, by name; everybody can see that."""
    asked = state.view(None)["asked"]
    assert isinstance(asked, dict)
    return str(asked["question"])


def forced(state: State) -> bool:
    """Whether everybody can see that the seat that is asked has no choice."""
    return len(state.actions()) == 1 and question(state) in state.game().open_questions
