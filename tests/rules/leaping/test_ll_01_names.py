"""Every lemming has a name of its own."""

from tests.clauses import rule

from clifftop import catalogue
from clifftop.games.leaping.pieces import CLANS, LEMMINGS_A_CLAN


@rule("LL-1.1")
def test_ll_1_1_sixty_lemmings_have_sixty_names() -> None:
    names = [name for clan in CLANS for name in catalogue.text(f"lemmings-{clan}").split(", ")]
    assert len(names) == len(set(names)) == len(CLANS) * LEMMINGS_A_CLAN
