"""Discards, knocks and gin, and the rounds that end without either."""

from dataclasses import replace

import pytest

from engine.round.events import Discarded, Knocked, RoundEnded
from engine.round.faults import Blank, Fault
from engine.round.moves import (
    DRAW_DISCARD,
    DRAW_STOCK,
    Discard,
    Gin,
    Knock,
    LayOut,
    Move,
)
from engine.round.outcome import Ending, LaidHand, Outcome
from engine.round.play import break_off, legal_moves, play
from engine.round.state import Drawing, LayingOff, Over
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds
from tests.engine.round.refusals import refusal

LOOSE = "2c 4d 6h 8s Tc Qd Ah 3s 5c 7d"
FOUR_LEFT = "4s 5s 6s Kh Kd Kc 9h 9d 9c 4d"
MELDS = some_melds("4s 5s 6s, 9c 9d 9h, Kc Kd Kh")
DEAD = Outcome(Ending.DEAD_HAND, winner=None, points=(0, 0))


def knock(thrown: str, melds: str = "4s 5s 6s, 9c 9d 9h, Kc Kd Kh") -> Knock:
    return Knock(plain_card(thrown), some_melds(melds))


def gin(thrown: str, melds: str) -> Gin:
    return Gin(plain_card(thrown), some_melds(melds))


def test_a_discard_is_the_new_upcard_and_passes_the_turn() -> None:
    state = a_round(f"{LOOSE} Js")

    after, events = play(CLASSIC, state, NORTH, Discard(plain_card("Qd")))

    assert after.discard_pile[-1] is plain_card("Qd")
    assert after.hands[NORTH] == state.hands[NORTH] ^ plain_card("Qd").bit
    assert after.phase == Drawing(SOUTH)
    assert events == (Discarded(NORTH, plain_card("Qd")),)


def test_a_card_drawn_from_the_stock_may_be_thrown_at_once() -> None:
    state = a_round(f"{LOOSE} Js")

    after = play(CLASSIC, state, NORTH, Discard(plain_card("Js"))).state

    assert after.phase == Drawing(SOUTH)


@pytest.mark.parametrize(
    "move",
    [
        pytest.param(Discard(plain_card("7c")), id="P03 by a discard"),
        pytest.param(knock("7c"), id="P30 by a knock"),
        pytest.param(gin("7c", "4s 5s 6s"), id="by gin"),
    ],
)
def test_the_card_just_taken_may_not_be_discarded_in_the_same_turn(move: Move) -> None:
    state = a_round(f"{FOUR_LEFT} 7c", taken="7c")

    assert refusal(state, NORTH, move) == (Fault.TAKEN_CARD_BACK, {"card": "7c"})
    assert move not in legal_moves(CLASSIC, state, NORTH)


def test_every_card_but_the_one_just_taken_may_be_discarded() -> None:
    state = a_round(f"{LOOSE} Js", taken="Js")

    moves = legal_moves(CLASSIC, state, NORTH)

    thrown = [str(move.card) for move in moves if isinstance(move, Discard)]
    assert " ".join(thrown) == "2c 5c Tc 4d 7d Qd Ah 6h 3s 8s"


def test_p05_the_discard_that_leaves_two_cards_in_the_stock_ends_the_round_without_a_score() -> (
    None
):
    state = play(CLASSIC, a_round(LOOSE, stock=3), NORTH, DRAW_STOCK).state

    after, events = play(CLASSIC, state, NORTH, Discard(plain_card("Qd")))

    assert after.phase == Over(DEAD)
    assert events == (
        Discarded(NORTH, plain_card("Qd")),
        RoundEnded(Ending.DEAD_HAND, winner=None, points=0),
    )


def test_p06_who_draws_the_last_card_but_two_may_still_knock() -> None:
    state = play(CLASSIC, a_round(FOUR_LEFT, stock=3), NORTH, DRAW_STOCK).state

    after = play(CLASSIC, state, NORTH, knock("4d")).state

    assert after.phase == LayingOff(SOUTH, knocker=NORTH)


def test_p07_no_turn_begins_with_two_cards_in_the_stock() -> None:
    state = play(CLASSIC, a_round(LOOSE, stock=4), NORTH, DRAW_STOCK).state
    state = play(CLASSIC, state, NORTH, Discard(plain_card("Qd"))).state
    state = play(CLASSIC, state, SOUTH, DRAW_STOCK).state

    after = play(CLASSIC, state, SOUTH, legal_moves(CLASSIC, state, SOUTH)[0]).state

    assert (len(after.stock), after.phase) == (2, Over(DEAD))


@pytest.mark.parametrize(
    ("stock", "phase"),
    [
        pytest.param(1, Over(DEAD), id="P08 an empty stock ends it"),
        pytest.param(2, Drawing(SOUTH), id="P09 one card left does not"),
    ],
)
def test_without_a_reserve_the_whole_stock_is_drawn(stock: int, phase: Over | Drawing) -> None:
    variant = replace(CLASSIC, deal=replace(CLASSIC.deal, stock_reserve=0))
    state = play(variant, a_round(LOOSE, stock=stock), NORTH, DRAW_STOCK).state

    after = play(variant, state, NORTH, Discard(plain_card("Qd"))).state

    assert after.phase == phase


