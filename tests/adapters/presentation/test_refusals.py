"""What a refusal says."""

from adapters.presentation.refusals import refusal
from engine.round.faults import Fault, GinError
from tests.adapters.presentation.paper import CATALOG, said


def test_a_refused_card_is_shown_as_everywhere() -> None:
    error = GinError(Fault.TAKEN_CARD_BACK, card="Th")

    assert "10♥" in said(refusal(error))


def test_a_refused_meld_is_shown_card_by_card() -> None:
    error = GinError(Fault.NOT_A_MELD, meld="7h-8h-9s")

    assert said(refusal(error)) == "7♥ 8♥ 9♠ is no meld."


def test_what_is_no_card_is_quoted_as_it_is() -> None:
    error = GinError(Fault.CARD_NOT_IN_HAND, card="joker")

    assert said(refusal(error)) == "joker is not in your hand."


def test_a_name_in_a_refusal_can_play_no_tricks() -> None:
    error = GinError(Fault.UNKNOWN_PERSON, name="Bob\u202e")

    assert CATALOG.say("en", refusal(error)) == "I know nobody here called \u2068Bob\u2069."


def test_numbers_and_words_fill_their_blanks() -> None:
    error = GinError(Fault.TARGET_RANGE, low=10, high=1000)

    assert said(refusal(error)) == "The target must be between 10 and 1,000 points."


def test_a_word_that_was_typed_is_quoted() -> None:
    error = GinError(Fault.BAD_ARGUMENT, argument="tomorrow")

    assert said(refusal(error)) == "I do not understand “tomorrow”."
