"""Long lists of buttons as menus from which one is chosen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from adapters.discord.drawing.keyboard import Keyboard, is_chosen
from adapters.discord.drawing.message import (
    LONGEST_OPTION,
    MOST_IN_LINE,
    MOST_OPTIONS,
    Choice,
    Keys,
    Option,
)
from adapters.presentation.lengths import cut
from adapters.presentation.screen import Button
from adapters.presentation.texts import text

MENU: Final = "s:"
"""Begins what a menu carries; what is chosen from it is a token."""
_LONGEST_SHOWN: Final = 150


@dataclass(frozen=True, slots=True)
class Menus:
    """Makes the lines below a text: buttons where they fit, menus where they do not."""

    keyboard: Keyboard
    room: int

    def lines(self) -> Iterator[Keys | Choice]:
        """The hand, and the screen's rows in their order."""
        cards = list(self.keyboard.cards())
        yield from cards
        rows = list(self.keyboard.rows())
        least = 0 if _parts([*cards, *rows]) > self.room else MOST_IN_LINE + 1
        number = 0
        for is_list, found in groupby(rows, lambda row: _is_list(row, least)):
            if not is_list:
                yield from (keys for row in found for keys in self.keyboard.keys(row))
                continue
            for choice in self._choices([button for row in found for button in row], number):
                number += 1
                yield choice

    def _choices(self, buttons: Sequence[Button], number: int) -> Iterator[Choice]:
        drawn, ink = self.keyboard.drawn, self.keyboard.ink
        chosen = [button.label for button in buttons if is_chosen(button)]
        shown = cut(ink.say(drawn, (*chosen, text("discord-choose"))[0]), _LONGEST_SHOWN)
        options = [self._option(button) for button in buttons if button.enabled]
        for at in range(0, len(options), MOST_OPTIONS):
            part = tuple(options[at : at + MOST_OPTIONS])
            yield Choice(f"{MENU}{number + at // MOST_OPTIONS}", shown, part)

    def _option(self, button: Button) -> Option:
        drawn, ink = self.keyboard.drawn, self.keyboard.ink
        label = cut(ink.say(drawn, button.label), LONGEST_OPTION)
        return Option(label, self.keyboard.carrying.of(ink.button_token(drawn, button)))


def _is_list(row: Sequence[Button], least: int) -> bool:
    """Whether a row holds so many buttons, none of which stands out among those to press."""
    return len(row) >= max(least, 1) and all(map(_is_one_of_many, row))


def _is_one_of_many(button: Button) -> bool:
    return button.style == "plain" or not button.enabled


def _parts(rows: Sequence[Sequence[object]]) -> int:
    return sum(1 + len(row) for row in rows)
