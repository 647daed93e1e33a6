"""Which emoji shows which card."""

import pytest

from adapters.discord.emojis.faces import Emoji, Faces, code_in, code_of, emoji_name
from engine.cards.card import parse_card
from tests.builders import plain_card


@pytest.mark.parametrize(
    ("card", "code"), [("Th", "10h"), ("As", "as"), ("Kd'", "kd"), ("2c", "2c"), ("Jk1", "jk1")]
)
def test_a_card_has_a_code_that_names_may_hold(card: str, code: str) -> None:
    assert code_of(parse_card(card)) == code


def test_an_emoji_is_named_after_its_card_and_its_picture() -> None:
    name = emoji_name("10h", "0123456789abcdef")

    assert name == "dw_10h_012345"
    assert code_in(name) == "10h"


@pytest.mark.parametrize("name", ["10h", "dw_10h", "dw_10h_01234g", "xdw_10h_012345", "party"])
def test_an_emoji_of_somebody_else_is_none_of_ours(name: str) -> None:
    assert code_in(name) == ""


def test_nothing_has_a_picture_before_any_is_known() -> None:
    faces = Faces()

    assert (faces.of(plain_card("Th")), faces.back) == (None, None)


def test_cards_have_the_pictures_that_are_listed() -> None:
    faces = Faces()
    ten, back = Emoji("dw_10h_012345", 1), Emoji("dw_back_012345", 2)

    faces.learn([ten, back, Emoji("party", 3)])

    assert (faces.of(plain_card("Th")), faces.back) == (ten, back)
    assert faces.of(plain_card("As")) is None


def test_of_two_pictures_of_a_card_the_newer_one_is_shown() -> None:
    faces = Faces()
    old, new = Emoji("dw_10h_aaaaaa", 1), Emoji("dw_10h_bbbbbb", 2)

    faces.learn([new, old])

    assert faces.of(plain_card("Th")) == new


def test_what_is_listed_no_longer_is_shown_no_longer() -> None:
    faces = Faces()
    faces.learn([Emoji("dw_10h_aaaaaa", 1)])

    faces.learn([])

    assert faces.of(plain_card("Th")) is None


def test_an_emoji_is_written_by_name_and_number() -> None:
    assert Emoji("dw_10h_012345", 42).code == "<:dw_10h_012345:42>"
