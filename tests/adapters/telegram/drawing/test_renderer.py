"""Screens into Telegram's messages: titles, tones, cards, tables and time that runs out."""

import pytest

from adapters.presentation.screen import (
    Backs,
    Block,
    CardRow,
    Countdown,
    Face,
    Grid,
    Line,
    Mark,
    Screen,
    Tone,
)
from adapters.presentation.texts import Name, text
from tests.adapters.telegram.drawings import popped, read, shown, words_of
from tests.builders import plain_card

TITLE = text("help-title")
NOON = 1_795_780_800_000
READY = text("button-ready")


def written(*blocks: Block, language: str = "en") -> str:
    """These blocks in HTML, without the title above them."""
    title, _, rest = shown(Screen(TITLE, blocks), language).text.partition("\n\n")
    assert title.startswith("<b>")
    return rest


def test_a_title_is_bold() -> None:
    assert shown(Screen(TITLE, ())).text == "<b>Gin rummy, right here</b>"


@pytest.mark.parametrize(
    ("tone", "wanted"),
    [("normal", "Ready"), ("strong", "<b>Ready</b>"), ("quiet", "<i>Ready</i>")],
)
def test_a_line_has_its_tone(tone: Tone, wanted: str) -> None:
    assert written(Line(READY, tone)) == wanted


def test_what_is_strong_begins_a_paragraph() -> None:
    strong = Line(READY, "strong")

    shown_lines = written(Line(READY), strong, strong, Line(READY))

    assert shown_lines == "Ready\n\n<b>Ready</b>\n<b>Ready</b>\nReady"


def test_a_name_is_escaped_and_leads_nowhere() -> None:
    words = written(Line(text("cell-name", name=Name("<b>Ann & @ben.com"))))

    assert words == "\u2068&lt;b&gt;Ann &amp; @\u2060ben.\u2060com\u2069"


@pytest.mark.parametrize(
    ("mark", "wanted"),
    [
        ("meld", "10♥"),
        ("deadwood", "10♥"),
        ("plain", "10♥"),
        ("drawn", "[10♥]"),
        ("layoff", "+10♥"),
    ],
)
def test_a_card_shows_what_it_is_without_colour(mark: Mark, wanted: str) -> None:
    row = CardRow((Face(plain_card("Th"), mark), Face(plain_card("As"))), text("row-set"))

    assert written(row) == f"Set: {wanted} A♠"


def test_cards_without_a_label_stand_alone() -> None:
    assert written(CardRow((Face(plain_card("7c")),))) == "7♣"


def test_backs_are_told_in_words() -> None:
    assert written(Backs(2, text("board-stock", count=2))) == "<i>Stock: 2 cards to draw.</i>"


@pytest.mark.parametrize(
    ("seconds", "until"),
    [
        pytest.param(60, "12:00", id="a turn of today"),
        pytest.param(86_400, "2026-11-27 12:00", id="a turn of a day"),
        pytest.param(0, "2026-11-27 12:00", id="how long is not known"),
    ],
)
def test_time_runs_out_by_itself(seconds: int, until: str) -> None:
    block = Countdown(text("countdown-you"), NOON, seconds)

    time = f'<tg-time unix="1795780800" format="r">until {until} UTC</tg-time>'
    assert written(block) == f"Your time left: {time}"


def test_a_table_is_set_in_columns() -> None:
    head = (text("grid-player"), text("grid-score"))
    row = (text("cell-name", name=Name("Ann")), text("cell-number", number=105))

    words = written(Grid((head, row)))

    assert words == "<pre>Player  Score\n\u2068Ann\u2069       105</pre>"


def test_a_table_that_is_too_wide_is_told_line_by_line() -> None:
    head = (text("cell-empty"), text("cell-name", name=Name("Ann")), text("grid-player"))
    row = (text("your-turn-readying"), text("cell-number", number=1), text("cell-empty"))

    words = written(Grid((head, row)))

    assert words == (
        "<i>\u2068Ann\u2069 · Player</i>\nPress Ready when you want the next round.: 1 · –"
    )


def test_what_is_too_long_loses_lines_but_no_card() -> None:
    long = Line(text("games-label", opponent=Name("x" * 32), place=Name("y" * 32)))
    cards = CardRow((Face(plain_card("7c")),), text("row-run"))
    screen = Screen(TITLE, (*(long,) * 40, cards, *(long,) * 40))

    plain, _ = read(shown(screen).text)

    assert "\n…\nRun: 7♣\n…\n" in plain


def test_a_pop_up_is_the_brief() -> None:
    screen = Screen(TITLE, (Line(READY),), brief=(text("brief-waiting"), READY))

    assert popped(screen) == "Waiting for the other player.\nReady"


def test_a_pop_up_without_a_brief_is_the_beginning() -> None:
    screen = Screen(TITLE, (Line(text("help-title")),) * 20)

    words = popped(screen)

    assert words.startswith("Gin rummy, right here\nGin rummy, right here\n")
    assert words.endswith("…")
    assert len(words) <= 200


def test_words_are_the_readers() -> None:
    screen = Screen(TITLE, (Line(READY),))

    assert words_of(shown(screen, "ru")).split("\n")[-1] == "Готово"
