"""Which of its earlier draws brought a seat each card that it has given up since.

The cards are matched in the order of time, each to a draw of its seat by the chance that the draw's
lot gave it the card. With several lots a choice may turn out wrong later, when somebody gives up a
card that can have come from one lot only, and of which nothing is left there. Then somebody else
who took it moves on to another lot, if need be by making others move, a few steps deep; and if that
does not help, some of the past is matched anew.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from clifftop.games.lemminge.drawn_cards import Draws
from clifftop.games.lemminge.pieces import CARDS

NONE: Final = -1
DEPTH: Final = 3  # how many others may have to move on
MOST_MOVED: Final = 6  # how many of them are tried in one place
NEAR: Final = 16  # how much is undone at first where that does not help
MOST_TURNS_BACK: Final = 500


@final
class Matching:
    """`brought` has the draw for each card given up, `left` what is left of the lots then."""

    def __init__(self, draws: Draws, order: list[int], players: int, rng: Random) -> None:
        self.draws = draws
        self.order = order
        self.rng = rng
        self.one_lot = len(draws.contents) == 1
        self.left: list[list[int]] = [content[:] for content in draws.contents]
        self.sizes: list[int] = [sum(content) for content in draws.contents]
        self.free: list[list[int]] = [[] for _ in range(players)]  # by seat: unmatched draws
        self.brought: list[int] = [NONE] * len(draws.gone)
        self.gave: list[int] = [NONE] * len(draws.seats)  # by draw: the card it is matched to
        self.alike: list[list[int]] = [[] for _ in range(CARDS)]  # by kind: the cards matched

    def complete(self) -> bool:
        """Match them all. Where somebody is left without, what came shortly before is undone and
        tried again, and the longer before the more often that happens; False if it is hopeless."""
        at, furthest, back = 0, 0, NEAR
        for _ in range(MOST_TURNS_BACK):
            at = self.go_on(at)
            if at == len(self.order):
                return True
            # Farther than the whole order is no farther, and the number would grow for ever.
            back = NEAR if at > furthest else min(2 * back, len(self.order))
            furthest = max(furthest, at)
            at = self.go_back(at, max(0, at - back))
        return False

    def go_on(self, at: int) -> int:
        """Match from a place of the order on; the first place that cannot be, or the end."""
        for place in range(at, len(self.order)):
            entry = self.order[place]
            if entry >= 0:
                self.free[self.draws.seats[entry]].append(entry)
            elif not self.place(~entry) and not self.make_room(~entry, DEPTH):
                return place
        return len(self.order)

    def go_back(self, at: int, to: int) -> int:
        """Undo everything from a place of the order on, up to where it has come."""
        for place in range(at - 1, to - 1, -1):
            entry = self.order[place]
            if entry >= 0:
                self.free[self.draws.seats[entry]].remove(entry)
            else:
                self.part(~entry)
        return to

    def place(self, gone: int) -> bool:
        """Match a card to a free draw of its seat, if its kind is left in the lot of any."""
        draw = self.pick(gone)
        if draw == NONE:
            return False
        self.match(gone, draw)
        return True

    def pick(self, gone: int) -> int:
        time, seat, card = self.draws.gone[gone]
        free = self.free[seat]
        if self.one_lot:  # all free draws are earlier, as nobody ever has to move on
            return free[int(self.rng.random() * len(free))] if free else NONE
        times, lots = self.draws.times, self.draws.lots
        chances: list[float] = []
        total = 0.0
        for draw in free:
            chance = 0.0
            if times[draw] < time:
                lot = lots[draw]
                number = self.left[lot][card]
                if number:
                    chance = number / self.sizes[lot]
            total += chance
            chances.append(chance)
        if total == 0.0:
            return NONE
        mark = self.rng.random() * total
        chosen = NONE
        for place, chance in enumerate(chances):
            if chance > 0.0:
                chosen = free[place]
                mark -= chance
                if mark < 0.0:
                    break
        return chosen

    def match(self, gone: int, draw: int) -> None:
        _, seat, card = self.draws.gone[gone]
        lot = self.draws.lots[draw]
        self.free[seat].remove(draw)
        self.brought[gone] = draw
        self.gave[draw] = gone
        self.alike[card].append(gone)
        self.left[lot][card] -= 1
        self.sizes[lot] -= 1

    def part(self, gone: int) -> int:
        """Undo a match; the draw is free again."""
        _, seat, card = self.draws.gone[gone]
        draw = self.brought[gone]
        lot = self.draws.lots[draw]
        self.free[seat].append(draw)
        self.brought[gone] = NONE
        self.gave[draw] = NONE
        self.alike[card].remove(gone)
        self.left[lot][card] += 1
        self.sizes[lot] += 1
        return draw

    def make_room(self, gone: int, depth: int) -> bool:
        """Match a card by making others move on: one of its kind out of a lot where its seat has a
        free draw, or another one of its seat out of a lot where its kind is left."""
        if depth == 0 or self.one_lot:
            return False
        draws = self.draws
        time, seat, card = draws.gone[gone]
        places = [draw for draw in self.free[seat] if draws.times[draw] < time]
        kind = [
            other
            for other in self.alike[card]
            if any(draws.lots[draw] == draws.lots[self.brought[other]] for draw in places)
        ]
        for other in self.some(kind):
            lot = draws.lots[self.brought[other]]
            room = [draw for draw in places if draws.lots[draw] == lot]
            if self.move_on(other, gone, self.some(room)[0], depth):
                return True
        own = [
            self.gave[draw]
            for draw in range(len(self.gave))
            if self.gave[draw] != NONE
            and draws.seats[draw] == seat
            and draws.times[draw] < time
            and self.left[draws.lots[draw]][card]
        ]
        for other in self.some(own):
            if self.move_on(other, gone, self.brought[other], depth):
                return True
        return False

    def some(self, numbers: list[int]) -> list[int]:
        """A few of them, in any order."""
        return self.rng.sample(numbers, min(len(numbers), MOST_MOVED))

    def move_on(self, other: int, gone: int, draw: int, depth: int) -> bool:
        """Give a card this draw, for which another one has to find a new place; or leave it all as
        it was."""
        before = self.part(other)
        self.match(gone, draw)
        if self.place(other) or self.make_room(other, depth - 1):
            return True
        self.part(gone)
        self.match(other, before)
        return False
