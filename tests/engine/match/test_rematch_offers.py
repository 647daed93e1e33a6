"""Offers of a rematch: they stand for a while, and lapse."""

from dataclasses import replace

from engine.match.actions import Expire, OfferRematch, Resign
from engine.match.opening import opened, rematch_opening
from engine.match.rules import Rules
from engine.round.faults import Fault
from tests.builders import DEALT, NORTH, OPENING, SOUTH, a_game, a_table
from tests.engine.match.absences import after, end_of, refusal_of

OVER = (*DEALT, Resign(NORTH))


def test_an_offer_that_waits_in_vain_lapses() -> None:
    table = a_table(*OVER, OfferRematch(SOUTH), Expire())

    assert (end_of(table).rematch, end_of(table).lapsed) == ((), True)
    assert end_of(table).reason == "resigned"


def test_after_an_offer_lapsed_another_may_be_made() -> None:
    table = a_table(*OVER, OfferRematch(SOUTH), Expire(), OfferRematch(NORTH))

    assert (end_of(table).rematch, end_of(table).lapsed) == ((NORTH,), False)


def test_an_offer_that_was_taken_lapses_no_more() -> None:
    table = a_table(*OVER, OfferRematch(SOUTH), OfferRematch(NORTH))

    assert refusal_of(table, Expire()) is Fault.NOT_NOW


def test_an_offer_spoils_no_button_of_the_others() -> None:
    over = a_table(*OVER)

    offered = after(over, OfferRematch(SOUTH))

    assert (offered.fresh_from, offered.version) == (over.version, over.version + 1)


def test_a_rematch_keeps_the_pace_and_its_seconds() -> None:
    opening = replace(OPENING, rules=Rules(pace="live"), turn_seconds=3)
    over = a_table(*OVER, opening=opening)

    again = opened(rematch_opening(over, "t2", bytes(32)), a_game()).table

    assert (again.rules.pace, again.turn_seconds) == ("live", 3)
