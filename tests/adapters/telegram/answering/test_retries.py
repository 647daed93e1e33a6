"""What does not get through at once is tried on: in order, the newest of each, not for ever."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from structlog.testing import capture_logs

from adapters.outbox import Delivered, Delivery, Later, Refused
from adapters.telegram.answering.retries import (
    LONGEST_SECONDS,
    MOST,
    MOST_IN_QUEUE,
    Errand,
    Retries,
)
from tests.fakes import FakeClock
from tests.jumping import JumpingLoop

HERE, THERE = "77", "78"
UPDATE = "7"
THERE_ALREADY = Delivered("5")


class Chats:
    """Chats that let nothing through for some seconds; ``sent`` is what came, in order."""

    def __init__(self) -> None:
        self.retries = Retries()
        self.sent: list[str] = []

    async def send(
        self, what: str, seconds: float, queue: str | None = HERE, *, key: str | None = None
    ) -> Delivery | None:
        """Somebody is answered in a chat that lets nothing through for ``seconds``."""
        asked = asyncio.get_running_loop().time()

        async def send() -> Delivery:
            left = asked + seconds - asyncio.get_running_loop().time()
            if left > 0:
                return Later(left)
            self.sent.append(what)
            return THERE_ALREADY

        return await self.retries.insist(Errand(UPDATE, send, queue, key), patience=1)


def played(play: Callable[[Chats], Awaitable[None]]) -> list[str]:
    """What was sent in the end, in a loop in which no time is lost."""
    chats = Chats()
    with asyncio.Runner(loop_factory=lambda: JumpingLoop(FakeClock())) as runner:
        runner.run(_until_long_after(chats, play))
    return chats.sent


async def _until_long_after(chats: Chats, play: Callable[[Chats], Awaitable[None]]) -> None:
    await play(chats)
    await asyncio.sleep(2 * LONGEST_SECONDS)
    assert not chats.retries.is_busy_with(UPDATE)


def test_what_gets_through_at_once_is_waited_for() -> None:
    async def play(chats: Chats) -> None:
        assert await chats.send("rules", 0) == THERE_ALREADY

    assert played(play) == ["rules"]


def test_what_has_to_wait_is_sent_after_a_while_and_nobody_waits_for_that() -> None:
    async def play(chats: Chats) -> None:
        assert await chats.send("rules", 45) is None
        assert chats.sent == []

    assert played(play) == ["rules"]


def test_of_two_with_the_same_key_the_newer_is_sent() -> None:
    async def play(chats: Chats) -> None:
        await chats.send("rules", 5, key="look")
        await chats.send("score", 4, key="look")

    assert played(play) == ["score"]


def test_what_was_shown_otherwise_meanwhile_stays() -> None:
    async def play(chats: Chats) -> None:
        await chats.send("rules", 5, key="look")
        chats.retries.newest("look")

    assert played(play) == []


def test_what_is_sent_to_one_chat_comes_in_order() -> None:
    async def play(chats: Chats) -> None:
        await chats.send("sentence", 5)
        await chats.send("screen", 0)

    assert played(play) == ["sentence", "screen"]


def test_no_chat_waits_for_another() -> None:
    async def play(chats: Chats) -> None:
        await chats.send("late", 9)
        await chats.send("elsewhere", 0, THERE)
        await chats.send("at once", 0, None)

    assert played(play) == ["elsewhere", "at once", "late"]


def test_what_would_come_too_late_is_given_up_at_once() -> None:
    async def play(chats: Chats) -> None:
        assert isinstance(await chats.send("rules", LONGEST_SECONDS + 1), Later)

    assert played(play) == []


def test_what_stood_too_long_in_its_queue_is_not_sent() -> None:
    async def play(chats: Chats) -> None:
        async def hang() -> Delivery:
            await asyncio.sleep(LONGEST_SECONDS + 10)
            return THERE_ALREADY

        await chats.retries.insist(Errand(UPDATE, hang, HERE), patience=1)
        await chats.send("rules", 0)

    assert played(play) == []


def test_a_queue_takes_no_more_than_so_many() -> None:
    async def play(chats: Chats) -> None:
        sent = [await chats.send(f"n{number}", 60) for number in range(MOST_IN_QUEUE + 1)]
        assert sent[:-1] == [None] * MOST_IN_QUEUE
        assert isinstance(sent[-1], Later)

    assert len(played(play)) == MOST_IN_QUEUE


def test_no_more_than_so_many_wait_in_all() -> None:
    async def play(chats: Chats) -> None:
        await asyncio.gather(*(chats.send("x", 60, f"q{at}") for at in range(MOST)))
        assert isinstance(await chats.send("one more", 0), Later)

    assert len(played(play)) == MOST


def test_an_update_is_settled_once_its_answer_is_there() -> None:
    async def play(chats: Chats) -> None:
        await chats.send("rules", 45)
        await chats.retries.settled(UPDATE)
        assert chats.sent == ["rules"]

    assert played(play) == ["rules"]


def test_after_the_end_nothing_is_sent() -> None:
    async def play(chats: Chats) -> None:
        await chats.send("rules", 3)
        await chats.retries.close()

    assert played(play) == []


def test_what_is_dropped_is_not_sent() -> None:
    async def play(chats: Chats) -> None:
        await chats.send("rules", 3)
        chats.retries.drop(UPDATE)

    assert played(play) == []


def test_what_a_broken_off_handling_began_is_broken_off_too() -> None:
    async def play(chats: Chats) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await chats.send("rules", 3)

    assert played(play) == []


async def test_what_goes_wrong_while_somebody_waits_is_theirs() -> None:
    async def send() -> Delivery:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError):
        await Retries().insist(Errand(UPDATE, send), patience=1)


async def test_what_goes_wrong_later_is_logged() -> None:
    retries, gate = Retries(), asyncio.Event()

    async def send() -> Delivery:
        await gate.wait()
        raise RuntimeError("broken")

    with capture_logs() as log:
        coming = await retries.insist(Errand(UPDATE, send), patience=0)
        gate.set()
        await retries.settled(UPDATE)
        await asyncio.sleep(0)

    assert coming is None
    assert [(line["event"], line["log_level"]) for line in log] == [("answer failed", "error")]


async def test_a_refusal_is_an_end() -> None:
    async def send() -> Delivery:
        return Refused()

    assert await Retries().insist(Errand(UPDATE, send), patience=1) == Refused()
