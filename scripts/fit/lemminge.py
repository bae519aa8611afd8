"""Fits the weights by which bots judge a table of Lemminge, from games that they play themselves.

The worth of a hand comes first. It is what its cards will have brought, in steps, beyond what turns
bring on the whole: a least-squares fit of the steps of every round and of what the hand is worth
after it. Only then is fitted who wins, by steps left, hands, and whose turn it is: a game has one
winner, but hundreds of rounds, so the hundred weights of a hand are learnt from those.

    python scripts/fit/lemminge.py --games 2000 --seed 1 > weights.txt

Runs on the compiled engine in some minutes. The same arguments give the same weights.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, Final, cast

import numpy as np

import clifftop
from clifftop.bots.guides.lemminge_choice import Choice, after
from clifftop.bots.judges.lemminge import LemmingeJudge
from clifftop.bots.judges.lemminge_hands import MOST, hand_promise
from clifftop.bots.judges.lemminge_look import HAND, LOOKS, look
from clifftop.bots.judges.lemminge_weights import JOINS, PHASES, PLAYS, SIZES, STARTS, TABLED
from clifftop.games.lemminge.pieces import CARDS, HAND_LIMIT, KINDS, VALUES
from clifftop.games.lemminge.state import LemmingeState
from clifftop.kernel.luck import Luck
from clifftop.kernel.state import CHANCE, OVER

Table = np.ndarray[Any, Any]

ASTRAY: Final = 0.06  # how often a turn is taken at random, to see what comes of it
HELD_OUT: Final = 5  # one game in so many is not learnt from
RIDGE: Final = 100.0
LAST_ROUNDS: Final = 15.0  # steps left of the leader; later steps are cut short by the end

JOIN: Final = 0
START: Final = JOIN + VALUES * (TABLED + 1)
SIZE: Final = START + VALUES
PLAY: Final = SIZE + HAND_LIMIT + 1
NUMBERS: Final = PLAY + len(PLAYS)


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    games = [play(given.players, given.seed + number) for number in range(given.games)]
    learnt = [game for at, game in enumerate(games) if at % HELD_OUT]
    checked = games[::HELD_OUT]
    report("before", checked, present_hands(), None)
    hands = fit_hands(learnt)
    weights = fit_chances(learnt, hands)
    report("after", checked, hands, weights)
    show(hands, weights)


class Rows:
    """A game: at each turn, by seat, what there is to see; and who won."""

    def __init__(self) -> None:
        self.looks: list[list[list[float]]] = []
        self.hands: list[list[list[float]]] = []
        self.winner = 0


def play(players: int, seed: int) -> Rows:
    """Everybody takes the turn that looks best to one who sees all hands."""
    rng = Random(seed)
    judge = LemmingeJudge()
    table = cast(LemmingeState, clifftop.game("lemminge").start(players=players))
    table.fall_silent()
    rows = Rows()
    while table.to_act != OVER:
        if table.to_act == CHANCE:
            table.advance(rng.choices(table.answers(), table.weights())[0])
            continue
        left = judge.ground_of(table).steps_left(table.ground)
        rows.looks.append([look(table, left, seat) for seat in range(players)])
        rows.hands.append([numbers(table, seat) for seat in range(players)])
        choice = Choice(judge, cast(LemmingeState, table.copy()), rng.getrandbits(62))
        choice.look(choice.world)
        taken = rng.choice(choice.options) if rng.random() < ASTRAY else choice.best(1)[0]
        table, _ = after(table, taken.answers, Luck(rng.getrandbits(62)))
    rows.winner = table.ranks().index(1)
    return rows


def numbers(table: LemmingeState, seat: int) -> list[float]:
    """A hand as the numbers that its weights are for."""
    found = [0.0] * NUMBERS
    gives: list[int] = []
    for terrain in range(KINDS):
        for value in range(VALUES):
            held = int(table.hands[CARDS * seat + VALUES * terrain + value])
            joins = value <= table.lowest[terrain]
            points = min(TABLED, int(table.sums[terrain]) + value) if joins else value
            found[JOIN + value * (TABLED + 1) + points if joins else START + value] += held
            gives += [min(MOST, points)] * held
    found[SIZE + len(gives)] = 1.0
    for place, points in enumerate(sorted(gives, reverse=True)[: len(PLAYS) - 1]):
        found[PLAY + place] = points
    found[PLAY + len(PLAYS) - 1] = hand_promise(table, seat)
    return found


def present_hands() -> Table:
    return np.array([*np.ravel(JOINS), *STARTS, *SIZES, *PLAYS])


def fit_hands(games: list[Rows]) -> Table:
    """Worth before = steps gained in a round - steps of a mean round + worth after, for all hands
    at once (least-squares temporal differences)."""
    matrix = np.zeros((NUMBERS + 1, NUMBERS + 1))
    gained = np.zeros(NUMBERS + 1)
    for game in games:
        looks, hands = np.array(game.looks), np.array(game.hands)
        a_round = looks.shape[1]
        steps = looks[:, :, :2].sum(2)
        early = np.flatnonzero(steps[:-a_round].min(1) > LAST_ROUNDS)
        now = hands[early].reshape(-1, NUMBERS)
        change = now - hands[early + a_round].reshape(-1, NUMBERS)
        one = np.ones((len(now), 1))
        now = np.hstack([now, one])
        matrix += now.T @ np.hstack([change, one])
        gained += now.T @ (steps[early] - steps[early + a_round]).ravel()
    matrix[:NUMBERS, :NUMBERS] += RIDGE * np.eye(NUMBERS)
    found = np.linalg.solve(matrix, gained)
    print(f"# a turn brings {found[-1]:.2f} steps on the whole")
    worths: Table = found[:-1]
    worths[SIZE : SIZE + HAND_LIMIT + 1] -= worths[SIZE]
    return worths


def seen(games: list[Rows], hands: Table) -> tuple[Table, Table, Table]:
    """All looks, by how much they count in each phase, and who won."""
    looks = np.concatenate([np.array(game.looks) for game in games])
    looks[:, :, HAND] = np.concatenate([np.array(game.hands) @ hands for game in games])
    lead = looks[:, :, :2].sum(2).min(1)
    place = np.interp(lead, PHASES, np.arange(len(PHASES)))
    shares = np.clip(1 - np.abs(place[:, None] - np.arange(len(PHASES))), 0, 1)
    phased = (shares[:, None, :, None] * looks[:, :, None, :]).reshape(*looks.shape[:2], -1)
    winners = np.concatenate([np.full(len(game.looks), game.winner) for game in games])
    return phased, winners, looks


def chances(scores: Table) -> Table:
    shares: Table = np.exp(scores - scores.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    return shares


def fit_chances(games: list[Rows], hands: Table, steps: int = 8) -> Table:
    """A conditional logit, by Newton's method."""
    phased, winners, _ = seen(games, hands)
    scale = phased.std((0, 1)) + 1e-6
    phased = phased / scale
    weights = np.zeros(phased.shape[2])
    won = phased[np.arange(len(winners)), winners.astype(int)]
    for _ in range(steps):
        share = chances(phased @ weights)
        mean = (share[:, :, None] * phased).sum(1)
        rooted = (np.sqrt(share)[:, :, None] * phased).reshape(-1, len(weights))
        bend = rooted.T @ rooted - mean.T @ mean + RIDGE / 5 * np.eye(len(weights))
        weights += np.linalg.solve(bend, (won - mean).sum(0) - RIDGE / 5 * weights)
    found: Table = weights / scale
    return found


def report(when: str, games: list[Rows], hands: Table, weights: Table | None) -> None:
    """How well games are foretold that nothing was learnt from."""
    from clifftop.bots.judges.lemminge_weights import WEIGHTS

    phased, winners, _ = seen(games, hands)
    share = chances(phased @ (np.ravel(WEIGHTS) if weights is None else weights))
    loss = -np.log(share[np.arange(len(winners)), winners.astype(int)] + 1e-12).mean()
    print(f"# log-loss {when}: {loss:.4f}, over {len(games)} games")


def show(hands: Table, weights: Table) -> None:
    """The weights as they stand in the module."""
    for name, rows in (
        ("JOINS", hands[JOIN:START].reshape(VALUES, -1)),
        ("STARTS", hands[START:SIZE]),
        ("SIZES", hands[SIZE:PLAY]),
        ("PLAYS", hands[PLAY:]),
        ("WEIGHTS", weights.reshape(-1, LOOKS)),
    ):
        print(f"{name} = {np.round(rows, 3).tolist()}")


if __name__ == "__main__":
    main()
