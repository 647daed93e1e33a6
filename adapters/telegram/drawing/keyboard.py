"""The buttons under a message: cards in two rows, then the screen's own, then a way in."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import KeyboardButtonStyle

from adapters.frontdesk import Door
from adapters.presentation.catalog import card_sign
from adapters.presentation.grids import WIDEST, width
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.lengths import cut
from adapters.presentation.screen import Button, Face, Mark, Style
from adapters.presentation.texts import text
from adapters.presentation.tokens import MAX_BYTES
from adapters.telegram.links import Links
from engine.round.moves import Discard
from engine.service.intents import Choose, Play, Propose

EXPLAINS: Final = "?"
"""Begins what a button carries that can not be pressed now: it is asked why."""
MOST_IN_ROW: Final = 8
_LONGEST_LABEL: Final = 128
"""UTF-16 units; what a whole keyboard may weigh is limited."""
_DIMMED: Final = "·"
QUESTION: Final = 3
"""The row of a hand, counted from 0, in which it is asked about what can not be undone."""
QUESTION_LINES: Final = 2
"""What it takes, whether something is asked or not, where something dangerous stands below."""
_CHOSEN: Final = "setup-chosen"
_VARIES: Final = frozenset({"settings-value"})
"""Labels that say what is chosen, which may be long."""
_TWINS: Final = ("button-sort-suit", "button-sort-rank")
"""Labels that take turns in one place."""
_OF_PLACE: Final = "place:"
SIGNED: Final[Mapping[Mark, str]] = {
    "drawn": "[{}]",
    "layoff": "+{}",
    "plain": "{}",
    "meld": "{}",
    "deadwood": "{}",
}
"""How a card is marked where it lies; in colour or not."""
_HELD: Final = {**SIGNED, "plain": "\u2212{}"}
"""The same in a hand: what is neither in a meld nor deadwood is about to leave it."""
_CARD_STYLES: Final[Mapping[Mark, KeyboardButtonStyle]] = {
    "meld": KeyboardButtonStyle.SUCCESS,
    "drawn": KeyboardButtonStyle.PRIMARY,
    "layoff": KeyboardButtonStyle.PRIMARY,
    "plain": KeyboardButtonStyle.DANGER,
}
_STYLES: Final[Mapping[Style, KeyboardButtonStyle]] = {
    "primary": KeyboardButtonStyle.PRIMARY,
    "danger": KeyboardButtonStyle.DANGER,
}
_Row = list[InlineKeyboardButton]


@dataclass(frozen=True, slots=True)
class Keys:
    """Makes keyboards; ``links`` leads from a group into the private chat."""

    ink: Ink
    links: Links

    def under(self, drawn: Drawn) -> InlineKeyboardMarkup | None:
        """The keyboard of a message; None where there is nothing to press."""
        rows = [*self._cards(drawn), *self._buttons(drawn), *self._door(drawn)]
        return InlineKeyboardMarkup(rows) if rows else None

    def _cards(self, drawn: Drawn) -> Iterator[_Row]:
        """The hand in two rows, so that nothing below jumps when a card is drawn."""
        hand = [self._card(drawn, face) for face in drawn.screen.hand]
        return _split(hand, min((len(hand) + 1) // 2, MOST_IN_ROW))

    def _card(self, drawn: Drawn, face: Face) -> InlineKeyboardButton:
        if face.intent is None:
            asked = Play((Discard(face.card),))
            carried = _asking(self.ink.token(drawn, asked))
        else:
            carried = self.ink.token(drawn, face.intent)
        label = _HELD[face.mark].format(card_sign(face.card))
        return _button(label, carried, _CARD_STYLES.get(face.mark))

    def _buttons(self, drawn: Drawn) -> Iterator[_Row]:
        rows = drawn.screen.rows
        for at, row in enumerate(rows):
            lines = list(self._lines(drawn, row))
            yield from lines
            if any(map(_is_dangerous, chain(*rows[at + 1 :]))):
                held = QUESTION_LINES if at == QUESTION and not _is_of_place(drawn) else 1
                yield from ([_button(_DIMMED, EXPLAINS)] for _ in range(len(lines), held))

    def _lines(self, drawn: Drawn, row: Sequence[Button]) -> Iterator[_Row]:
        """A row in as many lines as it takes to read its buttons on a phone."""
        line: _Row = []
        widest = 0
        for button in row:
            widest = max(widest, self._width(drawn, button))
            if line and (len(line) == MOST_IN_ROW or widest * (len(line) + 1) > WIDEST):
                yield line
                line, widest = [], self._width(drawn, button)
            line.append(self._of(drawn, button))
        if line:
            yield line

    def _width(self, drawn: Drawn, button: Button) -> int:
        """The columns of a button in the widest of its forms, so that no form moves another."""
        label, forms = button.label, [button.label]
        if label.key in _VARIES:
            return WIDEST
        if isinstance(button.intent, Choose | Propose) and label.key != _CHOSEN:
            forms = [text(_CHOSEN, choice=label)]
        forms += [text(key) for key in _TWINS if label.key in _TWINS]
        marked = (f"{_DIMMED} {self.ink.say(drawn, form)}" for form in forms)
        return max(map(width, marked))

    def _of(self, drawn: Drawn, button: Button) -> InlineKeyboardButton:
        token = self.ink.button_token(drawn, button)
        label = cut(self.ink.say(drawn, button.label), _LONGEST_LABEL)
        if not button.enabled:
            return _button(f"{_DIMMED} {label}", _asking(token))
        return _button(label, token, _STYLES.get(button.style))

    def _door(self, drawn: Drawn) -> Iterator[_Row]:
        """The way into the private chat, for those who read this in a group."""
        screen = drawn.screen
        if screen.door is not None and _is_of_place(drawn):
            label = cut(self.ink.say(drawn, screen.door), _LONGEST_LABEL)
            yield [InlineKeyboardButton(label, url=self.links.to(Door(screen.table)))]


def _button(
    label: str, carried: str, style: KeyboardButtonStyle | None = None
) -> InlineKeyboardButton:
    return InlineKeyboardButton(label, callback_data=carried, style=style)


def _asking(token: str) -> str:
    """What asks why; without saying what about where there is no room for that."""
    asked = f"{EXPLAINS}{token}"
    return asked if len(asked) <= MAX_BYTES else EXPLAINS


def _is_of_place(drawn: Drawn) -> bool:
    """Whether everybody in a place reads it."""
    return drawn.scope.startswith(_OF_PLACE)


def _is_dangerous(button: Button) -> bool:
    """Whether it must not come up where something else was: nothing holds an empty row's place."""
    return button.enabled and button.style == "danger"


def _split(buttons: Iterable[InlineKeyboardButton], most: int) -> Iterator[_Row]:
    row: _Row = []
    for button in buttons:
        if len(row) == most:
            yield row
            row = []
        row.append(button)
    if row:
        yield row
