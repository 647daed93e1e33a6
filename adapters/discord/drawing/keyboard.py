"""The buttons of a message: cards above, then the screen's own, each in its place for good."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from discord import ButtonStyle

from adapters.discord.drawing.message import LONGEST_LABEL, MOST_IN_LINE, Key, Keys
from adapters.discord.emojis.faces import Faces
from adapters.presentation.catalog import card_sign
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.lengths import cut
from adapters.presentation.screen import Button, Face, Mark, Style
from engine.service.intents import Look, Play

AGAIN: Final = "="
"""Parts a token from the number that tells equal ones apart in one message; in no token itself."""
IDLE: Final = "-"
"""Begins what a button carries that can not be pressed."""
QUESTION: Final = 3
"""The row of a hand, counted from 0, in which it is asked about what can not be undone."""
_LINES_OF_CARDS: Final = 3
"""What eleven cards take."""
_HELD: Final = "·"
_CHOSEN: Final = "setup-chosen"
_OF_PLACE: Final = "place:"
SIGNED: Final[Mapping[Mark, str]] = {
    "drawn": "[{}]",
    "layoff": "+{}",
    "plain": "{}",
    "meld": "{}",
    "deadwood": "{}",
}
"""How a card is marked where it lies."""
_IN_HAND: Final = {**SIGNED, "meld": "·{}·", "plain": "\u2212{}"}
"""The same in a hand: what is neither in a meld nor deadwood is about to leave it."""
_CARD_STYLES: Final[Mapping[Mark, ButtonStyle]] = {
    "meld": ButtonStyle.success,
    "drawn": ButtonStyle.primary,
    "layoff": ButtonStyle.primary,
    "plain": ButtonStyle.danger,
    "deadwood": ButtonStyle.secondary,
}
_STYLES: Final[Mapping[Style, ButtonStyle]] = {
    "primary": ButtonStyle.primary,
    "danger": ButtonStyle.danger,
    "plain": ButtonStyle.secondary,
}


@dataclass(frozen=True, slots=True)
class Carrying:
    """Gives each button of a message something of its own to carry."""

    _seen: Counter[str] = field(default_factory=Counter)

    def of(self, token: str) -> str:
        """A token, told apart from the same one before it."""
        self._seen[token] += 1
        times = self._seen[token]
        return token if times == 1 else f"{token}{AGAIN}{times}"

    def idle(self) -> str:
        """What a button carries that can not be pressed."""
        self._seen[IDLE] += 1
        return f"{IDLE}{self._seen[IDLE]}"


@dataclass(frozen=True, slots=True)
class Keyboard:
    """Makes the buttons of one message for one reader."""

    ink: Ink
    faces: Faces
    drawn: Drawn
    carrying: Carrying = field(default_factory=Carrying)

    def cards(self) -> Iterator[Keys]:
        """The hand, in as many lines whether a card was drawn or laid off, so that none jumps."""
        hand = [self._card(face) for face in self.drawn.screen.hand]
        lines = list(in_lines(hand))
        yield from lines
        if hand:
            yield from ((self._empty(),) for _ in range(len(lines), _LINES_OF_CARDS))

    def rows(self) -> Iterator[Sequence[Button]]:
        """The rows of the screen; an empty one that has to hold its place is given none."""
        rows = self.drawn.screen.rows
        for at in range(max(len(rows), QUESTION + 1 if self._asks() else 0)):
            row = rows[at] if at < len(rows) else ()
            below = chain(*rows[at + 1 :])
            if row or (at == QUESTION and self._asks()) or any(map(_is_dangerous, below)):
                yield row

    def keys(self, row: Sequence[Button]) -> Iterator[Keys]:
        """A row as lines of buttons; an empty one as a place that is held."""
        yield from even_lines([self._key(button) for button in row] or [self._empty()])

    def _card(self, face: Face) -> Key:
        label = _IN_HAND[face.mark].format(card_sign(face.card))
        style, picture = _CARD_STYLES[face.mark], self.faces.of(face.card)
        if face.intent is None:
            return Key(label, self.carrying.idle(), style, enabled=False, face=picture)
        carried = self.carrying.of(self.ink.token(self.drawn, face.intent))
        return Key(label, carried, style, face=picture)

    def _key(self, button: Button) -> Key:
        label = cut(self.ink.say(self.drawn, button.label), LONGEST_LABEL)
        if not button.enabled:
            return Key(label, self.carrying.idle(), _STYLES[button.style], enabled=False)
        carried = self.carrying.of(self.ink.button_token(self.drawn, button))
        return Key(label, carried, _STYLES[button.style])

    def _empty(self) -> Key:
        return Key(_HELD, self.carrying.idle(), enabled=False)

    def _asks(self) -> bool:
        """Whether this is a hand in which it may be asked about what can not be undone."""
        drawn = self.drawn
        first = drawn.screen.rows[:1]
        if drawn.scope.startswith(_OF_PLACE) or not any(map(_is_move, chain(*first))):
            return False
        return any(map(_asks_before_an_end, chain(*drawn.screen.rows)))


def in_lines(keys: Sequence[Key]) -> Iterator[Keys]:
    """Buttons in lines that are full but for the last."""
    for at in range(0, len(keys), MOST_IN_LINE):
        yield tuple(keys[at : at + MOST_IN_LINE])


def even_lines(keys: Sequence[Key]) -> Iterator[Keys]:
    """Buttons in as few lines as they take, these as long as each other."""
    lines = -(-len(keys) // MOST_IN_LINE)
    size = -(-len(keys) // lines)
    for at in range(0, len(keys), size):
        yield tuple(keys[at : at + size])


def is_chosen(button: Button) -> bool:
    """Whether it rests because it says how things are now."""
    return button.label.key == _CHOSEN


def _is_dangerous(button: Button) -> bool:
    """Whether it must not come up where something else was: nothing holds an empty row's place."""
    return button.enabled and button.style == "danger"


def _is_move(button: Button) -> bool:
    return isinstance(button.intent, Play)


def _asks_before_an_end(button: Button) -> bool:
    intent = button.intent
    return button.enabled and isinstance(intent, Look) and intent.screen in {"resign", "abort"}
