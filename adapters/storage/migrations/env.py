"""What Alembic runs around the steps: on the connection it was given, in its transaction."""

from alembic import context

from adapters.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