def test_the_discard_after_the_fortieth_taking_in_a_row_ends_the_round() -> None:
    state = replace(a_round(LOOSE, upcard="Js"), takings=39)
    taken = play(CLASSIC, state, NORTH, DRAW_DISCARD).state

    after = play(CLASSIC, taken, NORTH, Discard(plain_card("Qd"))).state

    assert after.phase == Over(DEAD)


def test_the_discard_after_the_thirty_ninth_taking_does_not() -> None:
    state = replace(a_round(LOOSE, upcard="Js"), takings=38)
    taken = play(CLASSIC, state, NORTH, DRAW_DISCARD).state

    after = play(CLASSIC, taken, NORTH, Discard(plain_card("Qd"))).state

    assert after.phase == Drawing(SOUTH)


def test_two_players_who_only_take_what_the_other_throws_end_after_forty_turns() -> None:
    state, turns = a_round(LOOSE), 0

    while not isinstance(state.phase, Over):
        seat = turns % 2
        taken = play(CLASSIC, state, seat, DRAW_DISCARD).state
        state = play(CLASSIC, taken, seat, legal_moves(CLASSIC, taken, seat)[0]).state
        turns += 1

    assert (turns, state.phase) == (40, Over(DEAD))


def test_a_card_drawn_from_the_stock_begins_the_count_of_takings_anew() -> None:
    state = replace(a_round(LOOSE), takings=39)

    drawn = play(CLASSIC, state, NORTH, DRAW_STOCK).state

    assert drawn.takings == 0


def test_a_knock_after_the_fortieth_taking_still_counts() -> None:
    state = replace(a_round(FOUR_LEFT, upcard="Js"), takings=39)
    taken = play(CLASSIC, state, NORTH, DRAW_DISCARD).state
    answer = knock("4d", "4s 5s 6s, 9c 9d 9h, Kc Kd Kh")

    after = play(CLASSIC, taken, NORTH, answer).state

    assert after.phase == LayingOff(SOUTH, knocker=NORTH)


def test_a_knock_lays_the_hand_open_and_lets_the_defender_answer() -> None:
    state = a_round(f"{FOUR_LEFT} Js")

    after, events = play(CLASSIC, state, NORTH, knock("Js"))

    assert after.phase == LayingOff(SOUTH, knocker=NORTH)
    assert after.melds == MELDS
    assert after.laid == (LaidHand(NORTH, MELDS, (), (plain_card("4d"),), 4),)
    assert events == (Knocked(NORTH, MELDS, points=4),)


def test_gin_ends_the_round_at_once_with_the_defender_at_his_best() -> None:
    melds = some_melds("4s 5s 6s, 9c 9d 9h, Kc Kd Kh Ks")
    state = a_round("4s 5s 6s Kh Kd Kc Ks 9h 9d 9c Js", "7s 8s 2c 2d 2h Qc Qd Jh Th Ah")

    after, events = play(CLASSIC, state, NORTH, Gin(plain_card("Js"), melds))

    assert isinstance(after.phase, Over)
    assert after.phase.outcome.points == (81, 0)
    assert after.laid[1].melds == some_melds("2c 2d 2h")
    assert [event.kind for event in events] == ["knocked", "laid_out", "round_ended"]


def test_knocks_are_listed_card_by_card_with_the_recommended_arrangement_first() -> None:
    state = a_round("As 2s 3s 4s Kh Kd Kc Ks 2h 3d Js")

    moves = legal_moves(CLASSIC, state, NORTH)

    assert [move for move in moves[11:] if isinstance(move, Knock) and move.card.rank == 11] == [
        knock("Js", "Kc Kd Kh Ks, As 2s 3s 4s"),
        knock("Js", "Kc Kd Kh Ks, 2s 3s 4s"),
        knock("Js", "Kc Kd Kh Ks, As 2s 3s"),
    ]


def test_a_knock_may_keep_more_deadwood_than_it_must() -> None:
    state = a_round("As 2s 3s 4s Kh Kd Kc Ks 2h 3d Js")

    _, events = play(CLASSIC, state, NORTH, knock("Js", "As 2s 3s, Kc Kd Kh Ks"))

    assert events == (Knocked(NORTH, some_melds("As 2s 3s, Kc Kd Kh Ks"), points=9),)


def test_melds_may_be_declared_in_any_order() -> None:
    state = a_round(f"{FOUR_LEFT} Js")

    after = play(CLASSIC, state, NORTH, knock("Js", "Kc Kd Kh, 4s 5s 6s, 9c 9d 9h")).state

    assert after.melds == some_melds("Kc Kd Kh, 4s 5s 6s, 9c 9d 9h")


