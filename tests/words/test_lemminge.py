"""Lemminge in sentences: what belongs together is told together."""

import pytest

from clifftop import catalogue
from clifftop.games.lemminge import events, questions
from clifftop.words import lemminge


def test_every_act_has_a_sentence_even_without_facts() -> None:
    ids = catalogue.ids("catalogue/lemminge.ftl")
    verbs = [name.removeprefix("lemminge-act-") for name in ids if name.startswith("lemminge-act-")]
    assert {"refill", "play", "discard", "row", "tile", "go", "cross", "stop"} < set(verbs)
    for verb in verbs:
        assert lemminge.act({"do": verb}, {"question": "turn"})


@pytest.mark.parametrize("fields", events.FIELDS)
def test_every_event_has_a_sentence_even_without_facts(fields: str) -> None:
    assert lemminge.event({"event": fields.split()[0]}, 0)


@pytest.mark.parametrize("name", questions.NAMES)
def test_every_question_has_a_sentence(name: str) -> None:
    assert lemminge.question({"question": name})


def test_cards_of_one_go_are_one_sentence() -> None:
    refilling: dict[str, object] = {"event": "refilling", "seat": 1}
    drew: dict[str, object] = {"event": "drew", "seat": 1}
    seen: dict[str, object] = {**drew, "terrain": "swamp", "value": 2}
    assert lemminge.story([refilling, drew, drew], 0) == ["Blue draws 2 cards."]
    assert lemminge.story([refilling, drew], 0) == ["Blue draws a card."]
    assert lemminge.story([refilling, seen, seen], 0) == ["Blue draws swamp 2, swamp 2."]
    assert lemminge.story([refilling], 0) == ["Blue refills."]
    discarded = {**seen, "event": "discarded"}
    assert lemminge.story([discarded, drew], 0) == ["Blue discards swamp 2.", "Blue draws a card."]


def test_a_walk_is_one_sentence() -> None:
    one: dict[str, object] = {"event": "moved", "seat": 0, "from": "start", "to": "1a"}
    two: dict[str, object] = {"event": "moved", "seat": 0, "from": "1a", "to": "1b"}
    pushed: dict[str, object] = {"event": "pushed", "seat": 1, "from": "1b", "to": "1c"}
    assert lemminge.story([one, two], 0) == ["Red goes 2 steps from the start area to 1b."]
    assert lemminge.story([one, pushed, two], 0) == [
        "Red goes from the start area to 1a.",
        "Blue is pushed from 1b to 1c.",
        "Red goes from 1a to 1b.",
    ]


def test_cards_dealt_to_others_are_not_told() -> None:
    dealt: dict[str, object] = {"event": "dealt", "seat": 0, "terrain": "forest", "value": 4}
    assert lemminge.story([{"event": "dealt", "seat": 1}, dealt], 0) == ["Red is dealt forest 4."]
