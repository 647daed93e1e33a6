"""How often a message had to be posted anew, so that each post has a name of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Count from now on."""
    op.add_column(
        "messages", sa.Column("lost", sa.Integer(), server_default=sa.text("0"), nullable=False)
    )
