"""Screens as Discord shows them: tones, cards, tables, time, notices, calls."""

from typing import Any

import pytest

from adapters.discord.drawing.markup import MOST_LETTERS
from adapters.discord.drawing.message import Rendered
from adapters.discord.drawing.renderer import CHALLENGE, OVER, TABLE, TURN, Renderer
from adapters.discord.emojis.faces import Faces
from adapters.presentation.lengths import units
from adapters.presentation.screen import (
    Backs,
    Block,
    Button,
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
from engine.service.intents import Ask
from tests.adapters.discord.drawings import INK, PICTURED, PLAIN, drawn, pictured, shown
from tests.builders import plain_card

TITLE = text("help-title")
HEAD = "### Gin rummy, right here"
NEWS = text("board-no-upcard")
SAID = "The discard pile is empty."


def texts_of(*blocks: Block) -> tuple[str, ...]:
    """What a screen of these blocks says below its title."""
    first, *others = shown(Screen(TITLE, blocks)).texts
    return (first.removeprefix(f"{HEAD}\n"), *others)


def called_by(message: Rendered) -> object:
    """Whom a message may call, as it is sent."""
    mentions: Any = message.mentions
    return mentions.to_dict()


@pytest.mark.parametrize(
    ("tone", "wanted"),
    [
        ("title", f"### {SAID}"),
        ("strong", f"**{SAID}**"),
        ("quiet", f"-# {SAID}"),
        ("normal", SAID),
    ],
)
def test_a_line_has_its_tone(tone: Tone, wanted: str) -> None:
    assert texts_of(Line(NEWS, tone)) == (wanted,)


def test_what_is_strong_begins_a_part_of_its_own() -> None:
    strong = Line(NEWS, "strong")

    assert texts_of(strong, strong, Line(NEWS), strong) == (
        f"**{SAID}**\n**{SAID}**\n{SAID}",
        f"**{SAID}**",
    )


def test_a_sum_stands_below_its_table_and_what_follows_apart() -> None:
    strong, table = Line(NEWS, "strong"), Grid(((text("grid-player"), text("grid-score")),))

    assert texts_of(strong, table, strong, strong) == (
        f"**{SAID}**\n```\nPlayer  Score\n```\n**{SAID}**",
        f"**{SAID}**",
    )


@pytest.mark.parametrize(
    ("mark", "wanted"),
    [
        ("drawn", "`[10♥]`"),
        ("layoff", "`+10♥`"),
        ("plain", "`10♥`"),
        ("meld", "`10♥`"),
        ("deadwood", "`10♥`"),
    ],
)
def test_a_card_says_by_its_sign_why_it_lies_there(mark: Mark, wanted: str) -> None:
    row = CardRow((Face(plain_card("Th"), mark),), text("board-upcard"))

    assert texts_of(row) == (f"On the discard pile: {wanted}",)


def test_cards_with_pictures_are_written_out_too() -> None:
    row = CardRow((Face(plain_card("Th")), Face(plain_card("As"))))

    (words,) = shown(Screen(TITLE, (row,)), renderer=PICTURED).texts

    ten, ace = (pictured().of(plain_card(card)) for card in ("Th", "As"))
    assert ten is not None
    assert ace is not None
    assert words == f"{HEAD}\n{ten.code}{ace.code} `10♥` `A♠`"


def test_the_stock_is_a_back_and_words() -> None:
    back = pictured().back
    backs = Backs(28, text("board-stock", count=28))

    plain, pictures = (
        shown(Screen(TITLE, (backs,)), renderer=renderer).texts for renderer in (PLAIN, PICTURED)
    )

    assert back is not None
    assert plain == (f"{HEAD}\nStock: 28 cards to draw.",)
    assert pictures == (f"{HEAD}\n{back.code} Stock: 28 cards to draw.",)


def test_time_counts_down_by_itself() -> None:
    clock = Countdown(text("countdown-you"), 1_795_780_842_000)

    assert texts_of(clock) == ("Your time left: <t:1795780842:R>",)


def test_a_small_table_has_its_columns_in_line() -> None:
    grid = Grid(
        (
            (text("grid-player"), text("grid-score")),
            (text("cell-name", name=Name("Ada`")), text("cell-number", number=5)),
        )
    )

    (words,) = texts_of(grid)

    lines = words.translate(str.maketrans("", "", "\u2068\u2069")).split("\n")
    assert lines == ["```", "Player  Score", "Ada'        5", "```"]


def test_a_wide_table_is_written_line_by_line() -> None:
    wide = text("board-stock", count=28)

    head, rows = shown(Screen(TITLE, (Grid(((wide, wide, wide), (wide, NEWS, NEWS))),))).texts

    assert head == HEAD
    assert rows.split("\n") == [
        "-# Stock: 28 cards to draw. · Stock: 28 cards to draw.",
        f"Stock: 28 cards to draw.: {SAID} · {SAID}",
    ]


def test_a_notice_stands_above_its_screen() -> None:
    message = PLAIN.rendered(drawn(Screen(TITLE, ())), notice="It is *not* your turn.")

    assert message == Rendered(r"It is \*not\* your turn.", (HEAD,), (), TABLE)


def test_a_message_calls_the_one_whom_it_is_to_call() -> None:
    message = PLAIN.rendered(drawn(Screen(TITLE, ())), mention="42")

    assert message.above == "<@42>"
    assert called_by(message) == {"parse": [], "users": [42]}


def test_a_message_calls_nobody_else() -> None:
    assert called_by(shown(Screen(TITLE, ()))) == {"parse": []}


def test_a_sentence_is_a_message() -> None:
    message = PLAIN.said("@everyone: 7♥", mention="42")

    assert message == Rendered("<@42> @\u2060everyone: 7\\♥", mention="42")


@pytest.mark.parametrize(
    ("screen", "colour"),
    [
        pytest.param(Screen(TITLE, (), attention=True, of_challenge=True), TURN, id="a turn"),
        pytest.param(Screen(TITLE, (), of_challenge=True), CHALLENGE, id="a challenge"),
        pytest.param(Screen(TITLE, (), stays=True), OVER, id="what is over"),
        pytest.param(Screen(TITLE, ()), TABLE, id="the rest"),
    ],
)
def test_the_edge_has_the_colour_of_what_it_is_about(screen: Screen, colour: int) -> None:
    assert shown(screen).colour == colour


def test_pictures_that_leave_no_room_for_words_are_left_out() -> None:
    row = CardRow(tuple(Face(plain_card("Th")) for _ in range(12)), NEWS)

    texts = shown(Screen(TITLE, (row,) * 10), renderer=PICTURED).texts

    assert "<:" not in "".join(texts)
    assert "…" not in "".join(texts)


def test_words_that_are_too_long_lose_their_middle_and_say_so() -> None:
    lines = (Line(text("board-no-upcard")),) * 200

    texts = shown(Screen(TITLE, lines)).texts

    assert sum(map(units, texts)) <= MOST_LETTERS
    assert texts[0].count("\n…\n") == 1
    assert texts[0].startswith(HEAD)


def test_a_message_of_too_many_parts_has_fewer_lines_between_them() -> None:
    blocks = (Line(NEWS, "strong"), Line(NEWS)) * 4
    rows = ((Button(TITLE, Ask("ready"), "danger"),),) * 17

    message = shown(Screen(TITLE, blocks, rows))

    assert len(message.texts) == 1
    assert message.texts[0].count("\n\n") == 3
    assert message.parts == 36


def test_pictures_that_were_learnt_later_are_shown_from_then_on() -> None:
    faces = Faces()
    renderer = Renderer(INK, faces)
    screen = Screen(TITLE, (CardRow((Face(plain_card("Th")),)),))
    before = renderer.rendered(drawn(screen))

    faces.learn(one for one in [pictured().of(plain_card("Th"))] if one is not None)

    assert renderer.rendered(drawn(screen)) != before
