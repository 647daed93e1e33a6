"""What a refusal says."""

import pytest

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
    error = GinError(Fault.CARD_NOT_IN_HAND, card="Joker")

    assert said(refusal(error)) == "Joker is not in your hand."


def test_a_name_in_a_refusal_can_play_no_tricks() -> None:
    error = GinError(Fault.UNKNOWN_PERSON, name="Bob\u202e")

    assert CATALOG.say("en", refusal(error)) == "I know nobody here called \u2068Bob\u2069."


def test_numbers_and_words_fill_their_blanks() -> None:
    error = GinError(Fault.TARGET_RANGE, low=10, high=1000)

    assert said(refusal(error)) == "The target must be between 10 and 1,000 points."


def test_a_word_that_was_typed_is_quoted() -> None:
    error = GinError(Fault.BAD_ARGUMENT, argument="tomorrow")

    assert said(refusal(error)) == "I do not understand “tomorrow”."


@pytest.mark.parametrize(
    ("language", "limit", "told"),
    [
        ("en", 1, "Only 1 table an hour is opened here. Try again in 12 min."),
        ("en", 5, "Only 5 tables an hour are opened here. Try again in 12 min."),
        ("ru", 1, "Здесь открывают не больше 1 стола в час. Попробуйте снова через 12 мин."),
        ("ru", 5, "Здесь открывают не больше 5 столов в час. Попробуйте снова через 12 мин."),
        ("kk", 5, "Мұнда сағатына 5 үстелден артық ашылмайды. 12 мин кейін қайталаңыз."),
    ],
)
def test_who_opens_too_many_tables_is_told_when_to_try_again(
    language: str, limit: int, told: str
) -> None:
    error = GinError(Fault.TOO_MANY_AN_HOUR, limit=limit, minutes=12)

    assert said(refusal(error), language) == told


def test_who_was_declined_is_told_how_long_to_wait() -> None:
    error = GinError(Fault.DECLINED_LATELY, name="Ben", minutes=9)

    assert said(refusal(error)) == "Ben has just declined. Try again in 9 min."


def test_the_names_of_places_in_a_refusal_can_play_no_tricks() -> None:
    error = GinError(Fault.PLAY_ELSEWHERE, places="cards, games")

    told = CATALOG.say("en", refusal(error))
    assert told == "Nobody plays here. Go to: \u2068cards, games\u2069"
