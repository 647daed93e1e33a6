"""Ends before the end, by resigning or by agreement, and what may follow: a rematch."""

from dataclasses import replace

import pytest

from engine.match.actions import (
    Accept,
    Action,
    AnswerAbort,
    ChooseDealer,
    OfferAbort,
    OfferRematch,
    Resign,
    Withdraw,
)
from engine.match.changes import advance
from engine.match.opening import opened, rematch_opening
from engine.match.sheet import settled
from engine.match.stages import ChoosingDealer, Finished, Playing
from engine.match.table import Table, to_act
from engine.round.faults import Fault, NotAllowed
from engine.round.outcome import Ending, Outcome
from engine.round.state import Over
from tests.builders import ADA, BEN, CASUAL, DEALT, NORTH, OPENING, SOUTH, a_game, a_table
from tests.engine.match.showdowns import waiting_for_the_next_deal

AGAINST_COMPUTER = replace(OPENING, players=(ADA, CASUAL))
COMPUTER_DEALT = ChooseDealer(NORTH, deals=False)


def end_of(table: Table) -> Finished:
    """The end that ``table`` has reached."""
    assert isinstance(table.stage, Finished)
    return table.stage


def refusal_of(*actions: Action) -> Fault:
    """Why the last of ``actions`` is refused."""
    table = a_table(*actions[:-1])
    with pytest.raises(NotAllowed) as refusal:
        advance(table, actions[-1], a_game())
    return refusal.value.fault


@pytest.mark.parametrize("seat", [NORTH, SOUTH])
def test_who_resigns_gives_the_match_to_the_other(seat: int) -> None:
    end = end_of(a_table(*DEALT, Resign(seat)))

    assert (end.reason, end.by) == ("resigned", seat)
    assert end.settlement is not None
    assert (end.settlement.winner, end.settlement.payment) == (1 - seat, 100)


def test_a_resigned_match_is_settled_as_its_sheet_stands() -> None:
    waiting = waiting_for_the_next_deal()

    table = advance(waiting, Resign(SOUTH), a_game()).table

    assert end_of(table).settlement == settled(
        waiting.sheet, a_game().sheet_rules, NORTH, resigned=True
    )


def test_the_dealer_need_not_be_chosen_to_resign() -> None:
    assert end_of(a_table(Accept(BEN), Resign(SOUTH))).reason == "resigned"


@pytest.mark.parametrize(
    "actions",
    [
        pytest.param((Resign(SOUTH),), id="a resignation"),
        pytest.param((OfferAbort(SOUTH), AnswerAbort(NORTH, agrees=True)), id="an abort"),
    ],
)
def test_a_round_broken_off_scores_nothing_and_shows_no_hand(actions: tuple[Action, ...]) -> None:
    table = a_table(*DEALT, *actions)

    assert table.rounds[0].state.phase == Over(Outcome(Ending.BROKEN_OFF, None, (0, 0)))
    assert table.sheet.entries == ()


def test_a_resignation_writes_no_round_on_the_sheet() -> None:
    change = advance(a_table(*DEALT), Resign(SOUTH), a_game())

    assert change.ended == ()


def test_an_offer_to_abort_waits_for_the_answer() -> None:
    table = a_table(*DEALT, OfferAbort(NORTH))

    assert isinstance(table.stage, Playing)
    assert table.abort_offer == NORTH


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param(AnswerAbort(SOUTH, agrees=True), id="a yes"),
        pytest.param(OfferAbort(SOUTH), id="an offer of one's own"),
    ],
)
def test_an_agreed_abort_ends_the_match_without_a_loss(answer: Action) -> None:
    table = a_table(*DEALT, OfferAbort(NORTH), answer)

    assert end_of(table) == Finished("aborted")
    assert (table.abort_offer, to_act(table)) == (None, ())


