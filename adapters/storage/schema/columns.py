"""What the tables of the schema are made of: where they belong, and their columns in one word."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Every table of the schema, and how keys and indexes without a name are called."""


def text(name: str, *, key: bool = False, unique: bool = False) -> sa.Column[str]:
    """A text."""
    return sa.Column(name, sa.Text, primary_key=key, unique=unique, nullable=False)


def integer(name: str, *, key: bool = False) -> sa.Column[int]:
    """A whole number."""
    return sa.Column(name, sa.Integer, primary_key=key, nullable=False)


def yes_no(name: str) -> sa.Column[bool]:
    """A yes or no."""
    return sa.Column(name, sa.Boolean, nullable=False)


def number(name: str, default: int = 0) -> sa.Column[int]:
    """A whole number that was added later, ``default`` until something else is said."""
    return sa.Column(name, sa.Integer, server_default=sa.text(str(default)), nullable=False)


def word(name: str, default: str = "") -> sa.Column[str]:
    """A word that was added later, ``default`` until something else is said."""
    return sa.Column(name, sa.Text, server_default=sa.text(f"'{default}'"), nullable=False)


def switch(name: str, *, on: bool) -> sa.Column[bool]:
    """A yes or no that was added later."""
    return sa.Column(name, sa.Boolean, server_default=sa.text(str(int(on))), nullable=False)


def of_table(*, key: bool = True) -> sa.Column[str]:
    """The id of a table."""
    return sa.Column(
        "table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=key, nullable=False
    )
