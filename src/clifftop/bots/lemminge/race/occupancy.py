"""Who stands where in a race of Lemminge, and who pushes whom."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clifftop.bots.lemminge.race.card_reach import BIT, BITS, CardReach, Way
from clifftop.games.lemminge.board.course import FINISH, OFF
from clifftop.games.lemminge.pieces import LEMMINGS

RIVALS: Final = 3  # a step that another gains is so many times less bad than an own one lost
LOST: Final = 5000  # tenths of steps: to push a rival's last lemming home


@final
class Occupancy:
    """Places are those of a `CardReach`."""

    def __init__(self, players: int, reach: CardReach) -> None:
        self.size: i64 = reach.size
        self.places = vec[i16]([i16(int(reach.size) + 1)] * (LEMMINGS * players))
        self.occupants = vec[i16]([i16(0)] * int(reach.size))  # by hex: 0, or 1 + the lemming
        self.words = vec[i64]([0] * int(reach.words))  # where anybody stands, as bits

    def gather(self) -> None:
        """All lemmings are where `places` says."""
        occupants, words = self.occupants, self.words
        at: i64
        for at in range(self.size):
            occupants[at] = 0
        for at in range(len(words)):
            words[at] = 0
        for at in range(len(self.places)):
            self.put(at, i64(self.places[at]))

    def leave(self, lemming: i64) -> None:
        place = i64(self.places[lemming])
        if place < self.size:
            self.occupants[place] = 0
            self.words[place // BITS] &= ~BIT[place % BITS]

    def put(self, lemming: i64, place: i64) -> None:
        """Into a free hex, or home."""
        self.places[lemming] = i16(place)
        if place < self.size:
            self.occupants[place] = i16(lemming + 1)
            self.words[place // BITS] |= BIT[place % BITS]

    def is_clear(self, way: Way, points: i64) -> bool:
        """Whether nobody stands on a way."""
        words = self.words
        number: i64 = len(words)
        at: i64
        for at in range(number):
            if way.paths[points * number + at] & words[at]:
                return False
        return True

    def harm(self, left: vec[i16], pushed: i64, lemming: i64, onto: i64) -> i64:
        """What it is to the seat of a lemming, in tenths of steps, that another is pushed on."""
        gain = i64(left[i64(self.places[pushed])])
        if onto >= 0:
            gain -= i64(left[onto])
        if pushed // LEMMINGS == lemming // LEMMINGS:
            return -gain
        if onto == FINISH and i64(self.places[pushed ^ 1]) == self.size:
            return LOST
        return gain // RIVALS

    def push(self, reach: CardReach, hex: i64, direction: i64, points: i64) -> i64:
        """LE-4.3: everyone in line goes one on. How many that are; more than there are points for,
        if it cannot be done."""
        around, occupants = reach.around, self.occupants
        number: i64 = 0
        beyond = hex
        while beyond >= 0 and i64(occupants[beyond]):
            number += 1
            beyond = i64(around[6 * beyond + direction])
        if beyond == OFF or number > points:
            return points + 1
        pushed: i64
        for pushed in range(number - 1, -1, -1):
            stands = hex
            ahead = pushed
            while ahead:
                stands = i64(around[6 * stands + direction])
                ahead -= 1
            moved = i64(occupants[stands]) - 1
            self.leave(moved)
            self.put(moved, self.size if beyond == FINISH else beyond)
            beyond = stands
        return number
