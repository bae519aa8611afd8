"""Words for telling a small story at a race: a pier of our own, one move, one look.

The jetty, by section; the water lies behind 8b:

    1  empty       mixer
    2  mixer       jackhammer  empty
    3  car         bookmaker   godfather
    4  empty       empty
    5  mixer       car
    6  jackhammer  bookmaker   empty
    7  godfather   mixer       car
    8  empty       mixer

So the car of 3a goes to 3b, 3c, 4a, 4b, 5a or 5b, that of 5b to 6a, 6b, 6c, 7a, 7b or 7c, and that
of 7c to 8a, 8b or the water.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from tests.games.leaping.table_builder import act, asked, find, refusal

import clifftop
from clifftop import State
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.board_file import BoardError, Problem

MAFIA: Final = clifftop.game("lemming-mafia")
LEMMINGS: Final = ["blue", "grey", "green", "purple", "pink", "red"]

JETTY: Final = """\
name = "jetty"
area = [1000, 400]
water = [950, 100]

sections = [
  [["empty", 50, 40], ["mixer", 50, 80]],
  [["mixer", 150, 40], ["jackhammer", 150, 80], ["empty", 150, 120]],
  [["car", 250, 40], ["bookmaker", 250, 80], ["godfather", 250, 120]],
  [["empty", 350, 40], ["empty", 350, 80]],
  [["mixer", 450, 40], ["car", 450, 80]],
  [["jackhammer", 550, 40], ["bookmaker", 550, 80], ["empty", 550, 120]],
  [["godfather", 650, 40], ["mixer", 650, 80], ["car", 650, 120]],
  [["empty", 750, 40], ["mixer", 750, 80]],
]

contracts = [
  ["out", "grey", "pink"], ["out", "blue", "red"], ["out", "green", "purple"],
  ["ahead", "green", "red"], ["ahead", "red", "blue"], ["ahead", "blue", "grey"],
  ["ahead", "grey", "purple"], ["ahead", "purple", "pink"], ["ahead", "pink", "green"],
  ["third", "blue"], ["third", "grey"], ["third", "green"],
  ["third", "purple"], ["third", "pink"], ["third", "red"],
  ["few-out"], ["many-out"], ["clean-winner"],
]

[start]
blue = [50, 200]
grey = [100, 200]
green = [150, 200]
purple = [50, 300]
pink = [100, 300]
red = [150, 300]
"""


def edited(*edits: tuple[str, str]) -> str:
    """The jetty with pieces of its text exchanged, each of which must be there once."""
    text = JETTY
    for old, new in edits:
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in the board"
        text = text.replace(old, new)
    return text


def problems_of(text: str) -> list[Problem]:
    """Everything that is wrong with a board."""
    try:
        MAFIA.start(board=text)
    except BoardError as error:
        return error.problems
    return []


def started(players: int = 3, **options: object) -> State:
    """A race on the jetty before anything has happened."""
    return MAFIA.start(players=players, board=JETTY, **options)


def race(lemmings: Mapping[str, str] | None = None, **facts: object) -> MafiaState:
    """The lemmings stand like this, the others at the start; seat 0 of three is about to roll
    unless told otherwise."""
    stand = dict(lemmings or {})
    given = {"players": 3, "board": JETTY, "lemmings": stand, **facts}
    return cast(MafiaState, MAFIA.from_position(given))


def at_the_end(lemmings: Mapping[str, str], **facts: object) -> MafiaState:
    """The race is over; all that is left is to count."""
    return race(lemmings, asked={"question": "finished"}, **facts)


def roll(state: State, one: str, other: str = "") -> None:
    """The lemming dice show these two; one alone is rolled twice."""
    pair = sorted([one, other or one], key=LEMMINGS.index)
    act(state, do="roll", lemming=pair[0], other=pair[1])


def move(state: State, lemming: str, space: str) -> None:
    """The dice show a lemming twice, and it goes on to that space."""
    roll(state, lemming)
    if asked(state) == "which-space":
        act(state, do="go", space=space)
    events = [fact for fact in state.events(None) if fact["event"] == "moved"]
    assert [fact["to"] for fact in events] == [space]


def drive(state: State, lemming: str, car: str, *points: int) -> None:
    """It goes to a car, and the ordinary die shows these points, one roll after the other."""
    move(state, lemming, car)
    for rolled in points:
        act(state, do="die", points=rolled)


def decline(state: State) -> None:
    """A seat lays no bet, or drops no contract."""
    state.apply(find(state, do="keep" if asked(state) == "drop" else "no-bet"))


def lemming(state: State, name: str) -> dict[str, object]:
    """Where a lemming is and what it carries, or its finishing place."""
    lemmings = cast(dict[str, dict[str, object]], state.view(None)["lemmings"])
    return lemmings[name]


def where(state: State, name: str) -> object:
    return lemming(state, name)["at"]


def choices(state: State, do: str, about: str) -> set[str]:
    """What can be chosen: lemmings to pick, spaces to go to, colours to bet on, contracts."""
    legal = state.actions()
    assert [state.why_not(action) for action in legal] == [None] * len(legal)
    given = [state.describe(action) for action in legal]
    return {str(facts[about]) for facts in given if facts["do"] == do}


def number_of(**facts: object) -> int:
    """The one action, legal or not, that these facts describe."""
    anywhere = race()
    found = [
        action
        for action in range(MAFIA.num_actions)
        if facts.items() <= cast(dict[str, Any], anywhere.describe(action)).items()
    ]
    assert len(found) == 1, f"{len(found)} actions are {facts}"
    return found[0]


def forbids(state: State, **facts: object) -> str:
    """The clause that forbids the one action that these facts describe."""
    return refusal(state, number_of(**facts))


def told_why(state: State, **facts: object) -> str:
    """What a person who tries it is told: the word after the clause."""
    reason = state.why_not(number_of(**facts))
    assert reason is not None and reason.text()
    return reason.why
