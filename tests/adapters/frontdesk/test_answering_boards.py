"""Whatever brings a board before a place says so in its answer."""

import pytest

from engine.service.intents import Ask, SitDown
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter


@pytest.mark.parametrize("line", ["/gin", "/gin @Ben", "/gin bot", "/gin bot casual"])
async def test_a_challenge_brings_its_board(counter: Counter, line: str) -> None:
    await counter.desk.language(BEN)

    answer = await counter.say(ADA, line)

    assert answer.board == counter.table().id


async def test_a_private_match_brings_no_board(counter: Counter) -> None:
    answer = await counter.say(ADA, "/gin bot casual", None)

    assert answer.board == ""


async def test_a_board_that_is_brought_down_is_the_answer(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()
        answer = await counter.say(ADA, "/table")

    assert answer.board == counter.table().id


async def test_a_refused_challenge_brings_no_board(counter: Counter) -> None:
    await counter.say(ADA, "/gin")

    assert (await counter.say(ADA, "/gin")).board == ""


async def test_sitting_down_with_a_computer_brings_no_other_board(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()
        answer = await counter.press(ADA, counter.row("board"), SitDown("casual"))

    assert answer.board == ""


async def _resigned(counter: Counter) -> None:
    """A match of Ada and Ben in the parlour that is over."""
    await counter.desk.language(BEN)
    await counter.say(ADA, "/gin @Ben")
    await counter.settled()
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    await counter.press(BEN, counter.row("board"), Ask("resign"))
    await counter.settled()


async def test_a_rematch_that_is_pressed_brings_its_board(counter: Counter) -> None:
    async with counter.running():
        await _resigned(counter)
        offered = await counter.press(ADA, counter.row("board"), Ask("rematch"))
        begun = await counter.press(BEN, counter.row("board"), Ask("rematch"))

    assert offered.board == ""
    assert begun.board == counter.table().id
    assert counter.table().rematch_of


async def test_a_rematch_that_is_typed_brings_its_board_where_it_was(counter: Counter) -> None:
    async with counter.running():
        await _resigned(counter)
        offered = await counter.say(ADA, "/rematch", None)
        begun = await counter.say(BEN, "/rematch", PARLOUR)

    assert offered.board == ""
    assert begun.board == counter.table().id


async def test_a_rematch_that_is_pressed_in_private_brings_no_board_there(
    counter: Counter,
) -> None:
    async with counter.running():
        await _resigned(counter)
        await counter.say(ADA, "/rematch", None)
        begun = await counter.press(BEN, counter.row("hand", BEN), Ask("rematch"))

    assert begun.board == ""
    assert counter.table().rematch_of
    assert EVE.name not in [player.name for player in counter.table().players]
