"""What waits for an answer lapses by its own time, says so, and leaves no button that errs."""

from collections.abc import AsyncIterator

import pytest

from adapters.frontdesk import Visitor
from adapters.presentation.screen import Line
from adapters.presentation.texts import Text, text
from engine.match.stages import Finished, Lobby
from engine.service.intents import Ask
from engine.service.ports import Purpose
from tests.adapters.frontdesk.absence import Absence, dealt
from tests.counter import ADA, BEN, Counter


@pytest.fixture
async def over(counter: Counter) -> AsyncIterator[Absence]:
    """A match that one has given up, and of which the other would play again."""
    async with counter.running():
        match = await dealt(counter)
        await match.order(match.away, Ask("resign"))
        await match.order(match.here, Ask("rematch"))
        await counter.settled()
        yield match


@pytest.mark.parametrize("visitor", [None, ADA, BEN], ids=["the board", "a hand", "the other"])
async def test_an_offer_to_play_again_lapses_and_every_message_says_so(
    over: Absence, visitor: Visitor | None
) -> None:
    purpose: Purpose = "board" if visitor is None else "hand"
    before = _lines(over.counter, purpose, visitor)

    await over.pass_time()

    assert text("rematch-lapsed") not in before
    assert text("rematch-lapsed") in _lines(over.counter, purpose, visitor)


async def test_a_button_from_before_the_offer_lapsed_makes_a_new_one(over: Absence) -> None:
    counter, row = over.counter, over.counter.row("hand", over.away)
    drawn = counter.shown(row)
    token = counter.tokens.encode(Ask("rematch"), over.table_id, drawn.screen.version, drawn.scope)
    await over.pass_time()

    answer = await counter.press_token(over.away, row, token)

    assert answer.redraw is not None
    assert len(counter.store.tables) == 1
    assert isinstance(over.table.stage, Finished)


async def test_a_challenge_lapses_on_its_board_and_can_not_be_accepted_late(
    counter: Counter,
) -> None:
    async with counter.running():
        await counter.say(BEN, "/help")
        await counter.say(ADA, "/gin @Ben")
        await counter.settled()
        row = counter.row("board")
        drawn = counter.shown(row)
        token = counter.tokens.encode(Ask("accept"), row.key.table, 1, drawn.scope)
        match = Absence(counter, row.key.table, BEN, ADA)
        stage = match.table.stage
        await match.pass_time()
        answer = await counter.press_token(BEN, row, token)

    assert isinstance(stage, Lobby)
    assert isinstance(match.table.stage, Finished)
    assert match.table.stage.reason == "expired"
    assert answer.notice != ""
    assert text("ended-expired") in _lines(counter, "board", None)


def _lines(counter: Counter, purpose: Purpose, visitor: Visitor | None) -> set[Text]:
    """The lines of words of a message as it is shown."""
    blocks = counter.shown(counter.row(purpose, visitor)).screen.blocks
    return {block.text for block in blocks if isinstance(block, Line)}
