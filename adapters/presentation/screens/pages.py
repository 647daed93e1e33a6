"""Pages without a table of their own: open tables, which one is meant, help, languages."""

from collections.abc import Sequence
from typing import Final

from adapters.presentation.catalog import language_codes
from adapters.presentation.screen import Block, Button, Line, Screen
from adapters.presentation.screens.table.turns import turn_line
from adapters.presentation.seats import gathered, headed, place_name
from adapters.presentation.texts import Text, text
from adapters.presentation.words.commands import COMMANDS
from engine.match.boards import BoardView, HandView, board_of
from engine.match.homes import home_of
from engine.service.intents import Intent, Look

TOPICS: Final = ("start", "hand", "knock", "computer")
"""The pages of the help, after its first."""
_HAND: Final = Look("hand")
_END: Final = Look("end")
"""Asked of tables of others, so that everybody there is named."""


def games_screen(views: Sequence[HandView | BoardView]) -> Screen:
    """Every open table of a person, whose turn it is there, and a button to each."""
    if not views:
        return Screen(text("games-title"), (Line(text("games-none")),))
    return _tables(text("games-title"), views, _HAND)


def choose_screen(views: Sequence[HandView | BoardView], intent: Intent) -> Screen:
    """The question which of several tables is meant by ``intent``."""
    return _tables(text("choose-title"), views, intent)


def help_screen(topic: str = "") -> Screen:
    """How to play and what can be typed; ``topic`` is a page, the first if there is no such."""
    at = topic if topic in TOPICS else ""
    rows = (tuple(_topic_button(name, at) for name in ("", *TOPICS)),)
    if at:
        return Screen(text(f"help-heading-{at}"), (Line(text(f"help-{at}")),), rows)
    typed = tuple(
        Line(text("help-command", command=command.usage, meaning=text(command.description)))
        for command in COMMANDS
    )
    return Screen(
        text("help-title"),
        (Line(text("help-intro")), Line(text("help-brackets"), "quiet"), *typed),
        rows,
    )


def language_screen(current: str) -> Screen:
    """Every language by what it calls itself; ``current`` is the reader's."""
    buttons = tuple(
        Button(
            text(f"language-{code}"),
            Look("language", code),
            enabled=code != current,
            why=text("why-language-already") if code == current else None,
        )
        for code in language_codes()
    )
    return Screen(text("language-title"), (Line(text("language-intro")),), (buttons,))


def _tables(title: Text, views: Sequence[HandView | BoardView], intent: Intent) -> Screen:
    blocks: list[Block] = []
    rows = []
    labels: list[Text] = []
    for view in views:
        board = board_of(view)
        labels.append(_table_label(view, intent))
        label = _told_apart(labels)
        asked = Look("board") if isinstance(view, BoardView) and intent == _HAND else intent
        blocks.append(Line(text("games-table", table=label, turn=turn_line(board))))
        button = Button(label, asked, table=board.id, version=board.version)
        rows.append((button,))
    return Screen(title, tuple(blocks), tuple(rows))


def _table_label(view: HandView | BoardView, intent: Intent) -> Text:
    if intent == _END:
        board = board_of(view)
        # Whoever asks is in one of its places, and need not know of another.
        place = home_of(board, -1) if not board.came else None
        if place is None:
            return text("games-label-bare", opponent=gathered(board))
        return text("games-label", opponent=gathered(board), place=place_name(place))
    if isinstance(view, HandView):
        return headed("games-label", view)
    return headed("games-label", HandView(view, -1, None))


def _told_apart(labels: Sequence[Text]) -> Text:
    """The last of some labels, with a number where it stood there before."""
    label, number = labels[-1], labels.count(labels[-1])
    return text("games-label-again", label=label, number=number) if number > 1 else label


def _topic_button(topic: str, at: str) -> Button:
    label = text(f"help-heading-{topic}" if topic else "help-first")
    why = text("why-page-already") if topic == at else None
    return Button(label, Look("help", topic), enabled=topic != at, why=why)
