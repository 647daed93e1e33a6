"""Words into Telegram's HTML: nothing in them is taken for more than words, and all fits."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.lengths import units
from adapters.telegram.drawing.markup import (
    MOST_ENTITIES,
    MOST_UNITS,
    Piece,
    escaped,
    page,
    piece,
    unlinked,
)
from tests.adapters.telegram.drawings import read


@given(st.text())
def test_any_words_are_read_as_they_were_meant(words: str) -> None:
    plain, entities = read(escaped(words))

    assert plain.replace("\u2060", "").strip() == words.replace("\u2060", "").strip()
    assert entities == 0


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        pytest.param("@ann", "@\u2060ann", id="a mention"),
        pytest.param("#gin", "#\u2060gin", id="a hashtag"),
        pytest.param("$USD", "$\u2060USD", id="a cashtag"),
        pytest.param("cards.example", "cards.\u2060example", id="a domain"),
        pytest.param("http://x", "http:/\u2060/x", id="an address"),
        pytest.param("\u2068/gin\u2069", "\u2068/\u2060gin\u2069", id="a command that is a name"),
        pytest.param("Type /gin now.", "Type /gin now.", id="a command of ours"),
        pytest.param("Ready? Yes. 1, 2", "Ready? Yes. 1, 2", id="a plain sentence"),
    ],
)
def test_what_telegram_would_make_a_link_of(words: str, wanted: str) -> None:
    assert unlinked(words) == wanted


def test_a_paragraph_has_a_blank_line_before_it() -> None:
    pieces = [piece("Title", "b"), piece("One"), piece("Two", apart=True)]

    assert page(pieces) == "<b>Title</b>\nOne\n\nTwo"


def test_a_page_that_is_too_long_loses_its_middle() -> None:
    lines = [piece(f"{number}" * 500) for number in range(1, 10)]

    text, _ = read(page(lines))

    assert text.split("\n") == [
        *(f"{number}" * 500 for number in (1, 2, 3, 4)),
        "…",
        *(f"{number}" * 500 for number in (6, 7, 8, 9)),
    ]


def test_a_page_with_too_many_tags_loses_its_middle() -> None:
    text = page([piece(str(number), "b") for number in range(MOST_ENTITIES + 20)])

    plain, entities = read(text)
    assert entities == MOST_ENTITIES
    assert plain.startswith("0\n1\n")
    assert plain.endswith("\n118\n119")
    assert plain.count("…") == 1


@given(st.lists(st.tuples(st.integers(1, 900), st.booleans(), st.booleans()), max_size=30))
def test_any_page_fits_and_keeps_what_has_to_stay(shape: list[tuple[int, bool, bool]]) -> None:
    pieces = [
        piece(chr(0x4E00 + at) * length, "b", apart=apart, stays=stays and length < 100)
        for at, (length, apart, stays) in enumerate(shape)
    ]

    text, entities = read(page(pieces))

    assert units(text) <= MOST_UNITS
    assert entities <= MOST_ENTITIES
    assert [one.words in text for one in pieces if one.stays] == [
        True for one in pieces if one.stays
    ]


def test_a_piece_is_as_long_as_what_it_writes() -> None:
    one = piece("a & @b", "b", apart=True)

    assert one == Piece("a & @b", "<b>a &amp; @\u2060b</b>", 1, apart=True)
    assert one.size == len("\n\na & @\u2060b")


@given(st.text())
def test_only_what_cannot_be_seen_is_put_in(words: str) -> None:
    added = set(unlinked(words)) - set(words)

    assert {unicodedata.category(mark) for mark in added} <= {"Cf"}
