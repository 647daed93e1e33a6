"""Whoever gave a code is told that it was used: once, and however long that takes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from adapters.outbox import Later, Refused
from adapters.outbox.tidings import Tidings
from engine.service.ports import Code, Person
from tests.adapters.presentation.paper import on_paper
from tests.counter import Counter, Trouble

ADA = Person("ada", "Ada")
USED = Code("BCDFGH", "joined", "web:ada\ntelegram\nAda\nof old", 10**15)


@pytest.fixture
async def counter() -> Counter:
    """Ada's code was used, and nobody has told her."""
    counter = Counter()
    await counter.store.meet("web", "ada", ADA)
    await counter.store.keep_code(USED)
    return counter


@asynccontextmanager
async def telling(counter: Counter) -> AsyncIterator[Tidings]:
    """Tell what there is to tell, until the block ends."""
    tidings = counter.outbox.tidings
    task = asyncio.create_task(tidings.run())
    try:
        yield tidings
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def all_is_tried() -> None:
    """Let everything happen that waits for nothing outside."""
    for _ in range(50):
        await asyncio.sleep(0)


def read_by_ada(counter: Counter) -> list[str]:
    """What Ada reads in her private chat."""
    return [on_paper(drawn.screen) for drawn in counter.pigeon.chats.get("@ada", {}).values()]


async def test_who_gave_the_code_reads_who_has_joined_them_and_what_to_do(
    counter: Counter,
) -> None:
    async with telling(counter):
        await all_is_tried()

    (words,) = read_by_ada(counter)
    assert await counter.store.codes_of("joined") == ()
    assert "(Telegram)" in words
    assert "/unlink" in words


@pytest.mark.parametrize(
    "trouble", [Refused(), Later(30), OSError("away")], ids=["refused", "later", "broken"]
)
async def test_what_could_not_be_told_is_told_once_it_can_be(
    counter: Counter, trouble: Trouble
) -> None:
    counter.pigeon.fail("@ada", trouble)
    async with telling(counter) as tidings:
        await all_is_tried()
        told_at_first = read_by_ada(counter)
        tidings.look()
        await all_is_tried()

    assert told_at_first == []
    assert len(read_by_ada(counter)) == 1


async def test_a_platform_that_comes_on_late_is_waited_for(counter: Counter) -> None:
    later = Counter(store=counter.store)
    later.outbox = type(later.outbox)(
        later.store, later.drawing, later.clock, later.reports.append
    )
    async with telling(later):
        await all_is_tried()
        kept = await later.store.codes_of("joined")
        later.outbox.serve(later.pigeon)
        await all_is_tried()

    assert kept == (USED,)
    assert len(read_by_ada(later)) == 1


async def test_what_is_to_be_told_to_nobody_is_forgotten(counter: Counter) -> None:
    counter.store.known.clear()

    async with telling(counter):
        await all_is_tried()

    assert counter.pigeon.flown == []
    assert await counter.store.codes_of("joined") == ()
