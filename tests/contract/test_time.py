"""A process that is killed, frozen or pressed at a deadline: nobody loses time by it."""

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import pytest
import pytest_asyncio

from engine.match.pace import AUTOPILOT_TURNS
from engine.round.faults import Fault
from tests.contract.platforms import Platform
from tests.contract.rig import Reply, Rig
from tests.contract.seats import DEALT
from tests.contract.seeing import has_wish, until
from tests.contract.waiting import (
    AWAY,
    Wait,
    ask_for_hand,
    count,
    has_read,
    look_at_rules,
    press_first,
    said,
    waits,
)

LIVE_SECONDS: Final = 7
"""The turn of most matches here."""
CASUAL_SECONDS: Final = 20
"""The turn of a match in which somebody comes after the warning: a quarter is left by then."""
FROZEN_SECONDS: Final = 10.5
"""Longer than a turn, and long enough that the bot says so."""
WARNED, FLOWN = DEALT + 1, DEALT + 2
"""The versions of a table whose first player does not come."""
SPREAD_MS: Final = (-80, -40, -20, -10, 0, 10, 20, 40, 80)
"""How long before and after a deadline people press."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def timed_rig(
    platform: Platform, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Rig]:
    """A bot in a hurry, which may be killed and frozen."""
    settings = {"LIVE_SECONDS": str(LIVE_SECONDS), "CASUAL_SECONDS": str(CASUAL_SECONDS)}
    async with platform.begins(tmp_path_factory.mktemp("time"), **settings) as rig:
        yield rig


@pytest_asyncio.fixture(loop_scope="module")
async def rig(timed_rig: Rig) -> AsyncIterator[Rig]:
    """The same; what it logs as an error fails the test."""
    before = timed_rig.failures
    yield timed_rig
    await timed_rig.everybody_leaves()
    assert timed_rig.failures == before


async def test_a_killed_bot_goes_on_at_every_step_and_charges_nobody(rig: Rig) -> None:
    (early,), (never, later, last) = await asyncio.gather(
        waits(rig, "casual", 1), waits(rig, "live", 3)
    )
    flown = (never, later, last)
    await asyncio.gather(*(wait.both_at(FLOWN) for wait in flown))
    (await _killed(rig, (early, *flown))).cost_nothing()

    played = await asyncio.gather(never.play_on(FLOWN), last.play_on(FLOWN))
    assert (await look_at_rules(later.away, await later.away.hand_at(FLOWN))).notice == ""
    assert _is_back(later)
    await early.away.hand_at(WARNED)
    killed = await _killed(rig, (early, never, last))

    # Whoever was warned before the kill has what is left of their turn after it.
    hand = await early.away.hand_at(WARNED)
    assert (await press_first(early.away, hand)).notice == ""
    killed.cost_nothing()
    await asyncio.gather(never.both_at(played[0] + 2), last.both_at(played[1] + 2))
    (await _killed(rig, (never, last))).cost_nothing()

    end = await never.play_on(played[0] + 2)
    await ask_for_hand(last.away, await last.away.board_at())
    assert _is_back(last)
    await never.both_at(end + 2)
    (await _killed(rig, (never,))).cost_nothing()

    assert never.how_forfeited() in (await never.away.board_at()).words
    assert has_wish(await never.here.hand_at(), "rematch")
    assert never.missed() == ["warn", "autopilot"] * AUTOPILOT_TURNS
    assert count("autopilot", never.kinds()) == AUTOPILOT_TURNS
    assert "autopilot" not in early.kinds()[: early.kinds().index("play")]


async def test_a_frozen_bot_charges_nobody_and_says_how_long_it_was_away(rig: Rig) -> None:
    (wait,) = await waits(rig, "live", 1)
    hand = await wait.away.hand_at(DEALT)

    await rig.freeze(FROZEN_SECONDS)
    await until(wait.here.user, partial(has_read, wait.here.user, wait.pair.place, AWAY), AWAY)
    reply = await press_first(wait.away, hand)

    assert reply.notice == ""
    assert set(wait.kinds()) <= {"warn", "play"}
    assert wait.kinds()[-1] == "play"


async def test_two_presses_at_a_deadline_and_the_deadline_play_one_move(rig: Rig) -> None:
    tables = await waits(rig, "live", len(SPREAD_MS))
    outcomes = await asyncio.gather(*map(_press_at_the_deadline, tables, SPREAD_MS))

    for wait, replies in zip(tables, outcomes, strict=True):
        kinds = [kind for kind in wait.kinds() if kind in {"play", "autopilot"}]
        notices = [reply.notice for reply in replies]
        assert kinds.count("play") == notices.count("")
        assert len(kinds) >= 1
        assert kinds[0] == "autopilot" or kinds.count("play") == 1
        refused = {notice for notice in notices if notice}
        assert refused <= {said(Fault.STALE_BUTTON), said(Fault.NOT_YOUR_TURN)}


def _is_back(wait: Wait) -> bool:
    """Whether whoever did not come has come back, once."""
    turns = wait.table.away
    return not (turns and turns[wait.seat]) and count("come_back", wait.kinds()) == 1


@dataclass(frozen=True, slots=True)
class Killed:
    """A kill: until when the bot was dead, and each table's version and time left by then."""

    tables: tuple[Wait, ...]
    before: tuple[tuple[int, int], ...]
    until_ms: float

    def cost_nothing(self) -> None:
        """See that what came by itself took the whole of the time that was left, and no less."""
        for wait, (version, left_ms) in zip(self.tables, self.before, strict=True):
            happened = wait.happened_at(version + 1)
            played = "play" in wait.kinds()[version - DEALT : version - DEALT + 1]
            assert happened is None or played or happened >= self.until_ms + left_ms


async def _killed(rig: Rig, tables: tuple[Wait, ...]) -> Killed:
    """Kill the bot, let some time pass, and start it again."""
    await rig.kill()
    before = tuple((wait.table.version, wait.left_ms()) for wait in tables)
    until_ms = time.time() * 1000
    await rig.start()
    return Killed(tables, before, until_ms)


async def _press_at_the_deadline(wait: Wait, late_ms: int) -> tuple[Reply, Reply]:
    """Press the same move twice at once, so long after the deadline of the first turn."""
    hand = await wait.away.hand_at(WARNED)
    # The warning comes after three quarters of a turn.
    await asyncio.sleep(LIVE_SECONDS / 4 + late_ms / 1000)
    return await asyncio.gather(press_first(wait.away, hand), press_first(wait.away, hand))
