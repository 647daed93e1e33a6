"""Tables that people join from elsewhere: they stand in several places, or are played afar."""

from dataclasses import replace

import pytest

from engine.match.actions import Accept, Action, Decline, Pledge, Redeem, Relocate, Resign, Vacate
from engine.match.boards import board_view, stands_in
from engine.match.changes import advance
from engine.match.homes import home_of
from engine.match.opening import rematch_opening
from engine.match.people import Origin, Place
from engine.match.saved import dump_action, dump_table, load_action, load_table
from engine.match.stages import Finished, Lobby
from engine.match.table import Table, platforms_of
from engine.round.faults import Fault, NotAllowed
from tests.builders import BEN, NORTH, OPENING, PARLOUR, SOUTH, a_game, a_table

FIELD = Place("telegram", "-5", "Field", "-5")
FROM_FIELD = Origin("telegram", FIELD)
AFAR = Origin("telegram")
IN_PRIVATE = replace(OPENING, places=(), platforms=("web",))


def after(table: Table, action: Action) -> Table:
    """The table one action later."""
    return advance(table, action, a_game()).table


def test_the_place_from_which_somebody_joins_is_one_more_of_the_table() -> None:
    table = a_table(Accept(BEN, FROM_FIELD))

    assert table.places == (PARLOUR, FIELD)
    assert platforms_of(table) == ("telegram", "web")


@pytest.mark.parametrize("origin", [None, Origin("web", PARLOUR), Origin("web")])
def test_who_comes_from_where_the_table_stands_brings_nothing(origin: Origin | None) -> None:
    table = a_table(Accept(BEN, origin))

    assert (table.places, table.platforms) == ((PARLOUR,), ())


def test_who_joins_in_private_brings_their_platform() -> None:
    table = a_table(Accept(BEN, AFAR))

    assert (table.places, table.platforms) == ((PARLOUR,), ("telegram",))
    assert board_view(table, a_game()).platforms == ("telegram", "web")


def test_a_table_may_be_played_in_private_on_two_platforms() -> None:
    table = a_table(Accept(BEN, AFAR), opening=IN_PRIVATE)

    assert (table.places, platforms_of(table)) == ((), ("telegram", "web"))


def test_whoever_has_accepted_brings_their_place_once_they_are_seated() -> None:
    waiting = a_table(Pledge(BEN, FROM_FIELD))
    seated = after(waiting, Redeem("ada"))

    assert waiting.places == (PARLOUR,)
    assert seated.places == (PARLOUR, FIELD)


def test_whoever_takes_that_back_brings_nothing() -> None:
    table = a_table(Pledge(BEN, FROM_FIELD), Decline("ben"))

    assert table.stage == Lobby()


@pytest.mark.parametrize(
    ("origin", "homes"),
    [(None, (PARLOUR, PARLOUR)), (FROM_FIELD, (PARLOUR, FIELD)), (AFAR, (PARLOUR, None))],
)
def test_everybody_plays_where_they_are(
    origin: Origin | None, homes: tuple[Place | None, ...]
) -> None:
    table = a_table(Accept(BEN, origin), Resign(SOUTH))
    again = rematch_opening(table, "t2", bytes(32))

    for seen in (table, board_view(table, a_game()), again):
        assert (home_of(seen, NORTH), home_of(seen, SOUTH), home_of(seen, -1)) == (
            *homes,
            PARLOUR,
        )


def test_whose_own_place_is_gone_plays_in_none() -> None:
    table = after(a_table(Accept(BEN, FROM_FIELD)), Vacate(PARLOUR))
    other = after(a_table(Accept(BEN, FROM_FIELD)), Vacate(FIELD))

    assert (home_of(table, NORTH), home_of(table, SOUTH)) == (None, FIELD)
    assert (home_of(other, NORTH), home_of(other, SOUTH)) == (PARLOUR, None)


def test_everybody_stays_where_they_are_when_that_moves() -> None:
    yard = Place("telegram", "-105", "Field", "-105")
    table = after(a_table(Accept(BEN, FROM_FIELD)), Relocate(FIELD, yard))

    assert (home_of(table, NORTH), home_of(table, SOUTH)) == (PARLOUR, yard)


def test_whoever_waits_to_be_seated_is_where_their_place_has_gone() -> None:
    yard = Place("telegram", "-105", "Field", "-105")
    table = after(a_table(Pledge(BEN, FROM_FIELD)), Relocate(FIELD, yard))

    assert after(table, Redeem("ada")).places == (PARLOUR, yard)


@pytest.mark.parametrize("origin", [None, AFAR, FROM_FIELD])
def test_whoever_waits_elsewhere_knows_of_no_place_that_moves(origin: Origin | None) -> None:
    table = a_table(Pledge(BEN, origin))

    with pytest.raises(NotAllowed) as refusal:
        after(table, Relocate(Place("telegram", "-6"), Place("telegram", "-106")))

    assert refusal.value.fault is Fault.NOT_NOW


def test_the_rematch_stands_in_both_places() -> None:
    table = a_table(Accept(BEN, FROM_FIELD), Resign(SOUTH))
    private = a_table(Accept(BEN, AFAR), opening=IN_PRIVATE)

    assert rematch_opening(table, "t2", bytes(32)).places == (PARLOUR, FIELD)
    assert rematch_opening(private, "t2", bytes(32)).platforms == ("web", "telegram")


def test_a_table_goes_on_where_one_of_its_places_is_no_more() -> None:
    table = a_table(Accept(BEN, FROM_FIELD))

    left = after(table, Vacate(PARLOUR))

    assert left.places == (FIELD,)
    assert left.stage == table.stage


def test_a_table_ends_with_its_last_place() -> None:
    table = after(a_table(Accept(BEN)), Vacate(PARLOUR))

    assert table.stage == Finished("place_gone")


def test_a_place_where_a_table_does_not_stand_changes_nothing_there() -> None:
    with pytest.raises(NotAllowed) as refusal:
        after(a_table(Accept(BEN)), Vacate(FIELD))

    assert refusal.value.fault is Fault.NOT_NOW


def test_what_is_over_stays_where_it_was() -> None:
    over = after(a_table(Accept(BEN)), Vacate(PARLOUR))

    with pytest.raises(NotAllowed) as refusal:
        after(over, Vacate(PARLOUR))

    assert refusal.value.fault is Fault.MATCH_OVER


def test_a_board_stands_in_its_places_and_in_no_private_chat() -> None:
    board = board_view(a_table(Accept(BEN, FROM_FIELD)), a_game())

    assert [stands_in(board, place) for place in (PARLOUR, FIELD, None)] == [True, True, False]
    assert not stands_in(board, Place("web", "other"))


@pytest.mark.parametrize("action", [Accept(BEN, FROM_FIELD), Pledge(BEN, AFAR), Vacate(FIELD)])
def test_where_people_come_from_survives_the_store(action: Action) -> None:
    assert load_action(dump_action(action)) == action


def test_a_table_of_two_places_survives_the_store() -> None:
    table = a_table(Accept(BEN, FROM_FIELD))

    assert load_table(dump_table(table)) == table
