"""Time that passes at a table: reminders, warnings, and steps that nobody took."""

from dataclasses import replace

import pytest

from engine.match.actions import (
    Accept,
    Action,
    BeReady,
    Expire,
    Play,
    Remind,
    Resign,
    Warn,
    Withdraw,
)
from engine.match.dated import is_fresh
from engine.match.stages import ChoosingDealer, Playing, Readying
from engine.round.faults import Fault
from engine.round.moves import Discard, DrawDiscard, Pass
from engine.round.showdown import plain_cards
from tests.builders import (
    BEN,
    DEALT,
    NORTH,
    SOUTH,
    a_table,
)
from tests.engine.match.absences import after, missed, refusal_of
from tests.engine.match.showdowns import (
    waiting_for_the_next_deal,
)


def test_a_warning_is_on_the_table_and_spoils_no_button() -> None:
    before = a_table(*DEALT)

    warned = after(before, Warn())

    assert (warned.warned, warned.version) == (True, before.version + 1)
    assert is_fresh(warned, before.version)
    assert not is_fresh(warned, before.version - 1)


def test_a_warning_lasts_until_the_turn_is_over() -> None:
    warned = a_table(*DEALT, Warn())
    thrown = Discard(plain_cards(warned.rounds[0].state.hands[SOUTH])[0])

    drawn = after(warned, Play(SOUTH, (DrawDiscard(),)))
    over = after(drawn, Play(SOUTH, (thrown,)))

    assert (drawn.warned, over.warned) == (True, False)


def test_nobody_is_warned_twice_in_a_turn() -> None:
    assert refusal_of(a_table(*DEALT, Warn()), Warn()) is Fault.NOT_NOW


def test_a_reminder_changes_nothing_but_the_version() -> None:
    before = a_table(*DEALT)

    reminded = after(before, Remind())

    assert replace(reminded, version=before.version) == before


def test_a_reminder_takes_no_warning_back() -> None:
    assert a_table(*DEALT, Warn(), Remind()).warned


@pytest.mark.parametrize("action", [Remind(), Warn()])
@pytest.mark.parametrize(
    "actions",
    [pytest.param((), id="in the lobby"), pytest.param((*DEALT, Resign(NORTH)), id="at the end")],
)
def test_nobody_is_called_where_nobody_is_waited_for(
    actions: tuple[Action, ...], action: Action
) -> None:
    assert refusal_of(a_table(*actions), action) is Fault.NOT_NOW


def test_who_does_not_choose_the_dealer_lets_the_other_deal() -> None:
    choosing = a_table(Accept(BEN))
    assert isinstance(choosing.stage, ChoosingDealer)
    assert choosing.stage.chooser == NORTH

    table = missed(choosing)

    assert isinstance(table.stage, Playing)
    assert table.rounds[0].state.dealer == SOUTH
    assert (table.away, table.missed, table.autopilot) == ((1, 0), (1, 0), ())


def test_the_next_round_is_dealt_without_who_is_not_ready() -> None:
    one_ready = after(waiting_for_the_next_deal(), BeReady(NORTH))

    table = missed(one_ready)

    assert isinstance(table.stage, Playing)
    assert (table.rounds[0].number, table.unready, table.away) == (2, (SOUTH,), ())


def test_the_next_round_is_dealt_even_where_nobody_is_ready() -> None:
    table = missed(waiting_for_the_next_deal())

    assert (isinstance(table.stage, Playing), table.unready) == (True, (NORTH, SOUTH))


def test_who_was_not_ready_is_named_until_the_first_move() -> None:
    dealt = missed(waiting_for_the_next_deal())

    warned = after(dealt, Warn())
    moved = after(warned, Play(NORTH, (Pass(),)))

    assert (warned.unready, moved.unready) == ((NORTH, SOUTH), ())


def test_time_moves_nobody_in_mid_turn() -> None:
    assert refusal_of(a_table(*DEALT), Expire()) is Fault.NOT_NOW


@pytest.mark.parametrize("actions", [(Withdraw("ada"),), (*DEALT, Resign(NORTH))])
def test_what_is_over_expires_no_more(actions: tuple[Action, ...]) -> None:
    assert refusal_of(a_table(*actions), Expire()) is Fault.NOT_NOW


def test_a_ready_step_that_passes_by_begins_no_turn_that_was_warned_of() -> None:
    waiting = after(waiting_for_the_next_deal(), Warn())
    assert isinstance(waiting.stage, Readying)

    dealt = missed(waiting)

    assert dealt.warned is False
