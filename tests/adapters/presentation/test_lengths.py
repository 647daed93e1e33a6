"""How long words are, and that they are cut without harm."""

from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.lengths import END_ISOLATE, ISOLATE, cut, units
from adapters.presentation.names import graphemes, person_name

NAMES = st.text(max_size=60).map(lambda name: f"{ISOLATE}{person_name(name)}{END_ISOLATE}")
LETTERS = st.sampled_from(["a", "b", " ", ".", "♥", "e\u0301", "👩‍👧", "\U0001f1eb\U0001f1f7"])
SENTENCES = st.lists(st.one_of(NAMES, LETTERS), max_size=30).map("".join)


def test_wide_signs_count_twice() -> None:
    assert units("a♥👩") == 4


def test_what_fits_is_not_cut() -> None:
    assert cut("10♥ 9♥", 6) == "10♥ 9♥"


def test_a_cut_is_told() -> None:
    assert cut("Ada and Ben", 8) == "Ada and…"


def test_a_name_that_was_begun_is_ended() -> None:
    assert cut("\u2068Maximilian\u2069 knocks", 7) == "\u2068Maxi…\u2069"


@given(SENTENCES, st.integers(3, 40))
def test_a_cut_keeps_whole_letters_and_its_limit(words: str, most: int) -> None:
    kept = cut(words, most)

    assert units(kept) <= most
    assert kept.count(ISOLATE) == kept.count(END_ISOLATE)
    if kept != words:
        begun = list(graphemes(kept.rstrip(END_ISOLATE).removesuffix("…")))
        assert begun == list(graphemes(words))[: len(begun)]
