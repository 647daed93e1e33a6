"""What a message's row tells: whether something is to be delivered, and under which name."""

from dataclasses import replace
from typing import Final, NamedTuple

from engine.service.ports import Audience, MessageKey, MessageRow, Purpose

_TELLING: Final[tuple[Purpose, ...]] = ("showdown", "result", "board", "hand")


class Readers(NamedTuple):
    """Those who read a table's messages together: a place, or a person."""

    table: str
    audience: Audience


def in_order_of_telling(key: MessageKey) -> tuple[int, int]:
    """Where a message comes among those of its readers: rounds before what they led to."""
    return _TELLING.index(key.purpose), key.number


def nonce_of(row: MessageRow) -> str:
    """One word for a post of a message, the same after a restart, so that it is never sent twice.

    One that was lost gets another: else a platform that knows the word would name the lost one.
    """
    key = row.key
    name = f"{key.table}.{key.audience.kind}.{key.audience.id}.{key.purpose}.{key.number}"
    return f"{name}.{row.lost}"


def to_post_again(row: MessageRow) -> MessageRow:
    """The row of a message that is no longer where it was."""
    return replace(row, message="", shown=0, lost=row.lost + 1)


def is_behind(row: MessageRow) -> bool:
    """Whether a message shows less than it should, and may be sent."""
    return row.state == "live" and row.shown < row.wanted


def refused_by(person: str, row: MessageRow) -> bool:
    """Whether it is a private message that ``person`` does not take."""
    return row.state == "refused" and row.key.audience == Audience("person", person)
