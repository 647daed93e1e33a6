"""Killed processes and full disks: nothing that was acknowledged is lost."""

from collections.abc import Iterator
from contextlib import closing, suppress
from multiprocessing.connection import Connection
from pathlib import Path

from tests.adapters.storage.crashes import PROCESSES, checked, crashes, write_until_full


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(path: Path) -> None:
    killed = crashes(path, count=6, seed=1)

    assert sum(len(crash.acknowledged) for crash in killed) > 100
    for crash in killed:
        assert crash.acknowledged <= crash.stored


def words_of(receiver: Connection) -> Iterator[object]:
    """Everything a process says until it ends."""
    with suppress(EOFError):
        while True:
            yield receiver.recv()


def test_a_full_disk_acknowledges_nothing_that_is_not_on_it(path: Path) -> None:
    receiver, sender = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=write_until_full, args=(path, 300_000, sender))
    process.start()
    sender.close()
    with closing(receiver):
        words = list(words_of(receiver))
    process.join(timeout=20)

    *acknowledged, last = words

    assert process.exitcode == 0
    assert "cannot be written" in str(last)
    assert len(acknowledged) > 100
    assert set(acknowledged) <= checked(path)
