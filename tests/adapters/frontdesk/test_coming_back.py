"""Whatever somebody presses or types takes control back at once, and is as good as it was."""

from collections.abc import AsyncIterator

import pytest

from adapters.frontdesk import Answer
from engine.match.people import Place
from engine.round.faults import Fault
from engine.round.moves import DRAW_STOCK, PASS
from engine.service.intents import Ask, Intent, Look, Play
from engine.service.ports import Purpose
from tests.adapters.frontdesk.absence import Absence, dealt, missed
from tests.counter import EVE, PARLOUR, Counter

GARDEN = Place("web", "#garden", "garden")
GUARD_MS = 500


@pytest.fixture
async def absence(counter: Counter) -> AsyncIterator[Absence]:
    """A match in which autopilot has played a turn, while everything is delivered."""
    async with counter.running():
        yield await missed(counter)


@pytest.mark.parametrize(
    ("purpose", "intent"),
    [
        pytest.param("hand", Look("hand"), id="a look"),
        pytest.param("hand", Look("rules"), id="a page of no table"),
        pytest.param("hand", Ask("sort_rank"), id="the order of cards"),
        pytest.param("board", Ask("my_hand"), id="the own hand, on the board"),
        pytest.param("board", Look("rules"), id="a page, on the board"),
        pytest.param("hand", Play((DRAW_STOCK,)), id="what is refused"),
        pytest.param("hand", Ask("agree_abort"), id="what makes no sense"),
        pytest.param("hand", Ask("back"), id="that one is back"),
        pytest.param("board", Ask("back"), id="that one is back, on the board"),
    ],
)
async def test_any_press_takes_control_back(
    absence: Absence, purpose: Purpose, intent: Intent
) -> None:
    await _pressed(absence, purpose, intent)

    assert absence.table.away == ()


async def test_a_button_of_long_ago_takes_control_back_too(absence: Absence) -> None:
    counter, row = absence.counter, absence.counter.row("hand", absence.away)
    scope = counter.shown(row).scope
    token = counter.tokens.encode(Play((PASS,)), absence.table_id, 3, scope)

    answer = await counter.press_token(absence.away, row, token)

    assert answer.notice == counter.sentence(Fault.STALE_BUTTON)
    assert absence.table.away == ()


async def test_a_second_tap_takes_control_back_though_it_is_asked_again() -> None:
    counter = Counter(double_tap_ms=GUARD_MS)
    async with counter.running():
        absence = await missed(counter)
        answer = await _pressed(absence, "hand", Ask("offer_abort"))

    assert answer.notice == counter.sentence(Fault.JUST_REDRAWN)
    assert absence.table.away == ()


async def test_the_answer_shows_that_one_is_back(absence: Absence) -> None:
    answer = await _pressed(absence, "hand", Look("hand"))

    assert answer.redraw is not None
    assert answer.redraw.screen.version == absence.table.version == 6


async def test_the_message_that_brought_one_back_is_left_to_its_answer(absence: Absence) -> None:
    counter = absence.counter
    chat = counter.row("hand", absence.away).chat
    before = len(counter.pigeon.flown)

    await _pressed(absence, "hand", Look("rules"))
    await counter.settled()

    row = counter.row("hand", absence.away)
    assert chat not in {where for _, where, _ in counter.pigeon.flown[before:]}
    assert (row.shown, row.wanted) == (6, 6)


async def test_everybody_else_sees_that_one_is_back(absence: Absence) -> None:
    await _pressed(absence, "hand", Look("hand"))
    await absence.counter.settled()

    assert absence.counter.row("board").shown == 6
    assert absence.counter.row("hand", absence.here).shown == 6


@pytest.mark.parametrize("purpose", ["hand", "board"])
async def test_who_says_that_they_are_back_has_their_hand_and_reads_that_they_play(
    absence: Absence, purpose: Purpose
) -> None:
    answer = await _pressed(absence, purpose, Ask("back"))

    shown = answer.private if purpose == "board" else answer.redraw
    assert shown is not None
    assert shown.scope == f"person:{absence.counter.person(absence.away).id}"
    assert answer.notice == absence.counter.sentence("you-play-again")


async def test_a_move_is_as_good_as_before_one_was_back(absence: Absence) -> None:
    await absence.order(absence.here, Play((PASS,)))
    await absence.counter.settled()
    before = absence.table.version

    answer = await _pressed(absence, "hand", Play((DRAW_STOCK,)))

    assert answer.notice == ""
    assert absence.table.away == ()
    assert absence.table.version == before + 2


async def test_nobody_else_takes_control_back_for_one(absence: Absence) -> None:
    counter, board = absence.counter, absence.counter.row("board")

    await counter.press(EVE, board, Ask("my_hand"))
    await counter.press(absence.here, board, Ask("my_hand"))
    await counter.say(absence.here, "/hand")

    assert any(absence.table.away)


@pytest.mark.parametrize("place", [PARLOUR, None], ids=["in its place", "in private"])
@pytest.mark.parametrize("line", ["/help", "/m draw", "/nonsense"])
async def test_a_typed_line_takes_control_back(
    absence: Absence, line: str, place: Place | None
) -> None:
    await absence.counter.say(absence.away, line, place)

    assert absence.table.away == ()


async def test_a_line_that_is_typed_elsewhere_is_about_other_tables(absence: Absence) -> None:
    await absence.counter.say(absence.away, "/help", GARDEN)

    assert any(absence.table.away)


async def test_a_half_made_choice_outlives_a_warning(counter: Counter) -> None:
    async with counter.running():
        absence = await dealt(counter)
        row = counter.row("hand", absence.away)
        drawn = counter.shown(row)
        token = counter.tokens.encode(Look("knock"), absence.table_id, 3, drawn.scope)
        await absence.pass_time()
        answer = await counter.press_token(absence.away, row, token)

    assert absence.table.warned
    assert answer.notice == ""


async def test_a_half_made_choice_is_over_once_the_table_moves_on(absence: Absence) -> None:
    counter, row = absence.counter, absence.counter.row("hand", absence.away)
    token = counter.tokens.encode(Look("knock"), absence.table_id, 3, counter.shown(row).scope)

    answer = await counter.press_token(absence.away, row, token)

    assert answer.notice == counter.sentence(Fault.STALE_BUTTON)


async def test_a_press_right_after_a_warning_is_obeyed_where_nothing_moved() -> None:
    counter = Counter(double_tap_ms=GUARD_MS)
    async with counter.running():
        absence = await dealt(counter)
        await absence.pass_time()
        answer = await _pressed(absence, "hand", Play((PASS,)))

    assert absence.table.warned is False
    assert answer.notice == ""
    assert absence.table.version == 5


async def test_a_press_right_after_the_table_was_redrawn_is_asked_again() -> None:
    counter = Counter(double_tap_ms=GUARD_MS)
    async with counter.running():
        absence = await dealt(counter)
        answer = await _pressed(absence, "hand", Play((PASS,)))

    assert answer.notice == counter.sentence(Fault.JUST_REDRAWN)
    assert absence.table.version == 3


async def _pressed(absence: Absence, purpose: Purpose, intent: Intent) -> Answer:
    """The answer to a press of whoever was away, on a message as it is shown."""
    counter = absence.counter
    row = counter.row(purpose, None if purpose == "board" else absence.away)
    return await counter.press(absence.away, row, intent)
