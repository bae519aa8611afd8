"""A game from outside has no words: its facts are spelled out, and it can be played."""

from random import Random

from tests.kernel.coins import CoinGame

from clifftop import OVER, words


def test_facts_are_spelled_out_in_their_order() -> None:
    spoken = words.of("coins")
    assert spoken.act({"do": "pick", "hex": "3a"}, {}) == "do: pick, hex: 3a"
    assert spoken.event({"event": "fell", "seat": 1, "by": None}, 0) == (
        "event: fell, seat: 1, by: null"
    )
    assert spoken.question({"question": "where", "from": ["1a", "né"]}) == (
        'question: where, from: ["1a", "né"]'
    )


def test_a_question_without_facts_is_asked_all_the_same() -> None:
    assert words.of("coins").question({}) == "What do you choose?"


def test_a_whole_game_of_coins_can_be_told() -> None:
    rng = Random(1)
    spoken, told = words.of("coins"), []
    state = CoinGame().start()
    while state.to_act != OVER:
        assert all(spoken.act(state.describe(action), {}) for action in state.actions())
        state.apply(rng.choice(state.actions()))
        told += spoken.story(state.events(0), 0)
    assert told[0].startswith("event: called, seat: 0, side: ")
