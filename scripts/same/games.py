"""Section `games`: whole games, and all that can be asked of a state on the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from scripts.same.facts import Case, Fact
from scripts.same.probe import Settings

import clifftop
from clifftop import Record, State, bots

# At random nobody in Lemminge gets anywhere; so half of the games are played by greedy players, and
# none is watched for longer than this.
LONGEST: Final = 400
CLOSELY: Final = 2  # random games of each variant, one of them greedy; and all recorded ones
BOARDS: Final = ("horseshoe", "short")  # of Lemminge


class Looks(NamedTuple):
    """How often to look: at every n-th step, the last one always."""

    seats: int  # view and knowledge of every seat; in between, of one seat in turn
    reasons: int  # why_not over the whole action space
    worlds: int  # imagine
    draws: int  # so many times


THOROUGH: Final = Looks(seats=1, reasons=1, worlds=20, draws=3)
IN_PASSING: Final = Looks(seats=8, reasons=16, worlds=40, draws=2)


def variants() -> Iterator[tuple[str, dict[str, object]]]:
    for players in range(2, 7):
        for short in (False, True):
            for chaos in (False, True)[: 1 + (players > 2)]:
                yield "leaping-lemmings", {"players": players, "short": short, "chaos": chaos}
    for players in range(3, 7):
        yield "lemming-mafia", {"players": players}
    for players in range(2, 6):
        for board in BOARDS:
            yield "lemminge", {"players": players, "board": board}


def cases(settings: Settings) -> Iterator[Case]:
    thorough = THOROUGH if settings.compiled and not settings.quick else IN_PASSING
    for file in sorted(Path(settings.fixtures).glob("*.json")):
        text = file.read_text(encoding="utf-8")
        yield Case(f"recorded {file.stem}", partial(replayed, text, thorough))
    for game, options in variants():
        for seed in range(settings.games):
            told = " ".join(f"{name}={value}" for name, value in options.items())
            looks = thorough if seed < CLOSELY else IN_PASSING
            whole = dict(options)
            if seed // 3 % 2:
                whole["first"] = seed % int(str(options["players"]))
            yield Case(f"{game} {told} seed={seed}", partial(played, game, whole, seed, looks))


def replayed(text: str, looks: Looks) -> Iterator[Fact]:
    record = Record.loads(text)
    state = record.begin()
    for step, action in enumerate(record.actions):
        yield from seen(state, step, looks)
        state.apply(action)
    yield from ended(state, len(record.actions))
    yield "replay", Record.loads(text).replay().position()


def played(game: str, options: dict[str, object], seed: int, looks: Looks) -> Iterator[Fact]:
    rng = Random(seed)
    greedy = bots.find(game, "greedy") if seed % 2 else None
    state = clifftop.game(game).start(**options)
    step = 0
    while state.to_act != clifftop.OVER and step < LONGEST:
        yield from seen(state, step, looks)
        state.apply(choice(state, greedy, rng))
        step += 1
    yield from ended(state, step)


def choice(state: State, greedy: bots.Bot | None, rng: Random) -> int:
    actions = state.actions()
    if state.to_act == clifftop.CHANCE:
        outcomes, weights = zip(*state.chances(), strict=True)
        return int(rng.choices(outcomes, weights)[0])
    if greedy is None:
        return rng.choice(actions)
    return greedy.choose(state.knowledge(state.to_act), actions, rng)


def seen(state: State, step: int, looks: Looks) -> Iterator[Fact]:
    """All that can be asked before the action of this step."""
    at = f"step {step}"
    actions = state.actions()
    yield f"{at} to act", state.to_act
    yield f"{at} actions", actions
    yield f"{at} early", sorted(state.early().items())
    if state.to_act == clifftop.CHANCE:
        yield f"{at} chances", state.chances()
    yield f"{at} describe", [state.describe(action) for action in actions]
    yield from looked(state, at, step, every=step % looks.seats == 0)
    if step % looks.reasons == 0:
        yield f"{at} why_not", reasons(state)
    if step % looks.worlds == 0:
        yield f"{at} position", state.position()
        yield f"{at} copy", state.copy().position()
        yield from imagined(state, at, step, looks.draws)


def looked(state: State, at: str, step: int, every: bool) -> Iterator[Fact]:
    eyes: list[int | None] = [*range(state.players), None]
    for seat in eyes:
        yield f"{at} events seat={seat}", state.events(seat)
    for seat in eyes if every else [eyes[step % len(eyes)]]:
        yield f"{at} view seat={seat}", state.view(seat)
        yield f"{at} knowledge seat={seat}", state.knowledge(seat)


def reasons(state: State) -> list[object]:
    """Why each action of the whole space is not allowed, in facts and in words."""
    found: list[object] = []
    for action in range(-1, state.game().num_actions + 1):
        reason = state.why_not(action)
        if reason is not None:
            found.append([action, reason.as_json()])
            if action % 16 == 0:
                found.append(reason.text())
    return found


def imagined(state: State, at: str, step: int, draws: int) -> Iterator[Fact]:
    """Worlds that fit what the seats know. Not of those who watch: a seat is who thinks."""
    game = state.game()
    for seat in range(state.players):
        worlds = game.worlds(state.knowledge(seat))
        for draw in range(draws):
            rng = Random(f"{step} {seat} {draw}")
            yield f"{at} imagine seat={seat} draw={draw}", worlds.imagine(rng).position()
            yield f"{at} generator seat={seat} draw={draw}", rng.random()


def ended(state: State, step: int) -> Iterator[Fact]:
    yield "position at the end", state.position()
    for seat in [*range(state.players), None]:
        yield f"view at the end seat={seat}", state.view(seat)
        yield f"knowledge at the end seat={seat}", state.knowledge(seat)
    yield "why_not at the end", reasons(state)
    if state.to_act == clifftop.OVER:
        yield "scores", state.scores()
        yield "places", state.places()
    yield "record", Record.of(state).dumps()
    yield "position once more", state.game().from_position(state.position()).position()
    yield "steps", step
