"""Choosing a game and its options before it begins."""

import pytest
from tests.terminal.screen_reading import played


def test_every_game_is_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, "")
    assert "Leaping Lemmings" in shown and "(2–6 players)" in shown
    assert "Lemming Mafia" in shown and "(3–6 players)" in shown
    assert "Lemminge" in shown and "(2–5 players)" in shown
    assert "Turn" not in shown  # nobody has chosen


def test_enter_takes_what_is_proposed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, "--seed 1", "", "", "", "", "")
    assert "How many players, 2 to 6? (Enter: 4)" in shown
    assert "The shorter game?" in shown and "Chaos" in shown and "against you" in shown
    assert "Turn 1" in shown and "Viking" in shown and "Soldier" not in shown


def test_a_wrong_answer_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, "--seed 1", "7", "1", "nine", "9", "5", "y", "", "2")
    assert "“7” is none of these; type a number from 1 to 3." in shown
    assert "“nine” is not a number from 2 to 6." in shown
    assert "“9” is not a number from 2 to 6." in shown
    assert "Soldier" in shown and "Hippie" not in shown


def test_what_was_given_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, "--players 2 --short --bots random --seed 1", "1")
    assert "How many" not in shown and "shorter" not in shown and "against you" not in shown
    assert "Chaos" not in shown  # LL-13: it is for three or more
    assert "Turn 1" in shown


def test_a_named_game_asks_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, "leaping-lemmings --seed 1")
    assert "How many" not in shown and "Turn 1" in shown


def test_opponents_are_offered_by_their_characters(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, "--players 3 --seed 1", "2", "9", "2")
    assert " 1  Oops (Beginner): Bets on the nicest hat" in shown
    assert " 5  Don (Expert): " in shown
    assert " 6  Dizzy (Anything goes): " in shown
    assert "1–6 (Enter: 3)" in shown  # somebody in the middle
    assert "“9” is none of these; type a number from 1 to 6." in shown
    assert "Turn 1" in shown
