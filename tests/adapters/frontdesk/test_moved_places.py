"""Places that move, go and come back: what people see of it, press late and type late."""

from dataclasses import replace

import pytest

from adapters.drawing import scope_of
from adapters.frontdesk import Press
from engine.match.people import Place
from engine.match.stages import Finished
from engine.service.intents import Ask
from engine.service.ports import Audience
from tests.adapters.frontdesk.absence import Absence, dealt
from tests.counter import ADA, BEN, PARLOUR, Counter

OLD = replace(PARLOUR, home="#parlour")
NEW = Place("web", "#hall", "hall", "#hall")


async def moved(counter: Counter) -> Absence:
    """A match under way whose place has moved since."""
    match = await dealt(counter)
    await counter.desk.place_moved(OLD, NEW)
    await counter.settled()
    return match


def board(counter: Counter, chat: str) -> list[int]:
    """The versions of the boards that a chat shows."""
    return [drawn.screen.version for drawn in counter.pigeon.chats.get(chat, {}).values()]


async def test_the_board_goes_on_in_the_new_place(counter: Counter) -> None:
    async with counter.running():
        match = await moved(counter)
        await match.order(match.away, Ask("resign"))
        await counter.settled()

    old, new = board(counter, "#parlour"), board(counter, "#hall")
    assert max(new) == match.table.version
    assert max(old) < match.table.version - 1


async def test_hands_are_played_on_where_they_lie(counter: Counter) -> None:
    async with counter.running():
        match = await dealt(counter)
        before = counter.row("hand", match.away)
        await counter.desk.place_moved(OLD, NEW)
        await counter.settled()

        answer = await counter.press(match.away, before, Ask("resign"))

    assert answer.notice == ""
    assert counter.row("hand", match.away).message == before.message
    assert isinstance(match.table.stage, Finished)


async def test_a_press_on_a_board_that_was_left_behind_leads_to_the_new_one(
    counter: Counter,
) -> None:
    async with counter.running():
        match = await moved(counter)
        scope = scope_of(Audience("place", OLD.key))
        token = counter.tokens.encode(Ask("my_hand"), match.table_id, 3, scope)

        answer = await counter.pressed(Press(ADA, OLD, "#parlour", "1", token, "late"))

    assert answer.notice == counter.sentence("fault-place-moved")
    assert (answer.private, answer.redraw) == (None, None)


async def test_the_new_board_can_be_pressed(counter: Counter) -> None:
    async with counter.running():
        match = await moved(counter)
        scope = scope_of(Audience("place", NEW.key))
        (message,) = counter.pigeon.chats["#hall"]
        version = match.table.version
        token = counter.tokens.encode(Ask("my_hand"), match.table_id, version, scope)

        answer = await counter.pressed(Press(ADA, NEW, "#hall", message, token, "new"))

    assert answer.private is not None


async def test_a_line_that_comes_late_from_the_old_place_is_understood(counter: Counter) -> None:
    async with counter.running():
        await moved(counter)

        await counter.say(ADA, "/gin", OLD)

    assert counter.table().places == (replace(NEW, name="parlour"),)


async def test_what_a_place_has_chosen_holds_in_the_new_one(counter: Counter) -> None:
    admin = replace(ADA, is_admin=True)
    await counter.say(admin, "/settings here language ru", OLD)

    await counter.desk.place_moved(OLD, NEW)

    assert await counter.store.place_language(NEW.key) == "ru"


async def test_that_the_old_place_is_gone_ends_nothing_in_the_new_one(counter: Counter) -> None:
    async with counter.running():
        match = await moved(counter)

        await counter.desk.place_gone(OLD)
        await counter.desk.home_gone("web", OLD.home)

    assert not isinstance(match.table.stage, Finished)


async def test_the_tables_of_a_group_that_is_gone_end(counter: Counter) -> None:
    async with counter.running():
        match = await moved(counter)

        await counter.desk.home_gone("web", NEW.home)
        await counter.settled()

    stage = match.table.stage
    assert isinstance(stage, Finished)
    assert stage.reason == "place_gone"


async def test_boards_come_when_the_bot_may_speak_again(counter: Counter) -> None:
    counter.pigeon.closed.add("#hall")
    async with counter.running():
        match = await moved(counter)
        refused = board(counter, "#hall")
        counter.pigeon.closed.clear()

        await counter.desk.home_back("web", NEW.home)
        await counter.settled()

    assert refused == []
    assert board(counter, "#hall") == [match.table.version]


async def test_hands_are_not_posted_again_when_the_bot_may_speak_in_a_group(
    counter: Counter,
) -> None:
    counter.pigeon.closed.add("@ben")
    async with counter.running():
        await moved(counter)

        await counter.desk.home_back("web", NEW.home)
        await counter.settled()

    assert counter.row("hand", BEN).state == "refused"


@pytest.mark.parametrize("times", [1, 2])
async def test_a_move_may_be_told_any_number_of_times(counter: Counter, times: int) -> None:
    async with counter.running():
        match = await moved(counter)

        for _ in range(times):
            await counter.desk.place_moved(OLD, NEW)
        await counter.settled()

    assert len(board(counter, "#hall")) == 1
    assert match.table.places == (replace(NEW, name="hall"),)
