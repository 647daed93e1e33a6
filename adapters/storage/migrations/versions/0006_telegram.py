"""What a platform that has accounts, handles, private chats and moving groups asks to be kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add all of it, empty."""
    op.add_column("identities", _word("handle"))
    op.add_column("identities", _word("private"))
    op.create_index("ix_identities_platform_handle", "identities", ["platform", "handle"])
    op.create_table(
        "updates",
        _text("platform", key=True),
        _integer("id", key=True),
        _text("body"),
        _integer("tries"),
        _integer("at"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_updates_waiting", "updates", ["platform"], sqlite_where=sa.text("body != ''")
    )
    op.create_table(
        "asides",
        _text("platform", key=True),
        _text("chat", key=True),
        _text("message", key=True),
        _text("place"),
        _integer("at"),
        sqlite_with_rowid=False,
    )
    op.create_table("moved_places", _text("old", key=True), _text("new"), sqlite_with_rowid=False)
    op.create_table(
        "accounts", _text("platform", key=True), _text("user"), sqlite_with_rowid=False
    )
    op.create_table(
        "homes", _text("platform", key=True), _text("home", key=True), sqlite_with_rowid=False
    )
    op.create_index("ix_tables_live", "tables", ["number"], sqlite_where=sa.text("live = 1"))


def _text(name: str, *, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=key, nullable=False)


def _integer(name: str, *, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=key, nullable=False)


def _word(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, server_default=sa.text("''"), nullable=False)
