"""Help with the questions of Leaping Lemmings: which clauses they are about."""

import pytest
from tests.games.leaping.table_builder import to_move

from clifftop import catalogue
from clifftop.games.leaping import pieces, questions
from clifftop.terminal.leaping import clause_help


@pytest.mark.parametrize("card", pieces.CARDS)
def test_every_card_has_a_clause(card: str) -> None:
    assert clause_help.clause_named(card) in clause_help.CARD_CLAUSES.values()


def test_every_question_to_a_player_has_rules() -> None:
    asked_of_chance = {
        "first-player", "dice-off", "deal", "roll", "reveal", "chaos-draw", "claim",
        "favor-draw", "noble-roll", "finished",
    }  # fmt: skip
    assert clause_help.CLAUSES.keys() == set(questions.NAMES) - asked_of_chance
    for clauses in [*clause_help.CLAUSES.values(), clause_help.CARD_CLAUSES.values()]:
        for clause in clauses:
            assert catalogue.has(clause.replace(".", "-"), "title")


def test_the_rules_of_a_card_come_first() -> None:
    state = to_move(hexes={"5b": "R"}, clans=[{"hand": ["boo"]}])
    state.apply(next(a for a in state.actions() if state.describe(a).get("card") == "boo"))
    asked = state.view(0)["asked"]
    assert isinstance(asked, dict)
    assert clause_help.clauses_of(asked)[0] == "LL-9.6"
