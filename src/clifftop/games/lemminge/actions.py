"""The numbers of the actions: what players choose first, then what chance brings.

What a number means depends on what is asked: HEX 12 picks a lemming in one question, a place to
step to in another, and one for a tile in a third.
"""

from typing import Final

HEX: Final = 0  # + hex, up to grid.MAX_HEXES
START: Final = 256  # a lemming that is still in the start area
CROSS: Final = 257  # over the finish line
STOP: Final = 258  # move no further
REFILL: Final = 259
DONE: Final = 260  # enough discarded
CARD: Final = 261  # + terrain * 5 + value, to play or to discard
ROW: Final = 286  # + row, up to grid.MAX_ROWS: where the tile goes, before the hex

FIRST: Final = 318  # + seat: the first player
DRAW: Final = 323  # + terrain * 5 + value, dealt or drawn

NUM_ACTIONS: Final = 348

# Those of the cards once more, as objects that are made once: Python would make a number above 256
# anew whenever it is listed, and these are listed all the time.
CARD_NUMBERS: Final[list[object]] = list(range(CARD, ROW))
DRAW_NUMBERS: Final[list[object]] = list(range(DRAW, NUM_ACTIONS))
