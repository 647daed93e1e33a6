"""The score sheet: entries, the target, settlements line by line."""

import pytest

from engine.match.sheet import (
    SettlementLine,
    Sheet,
    SheetRules,
    Shutout,
    blank_sheet,
    entered,
    leader_at_target,
    settled,
)
from engine.round.outcome import Ending, Outcome
from tests.builders import NORTH, SOUTH

CLASSIC_RULES = SheetRules()
OLD_RULES = SheetRules(box_bonus=20, shutout=Shutout.FLAT_100)
REMIK_RULES = SheetRules(box_bonus=20, shutout=Shutout.GAME_BONUS_200)
PLAIN_RULES = SheetRules(game_bonus=0, box_bonus=0, shutout=Shutout.NONE)


def won(seat: int, points: int, ending: Ending = Ending.KNOCK) -> Outcome:
    """A round that ``seat`` won."""
    return Outcome(ending, seat, tuple(points if seat == each else 0 for each in (NORTH, SOUTH)))


def final(scores: tuple[int, int], boxes: tuple[int, int]) -> Sheet:
    """A sheet with nothing but its sums."""
    return Sheet(scores=scores, boxes=boxes)


def test_the_winner_of_a_round_gets_its_points_and_a_box() -> None:
    sheet = entered(blank_sheet(2), CLASSIC_RULES, 1, won(SOUTH, 13))

    assert sheet.scores == (0, 13)
    assert sheet.boxes == (0, 1)
    assert sheet.entries[-1].running == (0, 13)


def test_a_dead_hand_stands_on_the_sheet_without_points_or_a_box() -> None:
    dead = Outcome(Ending.DEAD_HAND, None, (0, 0))

    sheet = entered(final((30, 50), (1, 2)), CLASSIC_RULES, 4, dead)

    assert (sheet.scores, sheet.boxes) == ((30, 50), (1, 2))
    assert (sheet.entries[-1].number, sheet.entries[-1].winner) == (4, None)


def test_entries_keep_their_order_and_their_running_totals() -> None:
    sheet = blank_sheet(2)

    for number, outcome in enumerate((won(NORTH, 13), won(SOUTH, 49), won(NORTH, 17)), start=1):
        sheet = entered(sheet, CLASSIC_RULES, number, outcome)

    assert [entry.running for entry in sheet.entries] == [(13, 0), (13, 49), (30, 49)]


def test_a_box_given_at_once_counts_toward_the_target() -> None:
    at_once = SheetRules(target=100, box_bonus=10, box_at_once=True)

    sheet = entered(final((80, 0), (2, 0)), at_once, 3, won(NORTH, 12))

    assert sheet.scores == (102, 0)
    assert sheet.entries[-1].points == (12, 0)
    assert leader_at_target(sheet, at_once) == NORTH


def test_a_box_counted_at_the_end_does_not_help_to_reach_the_target() -> None:
    sheet = entered(final((80, 0), (2, 0)), CLASSIC_RULES, 3, won(NORTH, 19))

    assert leader_at_target(sheet, CLASSIC_RULES) is None


def test_exactly_the_target_wins_the_match() -> None:
    assert leader_at_target(final((40, 100), (2, 3)), CLASSIC_RULES) == SOUTH


def test_two_who_lead_together_play_on() -> None:
    assert leader_at_target(final((105, 105), (3, 3)), CLASSIC_RULES) is None


def test_whoever_crosses_the_target_by_an_undercut_gets_the_game_bonus() -> None:
    sheet = entered(final((95, 80), (3, 2)), CLASSIC_RULES, 6, won(SOUTH, 25, Ending.UNDERCUT))

    winner = leader_at_target(sheet, CLASSIC_RULES)

    assert winner == SOUTH
    assert settled(sheet, CLASSIC_RULES, winner).totals == (95 + 75, 105 + 100 + 75)


