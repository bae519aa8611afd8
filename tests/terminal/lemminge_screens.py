"""A table of Lemminge to look at, on a course that no tuning changes."""

import clifftop
from clifftop import State

LEMMINGE = clifftop.game("lemminge")

# A course of the size of ours, which no tuning changes.
COURSE = """\
name = "horseshoe of the tests"
course = [
  "   m m f f m m m m w w m m m",
  "  m m m f f m s m w w m d m w w",
  " m r r m f m s s m w m d d m m m m",
  "  m r m m m s s m m m m d d m m m m",
  "       m m m s             d r m m m",
  "                            r m m m",
  "                             r m f f",
  "                            r m m f",
  "               m d d m     s m m m m",
  "  s s f f m m m d d m m m s s m m m",
  " m s f f m w w m d m m r m s s m m",
  "  m m f m m w m m d m r r m m m",
  "   m m m m w w m m m r r m m",
]

[start]
east = ["1a", "2a", "3a", "4a"]

[finish]
northwest = ["11a"]
west = ["10a", "11a", "12a", "13a"]
southwest = ["11a", "12a"]
"""


def table(**changed: object) -> State:
    """Red has a lemming on 4d, Blue one beside it, and both of Yellow's are home but one."""
    position: dict[str, object] = {
        "board": COURSE,
        "players": 3,
        "turn": 10,
        "seats": [
            {"lemmings": ["4d", "start"], "hand": {"forest": [3, 3, 1], "swamp": [0]}},
            {"lemmings": ["4e", "10a"], "hand": {"desert": [4]}},
            {"lemmings": ["1a", "home"], "hand": {"water": [1]}},
        ],
        "piles": {
            "forest": [2, 1],
            "water": [2],
            "mountain": [2],
            "swamp": [2],
            "desert": [2],
        },
        "tiles": {"1b": "water", "13a": "meadow", "4e": "forest"},
        "tiles_left": [2, 2, 3, 3, 3, 5],
        "asked": {"question": "turn", "seat": 0},
    }
    return LEMMINGE.from_position({**position, **changed})


def stepping() -> State:
    asked = {"question": "step", "seat": 0, "terrain": "forest", "points": 3, "hex": "4d"}
    return table(asked=asked)


# The screen.