@pytest.mark.parametrize(
    "seat",
    [pytest.param(SOUTH, id="a refusal"), pytest.param(NORTH, id="taken back")],
)
def test_a_no_takes_the_offer_off_the_table(seat: int) -> None:
    table = a_table(*DEALT, OfferAbort(NORTH), AnswerAbort(seat, agrees=False))

    assert isinstance(table.stage, Playing)
    assert table.abort_offer is None


def test_the_computer_agrees_to_an_abort_at_once() -> None:
    table = a_table(COMPUTER_DEALT, OfferAbort(NORTH), opening=AGAINST_COMPUTER)

    assert end_of(table).reason == "aborted"


OVER = (*DEALT, Resign(NORTH))


@pytest.mark.parametrize(
    ("actions", "fault"),
    [
        pytest.param((*OVER, Resign(SOUTH)), Fault.MATCH_OVER, id="resigned after the end"),
        pytest.param((*OVER, OfferAbort(SOUTH)), Fault.MATCH_OVER, id="aborted after the end"),
        pytest.param(
            (*OVER, AnswerAbort(SOUTH, agrees=True)), Fault.MATCH_OVER, id="agreed after the end"
        ),
        pytest.param(
            (*DEALT, AnswerAbort(SOUTH, agrees=True)), Fault.NO_ABORT_OFFER, id="nothing offered"
        ),
        pytest.param(
            (*DEALT, OfferAbort(NORTH), OfferAbort(NORTH)), Fault.ABORT_OFFERED, id="twice"
        ),
        pytest.param(
            (*DEALT, OfferAbort(NORTH), AnswerAbort(NORTH, agrees=True)),
            Fault.ABORT_OFFERED,
            id="agreeing with oneself",
        ),
        pytest.param((*DEALT, OfferRematch(NORTH)), Fault.NOT_OVER_YET, id="rematch too early"),
        pytest.param(
            (Withdraw("ada"), OfferRematch(NORTH)), Fault.NOT_NOW, id="no match to play again"
        ),
        pytest.param(
            (*OVER, OfferRematch(NORTH), OfferRematch(NORTH)),
            Fault.REMATCH_OFFERED,
            id="rematch offered twice",
        ),
        pytest.param(
            (*OVER, OfferRematch(NORTH), OfferRematch(SOUTH), OfferRematch(SOUTH)),
            Fault.REMATCH_BEGUN,
            id="rematch begun",
        ),
    ],
)
def test_leaving_is_refused(actions: tuple[Action, ...], fault: Fault) -> None:
    assert refusal_of(*actions) is fault


def test_a_rematch_waits_until_everybody_offers_it() -> None:
    one = a_table(*OVER, OfferRematch(SOUTH))

    both = advance(one, OfferRematch(NORTH), a_game()).table

    assert end_of(one).rematch == (SOUTH,)
    assert end_of(both).rematch == (NORTH, SOUTH)


def test_an_aborted_match_may_be_played_again() -> None:
    table = a_table(
        *DEALT, OfferAbort(NORTH), AnswerAbort(SOUTH, agrees=True), OfferRematch(NORTH)
    )

    assert end_of(table).rematch == (NORTH,)


def test_the_computer_agrees_to_a_rematch_at_once() -> None:
    table = a_table(COMPUTER_DEALT, Resign(NORTH), OfferRematch(NORTH), opening=AGAINST_COMPUTER)

    assert end_of(table).rematch == (NORTH, SOUTH)


def test_a_rematch_is_a_new_table_with_a_new_cut() -> None:
    over = a_table(*OVER, OfferRematch(NORTH), OfferRematch(SOUTH))

    again = opened(rematch_opening(over, "t2", bytes(32)), a_game()).table

    assert isinstance(again.stage, ChoosingDealer)
    assert (again.id, again.rematch_of, again.version) == ("t2", "t1", 1)
    assert (again.players, again.places, again.rules) == (over.players, over.places, over.rules)
    assert again.sheet.scores == (0, 0)
    assert again.seed == bytes(32)
