"""The second tap of a double tap is asked again, not obeyed: it was meant for what stood there."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.round.faults import Fault
from tests.contract.platforms import Platform
from tests.contract.rig import Button, Message, Reply, Rig
from tests.contract.seats import Pair, Seated, a_challenge, chooser_of, mover_of
from tests.contract.seeing import plays, version_of, wish_button
from tests.contract.truth import table_now

GUARD_SECONDS = 1.0
"""Twice what people get, so that a slow machine does not miss it."""
AGAIN = Catalog.load().say("en", text(Fault.JUST_REDRAWN))

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def guarded_rig(
    platform: Platform, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Rig]:
    """A bot with the guard on."""
    folder = tmp_path_factory.mktemp("double-tap")
    async with platform.begins(folder, DOUBLE_TAP_SECONDS=str(GUARD_SECONDS)) as rig:
        yield rig
        assert rig.failures == []


async def test_a_tap_right_after_the_redraw_is_asked_again_and_changes_nothing(
    guarded_rig: Rig,
) -> None:
    pair, mover, first = await _a_first_tap(guarded_rig)

    second = await mover.user.press(first.message, plays(first.message)[0][0])

    assert second.notice == AGAIN
    assert (second.redraw, second.private) == (None, None)
    assert _version(pair) == version_of(first.message, pair.table)


async def test_a_tap_after_the_guard_is_obeyed(guarded_rig: Rig) -> None:
    pair, mover, first = await _a_first_tap(guarded_rig)
    await asyncio.sleep(GUARD_SECONDS + 0.1)

    second = await mover.user.press(first.message, plays(first.message)[0][0])

    assert second.notice == ""
    assert _version(pair) == version_of(first.message, pair.table) + 1


async def _a_first_tap(rig: Rig) -> tuple[Pair, Seated, Reply]:
    """Somebody has just taken the upcard, and would throw a card next."""
    pair = await a_challenge(rig, rig.place(0), "Ann", "Bob")
    _, bob = pair.by_turns()
    board = await bob.board_at()
    await _insist(bob, board, wish_button(board, "accept"))
    chooser = await chooser_of(pair)
    hand = await chooser.hand_at(2)
    await _insist(chooser, hand, wish_button(hand, "deal_first"))
    mover = await mover_of(pair, 3)
    hand = await mover.hand_at(3)
    return pair, mover, await _insist(mover, hand, plays(hand)[0][0])


async def _insist(seated: Seated, message: Message, button: Button) -> Reply:
    """Press until the guard lets it pass."""
    while (reply := await seated.user.press(message, button)).notice:
        assert reply.notice == AGAIN
        await asyncio.sleep(GUARD_SECONDS / 4)
    return reply


def _version(pair: Pair) -> int:
    with pair.rig.saved() as saved:
        return table_now(saved, pair.table).version
