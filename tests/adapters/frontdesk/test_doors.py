"""What platforms tell of people and places that go, and of lines that break."""

from collections.abc import AsyncIterator

import pytest

from adapters.frontdesk import Visitor
from adapters.presentation.pace_terms import rough_span
from adapters.presentation.screen import Line, Screen
from adapters.presentation.texts import Text, text
from engine.match.people import Place
from engine.match.stages import Finished
from engine.round.moves import PASS
from engine.service.intents import Ask, Play
from engine.service.ports import Purpose
from tests.adapters.frontdesk.absence import Absence, dealt
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

GARDEN = Place("web", "#garden", "garden")
STRANGER = Visitor("web", "stranger", "Stranger", "en")


@pytest.fixture
async def match(counter: Counter) -> AsyncIterator[Absence]:
    """A match that is under way, while everything is delivered."""
    async with counter.running():
        yield await dealt(counter)


async def test_who_has_left_the_place_is_missed_on_the_board_and_in_both_hands(
    match: Absence,
) -> None:
    await match.counter.desk.departed(match.away, PARLOUR)
    await match.counter.settled()

    seat = (ADA, BEN).index(match.away)
    assert match.table.departed == (seat,)
    assert all(match.counter.row(*which).shown == 4 for which in _standing(match))


async def test_whatever_one_presses_after_leaving_brings_one_back(match: Absence) -> None:
    await match.counter.desk.departed(match.away, PARLOUR)
    await match.counter.settled()

    await match.counter.press(match.away, match.counter.row("hand", match.away), Ask("sort_rank"))

    assert match.table.departed == ()


async def test_a_move_of_somebody_who_had_left_is_played(match: Absence) -> None:
    await match.counter.desk.departed(match.away, PARLOUR)
    await match.counter.settled()
    row = match.counter.row("hand", match.away)

    answer = await match.counter.press(match.away, row, Play((PASS,)))

    assert answer.notice == ""
    assert match.table.departed == ()


async def test_the_challenge_of_somebody_who_leaves_is_off(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.desk.departed(ADA, PARLOUR)
        await counter.settled()

    stage = counter.table().stage
    assert isinstance(stage, Finished)
    assert stage.reason == "departed"
    assert counter.row("board").shown == 2


@pytest.mark.parametrize("who", [EVE, STRANGER], ids=["not at the table", "never met"])
async def test_the_leaving_of_others_changes_nothing(match: Absence, who: Visitor) -> None:
    if who == EVE:
        await match.counter.say(EVE, "/help")

    await match.counter.desk.departed(who, PARLOUR)
    await match.counter.desk.person_gone(who)

    assert match.table.version == 3
    assert ("web", STRANGER.user) not in match.counter.store.known


async def test_leaving_another_place_changes_nothing(match: Absence) -> None:
    await match.counter.desk.departed(match.away, GARDEN)

    assert match.table.version == 3


async def test_the_match_of_a_deleted_account_ends_and_nobody_has_lost(match: Absence) -> None:
    await match.counter.desk.person_gone(match.away)
    await match.counter.settled()

    stage = match.table.stage
    assert isinstance(stage, Finished)
    assert (stage.reason, stage.settlement) == ("person_gone", None)
    assert match.counter.row("result").shown == 4
    assert all(match.counter.row(*which).shown == 4 for which in _standing(match))


async def test_the_tables_of_a_place_that_is_gone_end_and_nobody_has_lost(
    match: Absence,
) -> None:
    match.counter.pigeon.closed.add(PARLOUR.channel)

    await match.counter.desk.place_gone(PARLOUR)
    await match.counter.settled()

    stage = match.table.stage
    assert isinstance(stage, Finished)
    assert (stage.reason, stage.settlement) == ("place_gone", None)
    assert match.counter.row("board").state == "refused"
    assert all(match.counter.row("hand", who).shown == 4 for who in (ADA, BEN))


async def test_a_place_that_is_gone_ends_no_table_of_another(match: Absence) -> None:
    await match.counter.desk.place_gone(GARDEN)

    assert match.table.version == 3


@pytest.mark.parametrize("reason", ["person-gone", "place-gone"])
async def test_how_a_match_ended_is_said_in_the_hand_of_who_is_left(
    match: Absence, reason: str
) -> None:
    await _ended(match, reason)
    await match.counter.settled()

    screen = match.counter.shown(match.counter.row("hand", match.here)).screen
    assert text(f"ended-{reason}") in _lines(screen)


@pytest.mark.parametrize("reason", ["person-gone", "place-gone"])
async def test_a_match_that_ended_so_is_in_the_history_and_in_no_statistics(
    match: Absence, reason: str
) -> None:
    await _ended(match, reason)

    results = [(row.reason, row.won, row.counted) for row in match.counter.store.matches]
    listed = (await match.counter.say(match.here, "/history", None)).private
    assert results == [(reason.replace("-", "_"), False, False)] * 2
    assert listed is not None
    assert match.table_id in {button.table for row in listed.screen.rows for button in row}


async def test_time_stands_still_while_a_platform_can_not_be_reached(match: Absence) -> None:
    desk, before = match.counter.desk, _left_ms(match)

    desk.unreachable("web")
    match.counter.clock.advance(240)
    await desk.reachable("web")
    await match.counter.settled()

    # What begins later is one tick after what was not counted.
    assert before - _left_ms(match) <= 1
    board = match.counter.shown(match.counter.row("board")).screen
    assert text("clock-given-back", span=rough_span(240)) in _lines(board)


def _standing(match: Absence) -> tuple[tuple[Purpose, Visitor | None], ...]:
    """Which messages are brought up for as long as the table stands."""
    return ("board", None), ("hand", match.away), ("hand", match.here)


async def _ended(match: Absence, reason: str) -> None:
    if reason == "person-gone":
        await match.counter.desk.person_gone(match.away)
    else:
        await match.counter.desk.place_gone(PARLOUR)


def _lines(screen: Screen) -> set[Text]:
    """The lines of words on a screen."""
    return {block.text for block in screen.blocks if isinstance(block, Line)}


def _left_ms(match: Absence) -> int:
    """How much of a turn's time is left."""
    deadline = match.counter.store.deadlines[match.table_id]
    return deadline.ends - match.counter.time.now(deadline.clock)
