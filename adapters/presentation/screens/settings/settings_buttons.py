"""What the pages of the settings share: what a setting is called, and buttons that choose."""

from collections.abc import Sequence
from typing import Final

from adapters.presentation.screen import Button
from adapters.presentation.texts import Text, hyphened, text
from engine.service.intents import Choose, Look, SettingKey


def to(page: str) -> Look:
    """The look at a page of one's own settings."""
    return Look("settings", page)


Rows = tuple[tuple[Button, ...], ...]

BACK: Final = Button(text("button-back"), to(""))


def setting_name(key: SettingKey) -> Text:
    """What a setting is called."""
    return text(f"setting-{hyphened(key)}")


def purpose_of(key: SettingKey) -> Text:
    """What a setting is for, after its name."""
    purpose = text(f"settings-about-{hyphened(key)}")
    return text("settings-line", setting=setting_name(key), about=purpose)


def by_two(buttons: Sequence[Button]) -> Rows:
    """The buttons in rows of two."""
    return tuple(tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2))


def chosen_button(key: SettingKey, value: str, label: tuple[Text, bool], page: str = "") -> Button:
    """Chooses a value on its ``page``; ``label`` is what it says, and whether it is chosen now."""
    words, is_chosen = label
    intent = Choose(key, value, page)
    if not is_chosen:
        return Button(words, intent)
    ticked, why = text("setup-chosen", choice=words), text("why-chosen-already")
    return Button(ticked, intent, "primary", enabled=False, why=why)
