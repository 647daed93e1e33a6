"""Screens into what the page draws."""

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.screen import (
    Backs,
    Block,
    Button,
    CardRow,
    Countdown,
    Face,
    Grid,
    Line,
    Screen,
)
from adapters.presentation.texts import Name, text
from adapters.presentation.tokens import Tokens
from adapters.web.renderer import rendered, spoken
from adapters.web.wire import JsonDict
from engine.cards.card import PLAIN_CARDS, Card, parse_card
from engine.round.moves import Discard
from engine.service.intents import Ask, Play

TOKENS = Tokens(b"for a test only")
INK = Ink(Catalog.load(), TOKENS)
SCOPE = "person:ann"


def card(notation: str) -> Card:
    found = parse_card(notation)
    assert isinstance(found, Card)
    return found


def drawn(*blocks: Block, rows: tuple[tuple[Button, ...], ...] = ()) -> JsonDict:
    screen = Screen(text("help-title"), blocks, rows, "t1", 7, attention=True)
    return rendered(INK, Drawn(screen, "en", SCOPE))


def test_what_goes_on_with_its_table_is_told_apart() -> None:
    board = Screen(text("help-title"), (), table="t1")
    result = Screen(text("help-title"), (), table="t1", stays=True)
    help_page = Screen(text("help-title"), ())

    shown = [rendered(INK, Drawn(one, "en", SCOPE)) for one in (board, result, help_page)]

    assert [one["live"] for one in shown] == [True, False, False]


def only_block(block: Block) -> JsonDict:
    (found,) = drawn(block)["blocks"]
    assert isinstance(found, dict)
    return found


def test_a_screen_says_what_it_is_about() -> None:
    screen = drawn()

    assert screen == {
        "kind": "screen",
        "language": "en",
        "table": "t1",
        "version": 7,
        "attention": True,
        "live": True,
        "ofChallenge": False,
        "buttonsFirst": False,
        "title": "Gin rummy, right here",
        "blocks": [],
        "rows": [],
    }


def test_a_line_has_its_words_and_its_tone() -> None:
    block = only_block(Line(text("cell-name", name=Name("Ann")), "strong"))

    assert block == {"kind": "line", "text": "\u2068Ann\u2069", "tone": "strong"}


def test_a_name_stays_plain_text() -> None:
    block = only_block(Line(text("cell-name", name=Name("<b>Ann</b>"))))

    assert "<b>Ann</b>" in block["text"]


def test_a_card_that_can_be_thrown_bears_the_token_of_it() -> None:
    throw = Play((Discard(card("7h")),))

    block = only_block(CardRow((Face(card("7h"), "drawn", throw, text("why-not-now")),)))

    (face,) = block["cards"]
    assert TOKENS.decode(face.pop("token"), SCOPE).intent == throw
    assert face == {
        "card": "7h",
        "spoken": "seven of hearts",
        "mark": "drawn",
        "markSpoken": "new",
        "hint": "That is not what your turn asks for now.",
    }


def test_a_card_that_only_lies_there_bears_none() -> None:
    block = only_block(CardRow((Face(card("As")),), text("row-run"), "meld"))

    assert block == {
        "kind": "cards",
        "label": "Run",
        "mark": "meld",
        "cards": [
            {
                "card": "As",
                "spoken": "ace of spades",
                "mark": "plain",
                "markSpoken": "",
                "token": "",
                "hint": "",
            }
        ],
    }


def test_backs_tell_their_number_alone() -> None:
    block = only_block(Backs(2, text("board-stock", count=2)))

    assert block == {"kind": "backs", "count": 2, "label": "Stock: 2 cards to draw."}


def test_a_grid_keeps_its_rows() -> None:
    cells = (text("grid-player"), text("grid-score"))

    block = only_block(Grid((cells, cells)))

    assert block == {"kind": "grid", "rows": [["Player", "Score"], ["Player", "Score"]]}


def test_a_countdown_tells_when_it_ends_and_how_long_it_was() -> None:
    block = only_block(Countdown(text("page-your-turn"), 1_700_000_060_000, 60))

    assert block == {
        "kind": "countdown",
        "text": "Your turn",
        "until": 1_700_000_060_000,
        "seconds": 60,
    }


def test_a_button_bears_its_token() -> None:
    button = Button(text("button-ready"), Ask("ready"), "primary")

    ((shown,),) = drawn(rows=((button,),))["rows"]

    assert TOKENS.decode(shown.pop("token"), SCOPE).intent == Ask("ready")
    assert shown == {"label": "Ready", "style": "primary", "enabled": True, "why": ""}


def test_a_button_that_waits_says_why_and_bears_no_token() -> None:
    button = Button(
        text("button-ready"), Ask("ready"), enabled=False, why=text("why-not-your-turn")
    )

    ((shown,),) = drawn(rows=((button,),))["rows"]

    assert shown["token"] == ""
    assert shown["why"] == "It is not your turn."


@pytest.mark.parametrize(
    ("language", "words"), [("en", "queen of clubs"), ("ru", "дама треф"), ("kk", "шытыр дама")]
)
def test_a_card_is_read_aloud_in_each_language(language: str, words: str) -> None:
    assert INK.catalog.say(language, spoken(card("Qc"))) == words


@pytest.mark.parametrize("language", ["en", "ru", "kk"])
def test_no_two_cards_are_read_aloud_alike(language: str) -> None:
    words = {INK.catalog.say(language, spoken(one)) for one in PLAIN_CARDS}

    assert len(words) == 52
