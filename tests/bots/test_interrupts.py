"""Ctrl-C stops a bot in the middle of a thought, compiled or not."""

import os

import pytest
from tests.interrupted import STOPPED, THOUGHT, interrupted


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to send there")
@pytest.mark.parametrize(("name", "code"), THOUGHT.items())
def test_ctrl_c_is_heard(name: str, code: str) -> None:
    assert interrupted(code) == STOPPED
