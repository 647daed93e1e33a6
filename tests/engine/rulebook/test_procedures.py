"""The procedural vectors of the rules reference, 6.2, each on its own preset."""

import pytest

from engine.cards.card import PLAIN_CARDS
from engine.match.actions import Accept
from engine.match.changes import advance
from engine.match.opening import opened
from engine.match.rules import Rules
from engine.match.sheet import Sheet, matches_won, settled
from engine.match.stages import ChoosingDealer, Finished, Playing
from engine.match.table import Game
from engine.round.faults import Fault
from engine.round.moves import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    BigGin,
    Declare,
    Discard,
    Knock,
)
from engine.round.outcome import Ending
from engine.round.play import deal, legal_moves
from engine.round.state import (
    Discarding,
    Drawing,
    FirstTurn,
    ForcedDrawing,
    LayingOff,
    RoundState,
)
from engine.round.variant import Variant
from engine.variants import ALL
from tests.builders import (
    BEN,
    NORTH,
    OPENING,
    SOUTH,
    a_round,
    plain_card,
    some_melds,
    stacked_order,
)
from tests.engine.match.showdowns import Showdown
from tests.engine.round.refusals import refusal
from tests.engine.rulebook.positions import after, outcome_of, played_showdowns, preset

CLASSIC, ONLINE, STANDARD, REMIK = map(preset, ("classic", "online", "standard", "remik"))
THREE = "4s 5s 6s Kh Kd Kc 9h 9d 9c 3d"
"""Ten cards with three points of deadwood."""
THREE_MELDS = some_melds("4s 5s 6s, Kc Kd Kh, 9c 9d 9h")
NOTHING = "2c 4d 6h 8s Tc Qd Ah 3s 5c 7d"
"""Ten cards without a meld."""
WHOLE = "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th"
COURTS = "Qc Qd Qs Jc Jd Js 2s 3d 9s Td"
NORTH_WINS, SOUTH_WINS = (Showdown(seat, WHOLE, COURTS) for seat in (NORTH, SOUTH))
"""Gin against 24 points."""


def first_turn(variant: Variant, hand: str = NOTHING) -> RoundState:
    """A round just dealt by South; North holds ``hand``."""
    return a_round(hand, upcard="Kc" if "Kc" not in hand else "2c").in_phase(
        variant.deal.opening(NORTH)
    )


def knock(card: str, melds: str) -> Knock:
    return Knock(plain_card(card), some_melds(melds))


def test_p01_classic_deals_ten_each_31_and_1_and_asks_the_non_dealer() -> None:
    state = deal(CLASSIC, PLAIN_CARDS, NORTH).state

    assert [hand.bit_count() for hand in state.hands] == [10, 10]
    assert (len(state.stock), len(state.discard_pile)) == (31, 1)
    assert legal_moves(CLASSIC, state, SOUTH) == (DRAW_DISCARD, PASS)


def test_p02_classic_after_two_passes_only_the_stock_is_left() -> None:
    state = after(CLASSIC, first_turn(CLASSIC), (NORTH, PASS), (SOUTH, PASS))

    assert legal_moves(CLASSIC, state, NORTH) == (DRAW_STOCK,)
    assert refusal(state, NORTH, DRAW_DISCARD) == (Fault.UPCARD_PASSED, {})


def test_p03_classic_the_dealer_may_not_throw_the_upcard_back() -> None:
    state = after(CLASSIC, first_turn(CLASSIC), (NORTH, PASS), (SOUTH, DRAW_DISCARD))

    assert refusal(state, SOUTH, Discard(plain_card("Kc"))) == (
        Fault.TAKEN_CARD_BACK,
        {"card": "Kc"},
    )


def test_p04_classic_after_a_taken_upcard_the_dealer_has_a_normal_turn() -> None:
    thrown = Discard(plain_card("2c"))

    state = after(CLASSIC, first_turn(CLASSIC), (NORTH, DRAW_DISCARD), (NORTH, thrown))

    assert legal_moves(CLASSIC, state, SOUTH) == (DRAW_STOCK, DRAW_DISCARD)


