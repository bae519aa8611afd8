"""Databases to test with. PostgreSQL starts with the first test that asks for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres_cluster import Cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One server for all tests, or for all of one worker."""
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture
def postgres_url(postgres: Cluster) -> Iterator[str]:
    """An empty PostgreSQL database that is this test's alone."""
    database = postgres.new_database()
    yield postgres.url(database)
    postgres.drop_database(database)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An SQLite database that is this test's alone; its file comes with the first connection."""
    return f"sqlite:///{tmp_path / 'clifftop.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """For what must hold on both: the test runs once on each."""
    kind = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(kind))
