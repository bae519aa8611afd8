"""How likely a seat of Lemming Mafia wins a race whose cards all lie open: a network says so.

It was taught by races of bots that try moves out in worlds where the others hold what they are
believed to hold. So it knows how often such a bot wins in the end, not what a player could do that
really saw all cards.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clifftop.bots.mafia.greedy_odds import pier_odds
from clifftop.bots.mafia.network_inputs import AMOUNTS, FLAGS, NetworkInputs
from clifftop.bots.mafia.weight_files import read_weights
from clifftop.games.mafia.board.pier import Pier
from clifftop.games.mafia.rules.score import final_places
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.state import OVER

SECOND: Final = 32  # neurons in the second layer
WEIGHTS: Final = "win_network.weights"


@final
class WinNetwork:
    """Two layers of neurons over the inputs, and a short cut from the amounts."""

    def __init__(self, board: Pier, weights: vec[float] | None = None) -> None:
        self.board = board
        self.inputs = NetworkInputs(board, pier_odds(board))
        numbers = read_weights(WEIGHTS) if weights is None else weights
        # What is left when all else is counted is the first layer, so many for each neuron.
        others = 2 * SECOND + AMOUNTS + 1
        self.neurons: i64 = (len(numbers) - others) // (FLAGS + AMOUNTS + 1 + SECOND)
        first = int(self.neurons)
        at = FLAGS * first
        self.flags = numbers[:at]
        self.amounts = numbers[at : at + AMOUNTS * first]
        at += AMOUNTS * first
        self.first = numbers[at : at + first]
        at += first
        self.second = numbers[at : at + SECOND * (first + 1)]
        at += SECOND * (first + 1)
        self.last = numbers[at:]
        self.felt = vec[float]([0.0] * first)

    def chance(self, state: MafiaState, seat: int) -> float:
        """That the seat wins."""
        if state.to_act == OVER:
            return share(state, seat)
        inputs = self.inputs
        inputs.look(state, seat)
        felt, first = self.felt, self.neurons
        neuron: i64
        at: i64
        for neuron in range(first):
            felt[neuron] = self.first[neuron]
        weights = self.flags
        for at in range(inputs.flagged):
            row = inputs.flags[at] * first
            for neuron in range(first):
                felt[neuron] += weights[row + neuron]
        weights = self.amounts
        last = self.last
        total = last[0]
        for at in range(AMOUNTS):
            amount = inputs.amounts[at]
            if amount != 0.0:
                total += amount * last[1 + SECOND + at]
                row = at * first
                for neuron in range(first):
                    felt[neuron] += amount * weights[row + neuron]
        weights = self.second
        for at in range(SECOND):
            row = at * (first + 1)
            thought = weights[row]
            for neuron in range(first):
                if felt[neuron] > 0.0:
                    thought += weights[row + 1 + neuron] * felt[neuron]
            if thought > 0.0:
                total += last[1 + at] * thought
        return 1.0 / (1.0 + math.exp(-total))


def share(state: MafiaState, seat: int) -> float:
    """Of a victory, at the end of a race."""
    places = final_places(state)
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0
