"""Every screen keeps within what Discord takes, whoever plays and whatever they are called."""

from collections import Counter
from collections.abc import Iterator, Set
from itertools import islice, product
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.discord.drawing.keyboard import AGAIN, IDLE
from adapters.discord.drawing.markup import MOST_LETTERS
from adapters.discord.drawing.message import (
    LONGEST_LABEL,
    LONGEST_OPTION,
    MOST_IN_LINE,
    MOST_OPTIONS,
    MOST_PARTS,
    Choice,
    Rendered,
)
from adapters.discord.drawing.renderer import Renderer
from adapters.presentation.lengths import units
from adapters.presentation.screen import CardRow, Screen
from adapters.presentation.screens import board_screen, draw
from engine.match.boards import hand_view
from engine.match.rules import Rules
from tests.adapters.discord.drawings import (
    ADA,
    CHANNEL,
    INK,
    PICTURED,
    PLAIN,
    drawn,
    keys_of,
    shown,
)
from tests.adapters.discord.markdown import read
from tests.adapters.presentation.golden_files import BOOKS, KEPT, LANGUAGES
from tests.adapters.presentation.named_screens import LOOKS, NAMES, WORST, screens_of
from tests.adapters.presentation.random_play import by_any_rules, game_of, moments

LONGEST_CARRIED: Final = 100
LONGEST_SHOWN: Final = 150
BUTTON, MENU, TEXT = 2, 3, 10
OURS: Final = {"title", "quiet", "strong", "code", "columns", "time", "picture"}
NOTICE: Final = "That is not what your turn asks for now. " * 3


def parts_of(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every part of a message as it is sent, with those inside others."""
    for part in components:
        yield part
        yield from parts_of(part.get("components", []))


def sent(message: Rendered) -> list[dict[str, Any]]:
    """A message as it goes over the network."""
    view: Any = message.view()
    return list(view.to_components())


def check(message: Rendered, ours: Set[str] = OURS) -> None:
    """Fail unless Discord takes the message as it is."""
    parts = list(parts_of(sent(message)))
    assert len(parts) == message.parts <= MOST_PARTS
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    assert all(text.strip() for text in texts)
    assert 0 < sum(map(units, texts)) <= MOST_LETTERS
    assert all(read(text).made <= ours for text in texts)
    carried = [part["custom_id"] for part in parts if "custom_id" in part]
    carried += [value for part in parts for value in _values(part)]
    assert max(Counter(carried).values(), default=1) == 1
    assert all(0 < len(one) <= LONGEST_CARRIED for one in carried)
    for line in message.lines:
        assert len(line.options if isinstance(line, Choice) else line) > 0
        _check_line(line)


def _values(part: dict[str, Any]) -> list[str]:
    return [option["value"] for option in part.get("options", [])]


def _check_line(line: object) -> None:
    if isinstance(line, Choice):
        assert len(line.options) <= MOST_OPTIONS
        assert 0 < units(line.shown) <= LONGEST_SHOWN
        assert all(0 < units(one.label.strip()) <= LONGEST_OPTION for one in line.options)
    else:
        assert isinstance(line, tuple)
        assert len(line) <= MOST_IN_LINE
        assert all(0 < units(key.label.strip()) <= LONGEST_LABEL for key in line)


def carried_by(message: Rendered) -> list[str]:
    """The tokens that can be sent by pressing and choosing, without what tells twins apart."""
    carried = [key.carried for key in keys_of(message) if key.enabled]
    choices = (line for line in message.lines if isinstance(line, Choice))
    carried += [option.carried for choice in choices for option in choice.options]
    assert not any(one.startswith(IDLE) for one in carried)
    return [one.split(AGAIN)[0] for one in carried]


def tokens_of(screen: Screen, scope: str = ADA) -> list[str]:
    """The tokens of all that can be pressed on a screen."""
    paper = drawn(screen, scope=scope)
    buttons = (button for row in screen.rows for button in row if button.enabled)
    faces = (face.intent for face in screen.hand if face.intent is not None)
    tokens = [INK.token(paper, intent) for intent in faces]
    return [*tokens, *(INK.button_token(paper, button) for button in buttons)]


@pytest.mark.parametrize(("book", "name"), KEPT)
def test_every_scene_is_taken_whole(book: str, name: str) -> None:
    screen = BOOKS[book][name]()
    for language, renderer in product(LANGUAGES, (PLAIN, PICTURED)):
        message = shown(screen, language, renderer=renderer)

        check(message)
        assert "…" not in "\n".join(message.texts).split("\n")
        assert sorted(carried_by(message)) == sorted(tokens_of(screen))


@pytest.mark.parametrize(("book", "name"), KEPT)
def test_every_scene_has_room_for_a_notice_and_a_mention(book: str, name: str) -> None:
    screen = BOOKS[book][name]()
    for language in LANGUAGES:
        message = PICTURED.rendered(drawn(screen, language), notice=NOTICE, mention="1" * 19)

        check(message, OURS | {"mention"})
        assert sorted(carried_by(message)) == sorted(tokens_of(screen))


@by_any_rules
def test_every_moment_of_a_match_is_taken_whole(rules: Rules) -> None:
    for at, table in enumerate(moments(rules)):
        view = hand_view(table, game_of(rules), at % 2)
        language = LANGUAGES[at % len(LANGUAGES)]

        for look in LOOKS:
            screen = draw(view, look=look)
            message = shown(screen, language, renderer=PICTURED)
            check(message)
            assert sorted(carried_by(message)) == sorted(tokens_of(screen))
        check(shown(board_screen(view.board), language, CHANNEL, _turns(at)))


def _turns(at: int) -> Renderer:
    return PICTURED if at % 2 else PLAIN


@given(first=st.integers(0, 3), ada=NAMES, ben=NAMES, place=NAMES)
def test_no_name_breaks_a_screen(first: int, ada: str, ben: str, place: str) -> None:
    for at, screen in enumerate(islice(screens_of(ada, ben, place), first, None, 4)):
        check(shown(screen, LANGUAGES[at % len(LANGUAGES)], renderer=_turns(at)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_cost_no_card(language: str) -> None:
    for screen in screens_of(WORST, WORST, WORST):
        message = shown(screen, language, renderer=PICTURED)

        check(message)
        rows = sum(isinstance(block, CardRow) for block in screen.blocks)
        lines = "\n".join(message.texts).split("\n")
        assert sum(line.endswith(tuple("♣`♦`♠`♥`]`")) for line in lines) >= rows
