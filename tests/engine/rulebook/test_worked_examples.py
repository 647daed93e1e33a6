"""The worked examples of the rules reference: sections 4.1, 4.4, 4.18 and 5."""

import pytest

from engine.match.rules import Rules
from engine.match.sheet import Sheet, settled
from engine.match.stages import Finished
from engine.round.faults import Fault
from engine.round.moves import Declare, Knock, LayOff, LayOut
from engine.round.outcome import Ending
from engine.round.play import legal_moves
from engine.round.variant import Variant
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds
from tests.engine.match.test_playing import SEVEN_ROUNDS
from tests.engine.round.refusals import refusal
from tests.engine.rulebook.positions import (
    after,
    limit_of,
    outcome_of,
    played_showdowns,
    preset,
    scored,
)

SHOWDOWNS = tuple(showdown for showdown, _, _ in SEVEN_ROUNDS)


@pytest.mark.parametrize(
    ("key", "points", "scores", "over"),
    [
        ("classic", (13, 49, 1, 17, 25, 32, 31), (118, 50), True),
        ("strict", (13, 49, 1, 17, 25, 32, 31), (118, 50), True),
        ("online", (13, 49, 1, 17, 25, 32, 31), (118, 50), True),
        ("standard", (13, 49, 1, 17, 25, 32, 31), (118, 50), True),
        ("old", (13, 44, 1, 17, 10, 32, 26), (98, 45), False),
        ("standard_15", (13, 49, 1, 17, 15, 32, 31), (108, 50), True),
        ("official_early", (13, 44, 1, 17, 0, 32, 26), (88, 45), False),
    ],
)
def test_5_1_the_seven_deals_under_every_preset_that_is_recounted(
    key: str, points: tuple[int, ...], scores: tuple[int, int], *, over: bool
) -> None:
    tables = list(played_showdowns(Rules(key), SHOWDOWNS))

    last = tables[-1]
    assert tuple(sum(entry.points) for entry in last.sheet.entries) == points
    assert last.sheet.scores == scores
    assert isinstance(last.stage, Finished) is over


def test_5_1_official_early_gives_no_box_for_the_tie() -> None:
    *_, last = played_showdowns(Rules("official_early"), SHOWDOWNS)

    assert last.sheet.boxes == (4, 2)


@pytest.mark.parametrize(
    ("key", "totals", "payment"),
    [
        ("classic", (343, 100), 243),
        ("standard_full", (343, 100), 243),
        ("standard_15", (108, 50), 58),
    ],
)
def test_5_1_the_seven_deals_settled(key: str, totals: tuple[int, int], payment: int) -> None:
    *_, last = played_showdowns(Rules(key), SHOWDOWNS)

    assert isinstance(last.stage, Finished)
    assert last.stage.settlement is not None
    assert (last.stage.settlement.totals, last.stage.settlement.payment) == (totals, payment)


def test_5_1_the_sheet_of_118_to_50_with_the_old_bonuses() -> None:
    sheet = Sheet(scores=(118, 50), boxes=(5, 2))

    settlement = settled(sheet, preset("old").match, NORTH)

    assert (settlement.totals, settlement.payment) == ((318, 90), 228)


def test_5_2_finisher_12_against_18_is_worth_6() -> None:
    assert scored(preset("remik_free"), 12, 18).points == (6, 0)


def test_5_2_finisher_16_against_12_is_worth_14_to_the_other() -> None:
    assert scored(preset("remik_free"), 16, 12).points == (0, 14)


@pytest.mark.parametrize("kept", ["2c Td", "6c Td"], ids=["12", "16"])
def test_5_2_remik_refuses_a_knock_with_more_than_ten(kept: str) -> None:
    hand = f"4s 5s 6s 7s 9h 9d 9c 9s {kept} Kd"
    knock = Knock(plain_card("Kd"), some_melds("4s 5s 6s 7s, 9c 9d 9h 9s"))
    points = 12 if kept.startswith("2") else 16

    fault = refusal(a_round(hand), NORTH, knock, preset("remik"))

    assert fault == (Fault.TOO_MUCH_DEADWOOD, {"points": points, "limit": 10})
    free = a_round(hand).with_knock_limit(None)
    assert after(preset("remik_free"), free, (NORTH, knock)).laid[0].points == points


