"""What everybody may see of a table, what one player may see, and what an ended round leaves."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.match.actions import (
    Accept,
    Action,
    Autopilot,
    Depart,
    Expire,
    OfferAbort,
    Resign,
    Warn,
)
from engine.match.boards import ReadyView, board_of, board_view, hand_view, showdown_view
from engine.match.changes import advance
from engine.match.table import Table
from engine.round.moves import Pass
from engine.round.outcome import Ending, Seat
from engine.round.showdown import plain_cards
from tests.builders import BEN, DEALT, NORTH, OPENING, SOUTH, a_game, a_table
from tests.engine.match.random_play import match_by_chance
from tests.engine.match.showdowns import waiting_for_the_next_deal
from tests.engine.match.twins import otherwise


@pytest.mark.parametrize(
    ("actions", "shown"),
    [
        pytest.param((), "lobby", id="in the lobby"),
        pytest.param((Accept(BEN),), "choosing", id="after the cut"),
        pytest.param(DEALT, None, id="while a round is in play"),
        pytest.param((*DEALT, Resign(NORTH)), "finished", id="after the end"),
    ],
)
def test_a_board_shows_the_stage_it_stands_in(
    actions: tuple[Action, ...], shown: str | None
) -> None:
    board = board_view(a_table(*actions), a_game())

    stages = {
        "lobby": board.lobby,
        "choosing": board.choosing,
        "readying": board.readying,
        "finished": board.finished,
    }
    assert [name for name, stage in stages.items() if stage is not None] == (
        [shown] if shown else []
    )


def test_a_board_shows_the_table_as_it_is() -> None:
    table = a_table(*DEALT, OfferAbort(NORTH))

    board = board_view(table, a_game())

    assert (board.id, board.version, board.rules) == (table.id, table.version, table.rules)
    assert (board.players, board.capacity, board.places) == (table.players, 2, table.places)
    assert (board.sheet, board.sheet_rules) == (table.sheet, a_game().sheet_rules)
    assert (board.abort_offer, board.to_act, board.last) == (NORTH, (SOUTH,), table.last)


def test_a_board_shows_who_is_away_and_what_the_time_of_a_turn_is() -> None:
    opening = replace(OPENING, turn_seconds=60)
    missed = (Autopilot(SOUTH, (Pass(),)), Autopilot(NORTH, (Pass(),)))
    table = a_table(*DEALT, *missed, Depart("ada"), Warn(), opening=opening)

    board = board_view(table, a_game())

    assert (board.turn_seconds, board.warned, board.time) == (60, True, None)
    assert (board.away, board.autopilot, board.departed) == ((1, 1), (1, 1), (NORTH,))
    assert (board.version, board.fresh_from) == (table.version, table.version - 2)


def test_a_board_shows_for_whom_the_deal_did_not_wait() -> None:
    table = advance(waiting_for_the_next_deal(), Expire(), a_game()).table

    assert board_view(table, a_game()).unready == (NORTH, SOUTH)


def test_before_the_first_deal_there_is_no_round_to_see() -> None:
    table = a_table(Accept(BEN))

    hand = hand_view(table, a_game(), NORTH)

    assert (hand.board.number, hand.board.round, hand.round) == (0, None, None)


def test_a_round_in_play_is_on_the_board() -> None:
    board = board_view(a_table(*DEALT), a_game())

    assert board.number == 1
    assert board.round is not None
    assert board.round.turn == SOUTH


def test_the_ended_round_stays_on_the_board_until_the_next_deal() -> None:
    board = board_view(waiting_for_the_next_deal(), a_game())

    assert board.number == 1
    assert board.round is not None
    assert board.round.outcome is not None
    assert board.readying == ReadyView(2, SOUTH, ())


def test_each_player_sees_the_own_hand() -> None:
    table = a_table(*DEALT)

    for seat in (NORTH, SOUTH):
        hand = hand_view(table, a_game(), seat)

        assert hand.seat == seat
        assert hand.round is not None
        assert hand.round.hand == plain_cards(table.rounds[0].state.hands[seat])


def test_what_everybody_sees_is_part_of_what_a_player_sees() -> None:
    table = a_table(*DEALT)
    board = board_view(table, a_game())

    assert board_of(board) == board
    assert board_of(hand_view(table, a_game(), NORTH)) == board


def test_no_showdown_comes_before_the_first_round_ends() -> None:
    assert showdown_view(a_table(), a_game()) is None
    assert showdown_view(a_table(*DEALT), a_game()) is None


def test_an_ended_round_leaves_its_showdown() -> None:
    table = waiting_for_the_next_deal()

    showdown = showdown_view(table, a_game())

    assert showdown is not None
    assert (showdown.table, showdown.version, showdown.number) == ("t1", table.version, 1)
    assert (showdown.players, showdown.target, showdown.dealer) == (table.players, 100, NORTH)
    assert (showdown.outcome.ending, showdown.entry.running) == (Ending.KNOCK, (13, 0))
    assert (showdown.readying, showdown.over) == (ReadyView(2, SOUTH, ()), False)


def test_a_showdown_is_no_longer_waited_after_once_somebody_resigned() -> None:
    table = advance(waiting_for_the_next_deal(), Resign(NORTH), a_game()).table

    showdown = showdown_view(table, a_game())

    assert showdown is not None
    assert (showdown.readying, showdown.over) == (None, False)


def test_the_round_that_reached_the_target_ends_the_match() -> None:
    last = list(match_by_chance(0))[-1].table

    showdown = showdown_view(last, a_game())

    assert showdown is not None
    assert (showdown.number, showdown.over) == (last.sheet.entries[-1].number, True)


def test_a_round_broken_off_leaves_no_showdown() -> None:
    assert showdown_view(a_table(*DEALT, Resign(NORTH)), a_game()) is None


@pytest.mark.parametrize("number", range(2))
def test_no_board_tells_hidden_cards_or_seeds_apart(number: int) -> None:
    for table, other in _twins(number, None):
        assert board_view(other, a_game()) == board_view(table, a_game())


@pytest.mark.parametrize("seat", [NORTH, SOUTH])
@pytest.mark.parametrize("number", range(2))
def test_no_hand_tells_the_others_hidden_cards_or_seeds_apart(number: int, seat: int) -> None:
    for table, other in _twins(number, seat):
        assert hand_view(other, a_game(), seat) == hand_view(table, a_game(), seat)


@pytest.mark.parametrize("number", range(2))
def test_no_showdown_tells_hidden_cards_or_seeds_apart(number: int) -> None:
    for table, other in _twins(number, None):
        assert showdown_view(other, a_game()) == showdown_view(table, a_game())


@pytest.mark.parametrize("number", range(2))
def test_printing_a_table_prints_no_card_and_no_seed(number: int) -> None:
    for stride in match_by_chance(number):
        text = f"{stride.table!r}{stride.table.stage!r}{stride.table.rounds!r}"

        assert "Card(" not in text
        assert "seed" not in text
        assert repr(stride.table.seed) not in text


def _twins(number: int, seat: Seat | None) -> Iterator[tuple[Table, Table]]:
    """Every table of a match with one that differs in all that ``seat`` must not see."""
    dice = Random(number)
    for stride in match_by_chance(number, resigns=0.002):
        yield stride.table, otherwise(stride.table, seat, dice)
