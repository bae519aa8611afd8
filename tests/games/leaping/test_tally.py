"""What the tally of Leaping Lemmings counts: one act, one count."""

from tests.games.leaping.table_builder import act, find, position, to_move

from clifftop.games.leaping.state import LeapingState
from clifftop.games.leaping.tally import FATES, SOURCES, Tally


def counted(state: LeapingState, *acts: dict[str, object]) -> Tally:
    """A tally that has watched these acts."""
    tally = Tally()
    for facts in acts:
        tally.offered(state, state.actions())
        state.apply(find(state, **facts))
        tally.happened(state)
    return tally


def points(tally: Tally) -> dict[str, int]:
    return {SOURCES[source]: number for source, number in tally.points.items() if number}


def fates(tally: Tally) -> dict[str, int]:
    return {FATES[fate]: number for fate, number in tally.fates.items() if number}


def test_a_dive_is_counted_by_its_value() -> None:
    state = to_move(card=4, players=3, hexes={"14c": "R"}, eagles={"blue": "D"})
    tally = counted(state, {"hex": "14c"}, {"points": 3})
    assert points(tally) == {"dive-3": 3} and fates(tally) == {"dived": 1}


def test_a_card_is_playable_at_every_decision_and_played_once() -> None:
    clans = [{"hand": ["rock-slide", "boo"]}]
    state = to_move(card=4, players=3, clans=clans, hexes={"15c": "RB"}, eagles={"blue": "D"})
    tally = counted(state, {"do": "play", "card": "rock-slide"})
    assert points(tally) == {"fall": 2} and fates(tally) == {"fell": 2}
    tally.ended(state)
    cards = tally.report()["cards"]
    assert cards["its-a-5"] == {"held": 1, "playable": 1, "played": 0, "rate": 0}
    assert "rock-slide" not in cards  # held since before the tally came: not counted as dealt
    assert (tally.playable[12], tally.played[12], tally.playable[0]) == (1, 1, 1)


def test_a_sacrifice_and_a_bribe_have_rows_of_their_own() -> None:
    clans = [{"hand": ["noble-sacrifice"], "chow": 1, "start": 8, "dives": [1], "pellets": "ff"}]
    clans[0]["ledger"] = "cc"
    state = to_move(card=4, players=3, clans=clans)
    tally = counted(state, {"do": "favor", "pellets": 2}, {"points": 1})
    act(state, do="play", card="noble-sacrifice")
    state.apply(250)
    tally.happened(state)
    assert points(tally) == {"bribe": 1, "sacrifice": 3} and fates(tally) == {"sacrificed": 1}


def test_the_end_counts_what_is_left() -> None:
    clans: list[dict[str, object]] = [
        {"hand": ["boo"], "start": 7, "chow": 1, "pellets": "12fff", "ledger": "ccccc"},
        {"id_used": True},
        {},
    ]
    state = position(players=3, clans=clans, hexes={"5b": "RR"}, asked={"question": "finished"})
    tally = Tally()
    tally.ended(state)
    assert points(tally) == {"pellets": 3, "cards": 3, "favors": 1}
    assert fates(tally) == {"eaten": 1, "board": 2, "start": 27}
    report = tally.report()
    assert report["lemmings"]["all"] == {"mean": 10, "share": 1}
    assert report["points"]["favors"] == {"mean": 1 / 3, "share": 1 / 7}