@pytest.mark.parametrize(
    ("winner", "scores", "boxes", "payment"),
    [
        pytest.param(NORTH, (102, 79), (5, 3), 163, id="Andrei 163"),
        pytest.param(SOUTH, (0, 101), (0, 4), 381, id="Boris 381"),
    ],
)
def test_5_2_remik_settlements(
    winner: int, scores: tuple[int, int], boxes: tuple[int, int], payment: int
) -> None:
    sheet = Sheet(scores=scores, boxes=boxes)

    assert settled(sheet, preset("remik").match, winner).payment == payment


@pytest.mark.parametrize(
    ("melds", "hand", "card", "meld"),
    [
        pytest.param("8c 8d 8h, Kc Kd Kh, 2s 3s 4s", "8s", "8s", 0, id="the fourth eight"),
        pytest.param("9h Th Jh Qh Kh, 2s 3s 4s 5s", "8h", "8h", 0, id="the eight before a run"),
    ],
)
def test_5_2_what_is_laid_off_takes_eight_from_the_count(
    melds: str, hand: str, card: str, meld: int
) -> None:
    laid = some_melds(melds)
    knocker = [str(each) for one in laid for each in one.cards]
    rest = "Ac" if len(knocker) == 9 else ""
    variant = preset("remik")
    state = a_round(
        f"{' '.join(knocker)} {rest} Qs", f"{hand} 4d 6c 7d Tc Js Qd 3c 5d Ad"
    ).with_knock_limit(10)
    ending = next(
        move
        for move in legal_moves(variant, state, NORTH)
        if getattr(move, "melds", None) == laid and str(getattr(move, "card", "")) == "Qs"
    )
    knocked = after(variant, state, (NORTH, ending))
    index = next(number for number, one in enumerate(knocked.melds) if one == laid[meld])

    kept = outcome_of(after(variant, knocked, (SOUTH, LayOut(()))))
    laid_off = outcome_of(
        after(variant, knocked, (SOUTH, LayOff(plain_card(card), index)), (SOUTH, LayOut(())))
    )

    assert kept.hands[1].points - laid_off.hands[1].points == 8


@pytest.mark.parametrize(
    ("key", "knocker", "defender", "points"),
    [
        pytest.param("standard", 8, 10, (2, 0), id="knock 8 against 10"),
        pytest.param("standard", 0, 30, (55, 0), id="gin against 30"),
        pytest.param("official_early", 0, 30, (50, 0), id="gin against 30, early"),
        pytest.param("standard", 7, 3, (0, 29), id="undercut 25"),
        pytest.param("standard_20", 7, 3, (0, 24), id="undercut 20"),
        pytest.param("standard_15", 7, 3, (0, 19), id="undercut 15"),
        pytest.param("official_early", 7, 3, (0, 14), id="undercut 10"),
        pytest.param("official_early", 7, 7, (0, 0), id="a tie, early"),
    ],
)
def test_5_4_numbers_of_the_standard_game(
    key: str, knocker: int, defender: int, points: tuple[int, int]
) -> None:
    assert scored(preset(key), knocker, defender).points == points


def test_5_4_big_gin_against_30_is_worth_61() -> None:
    outcome = scored(preset("standard"), 0, 30, big_gin=True)

    assert (outcome.ending, outcome.points) == (Ending.BIG_GIN, (61, 0))


@pytest.mark.parametrize(
    ("knocker", "defender", "points"),
    [
        pytest.param(0, 31, (56, 0), id="gin against 31"),
        pytest.param(7, 7, (0, 25), id="7 against 7"),
        pytest.param(7, 3, (0, 29), id="7 against 3"),
    ],
)
def test_5_5_numbers_of_the_online_game(
    knocker: int, defender: int, points: tuple[int, int]
) -> None:
    assert scored(preset("online"), knocker, defender).points == points


@pytest.mark.parametrize(
    ("opening", "knocker", "defender", "points"),
    [
        pytest.param("3s", 3, 20, (34, 0), id="three of spades, 3 against 20"),
        pytest.param("Qs", 0, 31, (112, 0), id="queen of spades, gin against 31"),
        pytest.param("Qs", 9, 5, (0, 58), id="queen of spades, 9 against 5"),
        pytest.param("5h", 4, 19, (15, 0), id="five of hearts, 4 against 19"),
        pytest.param("4s", 4, 19, (30, 0), id="four of spades, 4 against 19"),
        pytest.param("4s", 0, 19, (88, 0), id="four of spades, gin against 19"),
        pytest.param("4s", 4, 4, (0, 50), id="four of spades, a tie"),
        pytest.param("As", 0, 19, (88, 0), id="ace of spades, gin against 19"),
    ],
)
def test_4_1_and_5_5_oklahoma_scores(
    opening: str, knocker: int, defender: int, points: tuple[int, int]
) -> None:
    variant = preset("online", oklahoma=True)

    assert scored(variant, knocker, defender, opening=opening).points == points


