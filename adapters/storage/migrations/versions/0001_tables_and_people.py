"""Everything: tables and their log, messages, results, people, the page's chats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of the first release."""
    _tables()
    _messages()
    _round_results()
    _match_results()
    _people()
    _page()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "table_people",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_table_people_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_table_people"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_places",
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_table_places_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("place", "table_id", name="pk_table_places"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_log"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "inbox",
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("source", "id", name="pk_inbox"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("due", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deadlines_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_deadlines"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])


def _messages() -> None:
    op.create_table(
        "messages",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("audience_kind", sa.Text(), nullable=False),
        sa.Column("audience_id", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("chat", sa.Text(), nullable=False),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_messages_table_id_tables"),
        sa.PrimaryKeyConstraint(
            "table_id", "audience_kind", "audience_id", "purpose", "number", name="pk_messages"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_messages_behind", "messages", ["state"], sqlite_where=sa.text("shown < wanted")
    )
    op.create_index(
        "ix_messages_platform_chat_message",
        "messages",
        ["platform", "chat", "message"],
        sqlite_where=sa.text("message != ''"),
    )
    op.create_table(
        "showdowns",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("showdown", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_showdowns_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_showdowns"),
        sqlite_with_rowid=False,
    )


def _round_results() -> None:
    op.create_table(
        "round_results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("opponent", sa.Text(), nullable=False),
        sa.Column("computer", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.Column("knocked", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("points_against", sa.Integer(), nullable=False),
        sa.Column("knock_points", sa.Integer()),
        sa.Column("caught_points", sa.Integer()),
        sa.Column("laid_off", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_round_results_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_round_results"),
    )
    op.create_index("ix_round_results_person_opponent", "round_results", ["person", "opponent"])


def _match_results() -> None:
    op.create_table(
        "match_results",
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("opponent", sa.Text(), nullable=False),
        sa.Column("computer", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("score_against", sa.Integer(), nullable=False),
        sa.Column("payment", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_match_results_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("entry", name="pk_match_results"),
        sa.UniqueConstraint("table_id", "seat", name="uq_match_results_table_id_seat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_match_results_person_opponent", "match_results", ["person", "opponent"])


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("hand_order", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_people_folded", "people", ["folded"])
    op.create_table(
        "identities",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_identities_person_people"),
        sa.PrimaryKeyConstraint("platform", "user", name="pk_identities"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_identities_person", "identities", ["person"])
    op.create_table(
        "places",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_places"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
        sqlite_with_rowid=False,
    )


def _page() -> None:
    op.create_table(
        "web_messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("chat", sa.Text(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_web_messages"),
        sa.UniqueConstraint("nonce", name="uq_web_messages_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_web_messages_chat_id", "web_messages", ["chat", "id"])
    op.create_table(
        "web_users",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("private_open", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_web_users"),
        sqlite_with_rowid=False,
    )
