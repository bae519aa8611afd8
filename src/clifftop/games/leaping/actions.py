"""The numbers of the actions: what players choose first, then what chance brings.

What a number means depends on what is asked: HEX 12 picks a lemming in one question and a place to
land in the next.
"""

from typing import Final

HEX: Final = 0  # + hex, up to board.MAX_HEXES
START: Final = 160  # a lemming that is still in the Start Area
LEVEL: Final = 161  # + 0..4, counted from the bottom of the stack
DIVE: Final = 165  # + points 1..5: over the cliff for so many, or the dive box of that value
OVER_THE_CLIFF: Final = DIVE + 1  # every fall that is not a regular dive is worth one point
PASS: Final = 171
FAVOR: Final = 171  # + 1..3 favor pellets
CARD: Final = 175  # + 0..16, a Special Action
EAGLE: Final = 192  # + 0 red, 1 blue
ZONE: Final = 194  # + 0..5 for A..F
CLAN: Final = 200  # + 0..5

FIRST: Final = 206  # + seat: the first Eagle Player
DICE_OFF: Final = 212  # + 4 * face of seat 0 + face of seat 1
DRAW: Final = 228  # + 0..15, a Special Action turned up
PELLET: Final = 244  # + 0 one VP, 1 two VP, 2 favor
ROLL: Final = 247  # + 0 hover, 1..3
MOVEMENT: Final = 249  # + 2..5, a movement card
GAME_OVER: Final = 255

NUM_ACTIONS: Final = 256
