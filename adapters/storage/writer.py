"""The one writer: takes jobs from a queue, many to a commit."""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NoReturn

import structlog

from adapters.storage.failures import StoreError, StoreFailed
from adapters.storage.link import Link
from adapters.storage.statements import Line, Read, Values, Write
from engine.service.ports import StoreBusy

BATCH_SIZE: Final = 256
"""Jobs in one commit at most."""
QUEUE_SIZE: Final = 4096
"""Jobs that may wait; one more is told that the store is busy."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Job:
    """Lines that are written together or not at all.

    ``tables`` are the ids of the tables it saves. ``proof`` is a query that finds a row only after
    the job was written; a job without one may be written twice without harm.
    """

    lines: tuple[Line, ...]
    tables: frozenset[str] = frozenset()
    proof: tuple[Read, Values] | None = None


@dataclass(slots=True, eq=False)
class _Waiting:
    """A job in the queue, who waits for it, and what speaks against it."""

    job: Job
    done: asyncio.Future[None]
    refusal: Exception | None = None


class _Refused(Exception):
    """A row was not written."""

    def __init__(self, refusal: Exception) -> None:
        super().__init__(refusal)
        self.refusal = refusal


_JOB_FAULTS: Final = (
    _Refused,
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
    # A number too large and a text that is no Unicode.
    OverflowError,
    UnicodeError,
)
"""What speaks against one job alone, and nothing else against the database."""


class Writer:
    """Writes in turns with the link's readers; nobody hears of a job before it is on the disk.

    No timer gathers a batch: it is whatever came in during the commit before.

    ``failed`` raises a ``StoreFailed`` when writing has failed for good. The process should end
    then: what is in its memory may be ahead of the disk.
    """

    def __init__(self, link: Link, *, queue_size: int = QUEUE_SIZE) -> None:
        self.failed: asyncio.Future[NoReturn] = asyncio.get_running_loop().create_future()
        self._link = link
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue(queue_size)
        self._batch: list[_Waiting] = []
        self._held: list[_Waiting | None] = []
        self._ended = ""
        self._commit_began = False
        self._task = asyncio.create_task(self._run())

    async def write(self, job: Job) -> None:
        """Write ``job``; returns when it is on the disk.

        What is queued is written even if the caller is cancelled meanwhile.

        Raises:
            StoreBusy: if the queue is full.
            StoreFailed: if writing has failed for good or the writer was closed.
            Exception: the refusal of the statement that left its row as it was.
        """
        if self._ended:
            raise StoreFailed(self._ended)
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
        try:
            self._queue.put_nowait(waiting)
        except asyncio.QueueFull:
            raise StoreBusy from None
        await waiting.done

    async def close(self) -> None:
        """Write what is queued, take nothing more, and stop."""
        if not self._ended:
            self._ended = "the store is closed"
            await self._queue.put(None)
        await self._task
        self.failed.cancel()

    async def _run(self) -> None:
        try:
            while await self._gathered():
                async with self._link.turn:
                    await self._settle()
        except Exception as error:
            self._give_up(error)

    async def _gathered(self) -> bool:
        """Whether there is a batch: all that waits, up to the cap and to the end of the queue.

        A job that saves a table which the batch saves already is held for the next batch, since
        the rows of a batch are written statement by statement and not job by job.
        """
        tables: set[str] = set()
        self._batch = []
        waiting = self._held.pop() if self._held else await self._queue.get()
        while waiting and len(self._batch) < BATCH_SIZE and tables.isdisjoint(waiting.job.tables):
            self._batch.append(waiting)
            tables |= waiting.job.tables
            if self._queue.empty():
                return True
            waiting = self._queue.get_nowait()
        self._held.append(waiting)
        return bool(self._batch)

    async def _settle(self) -> None:
        try:
            await self._commit()
        except sqlite3.Error as error:
            log.warning("a commit failed; connecting anew to try once more", error=str(error))
            await self._try_again()
        for waiting in self._batch:
            _answer(waiting.done, waiting.refusal)
        self._batch = []

    async def _commit(self) -> None:
        self._commit_began = False
        try:
            await self._link.connection.in_one_go(self._all_at_once)
        except _JOB_FAULTS:
            await self._do("ROLLBACK")
            await self._one_by_one()

    def _all_at_once(self, connection: sqlite3.Connection) -> None:
        """Write every job of the batch and commit, in the connection's thread."""
        connection.execute("BEGIN IMMEDIATE")
        _write([line for waiting in self._batch for line in waiting.job.lines], connection)
        self._commit_began = True
        connection.execute("COMMIT")

    async def _one_by_one(self) -> None:
        """Write each job of the batch that nothing speaks against, and commit."""
        await self._do("BEGIN IMMEDIATE")
        for waiting in self._batch:
            waiting.refusal = await self._refusal(waiting.job)
        self._commit_began = True
        await self._do("COMMIT")

    async def _refusal(self, job: Job) -> Exception | None:
        refusal: Exception | None = None
        await self._do("SAVEPOINT job")
        try:
            await self._link.connection.in_one_go(partial(_write, job.lines))
        except _JOB_FAULTS as error:
            refusal = error.refusal if isinstance(error, _Refused) else error
            await self._do("ROLLBACK TO job")
        await self._do("RELEASE job")
        return refusal

    async def _try_again(self) -> None:
        """After an error nobody knows what is on the disk; connect anew and look."""
        await self._link.reopen()
        if not await self._is_stored():
            await self._commit()

    async def _is_stored(self) -> bool:
        """Whether the commit that failed has reached the disk after all.

        Before it began, every job that was not refused was new; a trace of one proves all.
        """
        if not self._commit_began:
            return False
        proofs = [w.job.proof for w in self._batch if w.job.proof and not w.refusal]
        return bool(proofs) and bool(await self._found(proofs[0]))

    async def _found(self, proof: tuple[Read, Values]) -> Sequence[sqlite3.Row]:
        read, values = proof
        return await self._link.rows(read.text, {**read.constants, **values})

    async def _do(self, text: str) -> None:
        await self._link.connection.execute(text)

    def _give_up(self, error: Exception) -> None:
        reason = f"the database cannot be written: {error}; start the bot again when it can"
        self._ended = reason
        held = [*self._batch, *self._held]
        while not self._queue.empty():
            held.append(self._queue.get_nowait())
        for waiting in filter(None, held):
            _answer(waiting.done, _failure(reason, error))
        self.failed.set_exception(_failure(reason, error))
        # Whether or not somebody awaits it, it is in the log.
        self.failed.exception()


def _write(lines: Sequence[Line], connection: sqlite3.Connection) -> None:
    """Write ``lines``, those of one statement together.

    Raises:
        _Refused: if a statement left a row as it was that it should have changed.
    """
    rows: defaultdict[Write, list[Values]] = defaultdict(list)
    for line in lines:
        rows[line.write].append(line.values)
    for write in sorted(rows, key=_lateness):
        # No name for the cursor: what is raised would keep it, and with it the file in use.
        changed = connection.executemany(write.text, write.by_place(rows[write])).rowcount
        if write.refusal and changed != len(rows[write]):
            raise _Refused(write.refusal())


def _lateness(write: Write) -> bool:
    return not write.early


def _failure(reason: str, error: Exception) -> StoreError:
    failure = StoreFailed(reason)
    failure.__cause__ = error
    return failure


def _answer(done: asyncio.Future[None], refusal: Exception | None) -> None:
    if done.done():
        return
    if refusal:
        done.set_exception(refusal)
    else:
        done.set_result(None)