@pytest.mark.parametrize(
    ("variant", "stock", "dead"),
    [
        pytest.param(CLASSIC, 3, True, id="P05 classic: two cards are left"),
        pytest.param(CLASSIC, 4, False, id="classic: three are left"),
        pytest.param(ONLINE, 1, True, id="P08 online: none is left"),
        pytest.param(ONLINE, 2, False, id="P09 online: one is left"),
    ],
)
def test_p05_p08_p09_the_discard_that_leaves_the_reserve_ends_the_round(
    variant: Variant, stock: int, *, dead: bool
) -> None:
    drawn = after(variant, a_round(NOTHING, stock=stock), (NORTH, DRAW_STOCK))

    state = after(variant, drawn, (NORTH, Discard(plain_card("2c"))))

    if dead:
        assert outcome_of(state).ending is Ending.DEAD_HAND
        assert (outcome_of(state).points, outcome_of(state).winner) == ((0, 0), None)
    else:
        assert state.phase == Drawing(SOUTH)


def test_p05_classic_the_same_dealer_deals_after_a_dead_hand() -> None:
    state = after(CLASSIC, a_round(NOTHING, stock=3), (NORTH, DRAW_STOCK))
    dead = outcome_of(after(CLASSIC, state, (NORTH, Discard(plain_card("2c")))))

    assert CLASSIC.seating.dealer_after(SOUTH, dead) == SOUTH


@pytest.mark.parametrize(
    ("key", "dealer"),
    [("classic", SOUTH), ("old", SOUTH), ("online", SOUTH), ("remik", SOUTH), ("standard", NORTH)],
)
def test_c10_who_deals_after_a_dead_hand(key: str, dealer: int) -> None:
    variant = preset(key)
    dead = outcome_of(
        after(
            variant,
            a_round(NOTHING, stock=variant.deal.stock_reserve + 1),
            (NORTH, DRAW_STOCK),
            (NORTH, Discard(plain_card("2c"))),
        )
    )

    assert variant.seating.dealer_after(SOUTH, dead) == dealer


def test_p06_classic_a_knock_with_the_last_draw_counts() -> None:
    state = after(CLASSIC, a_round(THREE, stock=3), (NORTH, DRAW_STOCK))
    assert isinstance(state.phase, Discarding)
    drawn = state.phase.drawn

    knocked = after(CLASSIC, state, (NORTH, Knock(drawn, THREE_MELDS)))

    assert knocked.phase == LayingOff(seat=SOUTH, knocker=NORTH)


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_p07_no_turn_begins_with_the_reserve_alone(variant: Variant) -> None:
    reserve = variant.deal.stock_reserve
    state = after(variant, a_round(NOTHING, stock=reserve + 1), (NORTH, DRAW_STOCK))

    ended = after(variant, state, (NORTH, Discard(plain_card("2c"))))

    assert outcome_of(ended).ending is Ending.DEAD_HAND


def test_p10_standard_a_knock_after_the_first_draw_is_legal() -> None:
    hand = "4s 5s 6s Kh Kd Kc 9h 9d 9c 9s"
    state = after(STANDARD, first_turn(STANDARD, hand), (NORTH, PASS), (SOUTH, PASS))
    assert state.phase == ForcedDrawing(NORTH)

    state = after(STANDARD, state, (NORTH, DRAW_STOCK))

    melds = some_melds("4s 5s 6s, Kc Kd Kh, 9c 9d 9h")
    assert isinstance(state.phase, Discarding)
    knocked = after(STANDARD, state, (NORTH, Knock(state.phase.drawn, melds)))
    assert knocked.laid[0].points == 9


def test_p11_standard_a_knock_with_the_dealt_cards_is_a_false_start() -> None:
    state = first_turn(STANDARD, THREE)

    assert refusal(state, NORTH, Knock(plain_card("3d"), THREE_MELDS), STANDARD) == (
        Fault.FALSE_START,
        {},
    )
    assert refusal(state, NORTH, Declare(THREE_MELDS), STANDARD) == (Fault.FALSE_START, {})


def test_p12_remik_the_same_declaration_is_legal() -> None:
    state = first_turn(REMIK, THREE)
    assert state.phase == FirstTurn(NORTH)

    declared = after(REMIK, state, (NORTH, Declare(THREE_MELDS)))

    assert declared.phase == LayingOff(seat=SOUTH, knocker=NORTH)
    assert (declared.laid[0].points, declared.laid[0].as_dealt) == (3, True)


