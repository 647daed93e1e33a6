"""One's hand in a pop-up: whole, in few words, whatever is held, played and waited for."""

from dataclasses import replace
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.catalog import card_sign
from adapters.presentation.lengths import units
from adapters.presentation.screens import hand_screen
from adapters.telegram.drawing.renderer import LONGEST_POPUP
from engine.cards.card import PLAIN_CARDS, Card
from engine.cards.mask import mask_of
from engine.match.boards import HandView, hand_view
from engine.match.rules import Rules
from engine.match.table import Table
from tests.adapters.presentation.golden_files import LANGUAGES
from tests.adapters.presentation.random_play import by_any_rules, game_of, moments
from tests.adapters.presentation.scenes import DRAWN, KNOCKED, hand_after
from tests.adapters.presentation.time_scenes import CLOSED
from tests.adapters.telegram.drawings import popped
from tests.builders import NORTH, SOUTH, plain_card

LOOSE: Final = "Tc Td Th Ac 3d 5s 7h Qs Kd Jh 9c"
"""As long as a hand can be: all its tens and hardly a meld."""


def holding(view: HandView, cards: list[Card]) -> HandView:
    """The same moment with another hand; of eleven cards the first one has just been drawn."""
    assert view.round is not None
    hand = tuple(sorted(cards, key=lambda card: card.index))
    drawn = cards[0] if len(cards) > 10 else None
    return replace(view, round=replace(view.round, hand=hand, mask=mask_of(cards), drawn=drawn))


def at_some_moment(rules: Rules, number: int) -> Table:
    """One of the moments of a match in which there are hands."""
    dealt = [table for table in moments(rules) if table.stage.kind in {"playing", "readying"}]
    return dealt[number % len(dealt)]


def test_a_hand_that_throws_a_card() -> None:
    assert popped(hand_screen(hand_after(SOUTH, *DRAWN))) == (
        "Your turn: throw a card.\n"
        "Melds: 9♣ 9♦ 9♥, K♣ K♦ K♥, 4♠ 5♠ 6♠\n"
        "Deadwood, 12 points: 2♦ Q♦\n"
        "New card: 9♣"
    )


def test_a_hand_that_waits_for_the_other_names_nobody() -> None:
    assert popped(hand_screen(hand_after(NORTH, *DRAWN), "rank")) == (
        "Waiting for the other player.\nMelds: 5♥ 6♥ 7♥\nDeadwood, 57 points: 3♠ 7♠ 8♣ 9♠ J♦ J♠ K♠"
    )


def test_a_hand_that_answers_a_knock() -> None:
    lines = popped(hand_screen(hand_after(NORTH, *KNOCKED))).split("\n")

    assert lines[0] == "Your turn: answer the knock."


def test_a_hand_after_the_match() -> None:
    lines = popped(hand_screen(hand_after(SOUTH, *DRAWN, CLOSED))).split("\n")

    assert lines[0] == "\u2068Cleo\u2069 has ended the match. It counts for nobody."


def test_a_hand_before_the_deal_is_a_turn_alone() -> None:
    assert popped(hand_screen(hand_after(NORTH, *DRAWN[:1]))) == "Waiting for the other player."


@by_any_rules
def test_the_longest_hand_fits_at_any_moment(rules: Rules) -> None:
    cards = [plain_card(word) for word in LOOSE.split()]
    for table in moments(rules):
        for seat in (NORTH, SOUTH):
            view = hand_view(table, game_of(rules), seat)
            if view.round is not None:
                screen = hand_screen(holding(view, cards))
                popups = [popped(screen, language) for language in LANGUAGES]

                assert max(map(units, popups)) <= LONGEST_POPUP
                assert not any("…" in popup for popup in popups)


@by_any_rules
@given(
    cards=st.lists(st.sampled_from(PLAIN_CARDS), min_size=10, max_size=11, unique=True),
    moment=st.integers(0, 99),
    seat=st.sampled_from((NORTH, SOUTH)),
    language=st.sampled_from(LANGUAGES),
)
def test_any_hand_is_told_whole(
    rules: Rules, cards: list[Card], moment: int, seat: int, language: str
) -> None:
    view = hand_view(at_some_moment(rules, moment), game_of(rules), seat)

    popup = popped(hand_screen(holding(view, cards)), language)

    told = popup.replace(",", "").split()
    drawn = cards[: len(cards) - 10]
    assert units(popup) <= LONGEST_POPUP
    assert {card: told.count(card_sign(card)) for card in cards} == {
        card: 2 if card in drawn else 1 for card in cards
    }
