"""Turns that autopilot plays for whoever is away, and matches that are forfeited by them."""

from dataclasses import replace

import pytest

from engine.match.actions import (
    Action,
    Autopilot,
    ChooseDealer,
    ComeBack,
    OfferAbort,
    Resign,
)
from engine.match.changes import advance
from engine.match.dated import is_away
from engine.match.pace import AUTOPILOT_TURNS, AWAY_TOO
from engine.match.sheet import SheetEntry, settled
from engine.match.stages import ChoosingDealer, Finished, Playing
from engine.match.table import Change, RoundInPlay, Table, to_act
from engine.round.faults import Fault, IllegalMove
from engine.round.moves import Gin, Knock, Pass
from engine.round.outcome import Ending, Outcome
from engine.round.state import Over
from tests.builders import (
    ADA,
    CASUAL,
    DEALT,
    NORTH,
    OPENING,
    SOUTH,
    a_game,
    a_table,
    plain_card,
    some_melds,
)
from tests.engine.match.absences import after, end_of, missed, refusal_of, without
from tests.engine.match.showdowns import (
    SIX_AGAINST_NINETEEN,
    THROWN,
    before_the_knock,
    waiting_for_the_next_deal,
)

GIN_HAND = "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th"
GIN = Gin(plain_card(THROWN), some_melds(GIN_HAND))


def test_a_missed_turn_is_played_and_counted() -> None:
    table = a_table(*DEALT, Autopilot(SOUTH, (Pass(),)))

    assert (table.away, table.autopilot, to_act(table)) == ((0, 1), (0, 1), (NORTH,))
    assert (is_away(table, SOUTH), is_away(table, NORTH)) == (True, False)
    assert table.fresh_from == table.version


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(ComeBack(SOUTH), id="whatever they press"),
        pytest.param(OfferAbort(SOUTH), id="an offer"),
    ],
)
def test_whoever_comes_back_is_away_no_longer(action: Action) -> None:
    table = a_table(*DEALT, Autopilot(SOUTH, (Pass(),)), action)

    assert table.away == ()
    assert table.autopilot == (0, 1)


def test_coming_back_leaves_the_other_away() -> None:
    both = without(a_table(*DEALT), NORTH, SOUTH, turns=2)

    table = after(both, ComeBack(NORTH))

    assert (both.away, table.away) == ((1, 1), (0, 1))


def test_coming_back_spoils_no_button() -> None:
    away = a_table(*DEALT, Autopilot(SOUTH, (Pass(),)))

    table = after(away, ComeBack(SOUTH))

    assert table.fresh_from == away.version


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        pytest.param(a_table(*DEALT), Fault.NOT_NOW, id="who was not away"),
        pytest.param(a_table(), Fault.NOT_NOW, id="before the match"),
        pytest.param(a_table(*DEALT, Resign(SOUTH)), Fault.MATCH_OVER, id="after the match"),
    ],
)
def test_nobody_comes_back(table: Table, fault: Fault) -> None:
    assert refusal_of(table, ComeBack(SOUTH)) is fault


def test_three_missed_turns_in_a_row_forfeit_the_match() -> None:
    two = without(a_table(*DEALT), SOUTH, turns=4)

    three = missed(two)

    assert isinstance(two.stage, Playing)
    assert two.away == (0, AUTOPILOT_TURNS - 1)
    end = end_of(three)
    assert (end.reason, end.by) == ("forfeited", SOUTH)
    assert end.settlement == settled(two.sheet, a_game().sheet_rules, NORTH, resigned=True)


def test_a_forfeited_round_is_broken_off_and_scores_nothing() -> None:
    table = without(a_table(*DEALT), SOUTH, turns=5)

    assert table.rounds[-1].state.phase == Over(Outcome(Ending.BROKEN_OFF, None, (0, 0)))
    assert (table.sheet.entries, to_act(table)) == ((), ())


def test_missed_turns_count_from_the_latest_move_of_ones_own() -> None:
    two = without(without(a_table(*DEALT), SOUTH, turns=4), turns=2)

    again = without(two, SOUTH, turns=4)

    assert isinstance(again.stage, Playing)
    assert (two.missed, again.missed, again.autopilot) == ((), (0, 2), (0, 4))