def test_a_card_that_allows_gin_and_a_knock_is_listed_with_both() -> None:
    state = a_round("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c Js")

    moves = legal_moves(CLASSIC, state, NORTH)[11:]

    assert gin("Js", "9c 9d 9h, Kc Kd Kh, 4s 5s 6s 7s") in moves
    assert knock("Js", "9c 9d 9h, Kc Kd Kh, 4s 5s 6s") in moves


@pytest.mark.parametrize(
    ("hand", "move", "fault", "blanks"),
    [
        pytest.param(
            f"{LOOSE} Js",
            Discard(plain_card("Ks")),
            Fault.CARD_NOT_IN_HAND,
            {"card": "Ks"},
            id="a card of somebody else's cannot be thrown",
        ),
        pytest.param(
            f"{FOUR_LEFT} Js",
            knock("2c"),
            Fault.CARD_NOT_IN_HAND,
            {"card": "2c"},
            id="nor thrown in a knock",
        ),
        pytest.param(
            f"{FOUR_LEFT} Js",
            knock("Js", "4s 5s 6s, 9c 9d 9h, Kc Kd Ks"),
            Fault.CARD_NOT_IN_HAND,
            {"card": "Ks"},
            id="nor melded",
        ),
        pytest.param(
            f"{FOUR_LEFT} Js",
            knock("Kc", "4s 5s 6s, 9c 9d 9h, Kc Kd Kh"),
            Fault.CARD_NOT_IN_HAND,
            {"card": "Kc"},
            id="the card thrown cannot be melded",
        ),
        pytest.param(
            "7s 7h 7d 7c 8c 9c 2h 3h 4h Ad Js",
            knock("Js", "7c 7d 7h 7s, 7c 8c 9c, 2h 3h 4h"),
            Fault.MELDS_OVERLAP,
            {"card": "7c"},
            id="one card cannot be in two melds",
        ),
        pytest.param(
            "Qs Ks As 4h 4d 4c 9c 9d 9s 2d Js",
            knock("Js", "Qs Ks As, 4c 4d 4h, 9c 9d 9s"),
            Fault.NOT_A_MELD,
            {"meld": "Qs-Ks-As"},
            id="no run goes round the corner",
        ),
        pytest.param(
            f"{FOUR_LEFT} Js",
            knock("Js", "4s 5s 6s, 9c 9d 9h"),
            Fault.TOO_MUCH_DEADWOOD,
            {"points": 34, "limit": 10},
            id="the declared arrangement must be within the limit",
        ),
        pytest.param(
            f"{FOUR_LEFT} Js",
            Gin(plain_card("Js"), MELDS),
            Fault.NOT_GIN,
            {"points": 4},
            id="gin leaves nothing over",
        ),
        pytest.param(
            "4s 5s 6s 7s Kh Kd Kc 9h 9d 9c Js",
            knock("Js", "4s 5s 6s 7s, 9c 9d 9h, Kc Kd Kh"),
            Fault.THAT_IS_GIN,
            {},
            id="nothing left over is gin",
        ),
        pytest.param(
            f"{LOOSE} Js", DRAW_STOCK, Fault.MOVE_NOT_NOW, {}, id="one card is drawn a turn"
        ),
        pytest.param(
            f"{LOOSE} Js", LayOut(()), Fault.MOVE_NOT_NOW, {}, id="nobody has knocked yet"
        ),
    ],
)
def test_a_move_that_the_rules_forbid_is_refused_with_its_reason(
    hand: str, move: Move, fault: Fault, blanks: dict[str, Blank]
) -> None:
    state = a_round(hand)

    assert refusal(state, NORTH, move) == (fault, blanks)


def test_a_limit_of_nothing_asks_for_gin() -> None:
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c Ad Js").with_knock_limit(0)

    assert refusal(state, NORTH, knock("Js")) == (
        Fault.TOO_MUCH_DEADWOOD,
        {"points": 1, "limit": 0},
    )
    assert all(isinstance(move, Discard) for move in legal_moves(CLASSIC, state, NORTH))


def test_gin_is_possible_when_only_gin_is() -> None:
    state = a_round("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c Js").with_knock_limit(0)

    knocks = legal_moves(CLASSIC, state, NORTH)[11:]

    assert knocks == (gin("Js", "9c 9d 9h, Kc Kd Kh, 4s 5s 6s 7s"),)


def test_without_a_limit_any_hand_may_knock() -> None:
    state = a_round(f"{LOOSE} Js").with_knock_limit(None)

    after, events = play(CLASSIC, state, NORTH, knock("Js", ""))

    assert after.phase == LayingOff(SOUTH, knocker=NORTH)
    assert events == (Knocked(NORTH, (), points=56),)
    assert knock("Js", "") in legal_moves(CLASSIC, state, NORTH)


def test_a_round_broken_off_shows_no_hand_and_scores_nothing() -> None:
    state = break_off(CLASSIC, a_round(LOOSE))

    assert state.phase == Over(Outcome(Ending.BROKEN_OFF, winner=None, points=(0, 0)))


def test_a_round_that_is_over_cannot_be_broken_off_any_more() -> None:
    state = a_round(LOOSE).in_phase(Over(DEAD))

    assert break_off(CLASSIC, state) is state
