"""A message as Discord shows it: texts in a frame, buttons and menus below them."""

from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from adapters.discord.emojis.faces import Emoji

MOST_PARTS: Final = 40
"""Parts of a message, counting those in others."""
MOST_IN_LINE: Final = 5
MOST_OPTIONS: Final = 25
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100


@dataclass(frozen=True, slots=True)
class Key:
    """A button; ``carried`` is unique in its message."""

    label: str
    carried: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    enabled: bool = True
    face: Emoji | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One of a menu; choosing it carries what a press would."""

    label: str
    carried: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A menu from which one option can be chosen; ``shown`` is what it says before that."""

    carried: str
    shown: str
    options: tuple[Option, ...]


Keys = tuple[Key, ...]
"""A line of buttons."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message as it is sent; equal ones look alike, so that the second need not be sent.

    ``above`` stands over the frame, ``texts`` and ``lines`` are in it, in ``colour``. ``mention``
    is the id of the one user whom it mentions, empty for nobody.
    """

    above: str = ""
    texts: tuple[str, ...] = ()
    lines: tuple[Keys | Choice, ...] = ()
    colour: int = 0
    mention: str = ""

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Who may be called by it: at most one."""
        if not self.mention:
            return discord.AllowedMentions.none()
        called = discord.Object(int(self.mention))
        return discord.AllowedMentions(
            everyone=False, users=[called], roles=False, replied_user=False
        )

    @property
    def parts(self) -> int:
        """How many parts it has, counting those in others."""
        below = sum(2 if isinstance(line, Choice) else 1 + len(line) for line in self.lines)
        framed = 1 if self.texts or self.lines else 0
        return bool(self.above) + framed + 2 * len(self.texts) - bool(self.texts) + below

    def view(self) -> ui.LayoutView:
        """What the library sends; it listens for nothing, so the library keeps nothing of it."""
        view = ui.LayoutView(timeout=None)
        if self.above:
            view.add_item(ui.TextDisplay(self.above))
        if self.texts or self.lines:
            view.add_item(self._frame())
        view.stop()
        return view

    def _frame(self) -> ui.Container[ui.LayoutView]:
        frame: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.colour)
        for at, words in enumerate(self.texts):
            if at:
                frame.add_item(ui.Separator())
            frame.add_item(ui.TextDisplay(words))
        for line in self.lines:
            frame.add_item(_row(line))
        return frame


def _row(line: Keys | Choice) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if isinstance(line, Choice):
        return row.add_item(_select(line))
    for key in line:
        row.add_item(_button(key))
    return row


def _button(key: Key) -> ui.Button[ui.LayoutView]:
    face = None if key.face is None else discord.PartialEmoji(name=key.face.name, id=key.face.id)
    return ui.Button(
        label=key.label,
        custom_id=key.carried,
        style=key.style,
        disabled=not key.enabled,
        emoji=face,
    )


def _select(choice: Choice) -> ui.Select[ui.LayoutView]:
    options = [
        discord.SelectOption(label=option.label, value=option.carried) for option in choice.options
    ]
    return ui.Select(custom_id=choice.carried, placeholder=choice.shown, options=options)
