"""People who leave the place of a table, come back or not, and tables that somebody ends."""

from dataclasses import replace
from typing import Literal

import pytest

from engine.match.actions import (
    Accept,
    Action,
    AnswerAbort,
    Close,
    ComeBack,
    Depart,
    OfferAbort,
    OfferRematch,
    Play,
    Resign,
)
from engine.match.dated import is_fresh
from engine.match.stages import Finished, Playing
from engine.match.table import Table, to_act
from engine.round.faults import Fault
from engine.round.moves import Pass
from engine.round.outcome import Ending, Outcome
from engine.round.state import Over
from tests.builders import BEN, DEALT, NORTH, OPENING, SOUTH, a_table
from tests.engine.match.absences import after, end_of, refusal_of, without
from tests.engine.match.showdowns import waiting_for_the_next_deal

FOR_BEN = replace(OPENING, invited="ben", invited_name="Ben")
BEN_LEFT = (*DEALT, Depart("ben"))


@pytest.mark.parametrize("person", ["ada", "ben"])
def test_a_challenge_is_off_when_either_has_left(person: str) -> None:
    table = a_table(Depart(person), opening=FOR_BEN)

    assert end_of(table) == Finished("departed")


def test_a_challenge_goes_on_when_somebody_else_leaves() -> None:
    assert refusal_of(a_table(opening=FOR_BEN), Depart("cleo")) is Fault.NOT_NOW
    assert refusal_of(a_table(), Depart("ben")) is Fault.NOT_NOW


def test_a_match_waits_for_whoever_has_left() -> None:
    before = a_table(*DEALT)

    table = after(before, Depart("ben"))

    assert (isinstance(table.stage, Playing), table.departed, to_act(table)) == (
        True,
        (SOUTH,),
        (SOUTH,),
    )
    assert is_fresh(table, before.version)


@pytest.mark.parametrize(
    ("table", "person", "fault"),
    [
        pytest.param(a_table(*BEN_LEFT), "ben", Fault.NOT_NOW, id="twice"),
        pytest.param(a_table(*DEALT), "cleo", Fault.NOT_AT_TABLE, id="an onlooker"),
        pytest.param(a_table(*DEALT, Resign(SOUTH)), "ben", Fault.MATCH_OVER, id="after the end"),
    ],
)
def test_nothing_is_left(table: Table, person: str, fault: Fault) -> None:
    assert refusal_of(table, Depart(person)) is fault


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(ComeBack(SOUTH), id="by coming back"),
        pytest.param(Play(SOUTH, (Pass(),)), id="by playing on"),
    ],
)
def test_whoever_left_is_back(action: Action) -> None:
    table = a_table(*BEN_LEFT, action)

    assert table.departed == ()


def test_both_may_leave_and_one_come_back() -> None:
    table = a_table(*BEN_LEFT, Depart("ada"), ComeBack(SOUTH))

    assert table.departed == (NORTH,)


def test_who_is_left_alone_may_end_the_match_without_a_loss() -> None:
    table = a_table(*BEN_LEFT, OfferAbort(NORTH))

    assert end_of(table) == Finished("aborted")


def test_who_offered_to_end_the_match_and_is_left_alone_has_ended_it() -> None:
    table = a_table(*DEALT, OfferAbort(NORTH), Depart("ben"))

    assert end_of(table) == Finished("aborted")
    assert (table.departed, table.abort_offer) == ((SOUTH,), None)
    assert table.fresh_from == table.version


def test_an_offer_to_end_the_match_stands_when_its_owner_leaves() -> None:
    offered = a_table(*DEALT, OfferAbort(SOUTH), Depart("ben"))

    ended = after(offered, AnswerAbort(NORTH, agrees=True))

    assert (isinstance(offered.stage, Playing), offered.abort_offer) == (True, SOUTH)
    assert end_of(ended).reason == "aborted"


def test_whoever_came_back_must_be_asked_again() -> None:
    table = a_table(*BEN_LEFT, ComeBack(SOUTH), OfferAbort(NORTH))

    assert (isinstance(table.stage, Playing), table.abort_offer) == (True, NORTH)


def test_whoever_left_forfeits_like_anybody_who_is_away() -> None:
    table = without(a_table(*BEN_LEFT), SOUTH, turns=5)

    assert (end_of(table).reason, end_of(table).by) == ("forfeited", SOUTH)


@pytest.mark.parametrize("reason", ["ended", "place_gone", "person_gone"])
@pytest.mark.parametrize(
    "table",
    [
        pytest.param(a_table(), id="a challenge"),
        pytest.param(a_table(Accept(BEN)), id="before the deal"),
        pytest.param(a_table(*DEALT), id="in a round"),
        pytest.param(waiting_for_the_next_deal(), id="between two rounds"),
    ],
)
def test_a_table_may_be_closed_at_any_time_and_nobody_has_won(
    table: Table, reason: Literal["ended", "place_gone", "person_gone"]
) -> None:
    closed = after(table, Close(reason, "Cleo"))

    assert end_of(closed) == Finished(reason, name="Cleo")
    assert (to_act(closed), closed.fresh_from) == ((), closed.version)


def test_a_closed_round_scores_nothing_and_shows_no_hand() -> None:
    table = a_table(*DEALT, Close("ended", "Cleo"))

    assert table.rounds[0].state.phase == Over(Outcome(Ending.BROKEN_OFF, None, (0, 0)))


def test_rounds_that_were_over_stay_on_the_sheet_of_a_closed_match() -> None:
    waiting = waiting_for_the_next_deal()

    assert after(waiting, Close("place_gone")).sheet == waiting.sheet


def test_what_is_over_is_closed_no_more() -> None:
    over = a_table(*DEALT, Resign(SOUTH))

    assert refusal_of(over, Close("ended", "Cleo")) is Fault.MATCH_OVER


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(without(a_table(*DEALT), SOUTH, turns=5), id="forfeited"),
        pytest.param(without(a_table(*DEALT), NORTH, SOUTH, turns=5), id="abandoned"),
        pytest.param(a_table(*DEALT, Close("ended", "Cleo")), id="ended"),
    ],
)
def test_a_match_without_a_loser_or_a_player_may_be_played_again(table: Table) -> None:
    assert end_of(after(table, OfferRematch(NORTH))).rematch == (NORTH,)


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(a_table(*DEALT, Close("place_gone")), id="its place is gone"),
        pytest.param(a_table(*DEALT, Close("person_gone")), id="a player is gone"),
        pytest.param(a_table(Close("ended", "Cleo")), id="a challenge was ended"),
        pytest.param(a_table(Depart("ada")), id="a challenger left"),
    ],
)
def test_nothing_is_played_again_where_nobody_could(table: Table) -> None:
    assert refusal_of(table, OfferRematch(NORTH)) is Fault.NOT_NOW
