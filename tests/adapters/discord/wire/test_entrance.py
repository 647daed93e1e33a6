"""When sessions of the gateway may begin, by a clock that runs fast."""

import asyncio

import pytest
from structlog.testing import capture_logs

from adapters.discord.wire import entrance as module
from adapters.discord.wire.entrance import Entrance, Limits, Restarts

SPACING = 0.2
"""Of two sessions in one bucket, here."""


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SPACING_SECONDS", SPACING)
    monkeypatch.setattr(module, "FIRST_SECONDS", 2.0)


class Told:
    """What Discord says, one answer after another; the last one for ever."""

    def __init__(self, *answers: Limits) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def __call__(self) -> Limits:
        """Say it."""
        self.asked += 1
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def at_once(number: int) -> Told:
    """A gateway in which so many sessions may begin at the same time."""
    return Told(Limits("wss://gateway", 3, at_once=number))


async def begin(entrance: Entrance, shard: int) -> float:
    """Begin the session of a connection; when that was."""
    async with entrance.turn(shard):
        entrance.entered(shard)
    return asyncio.get_running_loop().time()


async def test_sessions_of_different_buckets_begin_side_by_side() -> None:
    entrance = Entrance(at_once(3))
    await entrance.limits()

    begun = await asyncio.gather(*(begin(entrance, shard) for shard in range(3)))

    assert max(begun) - min(begun) < SPACING / 2


async def test_sessions_of_one_bucket_begin_one_after_another() -> None:
    entrance = Entrance(at_once(2))
    await entrance.limits()

    begun = await asyncio.gather(*(begin(entrance, shard) for shard in range(3)))

    assert begun[1] - begun[0] < SPACING / 2
    assert begun[2] - begun[0] >= SPACING


async def test_a_turn_that_leads_to_no_session_takes_no_time_from_the_next() -> None:
    entrance = Entrance(at_once(1))
    loop = asyncio.get_running_loop()
    begun = loop.time()

    async with entrance.turn(0) as url:
        pass
    await begin(entrance, 1)

    assert url == "wss://gateway"
    assert loop.time() - begun < SPACING / 2


async def test_discord_is_asked_once_for_all_connections() -> None:
    told = at_once(3)
    entrance = Entrance(told)

    await asyncio.gather(*(begin(entrance, shard) for shard in range(3)))

    assert told.asked == 1


async def test_nothing_begins_until_discord_takes_sessions_again() -> None:
    none_left = Limits("wss://gateway", 1, left=0, reset_seconds=1.1)
    entrance = Entrance(Told(none_left, Limits("wss://gateway", 1)))
    loop = asyncio.get_running_loop()
    begun = loop.time()

    with capture_logs() as log:
        ended = await begin(entrance, 0)

    assert ended - begun >= 1.1
    assert [line["seconds"] for line in log] == [1.1]


async def test_sessions_that_have_begun_since_count_toward_those_that_are_left() -> None:
    told = Told(
        Limits("wss://gateway", 2, at_once=2, left=1, reset_seconds=0.5),
        Limits("wss://gateway", 2, at_once=2),
    )
    entrance = Entrance(told)

    await begin(entrance, 0)
    await begin(entrance, 1)

    assert told.asked == 2


def test_the_pause_before_a_session_that_follows_a_short_one_grows() -> None:
    restarts = Restarts(now=lambda: 0.0, chance=lambda: 1.0)

    pauses = [next_pause(restarts) for _ in range(10)]

    assert pauses == [0, 2, 4, 8, 16, 32, 64, 128, 256, 300]


def test_after_a_session_that_lasted_the_pause_is_short_again() -> None:
    seconds = 0.0
    restarts = Restarts(now=lambda: seconds, chance=lambda: 1.0)
    for _ in range(4):
        next_pause(restarts)

    seconds += module.LASTING_SECONDS

    assert next_pause(restarts) == module.FIRST_SECONDS


def test_a_connection_waits_for_nothing_that_another_has_done_wrong() -> None:
    restarts = Restarts()
    for _ in range(3):
        next_pause(restarts)

    assert next_pause(restarts, shard=1) == 0


def next_pause(restarts: Restarts, shard: int = 0) -> float:
    """How long to wait for a session, which then begins."""
    pause = restarts.pause_before(shard)
    restarts.begun(shard)
    return pause
