"""Guests, tables, their logs, links, records and keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("owner", sa.String(16)),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("guests_owner", "guests", ["owner"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("waits", sa.String(16)),
        sa.Column("wake", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("next", sa.String(24)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_status", "tables", ["status", "public", "updated"])
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_index("tables_host", "tables", ["host", "status"])
    op.create_table(
        "log",
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "admitted",
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("guest_id", sa.String(16), primary_key=True),
        sa.Column("plays", sa.Boolean, nullable=False),
    )
    op.create_index("admitted_guest", "admitted", ["guest_id"])
    op.create_table(
        "links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer),
        sa.Column("held", sa.Boolean, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("links_expires", "links", ["expires"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest_id", sa.String(16), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("records_guest", "records", ["guest_id"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
