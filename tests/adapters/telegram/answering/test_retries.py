"""Looks that could not be shown at once are shown later, the newest of each message."""

import asyncio
from collections.abc import Awaitable, Callable

from adapters.outbox import Delivered, Delivery
from adapters.telegram.answering.retries import LONGEST_SECONDS, Retries, Spot
from tests.fakes import FakeClock
from tests.jumping import JumpingLoop

SPOT = ("77", "5")
OTHER = ("77", "6")
LONG_AFTER = 2 * LONGEST_SECONDS


class Shows:
    """Presses whose looks come later; ``shown`` are those that came, in order."""

    def __init__(self) -> None:
        self.retries = Retries()
        self.shown: list[str] = []

    def later(self, what: str, seconds: float, spot: Spot = SPOT) -> None:
        """Somebody presses for a look that can not be shown yet."""

        async def show() -> Delivery:
            self.shown.append(what)
            return Delivered(spot[1])

        self.retries.after(seconds, spot, self.retries.newest(spot), show)


def played(play: Callable[[Shows], Awaitable[None]]) -> list[str]:
    """What was shown in the end, in a loop in which no time is lost."""
    shows = Shows()
    with asyncio.Runner(loop_factory=lambda: JumpingLoop(FakeClock())) as runner:
        runner.run(_until_long_after(shows, play))
    return shows.shown


async def _until_long_after(shows: Shows, play: Callable[[Shows], Awaitable[None]]) -> None:
    await play(shows)
    await asyncio.sleep(LONG_AFTER)


def test_a_look_is_shown_after_a_while() -> None:
    async def play(shows: Shows) -> None:
        shows.later("rules", 3)
        await asyncio.sleep(2)
        assert shows.shown == []

    assert played(play) == ["rules"]


def test_of_two_looks_on_a_message_the_newer_is_shown() -> None:
    async def play(shows: Shows) -> None:
        shows.later("rules", 3)
        shows.later("score", 2)

    assert played(play) == ["score"]


def test_what_was_shown_at_once_meanwhile_stays() -> None:
    async def play(shows: Shows) -> None:
        shows.later("rules", 3)
        shows.retries.newest(SPOT)

    assert played(play) == []


def test_looks_on_two_messages_are_both_shown() -> None:
    async def play(shows: Shows) -> None:
        shows.later("rules", 3)
        shows.later("score", 2, OTHER)

    assert played(play) == ["score", "rules"]


def test_nobody_waits_for_minutes() -> None:
    async def play(shows: Shows) -> None:
        shows.later("rules", LONGEST_SECONDS + 1)

    assert played(play) == []


def test_after_the_end_nothing_is_shown() -> None:
    async def play(shows: Shows) -> None:
        shows.later("rules", 3)
        await shows.retries.close()

    assert played(play) == []
