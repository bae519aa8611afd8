"""Lemming Mafia in sentences: they speak to who reads them, and do not give away a secret."""

import pytest

from clifftop import catalogue
from clifftop.games.mafia import events, questions
from clifftop.words import mafia

BET: dict[str, object] = {"event": "bet", "seat": 2, "lemming": "pink"}
RED_THIRD: dict[str, object] = {"contract": "third-red", "kind": "third", "lemming": "red"}
DEALT: dict[str, object] = {"event": "dealt", "seat": 2, **RED_THIRD}


def test_every_act_has_a_sentence_even_without_facts() -> None:
    ids = catalogue.ids("catalogue/mafia.ftl")
    verbs = [name.removeprefix("mafia-act-") for name in ids if name.startswith("mafia-act-")]
    assert {"go", "pick", "bet", "no-bet", "drop", "keep", "roll"} < set(verbs)
    for verb in verbs:
        assert mafia.act({"do": verb}, {"question": "drop"})


@pytest.mark.parametrize("fields", events.FIELDS)
def test_every_event_has_a_sentence_even_without_facts(fields: str) -> None:
    assert mafia.event({"event": fields.split()[0]}, 0)


@pytest.mark.parametrize("name", questions.NAMES)
def test_every_question_has_a_sentence(name: str) -> None:
    assert mafia.question({"question": name})


def test_a_story_speaks_to_the_one_who_reads_it() -> None:
    assert mafia.event(BET, None) == "Seat 2 bets on Pink."
    assert mafia.event(BET, 2) == "You bet on Pink."
    assert mafia.event(DEALT, 2) == "You are dealt a contract: Red is at least third."
    assert mafia.event({"event": "kept", "seat": 2}, 2) == "You drop nothing."
    assert mafia.event({"event": "turn", "turn": 4, "player": 2}, 2) == "Turn 4: you roll."


def test_a_secret_stays_one() -> None:
    assert mafia.event({"event": "bet", "seat": 2}, 0) == "Seat 2 lays a bet."
    assert mafia.event({"event": "dropped", "seat": 2}, 0) == "Seat 2 drops a contract."
    assert mafia.story([{"event": "dealt", "seat": 2}], 0) == []


def test_a_turn_and_its_dice_are_one_sentence() -> None:
    turn: dict[str, object] = {"event": "turn", "turn": 4, "player": 1}
    rolled: dict[str, object] = {"event": "rolled", "lemming": "blue", "other": "red"}
    assert mafia.story([turn, rolled], 0) == ["Turn 4: seat 1 rolls Blue and Red."]
    assert mafia.story([turn, {**rolled, "other": "blue"}], 1) == ["Turn 4: you roll Blue twice."]


def test_a_turn_is_told_before_its_dice_are_rolled() -> None:
    turn: dict[str, object] = {"event": "turn", "turn": 4, "player": 1}
    rolled: dict[str, object] = {"event": "rolled", "lemming": "blue", "other": "red"}
    assert mafia.story([turn], 0) == ["Turn 4: seat 1 rolls."]
    assert mafia.story([rolled], 0) == ["The dice show Blue and Red."]


def test_a_contract_says_what_it_asks_for() -> None:
    assert mafia.contract(RED_THIRD) == "Red is at least third"


def test_seats_have_the_names_of_those_who_play() -> None:
    names = ["Ada", "Ben", "Cara"]
    assert mafia.story([BET], 0, names=names) == ["Cara bets on Pink."]
    assert mafia.story([BET], 2, names=names) == ["You bet on Pink."]
    turn: dict[str, object] = {"event": "turn", "turn": 4, "player": 1}
    assert mafia.story([turn], 0, names=names) == ["Turn 4: Ben rolls."]
