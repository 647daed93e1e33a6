"""The store's rows of updates: what was carried out, so that it is never done twice."""

from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.statements import Line, keeping, matching, reading
from adapters.storage.writer import Job
from engine.service.ports import AlreadyDone, Update

_INBOX = schema.INBOX.c

UPDATE_TAKEN: Final = reading(sa.select(_INBOX.at).where(matching(_INBOX.source, _INBOX.id)))
"""Finds an update that was carried out."""
_TAKE: Final = keeping(schema.INBOX, AlreadyDone, early=True)


def taking(update: Update, now: int) -> Line:
    """The line that keeps an update; ``now`` is UTC milliseconds."""
    return Line(_TAKE, {"source": update.source, "id": update.id, "at": now})


def once(update: Update | None, now: int, *lines: Line) -> Job:
    """``lines`` as they are written for ``update``, or not at all where it is known."""
    if update is None:
        return Job(lines)
    proof = UPDATE_TAKEN, {"source": update.source, "id": update.id}
    return Job((taking(update, now), *lines), proof=proof)
