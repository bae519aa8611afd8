"""LM-R2: the track is data, and ours is laid out for a good race."""

from statistics import fmean

from tests.clauses import rule
from tests.games.leaping.table_builder import act, see
from tests.games.mafia.table_builder import MAFIA, edited, lemming, race, roll

from clifftop.arena.simulation import Simulation


@rule("LM-R2")
def test_lm_r2_the_track_is_data() -> None:
    """The same lemmings on a pier with other spaces."""
    other = edited(('["empty", 50, 40], ["mixer", 50, 80]', '["mixer", 50, 40], ["car", 50, 80]'))
    table = race(board=other)
    roll(table, "blue")
    act(table, do="go", space="1a", kind="mixer")
    assert lemming(table, "blue") == {"at": "1a", "blocks": 1}


@rule("LM-R2")
def test_lm_r2_a_race_of_sensible_players_on_our_pier() -> None:
    """35 to 50 turns, about two lemmings eliminated, about seven stops at a bookmaker. The means of
    80 races swing by about a tenth, which the bounds leave room for."""
    races = Simulation(MAFIA, {"players": 4}, seed=1, bots="greedy")
    turns = [see(races.play(number), "turn") for number in range(80)]
    assert 35 <= fmean(turns) <= 50
    counted = races.report()["race"]
    assert 1.5 <= (counted["eliminated"]["mean"] or 0) <= 2.5
    assert 6 <= (counted["bookmaker"]["mean"] or 0) <= 8