def test_whoever_presses_now_and_then_but_never_moves_forfeits() -> None:
    back = after(without(a_table(*DEALT), SOUTH, turns=4), ComeBack(SOUTH))

    third = without(back, SOUTH, turns=1)

    assert (back.away, back.missed) == ((), (0, 2))
    assert end_of(third).reason == "forfeited"


def test_choosing_the_dealer_is_a_move_of_ones_own() -> None:
    table = replace(a_table(*DEALT[:1]), missed=(2, 2))
    assert isinstance(table.stage, ChoosingDealer)
    chooser = table.stage.chooser

    chosen = after(table, ChooseDealer(chooser, deals=True))

    assert chosen.missed[chooser] == 0
    assert sum(chosen.missed) == 2


def test_what_autopilot_did_stays_its_own() -> None:
    flown = without(a_table(*DEALT), SOUTH, turns=1)

    back = after(flown, ComeBack(SOUTH), OfferAbort(SOUTH))

    assert (flown.flown, back.flown) == (True, True)
    assert not without(back, turns=1).flown


def test_of_two_who_are_away_nobody_wins() -> None:
    table = without(a_table(*DEALT), NORTH, SOUTH, turns=2 * AUTOPILOT_TURNS - 1)

    assert end_of(table) == Finished("abandoned")
    assert table.away == (AWAY_TOO, AUTOPILOT_TURNS)


def test_who_missed_a_turn_now_and_then_still_wins_by_the_others_absence() -> None:
    once = without(a_table(*DEALT), SOUTH, turns=3)

    table = without(once, NORTH, SOUTH, turns=2)

    assert table.away == (1, AUTOPILOT_TURNS)
    assert end_of(table).reason == "forfeited"


def gin_at_the_third_missed_turn(scored: int) -> Change:
    """Ada's third missed turn in a row: she has gin, and had ``scored`` so many points before."""
    table = a_table(*DEALT)
    current = table.rounds[-1]
    showdown = replace(SIX_AGAINST_NINETEEN, kept=GIN_HAND)
    state = before_the_knock(showdown, current.state.dealer)
    table = replace(
        table,
        rounds=(RoundInPlay(1, state, current.seed),),
        away=(2, 0),
        missed=(2, 0),
        autopilot=(2, 0),
        sheet=replace(table.sheet, scores=(scored, 0)),
    )
    return advance(table, Autopilot(NORTH, (GIN,)), a_game())


def test_a_match_that_autopilot_wins_is_won() -> None:
    change = gin_at_the_third_missed_turn(scored=90)

    end = end_of(change.table)
    assert end.reason == "won"
    assert end.settlement is not None
    assert end.settlement.winner == NORTH


def test_a_round_that_ends_with_the_last_missed_turn_counts() -> None:
    change = gin_at_the_third_missed_turn(scored=0)

    assert [outcome.ending for outcome in change.ended] == [Ending.GIN]
    assert end_of(change.table).reason == "forfeited"
    assert change.table.sheet.entries == (
        SheetEntry(1, Ending.GIN, NORTH, (44, 0), (44, 0), autopilot=(3, 0)),
    )
    assert change.table.autopilot == ()


def test_autopilot_is_bound_by_the_rules() -> None:
    knock = Knock(plain_card("Kc"), ())

    with pytest.raises(IllegalMove):
        advance(a_table(*DEALT), Autopilot(SOUTH, (knock,)), a_game())


def test_autopilot_plays_for_nobody_who_is_not_waited_for() -> None:
    with pytest.raises(IllegalMove) as refusal:
        advance(a_table(*DEALT), Autopilot(NORTH, (Pass(),)), a_game())

    assert refusal.value.fault is Fault.NOT_YOUR_TURN
    assert refusal_of(waiting_for_the_next_deal(), Autopilot(NORTH, ())) is Fault.NOT_NOW


def test_autopilot_plays_for_no_computer() -> None:
    opening = replace(OPENING, players=(ADA, CASUAL))
    table = a_table(ChooseDealer(NORTH, deals=True), opening=opening)

    assert refusal_of(table, Autopilot(SOUTH, (Pass(),))) is Fault.NOT_NOW
