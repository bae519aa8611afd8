"""Everything that the engine says in facts has its sentence."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.games.mafia.walks import MAFIA, walk

from clifftop import catalogue, rulebook
from clifftop.games.mafia import events
from clifftop.games.mafia import questions as q
from clifftop.games.mafia.actions import NUM_ACTIONS

# Every fact a message may ask for. One that is secret, or not there, is "unknown".
LACKING: Final[dict[str, object]] = dict.fromkeys(
    ("contract", "kind", "lemming", "named", "other", "seat", "space"), "unknown"
)


def say(message: str, facts: dict[str, object]) -> str:
    return catalogue.text(message, language="en", **{**LACKING, **facts})


def test_every_action_and_question_has_words() -> None:
    said: dict[str, set[str]] = {}
    for state in walk(6, Random(2)):
        asked = state.view(None)["asked"]
        assert isinstance(asked, dict)
        assert say(f"mafia-question-{asked['question']}", asked)[-1] in ".?"
        for action in range(NUM_ACTIONS):
            facts = state.describe(action)
            said.setdefault(str(facts["do"]), set()).add(say(f"mafia-act-{facts['do']}", facts))
    assert "Drop a contract: Green ends up ahead of Red" in said["drop"]
    assert "Bet on Purple" in said["bet"]
    assert len(said["drop"]) == len(said["deal"]) == 18
    assert len(said["go"]) == len(state.board.names)
    assert len(said["roll"]) == 21
    messages = {message for message in catalogue.ids("catalogue/mafia.ftl") if "-act-" in message}
    assert messages == {f"mafia-act-{do}" for do in said}


def test_every_event_has_words_for_those_who_know_and_those_who_do_not() -> None:
    told: set[str] = set()
    for seed in range(6):
        for state in walk(4, Random(seed)):
            for seat in (None, 0):
                for facts in state.events(seat):
                    told.add(str(facts["event"]))
                    assert say(f"mafia-event-{facts['event']}", facts)[-1] in ".!"
    assert told == {fields.split()[0] for fields in events.FIELDS}


def test_every_question_has_words() -> None:
    for name in q.NAMES:
        assert catalogue.has(f"mafia-question-{name}")


def test_the_rulebook_has_every_clause_in_reading_order() -> None:
    chapters = [("LM-1", 1, 4), ("LM-2", 0, 5), ("LM-3", 1, 6), ("LM-4", 1, 6)]
    clauses = [f"{name}.{n}" for name, low, high in chapters for n in range(low, high + 1)]
    clauses += [f"LM-R{number}" for number in range(1, 14)]
    assert rulebook.clauses("lemming-mafia") == clauses
    for clause in clauses:
        assert rulebook.text(clause)[-1] in ".!"
        assert 2 <= len(rulebook.title(clause).split()) <= 5


def test_every_refusal_of_the_rulebook_is_given_somewhere() -> None:
    """Whole races, every action tried: no sentence is left over, none is missing."""
    given: set[tuple[str, str]] = set()
    rng = Random(5)
    for game in range(12):
        for state in walk(3 + game % 4, rng):
            for action in range(MAFIA.num_actions) if rng.random() < 0.3 else ():
                reason = state.why_not(action)
                if reason is not None and (reason.clause, reason.why) not in given:
                    assert reason.text()[-1] == "."
                    given.add((reason.clause, reason.why))
    assert {pair for pair in given if pair[0] != "K-1"} == {
        ("K-2", "over"),
        ("LM-1.3", "only-one"),
        ("LM-2.1", "not-rolled"),
        ("LM-2.2", "not-ahead"),
        ("LM-2.2", "too-far"),
        ("LM-2.3", "taken"),
        ("LM-2.4", "eliminated"),
        ("LM-2.4", "not-last"),
        ("LM-3.4", "laid"),
        ("LM-3.5", "dropped"),
        ("LM-3.5", "not-held"),
    }
