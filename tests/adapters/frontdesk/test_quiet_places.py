"""Quiet places at the desk: the board alone, and the last round for whoever asks for it."""

from dataclasses import replace

from adapters.drawing import scope_of
from adapters.frontdesk import Press, Visitor
from adapters.presentation.ink import Ink
from engine.match.boards import board_of
from engine.service.intents import Intent, Look
from engine.service.ports import Audience
from tests.adapters.frontdesk.reading import in_second_round, won
from tests.adapters.presentation.paper import buttons, on_paper
from tests.builders import NORTH, PARLOUR, SOUTH
from tests.counter import ADA, EVE, Counter
from tests.engine.service.layouts import KNOCK, play_out
from tests.engine.service.parlour import Parlour


async def _quiet(counter: Counter, *, quiet: bool = True) -> None:
    known = await counter.store.place(PARLOUR.key)
    await counter.store.change_place(replace(known, quiet=quiet))


def _press(counter: Counter, table: str, intent: Intent, visitor: Visitor = EVE) -> Press:
    """A press on a board, which everybody in the parlour sees."""
    scope = scope_of(Audience("place", PARLOUR.key))
    token = counter.tokens.encode(intent, table, counter.store.tables[table].version, scope)
    return Press(visitor, PARLOUR, PARLOUR.channel, "7", token, "u")


async def _last_round(counter: Counter, table: str) -> str:
    """What somebody who does not play is shown of the last round, on their own."""
    await counter.say(EVE, "/help")
    row = next(row for row in counter.store.messages.values() if row.key.purpose == "board")
    board = await counter.drawing.message(row.key)
    button = buttons(board.screen)["Last round"]
    assert button.intent == Look("showdown")
    answer = await counter.pressed(_press(counter, table, button.intent))
    assert answer.redraw is None
    assert answer.private is not None, answer.notice
    return on_paper(answer.private.screen)


async def test_a_quiet_board_leads_to_the_round_before_this_one(
    counter: Counter, parlour: Parlour
) -> None:
    await _quiet(counter)
    table = await in_second_round(parlour)

    assert (await _last_round(counter, table)).startswith("Round 1")


async def test_a_quiet_board_leads_to_the_last_round_of_a_match_that_is_over(
    counter: Counter, parlour: Parlour
) -> None:
    await _quiet(counter)
    table = await won(parlour)

    assert (await _last_round(counter, table)).startswith("Round 3")


async def test_a_loud_board_has_no_such_button(counter: Counter, parlour: Parlour) -> None:
    table = await in_second_round(parlour)
    row = next(row for row in counter.store.messages.values() if row.key.purpose == "board")

    board = await counter.drawing.message(row.key)

    assert row.key.table == table
    assert "Last round" not in buttons(board.screen)


async def test_a_press_from_before_the_first_round_was_over_is_told_so(
    counter: Counter, parlour: Parlour
) -> None:
    await _quiet(counter)
    table = await parlour.dealt()

    answer = await counter.pressed(_press(counter, table, Look("showdown")))

    assert answer.notice == counter.sentence("fault-no-table")


async def test_who_plays_gets_ready_on_the_round_that_was_shown_to_them(
    counter: Counter, parlour: Parlour
) -> None:
    await _quiet(counter)
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    shown = await counter.pressed(_press(counter, table, Look("showdown"), ADA))
    assert shown.private is not None
    ready = buttons(shown.private.screen)["Ready"]
    token = Ink(counter.catalog, counter.tokens).button_token(shown.private, ready)

    await counter.pressed(Press(ADA, PARLOUR, PARLOUR.channel, "~1", token, "r"))

    board = await counter.service.show(table, Audience("place", PARLOUR.key))
    assert board_of(board).to_act == (SOUTH,)
