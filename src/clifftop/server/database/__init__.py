"""What outlives the server: guests, tables with their logs, links, records."""

from clifftop.server.database.connecting import Database

__all__ = ["Database"]
