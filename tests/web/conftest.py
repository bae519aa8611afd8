"""A database for each test, as the server's tests have it."""

from tests.server.conftest import sqlite_url

__all__ = ["sqlite_url"]
