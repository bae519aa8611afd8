"""`@rule("LL-5.7")` says which clauses a test proves."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*clauses)
