"""What Alembic runs: the steps, on the connection that `vervet.server.disk.store` hands over."""

from alembic import context
from sqlalchemy import Connection

from vervet.server.disk.schema import METADATA

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
