"""What a platform with passing messages asks to be kept, and codes that join places and people."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add all of it, empty; hands stay in private chats."""
    op.add_column("people", _word("hands", "private"))
    op.add_column("identities", _number("private_at"))
    op.add_column("identities", _switch("told", on=False))
    op.create_table(
        "calls",
        _text("platform", key=True),
        _text("user"),
        _text("chat", key=True),
        _text("message", key=True),
        _text("table_id"),
        _integer("at"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_calls_platform_user", "calls", ["platform", "user"])
    op.create_index("ix_calls_table_id", "calls", ["table_id"])
    op.create_table(
        "codes",
        _text("code", key=True),
        _text("kind"),
        _text("subject"),
        _integer("at"),
        _integer("until"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_codes_kind_subject", "codes", ["kind", "subject"])
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_index("ix_refusals_challenger", "refusals", ["challenger"])


def _text(name: str, *, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=key, nullable=False)


def _integer(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, server_default=sa.text("0"), nullable=False)


def _word(name: str, default: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, server_default=sa.text(f"'{default}'"), nullable=False)


def _switch(name: str, *, on: bool) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, server_default=sa.text(str(int(on))), nullable=False)
