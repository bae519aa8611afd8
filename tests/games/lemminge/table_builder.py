"""Words for telling a small story on a course: a paddock of our own, one act, one look.

The paddock; the start area lies to its left, the finish to its right:

    1    m  m  f  m  w  m  r  m
    2   m  m  m  m  m  m  s  m  d
    3    m  m  w  m  f  m  m  m
         a  b  c  d  e  f  g  h  (i)

So 2d touches 2c and 2e, 1c and 1d, 3c and 3d. Lemmings come in eastward to 2a and 3a, and to the
southeast into 1a; they go out eastward from 1h, 2i and 3h.

Cards are written "forest 4 3, water 0", and a player's two lemmings "2b start".
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, cast

from tests.games.leaping.table_builder import act, asked, refusal, see

import clifftop
from clifftop import State
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.board_file import BoardError, Problem

LEMMINGE: Final = clifftop.game("lemminge")
DIFFICULT: Final = ["forest", "water", "mountain", "swamp", "desert"]
TERRAINS: Final = [*DIFFICULT, "meadow"]
VALUES: Final = [4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0]  # of a terrain's cards
HEXES: Final = [*(f"1{column}" for column in "abcdefgh")]
HEXES.extend(f"2{column}" for column in "abcdefghi")
HEXES.extend(f"3{column}" for column in "abcdefgh")

PADDOCK: Final = """\
name = "paddock"
course = [
  " m m f m w m r m",
  "m m m m m m s m d",
  " m m w m f m m m",
]

[start]
southeast = ["1a"]
east = ["2a", "3a"]

[finish]
east = ["1h", "2i", "3h"]
"""


def edited(*edits: tuple[str, str]) -> str:
    """The paddock with pieces of its text exchanged, each of which must be there once."""
    text = PADDOCK
    for old, new in edits:
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in the board"
        text = text.replace(old, new)
    return text


def problems_of(text: str) -> list[Problem]:
    """Everything that is wrong with a board."""
    try:
        LEMMINGE.start(board=text)
    except BoardError as error:
        return error.problems
    return []


# Positions.


def cards(written: str) -> dict[str, list[int]]:
    """Cards by terrain, as a position has them."""
    named: dict[str, list[int]] = {}
    for part in filter(None, written.split(",")):
        terrain, *values = part.split()
        named[terrain] = [int(value) for value in values]
    return named


def counted(*written: str) -> Counter[tuple[str, int]]:
    return Counter(
        (terrain, value)
        for some in written
        for terrain, values in cards(some).items()
        for value in values
    )


def rest_of_the_cards(*elsewhere: str) -> dict[str, list[int]]:
    """All 55 but those."""
    left = Counter((terrain, value) for terrain in DIFFICULT for value in VALUES)
    left.subtract(counted(*elsewhere))
    assert min(left.values()) >= 0
    rest: dict[str, list[int]] = {}
    for terrain, value in sorted(left.elements()):
        rest.setdefault(terrain, []).append(value)
    return rest


def started(players: int = 3, **options: object) -> State:
    """A game on the paddock before anything has happened."""
    return LEMMINGE.start(players=players, board=PADDOCK, **options)


def dealt(players: int = 3, **options: object) -> State:
    """The same when everybody has some cards and the first turn begins."""
    table = started(players, **options)
    while asked(table) in ("first-player", "deal"):
        table.apply(table.actions()[0])
    return table


def race(
    *lemmings: str,
    hands: Sequence[str] = (),
    piles: str = "",
    discards: str = "",
    deck: str | None = None,
    **facts: object,
) -> LemmingeState:
    """The lemmings of the players stand like this, two players unless more are placed; seat 0's
    turn begins unless told otherwise. Piles not named are a single 2. With a `deck` that is the
    whole draw pile, and all cards that are in no hand or pile are discards."""
    players = max(2, len(lemmings), len(hands))
    seats: list[dict[str, object]] = [{} for _ in range(players)]
    for seat, places in enumerate(lemmings):
        seats[seat]["lemmings"] = places.split()
    for seat, hand in enumerate(hands):
        seats[seat]["hand"] = cards(hand)
    all_piles = {**{terrain: [2] for terrain in DIFFICULT}, **cards(piles)}
    thrown = cards(discards)
    if deck is not None:
        thrown = rest_of_the_cards(deck, *hands, written(all_piles))
    given = {
        "players": players,
        "board": PADDOCK,
        "seats": seats,
        "piles": all_piles,
        "discards": thrown,
        **facts,
    }
    return cast(LemmingeState, LEMMINGE.from_position(given))


def written(named: dict[str, list[int]]) -> str:
    return ", ".join(f"{terrain} {' '.join(map(str, held))}" for terrain, held in named.items())


def walking(
    hex: str, *lemmings: str, points: int = 5, terrain: str = "forest", **facts: Any
) -> LemmingeState:
    """Seat 0 is moving its lemming of a hex, or of "start", with so many points left of a card."""
    asked = {"question": "step", "seat": 0, "terrain": terrain, "points": points, "hex": hex}
    return race(*lemmings, piles=f"{terrain} 4 3 3 2", asked=asked, **facts)


def choosing(
    *lemmings: str, terrain: str = "forest", points: int = 4, **facts: Any
) -> LemmingeState:
    """Seat 0 has played a card and is to say who moves."""
    asked = {"question": "who", "seat": 0, "terrain": terrain}
    return race(*lemmings, piles=f"{terrain} {points}", asked=asked, **facts)


# Acts.


def play(state: State, card: str) -> None:
    """Play "forest 3"."""
    terrain, value = card.split()
    act(state, do="play", terrain=terrain, value=int(value))


def lay(state: State, hex: str) -> None:
    """Put the tile that has to be put into a hex."""
    act(state, do="row", row=int(hex[:-1]))
    act(state, do="tile", hex=hex)


def pick(state: State, hex: str) -> None:
    act(state, do="pick", hex=hex)


def go(state: State, *hexes: str) -> None:
    """Step by step; "finish" is over the line."""
    for hex in hexes:
        if hex == "finish":
            act(state, do="cross")
        else:
            act(state, do="go", hex=hex)


def refill(state: State, *discarded: str) -> None:
    """Begin a refill, throw these cards away, and say that that is all."""
    act(state, do="refill")
    for card in discarded:
        terrain, value = card.split()
        act(state, do="discard", terrain=terrain, value=int(value))
    act(state, do="done")


def draw(state: State, *drawn: str) -> None:
    """Chance brings these cards."""
    for card in drawn:
        terrain, value = card.split()
        act(state, do="draw", terrain=terrain, value=int(value))


def pass_turn(state: State) -> None:
    """Refill without discarding, and take what comes."""
    refill(state)
    while asked(state) == "draw":
        state.apply(state.actions()[0])


# Looks.


def where(state: State, seat: int) -> str:
    """Where a player's lemmings are."""
    return " ".join(see(state, "lemmings")[seat])


