"""Moves in a round, and what a round's end does to the match."""

import pytest

from engine.match.actions import BeReady, OfferAbort, Play
from engine.match.changes import advance
from engine.match.sheet import SheetEntry
from engine.match.stages import Finished, Playing, Readying
from engine.match.table import Table, to_act
from engine.round.events import Discarded, DiscardTaken, Passed, RoundEnded, StockDrawn
from engine.round.faults import Fault, IllegalMove, NotAllowed
from engine.round.moves import Discard, DrawDiscard, DrawStock, Move, Pass
from engine.round.outcome import Ending
from engine.round.showdown import plain_cards
from engine.round.state import AnsweringUpcard, Discarding, Drawing
from tests.builders import DEALT, NORTH, SOUTH, a_game, a_table
from tests.engine.match.showdowns import (
    SIX_AGAINST_NINETEEN,
    Showdown,
    knocked_out,
    waiting_for_the_next_deal,
)

HEARTS = "Ah 2h 3h 4h 5h 6h 7h 8h 9h"
COURTS = "Qc Qd Qs Jc Jd Js"
SEVEN_ROUNDS = (
    (Showdown(NORTH, f"{HEARTS} 6c", f"{COURTS} As 3d 5s Td"), Ending.KNOCK, (13, 0)),
    (Showdown(SOUTH, f"{HEARTS} Th", f"{COURTS} 2s 3d 9s Td"), Ending.GIN, (13, 49)),
    (Showdown(SOUTH, f"{HEARTS} 8c", f"{COURTS} As Ad 3s 4d"), Ending.KNOCK, (13, 50)),
    (Showdown(NORTH, f"{HEARTS} Tc", f"{COURTS} 4s 6d 8s 9d"), Ending.KNOCK, (30, 50)),
    (Showdown(SOUTH, f"{HEARTS} 4c", f"{COURTS} Kd Ks Kh 4d"), Ending.UNDERCUT, (55, 50)),
    (Showdown(NORTH, f"{HEARTS} 7c", "Qc Qd Qs Kd 8s 8d 6d 4s 2d As"), Ending.KNOCK, (87, 50)),
    (Showdown(NORTH, f"{HEARTS} Th", f"{COURTS} As Ad 2s 2d"), Ending.GIN, (118, 50)),
)
"""The seven deals between Danilov and Kabanov. Source: classic rules, 5.1."""


def played_on(table: Table) -> Table:
    """``table`` with the next round dealt, if somebody has to be ready for it."""
    while isinstance(table.stage, Readying):
        table = advance(table, BeReady(to_act(table)[0]), a_game()).table
    return table


def seven_rounds() -> list[Table]:
    """The table after each of the seven deals."""
    tables = [a_table(*DEALT)]
    for showdown, _, _ in SEVEN_ROUNDS:
        tables.append(knocked_out(played_on(tables[-1]), showdown))
    return tables[1:]


def test_the_match_of_243_points_runs_as_its_source_says() -> None:
    tables = seven_rounds()

    assert [table.sheet.scores for table in tables] == [scores for _, _, scores in SEVEN_ROUNDS]
    assert [table.sheet.entries[-1].ending for table in tables] == [
        ending for _, ending, _ in SEVEN_ROUNDS
    ]


def test_the_match_of_243_points_alternates_the_deal() -> None:
    tables = seven_rounds()

    assert [table.rounds[0].state.dealer for table in tables] == [
        NORTH, SOUTH, NORTH, SOUTH, NORTH, SOUTH, NORTH,
    ]  # fmt: skip


def test_the_match_of_243_points_is_settled_at_243() -> None:
    table = seven_rounds()[-1]

    assert isinstance(table.stage, Finished)
    assert table.stage.reason == "won"
    assert table.stage.settlement is not None
    assert table.stage.settlement.totals == (343, 100)
    assert table.stage.settlement.payment == 243


def test_a_match_goes_on_until_somebody_has_the_target() -> None:
    tables = seven_rounds()

    assert [isinstance(table.stage, Readying) for table in tables] == [True] * 6 + [False]


def test_a_move_makes_the_next_version_and_tells_what_happened() -> None:
    before = a_table(*DEALT)

    after = advance(before, Play(SOUTH, (Pass(),)), a_game())

    assert (after.table.version, after.ended) == (before.version + 1, ())
    assert after.table.last == (Passed(SOUTH),)
    assert to_act(after.table) == (NORTH,)


def test_a_discard_tells_how_its_turn_began() -> None:
    table = a_table(*DEALT, Play(SOUTH, (Pass(),)), Play(NORTH, (Pass(),)))
    drawn = advance(table, Play(SOUTH, (DrawStock(),)), a_game()).table
    thrown = plain_cards(drawn.rounds[0].state.hands[SOUTH])[0]

    after = advance(drawn, Play(SOUTH, (Discard(thrown),)), a_game()).table

    assert after.last == (StockDrawn(SOUTH), Discarded(SOUTH, thrown))


def test_a_turn_tells_nothing_of_the_turn_before() -> None:
    table = a_table(*DEALT, Play(SOUTH, (Pass(),)), Play(NORTH, (Pass(),)))
    drawn = advance(table, Play(SOUTH, (DrawStock(),)), a_game()).table
    thrown = plain_cards(drawn.rounds[0].state.hands[SOUTH])[0]
    passed = advance(drawn, Play(SOUTH, (Discard(thrown),)), a_game()).table

    after = advance(passed, Play(NORTH, (DrawDiscard(),)), a_game()).table

    assert after.last == (DiscardTaken(NORTH, thrown),)


