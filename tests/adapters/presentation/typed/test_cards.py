"""Cards as people type them: every spelling in every language, and the traps between alphabets."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.catalog import Catalog
from adapters.presentation.typed.cards import read_cards, spelled
from adapters.presentation.typed.words import phrases, plain_words
from engine.cards.card import PLAIN_CARDS, Card, Rank
from tests.builders import plain_card

LANGUAGES = Catalog.load().codes
SHOWN = {
    "c": ("♣", "♧", "♣\ufe0f"),
    "d": ("♦", "♢", "♦\ufe0f"),
    "h": ("♥", "♡", "♥\ufe0f", "❤\ufe0f"),
    "s": ("♠", "♤", "♠\ufe0e"),
}
KEYCAPS = {**{digit: f"{digit}\ufe0f\u20e3" for digit in "23456789"}, "10": "🔟"}
INVISIBLE = "\u200b\u200d\u2060\ufeff\u00ad\u202a\u0301"


def _read(typed: str) -> list[set[Card]] | None:
    read = read_cards(plain_words(typed))
    return None if read is None else [set(cards) for _, cards in read]


def _words(card: Card, language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a language calls the rank and the suit of a card."""
    ranks = phrases(language, f"words-rank-{card.notation[0].lower()}")
    return ranks, phrases(language, f"words-suit-{card.notation[1]}")


def _spellings(card: Card, language: str) -> list[str]:
    """Every way to spell a card in a language, with the letters of both in one word or in two."""
    ranks, suits = _words(card, language)
    ranks += (KEYCAPS.get(ranks[0], ranks[0]),)
    suits += SHOWN[card.notation[1]]
    # Every rank with two suits and every suit with two ranks: all pairs would say little more.
    pairs = {*product(ranks, suits[:2]), *product(ranks[:2], suits)}
    spelt = []
    for rank, suit in sorted(pairs):
        spelt += [f"{rank}{suit}", f"{rank} {suit}"]
        if len(suit) > 1:
            spelt += [f"{suit}{rank}", f"{suit} {rank}"]
    return spelt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rank", Rank, ids=lambda rank: rank.name)
def test_every_spelling_of_a_card_means_it_and_few_raise_a_doubt(
    rank: Rank, language: str
) -> None:
    read = {
        (card, typed): _read(typed)
        for card in PLAIN_CARDS
        if card.rank is rank
        for typed in _spellings(card, language)
    }

    wrong = [key for key, found in read.items() if not found or key[0] not in found[0]]
    doubtful = [key for key, found in read.items() if found != [{key[0]}]]

    assert wrong == []
    assert len(doubtful) < len(read) / 4


@given(
    card=st.sampled_from(PLAIN_CARDS),
    language=st.sampled_from(LANGUAGES),
    data=st.data(),
)
def test_noise_around_and_inside_a_spelling_changes_nothing(
    card: Card, language: str, data: st.DataObject
) -> None:
    typed = data.draw(st.sampled_from(_spellings(card, language)))
    at = data.draw(st.integers(0, len(typed)))
    hidden = data.draw(st.text(INVISIBLE, max_size=3))
    before = data.draw(st.sampled_from(["", " ", "“", "«", "'", "(", "\u00a0", "\u2003"]))
    after = data.draw(st.sampled_from(["", "!", ".", "…", "»", "”", " ", ",\u00a0", ")"]))
    noisy = before + typed[:at] + hidden + typed[at:] + after

    assert _read(noisy) == _read(typed)


