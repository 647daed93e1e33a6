"""Who deals: the cut, and the dealer after each kind of round."""

import pytest

from engine.match.seating import HeadToHead, NextDealer, cut_for_deal
from engine.round.outcome import Ending, Outcome
from tests.builders import NORTH, SOUTH, plain_card

CLASSIC_SEATING = HeadToHead()
REMIK_SEATING = HeadToHead("low_cut", "winner", drawn_same_dealer=True)


def cuts_of(text: str, seats: int = 2) -> list[str]:
    """The cuts from a pack that lies in this order."""
    cuts = cut_for_deal([plain_card(word) for word in text.split()], seats)
    return [" ".join(map(str, cut)) for cut in cuts]


def test_two_different_ranks_end_the_cutting() -> None:
    assert cuts_of("Qs 8d 5c 2h") == ["Qs 8d"]


def test_equal_ranks_cut_again_with_the_next_cards() -> None:
    assert cuts_of("8d 8s Kc Kh 2h 9c Ac 3d") == ["8d 8s", "Kc Kh", "2h 9c"]


def test_of_three_any_two_equal_ranks_cut_again() -> None:
    assert cuts_of("8d Qs 8c 2h 3h 4h", seats=3) == ["8d Qs 8c", "2h 3h 4h"]


def test_a_pack_without_a_decision_ends_and_the_suits_decide() -> None:
    cuts = cut_for_deal([plain_card("8d"), plain_card("8s"), plain_card("8h")], 2)

    assert len(cuts) == 1
    assert CLASSIC_SEATING.named_by(cuts[-1]) == SOUTH


@pytest.mark.parametrize(
    ("seating", "cut", "named"),
    [
        pytest.param(CLASSIC_SEATING, "8d Qs", SOUTH, id="P14 the high card chooses"),
        pytest.param(CLASSIC_SEATING, "Qs 8d", NORTH, id="the high card in the first seat"),
        pytest.param(CLASSIC_SEATING, "As 2d", SOUTH, id="the ace is low"),
        pytest.param(REMIK_SEATING, "8d Qs", NORTH, id="P13 the low card deals"),
        pytest.param(HeadToHead("random"), "8d Qs", SOUTH, id="chance is the high card"),
    ],
)
def test_the_cut_names_a_seat(seating: HeadToHead, cut: str, named: int) -> None:
    cards = [plain_card(word) for word in cut.split()]

    assert seating.named_by(cards) == named


@pytest.mark.parametrize(
    ("seating", "has_choice"),
    [(CLASSIC_SEATING, True), (REMIK_SEATING, False), (HeadToHead("random"), False)],
)
def test_only_the_high_cut_of_the_classic_game_may_choose(
    seating: HeadToHead, *, has_choice: bool
) -> None:
    assert seating.has_choice is has_choice


@pytest.mark.parametrize(
    ("next_dealer", "same", "outcome", "dealer"),
    [
        pytest.param("alternate", True, (Ending.KNOCK, NORTH), SOUTH, id="deals alternate"),
        pytest.param("alternate", True, (Ending.DEAD_HAND, None), NORTH, id="P05 same dealer"),
        pytest.param("alternate", False, (Ending.DEAD_HAND, None), SOUTH, id="drawn, alternate"),
        pytest.param("winner", True, (Ending.KNOCK, NORTH), NORTH, id="the winner deals"),
        pytest.param("winner", True, (Ending.UNDERCUT, SOUTH), SOUTH, id="P15 undercut"),
        pytest.param("winner", True, (Ending.DEAD_HAND, None), NORTH, id="drawn, same dealer"),
        pytest.param("winner", True, (Ending.KNOCK, None), NORTH, id="a tie nobody won"),
        pytest.param("alternate", True, (Ending.KNOCK, None), SOUTH, id="a tie counts as played"),
    ],
)
def test_the_next_dealer_follows_from_the_round(
    next_dealer: NextDealer, outcome: tuple[Ending, int | None], dealer: int, *, same: bool
) -> None:
    seating = HeadToHead(next_dealer=next_dealer, drawn_same_dealer=same)

    after = seating.dealer_after(NORTH, Outcome(*outcome, points=(0, 0)))

    assert after == dealer