def test_a_settlement_is_written_line_by_line() -> None:
    settlement = settled(final((118, 50), (5, 2)), CLASSIC_RULES, NORTH)

    assert settlement.lines[NORTH] == (
        SettlementLine("score", 118),
        SettlementLine("game_bonus", 100),
        SettlementLine("boxes", 125, 5),
        SettlementLine("total", 343),
    )
    assert settlement.lines[SOUTH] == (
        SettlementLine("score", 50),
        SettlementLine("boxes", 50, 2),
        SettlementLine("total", 100),
    )
    assert (settlement.payment, settlement.shutout) == (243, False)


def test_p22_a_classic_shutout_doubles_score_and_bonus_before_the_boxes() -> None:
    settlement = settled(final((108, 0), (5, 0)), CLASSIC_RULES, NORTH)

    assert settlement.payment == 541
    assert settlement.shutout
    assert SettlementLine("shutout", 208) in settlement.lines[NORTH]


@pytest.mark.parametrize(
    ("rules", "scores", "boxes", "payment"),
    [
        pytest.param(OLD_RULES, (108, 0), (5, 0), 408, id="P23 old: a flat hundred"),
        pytest.param(REMIK_RULES, (108, 0), (5, 0), 408, id="P24 remik: a bonus of 200"),
        pytest.param(REMIK_RULES, (101, 0), (4, 0), 381, id="remik: four rounds, all won"),
        pytest.param(REMIK_RULES, (102, 79), (5, 3), 163, id="remik: eight rounds"),
        pytest.param(CLASSIC_RULES, (100, 95), (3, 10), -70, id="P25 boxes outweigh the match"),
        pytest.param(PLAIN_RULES, (108, 0), (5, 0), 108, id="no bonus at all"),
    ],
)
def test_the_payment_is_the_difference_of_the_totals(
    rules: SheetRules, scores: tuple[int, int], boxes: tuple[int, int], payment: int
) -> None:
    assert settled(final(scores, boxes), rules, NORTH).payment == payment


def test_bonuses_that_are_not_played_are_no_lines() -> None:
    settlement = settled(final((108, 0), (5, 0)), PLAIN_RULES, NORTH)

    assert [line.kind for line in settlement.lines[NORTH]] == ["score", "total"]
    assert not settlement.shutout


def test_boxes_given_at_once_are_not_given_again_at_the_end() -> None:
    at_once = SheetRules(box_bonus=10, box_at_once=True)

    settlement = settled(final((130, 60), (4, 2)), at_once, NORTH)

    assert settlement.totals == (230, 60)


def test_a_dead_hand_does_not_spoil_a_shutout() -> None:
    sheet = entered(
        final((0, 0), (0, 0)), CLASSIC_RULES, 1, Outcome(Ending.DEAD_HAND, None, (0, 0))
    )

    sheet = entered(sheet, CLASSIC_RULES, 2, won(NORTH, 100, Ending.GIN))

    assert settled(sheet, CLASSIC_RULES, NORTH).shutout


def test_who_resigns_cannot_escape_a_shutout() -> None:
    settlement = settled(final((60, 0), (2, 0)), CLASSIC_RULES, NORTH, resigned=True)

    assert settlement.payment == (60 + 100) * 2 + 50


def test_a_resignation_before_any_round_was_won_is_no_shutout() -> None:
    settlement = settled(blank_sheet(2), CLASSIC_RULES, SOUTH, resigned=True)

    assert (settlement.payment, settlement.shutout) == (100, False)


def test_who_is_given_the_match_by_a_resignation_never_pays() -> None:
    settlement = settled(final((0, 99), (0, 9)), CLASSIC_RULES, NORTH, resigned=True)

    assert settlement.totals == (100, 324)
    assert settlement.payment == 0


def test_a_match_between_three_is_paid_by_the_best_of_the_others() -> None:
    sheet = Sheet(scores=(104, 60, 0), boxes=(4, 2, 0))

    settlement = settled(sheet, CLASSIC_RULES, 0)

    assert settlement.totals == (304, 110, 0)
    assert settlement.payment == 194
