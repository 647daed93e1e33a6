"""Words into Discord's markdown: nothing in them is taken for more than words, and all fits."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.discord.drawing.markup import (
    MOST_LETTERS,
    Piece,
    chip,
    columns,
    escaped,
    length,
    paragraphs,
    toned,
    unlinked,
)
from adapters.presentation.lengths import END_ISOLATE, ISOLATE, units
from adapters.presentation.names import harmless, person_name
from adapters.presentation.screen import Tone
from tests.adapters.discord.markdown import read
from tests.contract.hostile import LINES, NAMES

MADE_UP = (
    "*Bob*",
    "**Bob**",
    "__Bob__",
    "_Bob_",
    "***Bob***",
    "~~Bob~~",
    "||Bob||",
    "`Bob`",
    "``Bob``",
    "```Bob```",
    "# Bob",
    "### Bob",
    "-# Bob",
    "- Bob",
    "+ Bob",
    "> Bob",
    ">>> Bob",
    "1. Bob",
    "12) Bob",
    "[Bob](https://evil.example)",
    "[Bob](<https://evil.example> 'hover')",
    "\\[Bob](https://evil.example)",
    "https://evil.example/a_b_c",
    "<https://evil.example>",
    "discord.gg/abcdef",
    "DISCORD.GG/abcdef",
    "discord.com/invite/abc",
    "<@123456789012345678>",
    "<@!123456789012345678>",
    "<@&123456789012345678>",
    "<#123456789012345678>",
    "</gin:123456789012345678>",
    "<id:customize>",
    "<t:1700000000:R>",
    "<:bob:123456789012345678>",
    "<a:bob:123456789012345678>",
    ":smile:",
    ":wave::skin-tone-2:",
    ":+1:",
    "@everyone",
    "@here",
    "a@everyone b",
    "\\",
    "\\\\",
    "\\*Bob\\*",
    "7♥ of ♠",
    "a_b_c",
    "2 * 3 * 4",
    "\u202e**Bob**\u202c",
)
HOSTILE = tuple(dict.fromkeys((*MADE_UP, *NAMES, *LINES)))
TONES: dict[Tone, set[str]] = {
    "normal": set(),
    "quiet": {"quiet"},
    "strong": {"strong"},
    "title": {"title"},
}
SIGNS = st.lists(
    st.sampled_from(["*", "_", "`", "|", "~", "[", "]", "(", ")", "<", ">", "@", ":", "#", "-"])
    | st.sampled_from(["\\", "+", "1.", " ", "\n", "a", "Bob", "♥", "http://x", "everyone", "t"]),
    max_size=30,
).map("".join)


def plain(words: str) -> str:
    """Words without what was put in and can not be seen."""
    return words.replace("\u2060", "")


@pytest.mark.parametrize("sentence", ["{}", "{} to draw.", "It is {}’s turn."])
@pytest.mark.parametrize("tone", TONES)
def test_a_name_is_read_as_it_is_and_does_nothing(tone: Tone, sentence: str) -> None:
    for name in HOSTILE:
        words = sentence.format(f"{ISOLATE}{person_name(name)}{END_ISOLATE}")

        seen = read(toned(words, tone))

        assert plain(seen.text) == plain(words)
        assert seen.made == TONES[tone], name


def test_words_that_are_quoted_do_nothing_without_anything_around_them() -> None:
    for words in map(harmless, HOSTILE):
        seen = read(escaped(words))

        assert plain(seen.text).strip() == plain(words).strip()
        assert seen.made == set(), words


@given(SIGNS)
def test_no_signs_are_taken_for_more_than_signs(words: str) -> None:
    seen = read(escaped(words))

    assert plain(seen.text) == words
    assert seen.made == set()


@given(SIGNS)
def test_nothing_gets_out_of_a_frame_of_letters_of_one_width(words: str) -> None:
    line = words.replace("\n", " ") + "."

    assert read(columns(line)).made == {"columns"}
    assert read(chip(line)).made == {"code"}


@given(st.text())
def test_only_what_cannot_be_seen_is_put_in(words: str) -> None:
    added = set(unlinked(words)) - set(words)

    assert {unicodedata.category(mark) for mark in added} <= {"Cf"}


@pytest.mark.parametrize("words", ["/gin", "Ready? Yes. 1, 2", "5.2 : 4", "12:30", "Ann and Bob"])
def test_a_plain_sentence_is_written_as_it_is(words: str) -> None:
    assert escaped(words) == words


def test_every_line_has_its_tone() -> None:
    assert toned("One.\n\nTwo.", "quiet") == "-# One.\n-# Two."


def test_what_begins_apart_is_a_paragraph() -> None:
    pieces = [Piece("### Title"), Piece("One"), Piece("**Two**", apart=True), Piece("Three")]

    assert paragraphs(pieces) == ("### Title\nOne", "**Two**\nThree")


def test_a_page_that_is_too_long_loses_its_middle() -> None:
    pieces = [Piece(f"{number}" * 500) for number in range(1, 10)]

    (text,) = paragraphs(pieces)

    assert text.split("\n") == [
        *(f"{number}" * 500 for number in (1, 2, 3)),
        "…",
        *(f"{number}" * 500 for number in (6, 7, 8, 9)),
    ]


@given(
    st.lists(st.tuples(st.integers(1, 900), st.booleans(), st.booleans()), max_size=30),
    st.integers(3000, MOST_LETTERS),
)
def test_any_page_fits_and_keeps_what_has_to_stay(
    shape: list[tuple[int, bool, bool]], most: int
) -> None:
    pieces = [
        Piece(chr(0x4E00 + at) * length, apart=apart, stays=stays and length < 100)
        for at, (length, apart, stays) in enumerate(shape)
    ]

    texts = paragraphs(pieces, most)

    assert sum(map(units, texts)) + 2 * len(texts) <= most + 2
    whole = "\n".join(texts)
    assert all(one.written in whole for one in pieces if one.stays)
    assert ("…" in whole) == (length(pieces) > most)
