"""The state of a game: who is to act, what may be done, what each seat sees of it."""

from __future__ import annotations

from operator import index
from random import Random
from typing import TYPE_CHECKING, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i16, mypyc_attr

from clifftop.kernel.errors import IllegalAction, NotNow, SeatError
from clifftop.kernel.history import (
    ALL_SEEING,
    SPECTATOR,
    Entry,
    Log,
    Recollection,
    as_seen,
    entries_of,
)
from clifftop.kernel.pickles import Pickle, pickle_of_state
from clifftop.kernel.reason import Reason
from clifftop.kernel.state_text import state_text

if TYPE_CHECKING:
    from clifftop.kernel.game import Game

CHANCE: Final = -1
OVER: Final = -2

NO_FIELD: Final = -(1 << 30)  # less than any field of an event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game has in common. A game says what its rules are by filling in

    - `game`, `options`, `take`, `weights`, `clone`, `witnesses`: the rules themselves;
    - `refuse`, `describe`: the rules said a second time, for people;
    - `write`, `see`, `tell`: the table as a position, as a view and as a story;
    - `points`, `ranks`, `standing`: how it ended, and how it stands.
    """

    def __init__(self, players: int, things: int, source: State | None = None) -> None:
        self.players = players
        if source is None:
            self.to_act = CHANCE
            # For each hidden thing, the mask of seats that know it.
            self.known = vec[i16]([i16(0)] * things)
            self.happened: list[tuple[int, ...]] = []  # what the last apply did, as ints
            self.log = Log(None, 0)  # shared with copies
            self.logged = 0  # how much of it is this state's past
            self.start_position: dict[str, object] | None = None  # if the game began from one
            self.imagined = False
            self.silent = False  # keeps neither story nor past
            self.legal: list[int] | None = None  # the answer of `options`, until the next apply
        else:
            self.to_act = source.to_act
            self.known = source.known[:]
            self.happened = source.happened
            self.log = source.log
            self.logged = source.logged
            self.start_position = source.start_position
            self.imagined = source.imagined
            self.silent = source.silent
            self.legal = source.legal

    # What a game fills in.

    def game(self) -> Game:
        """The game this is a state of."""
        raise NotNow("game-must-define", name="game")

    def options(self) -> list[int]:
        """The legal actions or chance outcomes, ascending."""
        raise NotNow("game-must-define", name="options")

    def take(self, action: int) -> None:
        """Carry out a legal action."""
        raise NotNow("game-must-define", name="take")

    def weights(self) -> list[int]:
        """At a chance point: whole-number weights, one for each of `options()`."""
        raise NotNow("game-must-define", name="weights")

    def witnesses(self, action: int) -> int:
        """The mask of those who see which action this is. Unless that is EVERYONE, `sort << VEIL`
        is added to it: a number for what the others see of it."""
        raise NotNow("game-must-define", name="witnesses")

    def clone(self) -> State:
        """An independent copy."""
        raise NotNow("game-must-define", name="clone")

    def refuse(self, action: int) -> Reason | None:
        """Why the action is not allowed, by rules stated apart from `options`."""
        raise NotNow("game-must-define", name="refuse")

    def describe(self, action: int) -> dict[str, object]:
        """What the action is, in terms of pieces and places."""
        raise NotNow("game-must-define", name="describe")

    def write(self, eye: int) -> dict[str, object]:
        """The position as far as the seats of the mask `eye` know it."""
        raise NotNow("game-must-define", name="write")

    def see(self, eye: int) -> dict[str, object]:
        """The table as it lies now before the seats of the mask `eye`, without what is asked."""
        raise NotNow("game-must-define", name="see")

    def tell(self, eye: int) -> list[dict[str, object]]:
        """The facts of `happened` as the seats of the mask `eye` saw them."""
        raise NotNow("game-must-define", name="tell")

    def points(self) -> list[int]:
        """The final scores, by seat."""
        raise NotNow("game-must-define", name="points")

    def ranks(self) -> list[int]:
        """The final places, by seat."""
        raise NotNow("game-must-define", name="ranks")

    def standing(self) -> list[int]:
        """The scores as they would be if it ended now, by seat, as far as everybody can see them:
        what a seat has that only some know counts nothing."""
        raise NotNow("game-must-define", name="standing")

    # The past.

    def note(self, entry: int, seats: int) -> None:
        """Add to the past."""
        log = self.log
        if len(log.written) != self.logged:  # a copy has gone on already
            log = self.log = Log(log, self.logged)
            self.logged = 0
        log.written.append(entry)
        log.written.append(seats)
        self.logged += 2

    def entries(self) -> list[Entry]:
        """The past, oldest first."""
        return entries_of(self.log, self.logged)

    def recall(self, past: Recollection) -> None:
        """What was before now is what a seat recalls."""
        self.log = Log(past, 0)
        self.logged = 0

    def happens(
        self,
        event: int,
        first: int = NO_FIELD,
        second: int = NO_FIELD,
        third: int = NO_FIELD,
        fourth: int = NO_FIELD,
    ) -> None:
        """Tell an event: its number, then its fields. A silent state tells none, so the rules need
        not ask whether it is."""
        if self.silent:
            return
        if first == NO_FIELD:
            self.happened.append((event,))
        elif second == NO_FIELD:
            self.happened.append((event, first))
        elif third == NO_FIELD:
            self.happened.append((event, first, second))
        elif fourth == NO_FIELD:
            self.happened.append((event, first, second, third))
        else:
            self.happened.append((event, first, second, third, fourth))

    # Secrecy.

    def reveal(self, thing: int, seats: int) -> None:
        """Show a hidden thing to the seats of a mask: the one way in which a mask grows."""
        self.known[thing] |= i16(seats)
        if not self.silent:
            self.note(~thing, seats)

    def bury(self, thing: int) -> None:
        """Shuffle a thing away: it is undecided again, so nobody knows it."""
        self.known[thing] = 0

    def knows(self, eye: int, thing: int) -> bool:
        knowing: int = self.known[thing]
        return (knowing & eye) != 0

    def eye(self, seat: int | None) -> int:
        """The mask of one seat; None is a spectator."""
        if seat is None:
            return SPECTATOR
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise SeatError("no-such-seat", seat=repr(seat), last=self.players - 1)
        return 1 << seat

    # The public API.

    def actions(self) -> list[int]:
        """The legal actions (at CHANCE the possible outcomes), ascending; empty only at OVER."""
        return self.answers()[:]

    def answers(self) -> list[int]:
        """The same list as `actions` gives, to be read and not to be changed."""
        legal = self.legal
        if legal is None:
            legal = self.legal = self.options()
        return legal

    def chances(self) -> list[tuple[int, float]]:
        """At CHANCE: each outcome with its probability."""
        answers, weights = self.answers(), self.weights_now()
        total = 0
        for weight in weights:
            total += weight
        return [(answers[at], weights[at] / total) for at in range(len(answers))]

    def chance_weights(self) -> list[tuple[int, int]]:
        """At CHANCE: each outcome with its whole-number weight."""
        return list(zip(self.answers(), self.weights_now(), strict=True))

    def weights_now(self) -> list[int]:
        if self.to_act != CHANCE:
            raise NotNow("no-chance-now")
        return self.weights()

    def apply(self, action: SupportsIndex) -> None:
        """Carry out an action in place; an illegal one raises and changes nothing."""
        number = action if isinstance(action, int) else index(action)
        if not self.allows(number):
            raise IllegalAction(self.why_not(number) or Reason("K-1", "not-asked", action=number))
        if self.silent:
            self.advance(number)
            return
        self.legal = None
        self.happened = []
        self.note(number, self.witnesses(number))
        self.take(number)

    def allows(self, action: int) -> bool:
        """Whether an action is legal now. A game may know that without listing all that is."""
        for legal in self.answers():
            if legal == action:
                return True
        return False

    def fall_silent(self) -> None:
        """From now on keep neither story nor past: nobody will ask what has happened, or what a
        seat knows. For playouts."""
        self.silent = True
        self.happened = []
        self.log = Log(None, 0)
        self.logged = 0

    def advance(self, action: int) -> None:
        """Carry out an action that is known to be legal, in a silent state."""
        self.legal = None
        self.take(action)

    def copy(self) -> State:
        return self.clone()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> Pickle:
        return pickle_of_state(self)

    def __repr__(self) -> str:
        return state_text(self)

    def why_not(self, action: int) -> Reason | None:
        """None if the action is legal now, else the clause that forbids it."""
        if self.to_act == OVER:
            return Reason("K-2", "over", action=action)
        return self.refuse(action)

    def early(self) -> dict[int, list[int]]:
        """The seats that may already hand in a sealed answer, each with its actions."""
        return {}

    def view(self, seat: int | None) -> dict[str, object]:
        """The table as a seat sees it now, with what it is asked."""
        view = self.see(self.eye(seat))
        view["to_act"] = self.to_act
        if seat is not None and seat == self.to_act:
            view["actions"] = [[action, self.describe(action)] for action in self.actions()]
        return view

    def events(self, seat: int | None) -> list[dict[str, object]]:
        """What the last apply did, as a seat saw it."""
        return self.tell(self.eye(seat))

    def knowledge(self, seat: int | None) -> dict[str, object]:
        """All that a seat has ever seen: the position as it knows it, and the past as it saw it."""
        eye = self.eye(seat)
        if self.silent:
            raise NotNow("silent")
        game = self.game()
        return {
            "game": game.name,
            "rules": game.rules,
            "seat": seat,
            "known": self.write(eye),
            "past": as_seen(self.entries(), eye),
        }

    def resample(self, seat: int | None, rng: Random) -> State:
        """A state drawn from the worlds that fit what a seat knows."""
        return self.game().imagine(self.knowledge(seat), rng)

    def position(self) -> dict[str, object]:
        """The whole state, secrets included, as a position."""
        return self.write(ALL_SEEING)

    def scores(self) -> list[int]:
        self.must_be_over()
        return self.points()

    def places(self) -> list[int]:
        """By seat, starting at 1; ties share a place."""
        self.must_be_over()
        return self.ranks()

    def must_be_over(self) -> None:
        if self.to_act != OVER:
            raise NotNow("not-over")
