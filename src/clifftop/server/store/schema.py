"""The tables of the database. Times are milliseconds; what is secret and only compared is hashed.

`migrations/` makes a database look like this, step by step; a test holds one against the other.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

schema = MetaData()

guests = Table(
    "guests",
    schema,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("kind", String(8), nullable=False),  # person or bot
    Column("owner", String(16)),  # of a bot
    Column("epoch", Integer, nullable=False),  # cookies of an earlier one are void
    Column("secret", String(64), nullable=False, unique=True),  # hash of recovery code or token
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("guests_owner", "owner"),
)

tables = Table(
    "tables",
    schema,
    Column("id", String(24), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("host", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("seed", String(64), nullable=False),  # of the dice: secret until the game is over
    Column("status", String(8), nullable=False),
    Column("waits", String(16)),  # for this guest, or "bot"
    Column("wake", BigInteger),  # when the clock has something to do
    Column("summary", Text, nullable=False),  # what the lobby says of it, as JSON
    Column("next", String(24)),  # the rematch
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_status", "status", "public", "updated"),
    Index("tables_wake", "wake"),
    Index("tables_host", "host", "status"),
)

# The truth about a table: entry upon entry, and no two in one place.
log = Table(
    "log",
    schema,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)

# Who may enter a private table, and whose tables these are.
admitted = Table(
    "admitted",
    schema,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(16), primary_key=True),
    Column("plays", Boolean, nullable=False),
    Index("admitted_guest", "guest_id"),
)

# Links that work once: they carry an identity to another device, or a seat to another guest.
links = Table(
    "links",
    schema,
    Column("secret", String(64), primary_key=True),  # hash
    Column("guest_id", String(16), nullable=False),  # who made it
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("held", Boolean, nullable=False),  # by the guest who made it: the seat is handed on
    Column("expires", BigInteger, nullable=False),
    Index("links_expires", "expires"),
)

# Games that were brought along.
records = Table(
    "records",
    schema,
    Column("id", String(24), primary_key=True),
    Column("guest_id", String(16), nullable=False),
    Column("record", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("records_guest", "guest_id"),
)

# What all processes of a server share: the key that signs cookies.
keys = Table(
    "keys",
    schema,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),
)
