"""Alembic runs this to migrate the connection that it is handed."""

from alembic import context

from clifftop.server.store.schema import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema)
with context.begin_transaction():
    context.run_migrations()
