"""Alembic's entry: migrations run on the connection that the store hands in."""

from alembic import context
from sqlalchemy import Connection

from wartable.store.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
