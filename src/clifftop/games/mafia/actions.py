"""The numbers of the actions: what players choose first, then what chance brings."""

from typing import Final

SPACE: Final = 0  # + space, up to board.MAX_SPACES: where the lemming goes
LEMMING: Final = 96  # + 0..5: which lemming goes
BET: Final = 102  # + 0..5: the bet card of that lemming
DROP: Final = 108  # + 0..17, a contract
DECLINE: Final = 126  # no bet, or all contracts kept

FIRST: Final = 127  # + seat: who begins
DEAL: Final = 133  # + 0..17, a contract
ROLL: Final = 151  # + 0..20, a pair of pieces.PAIRS
DIE: Final = 171  # + 1..6

NUM_ACTIONS: Final = 178