@pytest.mark.parametrize(
    ("cards", "cuts", "named"),
    [
        pytest.param("8d Qs", 1, NORTH, id="the eight deals"),
        pytest.param("8d 8s Qs 9h", 2, SOUTH, id="two eights cut again"),
    ],
)
def test_p13_remik_the_low_cut_deals(cards: str, cuts: int, named: int) -> None:
    game = Game(REMIK, stacked_order(cards))
    lobby = opened(OPENING, game).table

    table = advance(lobby, Accept(BEN), game).table

    assert isinstance(table.stage, Playing)
    assert (len(table.cuts), table.rounds[0].state.dealer) == (cuts, named)


def test_p14_classic_the_high_cut_chooses() -> None:
    game = Game(CLASSIC, stacked_order("8d Qs"))

    table = advance(opened(OPENING, game).table, Accept(BEN), game).table

    assert isinstance(table.stage, ChoosingDealer)
    assert table.stage.chooser == SOUTH


def test_p15_remik_after_an_undercut_the_defender_deals() -> None:
    four_each = Showdown(NORTH, "Ah 2h 3h 4h 5h 6h 7h 8h 9h 4c", "Qc Qd Qs Jc Jd Js Kd Ks Kh 4d")
    table, after_it = None, None

    for table in played_showdowns(Rules("remik"), (four_each,)):
        after_it = table.stage

    assert table is not None
    assert table.sheet.entries[-1].ending is Ending.UNDERCUT
    assert getattr(after_it, "dealer", None) == SOUTH


def test_p16_tournament_two_all_and_the_next_match_decides() -> None:
    # Each gin is worth 49 points, so six of them reach 250.
    won = (NORTH_WINS,) * 6 + (SOUTH_WINS,) * 6
    tables = list(played_showdowns(Rules("tournament"), won * 2 + (NORTH_WINS,) * 6))

    last = tables[-1]
    assert matches_won(tables[23].matches, 2) == (2, 2)
    assert not isinstance(tables[23].stage, Finished)
    assert matches_won(last.matches, 2) == (3, 2)
    assert isinstance(last.stage, Finished)
    assert last.stage.settlement is not None
    assert last.stage.settlement.winner == NORTH


@pytest.mark.parametrize(
    ("key", "scores", "boxes", "payment"),
    [
        pytest.param("classic", (108, 0), (5, 0), 541, id="P22 classic"),
        pytest.param("old", (108, 0), (5, 0), 408, id="P23 old"),
        pytest.param("remik", (108, 0), (5, 0), 408, id="P24 remik"),
        pytest.param("classic", (100, 95), (3, 10), -70, id="P25 the winner pays"),
    ],
)
def test_p22_to_p25_settlements(
    key: str, scores: tuple[int, int], boxes: tuple[int, int], payment: int
) -> None:
    sheet = Sheet(scores=scores, boxes=boxes)

    assert settled(sheet, preset(key).match, NORTH).payment == payment


def test_p26_oklahoma_the_limit_stays_when_its_card_is_buried() -> None:
    variant = preset("online", oklahoma=True)
    order = stacked_order(" ".join(_alternating(NOTHING, "3c 5d 7h 9s Jc Kd 2h 4s 6c 8d", "6d")))
    state = deal(variant, order(variant.pack, b""), SOUTH).state

    taken = after(variant, state, (NORTH, DRAW_DISCARD), (NORTH, Discard(plain_card("Tc"))))

    assert (state.knock_limit, taken.knock_limit) == (6, 6)
    assert taken.discard_pile[-1] != taken.opening_card


def test_p29_standard_big_gin_against_34() -> None:
    hand = "4s 5s 6s 7s Kh Kd Kc 9h 9d 9c 9s"
    state = a_round(hand, "Ah Ad Ac 3h 3d 3c Ts Qd Jh 4d")
    big_gin = next(
        move for move in legal_moves(STANDARD, state, NORTH) if isinstance(move, BigGin)
    )

    outcome = outcome_of(after(STANDARD, state, (NORTH, big_gin)))

    assert (outcome.ending, outcome.points) == (Ending.BIG_GIN, (65, 0))


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_p30_no_knock_may_throw_the_card_just_taken(variant: Variant) -> None:
    state = a_round(f"{THREE} Qd", taken="Qd").with_knock_limit(10)

    assert refusal(state, NORTH, Knock(plain_card("Qd"), THREE_MELDS), variant) == (
        Fault.TAKEN_CARD_BACK,
        {"card": "Qd"},
    )


def _alternating(first: str, second: str, upcard: str) -> list[str]:
    pairs = zip(first.split(), second.split(), strict=True)
    return [card for pair in pairs for card in pair] + [upcard]