def stand(state: State) -> list[str]:
    """Where everybody's are."""
    return [where(state, seat) for seat in range(state.players)]


def hand(state: State, seat: int) -> str:
    """A player's cards, as that player sees them."""
    return written(see(state, "hands", seat)[seat])


def whose_turn(state: State) -> tuple[str, int]:
    """What is asked, and of whom."""
    return asked(state), state.to_act


def points(state: State) -> int:
    """The MP that are left."""
    return int(see(state, "asked")["points"])


def choices(state: State, do: str, about: str = "hex") -> set[str]:
    """What can be chosen: hexes to go to, lemmings to pick, rows, tiles, cards."""
    legal = state.actions()
    assert [state.why_not(action) for action in legal] == [None] * len(legal)
    given = [state.describe(action) for action in legal]
    return {str(facts[about]) for facts in given if facts["do"] == do}


def hand_choices(state: State, do: str) -> list[str]:
    """The cards that can be played or discarded, each as often as it is offered."""
    given = [state.describe(action) for action in state.actions()]
    return [f"{facts['terrain']} {facts['value']}" for facts in given if facts["do"] == do]


def draw_pile(state: State) -> Counter[tuple[str, int]]:
    """What the next card is drawn from: how many there are of each."""
    pile: Counter[tuple[str, int]] = Counter()
    for action, number in state.chance_weights():
        facts = state.describe(action)
        pile[str(facts["terrain"]), cast(int, facts["value"])] = number
    return pile


def number_of(state: State, **facts: object) -> int:
    """The one action, legal or not, that these facts describe in this state."""
    found = [
        action
        for action in range(LEMMINGE.num_actions)
        if facts.items() <= cast(dict[str, Any], state.describe(action)).items()
    ]
    assert len(found) == 1, f"{len(found)} actions are {facts}"
    return found[0]


def forbids(state: State, **facts: object) -> str:
    """The clause that forbids the one action that these facts describe."""
    return refusal(state, number_of(state, **facts))


def told_why(state: State, **facts: object) -> str:
    """What a person who tries it is told: the word after the clause."""
    reason = state.why_not(number_of(state, **facts))
    assert reason is not None and reason.text()
    return reason.why
