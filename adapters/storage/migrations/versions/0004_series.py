"""How many matches were played for a result: a series counts as one match, but has several."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the count; tables know the matches that were played to their end."""
    op.add_column(
        "match_results",
        sa.Column("matches", sa.Integer(), server_default=sa.text("1"), nullable=False),
    )
    op.execute(
        "UPDATE match_results SET matches = max(1, (reason != 'won') + coalesce("
        "(SELECT json_array_length(state, '$.matches') FROM tables WHERE id = table_id), 0))"
    )
