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
    So does one that is posted in place of another, to call its reader.
    """
    key = row.key
    name = f"{key.table}.{key.audience.kind}.{key.audience.id}.{key.purpose}.{key.number}"
    again = f".{row.rings}" if row.message and is_called(row) else ""
    return f"{name}.{row.lost}{again}"


def to_post_again(row: MessageRow) -> MessageRow:
    """The row of a message that is no longer where it was."""
    return replace(row, message="", shown=0, lost=row.lost + 1, state="live")


def is_called(row: MessageRow) -> bool:
    """Whether the reader of a message has still to be called to it."""
    return row.rings > 0


def seen(row: MessageRow, version: int) -> MessageRow:
    """The row of a message whose reader has ``version`` before them: no call is needed for it."""
    wanted = max(row.wanted, version)
    return replace(row, shown=version, wanted=wanted, rings=0, state="live")


def is_behind(row: MessageRow) -> bool:
    """Whether a message shows less than it should."""
    return row.shown < row.wanted


def refused_by(person: str, row: MessageRow) -> bool:
    """Whether it is a private message that ``person`` does not take."""
    return row.state == "refused" and row.key.audience == Audience("person", person)