@pytest.mark.parametrize(
    ("opening", "limit"),
    [("3c", 3), ("Ah", 0), ("Ad", 0), ("Kd", 10), ("Jc", 10), ("Ts", 10), ("2s", 2), ("9d", 9)],
)
def test_4_1_oklahoma_limits(opening: str, limit: int) -> None:
    assert limit_of(preset("online", oklahoma=True), opening) == limit


def test_4_1_an_ace_may_be_a_limit_of_one_by_agreement() -> None:
    assert limit_of(preset("online", oklahoma=True, ace_limit=1), "Ah") == 1


def test_4_1_spades_may_count_once_by_agreement() -> None:
    variant = preset("online", oklahoma=True, spade_double=False)

    assert scored(variant, 3, 20, opening="3s").points == (17, 0)


@pytest.mark.parametrize(
    ("knocker", "defender", "big_gin", "boxes"),
    [
        pytest.param(4, 19, False, 1, id="a knock"),
        pytest.param(4, 4, False, 2, id="an undercut"),
        pytest.param(0, 19, False, 3, id="gin"),
        pytest.param(0, 19, True, 1, id="big gin"),
    ],
)
def test_8_1_oklahomas_extra_boxes(
    knocker: int, defender: int, *, big_gin: bool, boxes: int
) -> None:
    variant = preset("standard_full", oklahoma=True, oklahoma_extra_boxes=True)

    assert scored(variant, knocker, defender, big_gin=big_gin).boxes == boxes


@pytest.mark.parametrize(
    ("hand", "melds"),
    [("4s 5s 6s Kh Kd Kc 9h 9d 9c 4d 2h", "4s 5s 6s, Kc Kd Kh, 9c 9d 9h")],
)
def test_5_5_oklahoma_refuses_four_where_a_three_opened(hand: str, melds: str) -> None:
    state = a_round(hand).with_knock_limit(3)
    knock = Knock(plain_card("2h"), some_melds(melds))

    fault = refusal(state, NORTH, knock, preset("online", oklahoma=True))

    assert fault == (Fault.TOO_MUCH_DEADWOOD, {"points": 4, "limit": 3})


@pytest.mark.parametrize(("big_gin", "points"), [(True, 65), (False, 59)])
def test_4_4_big_gin_or_plain_gin_against_34(*, big_gin: bool, points: int) -> None:
    assert scored(preset("standard"), 0, 34, big_gin=big_gin).points == (points, 0)


@pytest.mark.parametrize(("variant", "points"), [(preset("remik"), 39)])
def test_4_18_declaring_one_against_forty(variant: Variant, points: int) -> None:
    state = a_round("As 2s 3s 4h 4d 4c 7d 8d 9d Ac", "2h 2c 6h 7c 7s Jh Js Kc 3h 5h").in_phase(
        variant.deal.opening(NORTH)
    )
    melds = some_melds("4c 4d 4h, 7d 8d 9d, As 2s 3s")

    declared = after(variant, state, (NORTH, Declare(melds)))
    outcome = outcome_of(after(variant, declared, (SOUTH, LayOut(()))))

    assert outcome.hands[0].points == 1
    assert outcome.points == (outcome.hands[1].points - 1, 0)
    assert scored(variant, 1, 40).points == (points, 0)


def test_4_18_standard_calls_the_same_a_false_start() -> None:
    variant = preset("standard")
    state = a_round("As 2s 3s 4h 4d 4c 7d 8d 9d Ac").in_phase(variant.deal.opening(NORTH))
    melds = some_melds("4c 4d 4h, 7d 8d 9d, As 2s 3s")

    assert refusal(state, NORTH, Declare(melds), variant) == (Fault.FALSE_START, {})


def test_4_18_a_declared_gin_brings_the_bonus_of_remik() -> None:
    variant = preset("remik")
    state = a_round("As 2s 3s 4h 4d 4c 7d 8d 9d Td", "2h 2c 6h 7c 7s Jh Js Kc Kd Qh").in_phase(
        variant.deal.opening(NORTH)
    )
    melds = some_melds("4c 4d 4h, 7d 8d 9d Td, As 2s 3s")

    declared = after(variant, state, (NORTH, Declare(melds)))
    outcome = outcome_of(after(variant, declared, (SOUTH, LayOut(()))))

    assert outcome.ending is Ending.GIN
    assert outcome.points == (20 + outcome.hands[1].points, 0)