def test_a_table_knows_since_when_it_tells_what_it_tells() -> None:
    before = a_table(*DEALT)
    passed = advance(before, Play(SOUTH, (Pass(),)), a_game()).table

    offered = advance(passed, OfferAbort(SOUTH), a_game()).table

    assert (before.last_at, passed.last_at) == (before.version, passed.version)
    assert offered.last_at == passed.version < offered.version


def test_moves_of_one_turn_may_come_together() -> None:
    before = a_table(*DEALT)
    upcard = before.rounds[0].state.opening_card
    thrown = Discard(plain_cards(before.rounds[0].state.hands[SOUTH])[0])

    table = advance(before, Play(SOUTH, (DrawDiscard(), thrown)), a_game()).table

    assert table.version == before.version + 1
    assert table.last[0] == DiscardTaken(SOUTH, upcard)
    assert table.rounds[0].state.phase == Drawing(NORTH)


def test_of_several_moves_all_count_or_none() -> None:
    table = a_table(*DEALT)
    upcard = table.rounds[0].state.opening_card

    with pytest.raises(IllegalMove) as refusal:
        advance(table, Play(SOUTH, (DrawDiscard(), Discard(upcard))), a_game())

    assert refusal.value.fault is Fault.TAKEN_CARD_BACK
    assert table == a_table(*DEALT)


@pytest.mark.parametrize(
    ("seat", "moves", "fault"),
    [
        pytest.param(NORTH, (Pass(),), Fault.NOT_YOUR_TURN, id="the other's turn"),
        pytest.param(SOUTH, (DrawStock(),), Fault.MOVE_NOT_NOW, id="the upcard comes first"),
        pytest.param(SOUTH, (), Fault.MOVE_NOT_NOW, id="no move at all"),
        pytest.param(SOUTH, (Pass(), Pass()), Fault.NOT_YOUR_TURN, id="a move too many"),
    ],
)
def test_what_the_rules_forbid_is_refused(
    seat: int, moves: tuple[Move, ...], fault: Fault
) -> None:
    with pytest.raises(IllegalMove) as refusal:
        advance(a_table(*DEALT), Play(seat, moves), a_game())

    assert refusal.value.fault is fault


def test_no_move_is_possible_between_two_deals() -> None:
    with pytest.raises(NotAllowed) as refusal:
        advance(waiting_for_the_next_deal(), Play(SOUTH, (DrawStock(),)), a_game())

    assert refusal.value.fault is Fault.NOT_NOW


def test_no_move_is_possible_after_the_match() -> None:
    with pytest.raises(NotAllowed) as refusal:
        advance(seven_rounds()[-1], Play(SOUTH, (DrawStock(),)), a_game())

    assert refusal.value.fault is Fault.MATCH_OVER


def test_a_knock_waits_for_the_defender_before_the_round_ends() -> None:
    showdown, table = SIX_AGAINST_NINETEEN, a_table(*DEALT)

    ended = knocked_out(table, showdown)

    assert ended.version == table.version + 2
    assert ended.last[-1] == RoundEnded(Ending.KNOCK, NORTH, 13)


def test_a_round_that_ends_is_written_on_the_sheet() -> None:
    table = waiting_for_the_next_deal()

    assert table.sheet.entries == (SheetEntry(1, Ending.KNOCK, NORTH, (13, 0), (13, 0)),)
    assert table.sheet.boxes == (1, 0)


def test_p05_after_a_dead_hand_the_same_dealer_deals_again() -> None:
    table = a_table(*DEALT)

    change = None
    while isinstance(table.stage, Playing):
        change = advance(table, Play(to_act(table)[0], (_idle_move(table),)), a_game())
        table = change.table

    assert change is not None
    assert [outcome.ending for outcome in change.ended] == [Ending.DEAD_HAND]
    assert table.sheet.scores == table.sheet.boxes == (0, 0)
    assert isinstance(table.stage, Readying)
    assert (table.stage.number, table.stage.dealer) == (2, NORTH)


def _idle_move(table: Table) -> Move:
    """Leave the upcard, draw from the stock, throw what was drawn."""
    phase = table.rounds[0].state.phase
    if isinstance(phase, AnsweringUpcard):
        return Pass()
    return Discard(phase.drawn) if isinstance(phase, Discarding) else DrawStock()


def test_an_offered_abort_stands_while_play_goes_on() -> None:
    offered = a_table(*DEALT, OfferAbort(NORTH))

    table = advance(offered, Play(SOUTH, (Pass(),)), a_game()).table

    assert table.abort_offer == NORTH


def test_an_offered_abort_falls_with_the_end_of_the_match() -> None:
    almost = played_on(seven_rounds()[-2])
    offered = advance(almost, OfferAbort(SOUTH), a_game()).table

    table = knocked_out(offered, SEVEN_ROUNDS[-1][0])

    assert isinstance(table.stage, Finished)
    assert table.abort_offer is None


def test_the_stock_card_drawn_is_in_no_event() -> None:
    table = a_table(*DEALT, Play(SOUTH, (Pass(),)), Play(NORTH, (Pass(),)))

    after = advance(table, Play(SOUTH, (DrawStock(),)), a_game()).table

    assert after.last == (StockDrawn(SOUTH),)
