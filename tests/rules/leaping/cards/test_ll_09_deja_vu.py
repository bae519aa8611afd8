"""DÉJÀ VU (LL-9.8, LL-R17): the card on top of the pile happens again."""

import pytest
from tests.clauses import rule
from tests.games.leaping.table_builder import act, asked, can, hexes, see, stack, told
from tests.rules.leaping.card_play import holding, playing, refused, walk_in

from clifftop import State
from clifftop.games.leaping.state import LeapingState

AWAY = {"red": "B", "blue": "A"}
# A table at which everything can be played: stacks, brush, an edge, and a lemming in the box.
BUSY = {"7b": "BRI", "7c": "BI", "5a": "IV", "15c": "V", "2b": "R"}
OTHERS = [
    "boo",
    "caution",
    "eagle-eye",
    "heroic-return",
    "king-of-the-hill",
    "lost",
    "mine-all-mine",
    "mistaken-identity",
    "noble-sacrifice",
    "pull-my-paw",
    "quick-start",
    "rock-slide",
    "run-lemming-run",
    "snap-crackle-pop",
    "uh-oh",
]


def busy_table(card: str, pile: list[list[object]]) -> LeapingState:
    return holding(card, hexes=BUSY, eagles=AWAY, clans={0: {"chow": 1}}, pile=pile)


def table(state: State) -> dict[str, object]:
    """What a card can change, the cards themselves left out."""
    kept = ("hexes", "start", "boxes", "chow", "eagles", "caution", "movement", "starting", "asked")
    view = state.view(0)
    return {key: view[key] for key in (*kept, "to_act", "eagle_player", "pellets")}


@rule("LL-9.8")
@pytest.mark.parametrize("card", OTHERS)
@pytest.mark.parametrize("choice", [0, 1, -1])
def test_ll_9_8_happens_as_if_you_had_played_it(card: str, choice: int) -> None:
    """The same choices, and the same table whatever is chosen, as for the card itself."""
    again, itself = busy_table("deja-vu", [[card, 1]]), busy_table(card, [])
    act(again, card="deja-vu")
    assert told(again, "repeated") == [{"event": "repeated", "seat": 0, "card": card}]
    act(itself, card=card)
    while asked(itself) != "move":
        assert table(again) == table(itself)
        assert again.actions() == itself.actions()
        options = itself.actions()
        taken = options[choice % len(options)]
        again.apply(taken)
        itself.apply(taken)
    assert table(again) == table(itself)
    assert asked(again) == "move"


@rule("LL-9.8")
def test_ll_9_8_the_card_on_top() -> None:
    state = playing("deja-vu", hexes=BUSY, eagles=AWAY, pile=[["boo", 1], ["rock-slide", 2]])
    assert told(state, "repeated") == [{"event": "repeated", "seat": 0, "card": "rock-slide"}]
    assert stack(state, "15c") == ""
    assert see(state, "pile") == {"top": "deja-vu", "by": 0}


@rule("LL-9.8", "LL-R17")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ll_9_8_if_another_player_played_it(seat: int) -> None:
    state = holding(
        "deja-vu", seat=seat, hexes=BUSY, eagles=AWAY, pile=[["boo", 2], ["run-lemming-run", 1]]
    )
    if seat == 1:
        assert refused(state, do="play", card="deja-vu") == "LL-R17"
    else:
        assert can(state, card="deja-vu")


@rule("LL-R17")
def test_ll_r17_needs_a_pile() -> None:
    state = holding("deja-vu", hexes=BUSY, eagles=AWAY)
    assert refused(state, do="play", card="deja-vu") == "LL-R17"


@rule("LL-R17")
@pytest.mark.parametrize(
    ("top", "clause"),
    [
        ("boo", "LL-R4"),
        ("king-of-the-hill", "LL-R15"),
        ("snap-crackle-pop", "LL-9.21"),
        ("heroic-return", "LL-R15"),
        ("rock-slide", "LL-9.19"),
    ],
)
def test_ll_r17_the_top_card_must_be_playable_by_you_now(top: str, clause: str) -> None:
    state = holding("deja-vu", pile=[[top, 1]], clans={1: {"chow": 1}})
    assert refused(state, do="play", card="deja-vu") == clause


@rule("LL-R17")
def test_ll_r17_its_a_5_never_enters_the_pile() -> None:
    state = playing("its-a-5", movement=3, eagles=AWAY, clans={1: {"hand": ["deja-vu"]}})
    assert "pile" not in state.view(None)
    walk_in(state, "5c")
    assert refused(state, do="play", card="deja-vu") == "LL-R17"
    state = playing("its-a-5", movement=3, pile=[["caution", 2]])
    assert see(state, "pile") == {"top": "caution", "by": 2}


@rule("LL-R17")
def test_ll_r17_caution_adds_up_for_those_after_the_repeater() -> None:
    state = playing("caution", movement=5, eagles=AWAY, clans={1: {"hand": ["deja-vu"]}})
    walk_in(state, "5b")
    act(state, card="deja-vu")
    assert see(state, "caution") == [0, 1, 2, 2]
    assert see(state, "movement") == 3
    walk_in(state, "3a")
    assert see(state, "movement") == 1


@rule("LL-R17")
def test_ll_r17_lost_spares_the_repeater() -> None:
    """Seat 1 repeats what seat 0 played: now seat 0 gets lost too, and seat 1 does not."""
    state = playing(
        "deja-vu",
        seat=1,
        players=3,
        hexes={"7a": "R", "7b": "B", "10a": "I"},
        eagles=AWAY,
        pile=[["lost", 0]],
    )
    assert hexes(state, "choose") == {"7a", "10a"}
    assert refused(state, hex="7b") == "LL-9.13"


@rule("LL-R17")
def test_ll_r17_mine_only_as_eagle_player() -> None:
    """The dice have gone on to seat 1 since seat 0 kept them."""
    for seat in (1, 2):
        state = holding(
            "deja-vu", seat=seat, eagle_player=1, players=3, pile=[["mine-all-mine", 0]]
        )
        if seat == 1:
            assert can(state, card="deja-vu")
        else:
            assert refused(state, do="play", card="deja-vu") == "LL-9.14"


@rule("LL-R17")
def test_ll_r17_while_mine_lies_under_the_dice_the_top_is_the_card_beneath() -> None:
    state = playing(
        "mine-all-mine",
        movement=2,
        players=3,
        hexes={"15c": "I"},
        eagles=AWAY,
        pile=[["rock-slide", 2]],
        clans={1: {"hand": ["deja-vu"]}},
    )
    walk_in(state, "2a")
    act(state, card="deja-vu")
    assert told(state, "repeated") == [{"event": "repeated", "seat": 1, "card": "rock-slide"}]
    walk_in(state, "2a", "2a")
    assert see(state, "pile") == {"top": "mine-all-mine", "by": 0}


@rule("LL-R17")
def test_ll_r17_deja_vu_keeps_the_dice_in_mines_place() -> None:
    state = playing(
        "deja-vu",
        seat=1,
        eagle_player=1,
        movement=2,
        players=3,
        eagles=AWAY,
        pile=[["mine-all-mine", 0]],
    )
    assert see(state, "under_dice") == "deja-vu"
    assert see(state, "pile") == {"top": "mine-all-mine", "by": 0}
    walk_in(state, "2a", "2a", "2a")
    assert see(state, "eagle_player") == 1
    assert see(state, "pile") == {"top": "deja-vu", "by": 1}