@given(card=st.sampled_from(PLAIN_CARDS), language=st.sampled_from(LANGUAGES), data=st.data())
def test_case_changes_nothing(card: Card, language: str, data: st.DataObject) -> None:
    typed = data.draw(st.sampled_from(_spellings(card, language)))
    change = data.draw(st.sampled_from([str.upper, str.lower, str.title, str.swapcase]))

    assert _read(change(typed)) == _read(typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_suggested_in_words_that_mean_it_alone(language: str) -> None:
    suggested = {card: _read(spelled(card, language)) for card in PLAIN_CARDS}

    assert suggested == {card: [{card}] for card in PLAIN_CARDS}


def test_the_notation_means_the_card_alone() -> None:
    read = {card: _read(card.notation) for card in PLAIN_CARDS}

    assert read == {card: [{card}] for card in PLAIN_CARDS}


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        pytest.param("Тh", "Ah Th", id="a Cyrillic T beside a Latin letter"),
        pytest.param("Tч", "Ah Th", id="a Latin T beside a Cyrillic letter"),
        pytest.param("Т♥", "Ah Th", id="a Cyrillic T beside a sign"),
        pytest.param("Тс", "Ac Tc", id="Cyrillic letters that only make sense as Latin ones"),
        pytest.param("Т hearts", "Ah Th", id="a Cyrillic T beside a Latin word"),
        pytest.param("T♥", "Th", id="a Latin T beside a sign"),
        pytest.param("Tc", "Tc", id="Latin letters"),
        pytest.param("Тч", "Ah", id="Cyrillic letters"),
        pytest.param("Т червей", "Ah", id="a Cyrillic T beside a Cyrillic word"),
        pytest.param("Кh", "Kh", id="a K that means the same in both"),
        pytest.param("кч", "Kh", id="a Cyrillic K"),
        pytest.param("7с", "7c", id="a Cyrillic S that looks like a C"),
        pytest.param("7Н", "7h", id="a Cyrillic N that looks like an H"),
        pytest.param("Вч", "Jh", id="a Cyrillic V"),
        pytest.param("Bч", "Jh", id="a Latin B that looks like it"),
        pytest.param("Kороль пик", "Ks", id="a Latin letter inside a Cyrillic word"),
        pytest.param("туз h", "Ah", id="words of two languages"),
        pytest.param("7к", "7c 7d 7s", id="a suit's letter that languages use for others"),
        pytest.param("кт", "Ac Ad As Kc", id="two letters that mean something either way round"),
        pytest.param("10т", "Tc", id="a T that can only be a suit"),
        pytest.param("т10", "Tc", id="the suit first"),
        pytest.param("♥7", "7h", id="the sign first"),
        pytest.param("пиковая дама", "Qs", id="the suit as an adjective"),
        pytest.param("жүрек жетілік", "7h", id="the suit first, as in Kazakh"),
        pytest.param("журек жетілік", "7h", id="plain letters for Kazakh ones"),
        pytest.param("семерка", None, id="a rank alone"),
        pytest.param("червей", None, id="a suit alone"),
        pytest.param("чт", None, id="two letters the wrong way round"),
        pytest.param("7t", None, id="a Latin letter that is no suit"),
        pytest.param("1h", None, id="a rank that there is not"),
        pytest.param("a heart", None, id="an article"),
        pytest.param("7h?", None, id="a question"),
    ],
)
def test_the_traps_between_alphabets(typed: str, cards: str | None) -> None:
    expected = None if cards is None else [{plain_card(card) for card in cards.split()}]

    assert _read(typed) == expected


def test_letters_with_marks_are_those_without() -> None:
    assert _read("семе\u0308рка чер\u0301вей") == [{plain_card("7h")}]
    assert _read("семёрка червей") == _read("семерка червей")


@pytest.mark.parametrize(
    "typed", ["7h 8s 10d", "7h, 8s and 10d", "7 of hearts 8 s T♦", "♥7 ♠8 ♦10"]
)
def test_several_cards_are_read_one_after_the_other(typed: str) -> None:
    assert _read(typed) == [{plain_card("7h")}, {plain_card("8s")}, {plain_card("Td")}]


@given(st.text(max_size=40))
def test_anything_can_be_typed(typed: str) -> None:
    read = read_cards(plain_words(typed))

    assert read is None or all(cards for _, cards in read)
