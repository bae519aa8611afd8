"""`clifftop verify`: a few lines, and a status that a script can use."""

from pathlib import Path

import pytest
from tests.table.dice.dice_steps import COMMITMENT, NONCES, another_course, fair, takebacks

from clifftop import Record
from clifftop.cli import main
from clifftop.cli.all_commands import all_commands
from clifftop.table.dice_proof import verify


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def verified(file: Path, record: Record, *options: str) -> int:
    file.write_text(record.dumps(), encoding="utf-8")
    return main(["verify", str(file), *options])


def test_the_command_says_that_all_is_well(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = fair("lemming-mafia")
    proof = verify(record)
    options = ["--commitment", COMMITMENT, "--nonce", f"0={NONCES[0]}", "--nonce", f"1={NONCES[1]}"]
    assert verified(file, record, *options) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{file}: Lemming Mafia, 3 players, {len(record.actions)} actions"
    assert lines[1] == "Seats that sent a nonce: 0, 1"
    assert lines[2] == f"{proof.draws} draws checked, {sum(proof.voided)} of them void"
    assert lines[3] == f"{len(proof.takebacks)} takebacks:"
    first = proof.takebacks[0]
    went = f"from {first.start} actions back to {first.to}"
    assert lines[4] == (
        f"  seat {first.seat} {went}, draws made void: {proof.voided[0]}, agreed: {first.people[0]}"
    )
    assert lines[-2:] == [
        "Every draw is what seed and nonces say.",
        "Commitment and nonces are those that you gave.",
    ]


def test_without_what_was_written_down_it_asks_for_it(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(file, fair(undo=0)) == 0
    shown = capsys.readouterr().out
    assert "Nothing was taken back" in shown and "none of them void" in shown
    assert "Give --commitment, and --nonce for your seat" in shown
    assert verified(file, fair(undo=0), "--commitment", COMMITMENT) == 0
    assert "Give --commitment, and --nonce for your seat" in capsys.readouterr().out


def test_the_command_names_what_is_wrong(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(file, another_course(fair(people=1, undo=0), 20)) == 1
    assert "draw 20, attempt 0 (" in capsys.readouterr().out
    assert verified(file, fair(), "--nonce", "1=0123456789abcdef") == 1
    assert "the nonce of seat 1 in this record is not the one" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--nonce", f"9={NONCES[0]}"], "there is no seat 9; the seats are 0 to 2"),
        (["--nonce", "0=abc"], "“abc” is none"),
        (["--commitment", "abc"], "“abc” is none"),
    ],
)
def test_what_cannot_be_compared(
    options: list[str], said: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(file, fair(), *options) == 2
    shown = capsys.readouterr()
    assert said in shown.err and shown.out == ""


@pytest.mark.parametrize("given", ["0", "=ab", "zero=ab", "0=", "9999999999=ab"])
def test_a_nonce_has_a_seat(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["verify", "game.json", "--nonce", given])
    assert left.value.code == 2
    assert "SEAT=HEX" in capsys.readouterr().err


def test_files_that_cannot_be_used(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 2
    file.write_text("[]", encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    without = fair()
    del without.notes["dice"]
    assert verified(file, without) == 2
    assert "tells nothing of its dice" in capsys.readouterr().err


def test_names_give_no_orders_to_the_terminal(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = fair()
    takebacks(record)[0]["people"] = ["\x1b[2JBob\n"]
    assert verified(file, record) == 0
    shown = capsys.readouterr().out
    assert "\x1b" not in shown and "Bob" in shown


def test_help_has_an_example_that_works(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["verify", "--help"])
    example = capsys.readouterr().out.rstrip().splitlines()[-1].split()
    assert all_commands().parse_args(example[1:]).nonce == [(0, "5fe1a2b3c4d5e6f7")]
