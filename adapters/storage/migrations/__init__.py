"""The database's steps from each revision to the next, for Alembic; forward only."""
