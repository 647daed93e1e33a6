"""What a message shows, before any platform: text, cards, buttons."""

from dataclasses import dataclass
from typing import Literal

from adapters.presentation.texts import Text
from engine.cards.card import Card
from engine.service.intents import Intent

Mark = Literal["meld", "deadwood", "drawn", "layoff", "plain"]
"""Why a card stands where it stands; never told by colour alone."""

Style = Literal["primary", "danger", "plain"]
Tone = Literal["title", "normal", "strong", "quiet"]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of words."""

    text: Text
    tone: Tone = "normal"


@dataclass(frozen=True, slots=True)
class Face:
    """A card in a row. ``intent`` makes it a button; ``hint`` says what a press does."""

    card: Card
    mark: Mark = "plain"
    intent: Intent | None = None
    hint: Text | None = None


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards that belong together, such as a meld or the deadwood, under a ``label``."""

    cards: tuple[Face, ...]
    label: Text | None = None
    mark: Mark = "plain"


@dataclass(frozen=True, slots=True)
class Backs:
    """``count`` cards face down, such as the stock or another's hand."""

    count: int
    label: Text


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table of words, such as a score sheet; the first row is its head."""

    rows: tuple[tuple[Text, ...], ...]


@dataclass(frozen=True, slots=True)
class Countdown:
    """Time that runs out at ``until``, in whole seconds of UTC milliseconds.

    ``text`` says whose or what for, such as "Time left for Ben", without the time itself.
    ``seconds`` is how long it was in all, 0 where that does not matter: its last part is urgent.
    """

    text: Text
    until: int
    seconds: int = 0


Block = Line | CardRow | Backs | Grid | Countdown


@dataclass(frozen=True, slots=True)
class Button:
    """A press.

    Buttons keep their places between redraws: one that can not be pressed now stays, disabled, and
    ``why`` says what it waits for. ``table`` and ``version`` are given where a button speaks of
    another table than its screen, as in a list of tables.
    """

    label: Text
    intent: Intent
    style: Style = "plain"
    enabled: bool = True
    why: Text | None = None
    table: str = ""
    version: int = 0


@dataclass(frozen=True, slots=True)
class Screen:
    """One message. ``rows`` are rows of buttons; ``attention`` says that its reader is waited for.

    An empty row holds the place of one that comes and goes.
    One that ``stays`` tells what is over; the others go on with their table. One ``of_challenge``
    makes sense only until its challenge is taken or gone. ``buttons_first`` says that the words
    only go with the buttons. ``door`` is the label of a way into the reader's private chat, where
    a platform has such ways. ``brief`` is all of it in a few short lines, for where there is no
    room for more. ``hand`` are the reader's own cards in the order in which they hold them, for
    where cards are buttons. Whoever has seen version ``may_wait_from`` or a newer one can do
    without it for ``may_wait`` seconds: what changed since moves nothing for them, or more is
    about to change by itself.
    ``addressee`` is the id of the person to whom it speaks when it is posted, where others read it
    too.
    ``table`` and ``version`` go into the token of every button; empty and 0 without a table.
    """

    title: Text
    blocks: tuple[Block, ...]
    rows: tuple[tuple[Button, ...], ...] = ()
    table: str = ""
    version: int = 0
    attention: bool = False
    stays: bool = False
    of_challenge: bool = False
    buttons_first: bool = False
    door: Text | None = None
    brief: tuple[Text, ...] = ()
    hand: tuple[Face, ...] = ()
    may_wait: int = 0
    may_wait_from: int = 0
    addressee: str = ""
