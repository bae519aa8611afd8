"""Ctrl-C stops a match in the middle of a block, compiled or not."""

import os

import pytest
from tests.interrupted import MATCHES, STOPPED, interrupted


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to send there")
@pytest.mark.parametrize(("name", "code"), MATCHES.items())
def test_ctrl_c_is_heard(name: str, code: str) -> None:
    assert interrupted(code) == STOPPED
