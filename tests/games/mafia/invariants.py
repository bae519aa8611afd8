"""What is true at every moment of every race, counted anew from outside."""

from collections.abc import Sequence
from typing import cast

from clifftop import CHANCE, OVER
from clifftop.games.mafia import events
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.pieces import BET_PILE, CAR, OUT, START, WATER
from clifftop.games.mafia.state import MafiaState
from clifftop.kernel.history import EVERYONE

Judged = list[dict[str, int]]  # by seat: what each contract brings


def check_state(state: MafiaState) -> None:
    """What must hold after every apply."""
    check_lemmings(state)
    check_cards(state)
    check_asked(state)


def check_lemmings(state: MafiaState) -> None:
    """LM-2.3, LM-3.1, LM-R10: one lemming a space, two blocks at most, none for those who are out;
    and the masks that the engine keeps agree with where the lemmings are."""
    on_pier = [at for at in state.at if 0 <= at < WATER]
    assert all(at < state.board.size for at in on_pier)
    assert len(set(on_pier)) == len(on_pier), f"two lemmings in one space: {state.at}"
    assert state.occupied == sum(1 << at for at in on_pier)
    out = [lemming for lemming in range(6) if state.at[lemming] == OUT]
    assert sorted(state.eliminated) == out
    assert state.racing == sum(1 << lemming for lemming in range(6) if lemming not in out)
    for lemming in range(6):
        most = 2 if state.at[lemming] >= 0 else 0
        assert 0 <= state.blocks[lemming] <= most, f"{state.blocks} blocks at {state.at}"


def check_cards(state: MafiaState) -> None:
    """LM-1.3, LM-R7: every contract in one place, three a seat; no colour twice in a pile; and
    each known to its owner alone until the race is over."""
    seen: list[int] = []
    over = state.asked == q.FINISHED
    for seat in range(state.players):
        held, dropped = state.held[seat], state.dropped[seat]
        own = [card for card in range(18) if (held | dropped) >> card & 1]
        assert not held & dropped
        if state.turn:
            assert len(own) == 3
        for card in own:
            assert state.known[card] == (EVERYONE if over else 1 << seat)
        assert state.known[BET_PILE + seat] == (EVERYONE if over else 1 << seat)
        assert len(set(state.piles[seat])) == len(state.piles[seat])
        seen += own
    assert len(set(seen)) == len(seen), f"a contract is in two places: {seen}"
    assert all(state.known[card] == 0 for card in range(18) if card not in seen)


def check_asked(state: MafiaState) -> None:
    """LM-4.1, LM-R10: the race goes on as long as two race and none is in the water."""
    racing = sum(at != OUT for at in state.at)
    won = sum(at == WATER for at in state.at)
    if state.to_act == OVER:
        assert (won, racing > 1) in ((1, True), (0, False))
        assert state.actions() == []
        return
    assert won == 0 and racing > 1
    assert state.actions()
    if state.asked in (q.WHICH_LEMMING, q.WHICH_SPACE):
        assert state.to_act == state.player and len(state.actions()) > 1
    if state.asked == q.CAR_ROLL:
        assert state.to_act == CHANCE
        assert state.board.kinds[state.at[state.lemming]] == CAR


def check_step(before: MafiaState, after: MafiaState) -> None:
    """Nobody goes back, nobody comes back, and a pile only grows on top."""
    for lemming in range(6):
        here, there = before.at[lemming], after.at[lemming]
        assert there == OUT or there >= here >= START, f"from {here} to {there}"
    assert after.eliminated[: len(before.eliminated)] == before.eliminated
    for seat in range(before.players):
        pile, now = before.piles[seat], after.piles[seat]
        assert now[: len(pile)] == pile and len(now) <= len(pile) + 1
        assert before.dropped[seat] & ~after.dropped[seat] == 0


def check_end(state: MafiaState, happened: Sequence[tuple[int, ...]]) -> None:
    """LM-4: places and points by what happened in the whole game, added up a second time."""
    far = {lemming: START for lemming in range(6)}
    out: list[int] = []
    blocks = [0] * 6
    piles: list[list[int]] = [[] for _ in range(state.players)]
    held: list[set[int]] = [set() for _ in range(state.players)]
    for event in happened:
        kind, rest = event[0], event[1:]
        if kind in (events.MOVED, events.DROVE):
            far[rest[0]] = rest[-1]
        elif kind in (events.BLOCK, events.BLOCK_OFF):
            blocks[rest[0]] += 1 if kind == events.BLOCK else -1
            assert blocks[rest[0]] == rest[1]
        elif kind == events.ELIMINATED:
            assert blocks[rest[0]] == 3 and rest[1] == 6 - len(out)
            out.append(rest[0])
            del far[rest[0]]
        elif kind == events.BET:
            piles[rest[0]].append(rest[1])
        elif kind == events.DEALT:
            held[rest[0]].add(rest[1])
        elif kind == events.DROPPED:
            held[rest[0]].remove(rest[1])
    order = sorted(far, key=lambda lemming: -far[lemming])
    places = {lemming: 1 + sum(far[other] > far[lemming] for other in far) for lemming in order}
    places |= {lemming: 6 - number for number, lemming in enumerate(out)}
    winner = order[0]
    assert far[winner] == WATER or len(far) == 1
    standings = []
    for seat in range(state.players):
        bets = piles[seat].index(winner) + 1 if winner in piles[seat] else 0
        contracts = 0
        for card in held[seat]:
            name = state.board.contract_names[card].split("-")
            contracts += worth(name, places, out, blocks[winner])
        standings.append((bets + contracts, contracts))
    assert state.scores() == [points for points, _ in standings]
    judged = [sum(points.values()) for points in cast(Judged, state.view(None)["contract_points"])]
    assert judged == [contracts for _, contracts in standings]
    assert state.places() == [1 + sum(other > own for other in standings) for own in standings]


def worth(name: list[str], places: dict[int, int], out: list[int], blocks: int) -> int:
    """LM-4.4, LM-4.5, by the name of the contract."""
    colours = ["blue", "grey", "green", "purple", "pink", "red"]
    named = [colours.index(word) for word in name if word in colours]
    if name[0] == "out":
        return 1 if set(named) & set(out) else -2
    if name[0] == "ahead":
        return 2 if places[named[0]] < places[named[1]] else -2
    if name[0] == "third":
        return 3 if places[named[0]] < 4 else -2
    if name[0] == "few":
        return 4 if len(out) < 2 else -2
    if name[0] == "many":
        return 4 if len(out) > 2 else -2
    return 5 if blocks == 0 else -2
