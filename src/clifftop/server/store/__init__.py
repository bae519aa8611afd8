"""What outlives the server: guests, tables with their logs, links, records."""

from clifftop.server.store.connection import Database

__all__ = ["Database"]
