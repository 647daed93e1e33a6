"""How many boxes a round brought, and a person's rounds in the order of time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the count; until now every round that was won brought one box."""
    op.add_column(
        "round_results",
        sa.Column("boxes", sa.Integer(), server_default=sa.text("0"), nullable=False),
    )
    op.execute("UPDATE round_results SET boxes = 1 WHERE outcome = 'won'")
    op.create_index("ix_round_results_person_at", "round_results", ["person", "at"])
