"""The smallest game with everything in it, to show that the kernel knows no game.

Each of two players is dealt a coin that only he sees, and calls heads or tails; who calls the
other's coin rightly scores a point.
"""

from __future__ import annotations

from random import Random

from clifftop.kernel import options
from clifftop.kernel.errors import PositionError
from clifftop.kernel.game import Game
from clifftop.kernel.history import EVERYONE, VEIL
from clifftop.kernel.reason import Reason
from clifftop.kernel.state import CHANCE, OVER, State

HEADS, TAILS = 0, 1
DEAL = 2  # + HEADS or TAILS


class Coins(State):
    def __init__(self, rules: Game, source: Coins | None = None) -> None:
        super().__init__(2, 2, source)
        self.rules = rules
        self.coins: list[int] = source.coins[:] if source else []
        self.calls: list[int] = source.calls[:] if source else []

    def game(self) -> Game:
        return self.rules

    def options(self) -> list[int]:
        if self.to_act == OVER:
            return []
        return [DEAL, DEAL + 1] if self.to_act == CHANCE else [HEADS, TAILS]

    def weights(self) -> list[int]:
        return [1, 1]

    def witnesses(self, action: int) -> int:
        return 1 << len(self.coins) | 1 << VEIL if self.to_act == CHANCE else EVERYONE

    def take(self, action: int) -> None:
        if self.to_act == CHANCE:
            self.coins.append(action - DEAL)
            self.reveal(len(self.coins) - 1, 1 << (len(self.coins) - 1))
            self.to_act = CHANCE if len(self.coins) < 2 else 0
        else:
            self.calls.append(action)
            self.happens(self.to_act, action)
            self.to_act = 1 if len(self.calls) < 2 else OVER

    def clone(self) -> Coins:
        return Coins(self.rules, self)

    def refuse(self, action: int) -> Reason | None:
        low = DEAL if self.to_act == CHANCE else HEADS
        return None if low <= action <= low + 1 else Reason("K-1", "not-asked", action=action)

    def describe(self, action: int) -> dict[str, object]:
        return {"do": "call", "side": action}

    def write(self, eye: int) -> dict[str, object]:
        shown = [coin if self.knows(eye, at) else "?" for at, coin in enumerate(self.coins)]
        return {"coins": shown, "calls": self.calls[:]}

    def see(self, eye: int) -> dict[str, object]:
        question = "deal" if self.to_act == CHANCE else "call"
        return {"asked": {"question": question}, **self.write(eye)}

    def tell(self, eye: int) -> list[dict[str, object]]:
        return [{"event": "called", "seat": seat, "side": side} for seat, side in self.happened]

    def points(self) -> list[int]:
        return [int(self.calls[seat] == self.coins[1 - seat]) for seat in (0, 1)]

    def ranks(self) -> list[int]:
        one, other = self.points()
        return [1 + (one < other), 1 + (other < one)]

    def standing(self) -> list[int]:
        return [0, 0]  # who has called rightly is a secret until the end


class CoinGame(Game):
    def __init__(self) -> None:
        super().__init__("coins", 1, [options.players(2, 2, 2)], 4, 4)

    def begin(self, options: dict[str, object]) -> State:
        return Coins(self)

    def read(self, position: object) -> State:
        if not isinstance(position, dict):
            raise PositionError("position-not-object", "position")
        state = Coins(self)
        for coin in position["coins"]:
            state.coins.append(coin)
            state.known[len(state.coins) - 1] = 1 << (len(state.coins) - 1)
        state.calls = list(position["calls"])
        if len(state.coins) == 2:
            state.to_act = len(state.calls) if len(state.calls) < 2 else OVER
        return state

    def guess(self, known: object, past: list[object], rng: Random) -> State:
        assert isinstance(known, dict)
        coins = [rng.randrange(2) if coin == "?" else coin for coin in known["coins"]]
        return self.read({**known, "coins": coins})

    def board_text(self, state: State) -> str:
        return ""

    def options_of(self, state: State) -> dict[str, object]:
        return {"players": 2}
